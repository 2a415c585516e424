import nlp from 'compromise/three'
import type { Locale } from './language.ts'

type PartsOfSpeech = { readonly text: string; readonly nouns: ReadonlySet<string>; readonly verbs: ReadonlySet<string> }
let cached: PartsOfSpeech = { text: '', nouns: new Set(), verbs: new Set() }

/** English words of a text that are used as nouns and as verbs; caches the last text. */
export function tagPartsOfSpeech(text: string): PartsOfSpeech {
  if (cached.text === text) return cached
  const document = nlp(text.toLowerCase())
  const nouns = new Set(document.match('#Noun').not('#Verb').not('#Pronoun').terms().out('array') as string[])
  const verbs = new Set(document.match('#Verb').terms().out('array') as string[])
  cached = { text, nouns, verbs }
  return cached
}

/** English nouns of things and places that are often verbs or have other meanings. */
const AMBIGUOUS_NOUNS = new Set(
  'leaves fly duck bat ring watch bear light fire box drum hook saw park parks swan bridge mouse play act sail screen notes cart table well plant plants horn die pen lock wave waves field fields glasses seal brush pipe roller train trains tie sink swallow can letters target bolt trunk cab lead cells chart charts salt orange oil date mine mines brown stage stages farm farms ship market school schools port class show shows house houses dance song climb hike cook cooks bake lab dive dam stream streams peak peaks cave caves'.split(
    ' ',
  ),
)

const DETERMINERS: Partial<Record<Locale, string>> = {
  fr: 'le|la|les|un|une|du|des|de|son|sa|ses|mon|ma|mes|ton|ta|tes|ce|cet|cette|leur|leurs|au|aux|sur|dans|en|deux|trois|petit|petite|grand|grande|vieux|vieille',
  es: 'el|la|los|las|un|una|unos|unas|del|al|su|sus|mi|mis|tu|tus|de|con|este|esta|en|dos|tres|y',
}
/** Nouns that are also forms of a common verb. */
const AMBIGUOUS_VERBS: Partial<Record<Locale, ReadonlySet<string>>> = {
  fr: new Set('lit porte or ferme marche pêche joue montre tour court poêle voit livre lance pile garde cuisine pont bois vol'.split(' ')),
  es: new Set('vela llama cuenta tienda vino bota toca pinta caja pesa nada cometa cocina marcha baja rayo copa cura sala'.split(' ')),
}

/** Whether a word is used as a noun. In German, capitalisation decides. */
export function isUsedAsNoun(word: string, text: string, locale: Locale): boolean {
  if (locale === 'en' && isVerbWithObject(word, text)) return false
  if (locale === 'en')
    return (
      word.includes(' ') ||
      !AMBIGUOUS_NOUNS.has(word) ||
      followsArticle(word, text) ||
      isListItem(word, text) ||
      tagPartsOfSpeech(text).nouns.has(word)
    )
  if (locale === 'de')
    return text === text.toLowerCase() || word.split(' ').some((part) => text.includes(part.charAt(0).toUpperCase() + part.slice(1)))
  if (!AMBIGUOUS_VERBS[locale]?.has(word)) return true
  return new RegExp(`(?<!\\p{L})(?:(?:${DETERMINERS[locale]})\\s+|[ld][’'])${word}(?!\\p{L})`, 'iu').test(text)
}

/** Whether a word is a verb followed by an object: `building her first drone`. */
const isVerbWithObject = (word: string, text: string): boolean =>
  (word.endsWith('ing') || AMBIGUOUS_NOUNS.has(word)) &&
  new RegExp(`(?<!\\b(?:the|an?|this|that|of) )\\b${word}\\s+(?:her|his|their|its|my|our|an?|the)\\b`, 'iu').test(text)

const followsArticle = (word: string, text: string): boolean =>
  new RegExp(`\\b(?:the|an?|his|her|their|its|my|our|your|this|that|of)\\s+(?:\\p{L}+\\s)?${word}\\b`, 'iu').test(text)

/** Whether a word is an item of a comma-separated list. */
const isListItem = (word: string, text: string): boolean =>
  new RegExp(`(?:^|[,:;])\\s*(?:\\p{L}+\\s)?${word}\\s*(?:[,.;]|$)`, 'iu').test(text)
