import nlp from 'compromise/three'
import type { Locale } from './language.ts'

type Grammar = { readonly text: string; readonly nouns: ReadonlySet<string>; readonly verbs: ReadonlySet<string> }
let last: Grammar = { text: '', nouns: new Set(), verbs: new Set() }

/** English words of a text that are used as nouns and as verbs; the last text is kept, as several readers ask for it. */
export function grammarOf(text: string): Grammar {
  if (last.text === text) return last
  const document = nlp(text.toLowerCase())
  const nouns = new Set(document.match('#Noun').not('#Verb').not('#Pronoun').terms().out('array') as string[])
  const verbs = new Set(document.match('#Verb').terms().out('array') as string[])
  last = { text, nouns, verbs }
  return last
}

/** English names of things and places that are as often something one does or another thing. */
const ALSO_OTHER = new Set(
  'leaves fly duck bat ring watch bear light fire box drum hook saw park parks swan bridge mouse play act sail screen notes cart table well plant plants horn die pen lock wave waves field fields glasses seal brush pipe roller train trains tie sink swallow can letters target bolt trunk cab lead cells chart charts salt orange oil date mine mines brown stage stages farm farms ship market school schools port class show shows house houses dance song climb hike cook cooks bake lab dive dam stream streams peak peaks cave caves'.split(
    ' ',
  ),
)

const DETERMINERS: Partial<Record<Locale, string>> = {
  fr: 'le|la|les|un|une|du|des|de|son|sa|ses|mon|ma|mes|ton|ta|tes|ce|cet|cette|leur|leurs|au|aux|sur|dans|en|deux|trois|petit|petite|grand|grande|vieux|vieille',
  es: 'el|la|los|las|un|una|unos|unas|del|al|su|sus|mi|mis|tu|tus|de|con|este|esta|en|dos|tres|y',
}
/** Nouns that are also a form of a common verb. */
const ALSO_VERB: Partial<Record<Locale, ReadonlySet<string>>> = {
  fr: new Set('lit porte or ferme marche pêche joue montre tour court poêle voit livre lance pile garde cuisine pont bois vol'.split(' ')),
  es: new Set('vela llama cuenta tienda vino bota toca pinta caja pesa nada cometa cocina marcha baja rayo copa cura sala'.split(' ')),
}

/** False for a word used as a verb, or (in German) written without a capital. */
export function isNounHere(word: string, text: string, locale: Locale): boolean {
  if (locale === 'en' && isDoing(word, text)) return false
  if (locale === 'en')
    return word.includes(' ') || !ALSO_OTHER.has(word) || afterArticle(word, text) || inAList(word, text) || grammarOf(text).nouns.has(word)
  if (locale === 'de')
    return text === text.toLowerCase() || word.split(' ').some((part) => text.includes(part.charAt(0).toUpperCase() + part.slice(1)))
  if (!ALSO_VERB[locale]?.has(word)) return true
  return new RegExp(`(?<!\\p{L})(?:(?:${DETERMINERS[locale]})\\s+|[ld][’'])${word}(?!\\p{L})`, 'iu').test(text)
}

/** `building her first drone`: what is done to something, no house. */
const isDoing = (word: string, text: string): boolean =>
  (word.endsWith('ing') || ALSO_OTHER.has(word)) &&
  new RegExp(`(?<!\\b(?:the|an?|this|that|of) )\\b${word}\\s+(?:her|his|their|its|my|our|an?|the)\\b`, 'iu').test(text)

const afterArticle = (word: string, text: string): boolean =>
  new RegExp(`\\b(?:the|an?|his|her|their|its|my|our|your|this|that|of)\\s+(?:\\p{L}+\\s)?${word}\\b`, 'iu').test(text)

/** Between commas, as things are listed. */
const inAList = (word: string, text: string): boolean => new RegExp(`(?:^|[,:;])\\s*(?:\\p{L}+\\s)?${word}\\s*(?:[,.;]|$)`, 'iu').test(text)
