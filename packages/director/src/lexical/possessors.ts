import type { Language } from './language.ts'
import type { NounMatch } from './nouns/nouns.ts'
import { entriesOf } from './language-rules.ts'
import { foldWord, type LexicalWord } from './words.ts'

/** What makes a postposition of `के`. */
const BESIDE = /^(?:पास|साथ|लिए|बाद|ऊपर|नीचे|सामने|पीछे|अंदर|बीच|कारण|द्वारा|पहले|बिना|आगे|बारे|रूप|बजाय|अलावा)$/u

/** Ends of German nouns for women. */
const WOMAN = /(?:in|frau|mutter|schwester|tochter)$/u
/** German verbs of giving, telling and showing, and others that have somebody to whom it is done. */
const DATIVE_VERB =
  /^(?:be|über|ver|ent|mit|zurück|an|vor|weg|zu|ab|bei|weiter)?(?:ge)?(?:geb|gib|gab|schenk|bring|brach|zeig|sag|erzähl|schick|helf|hilf|half|holf|dank|reich|biet|bot|leih|lieh|versprich|versprach|versproch|versprech|erklär|send|sandt|gehör|antwort|folg|diente?|vertrau|wünsch|gratulier|begegn|liefer|erlaub)\p{Ll}*$/u
/** Before a noun in the dative: `dem Sohn der Königin` is hers whatever the verb. */
const DATIVE_ARTICLE = /^(?:zur|im|am|zum|vom|beim|dem|diesem|jedem|(?:k?ein|mein|dein|sein|ihr|unser|euer|eur)e[mr])$/u
const ARTICLE_REACH = 3

/** `Er gab das Buch der Lehrerin`: a woman behind `der` to whom something is given. `der`: index of the article. */
function isGivenTo(der: number, words: readonly LexicalWord[]): boolean {
  const { clause } = words[der]!
  const first = words.findIndex((word) => word.clause === clause)
  const last = words.findLastIndex((word) => word.clause === clause)
  if (
    words
      .slice(Math.max(first, der - ARTICLE_REACH), der)
      .some(({ low }, i, all) => i < all.length - 1 && DATIVE_ARTICLE.test(low) && isOwnArticle(all, i))
  )
    return false
  // `der Tochter der Königin`, but `gibt der Junge der Königin`
  if (words[der - 2]?.low === 'der' && WOMAN.test(words[der - 1]!.low)) return false
  // `Gib den Apfel der Königin`
  const isVerb = (at: number) => DATIVE_VERB.test(words[at]!.isFirst ? words[at]!.low : words[at]!.text)
  // `Der Ring der Königin gab ihm Kraft`: what a clause begins with and its verb follows is one.
  const isOpening = der - first <= 2 && !isVerb(first)
  return words.slice(first, der).some((_, i) => isVerb(first + i)) || (!isOpening && last > der && isVerb(last))
}

/** Whether only adjectives stand between an article and the last of some words. */
const isOwnArticle = (words: readonly LexicalWord[], at: number): boolean =>
  words.slice(at + 1, -1).every(({ text }) => /^\p{Ll}/u.test(text))

/** Whether a noun says to whom something belongs: `the ring of the queen`. Who owns something need not be there. */
export function isPossessor(
  { from, to }: NounMatch,
  words: readonly LexicalWord[],
  text: string,
  { find, rules, code, nouns }: Language,
): boolean {
  if (find.of(words, text).some((mark) => mark.to === from - 1)) return true
  // `la guardia dell'imperatore`, `le garde de l'empereur`
  if (code === 'it' && /^(?:dell|d)[’']/iu.test(words[from]!.text)) return true
  if (code === 'fr' && /^d[’']/iu.test(words[from]!.text)) return true
  if (code === 'fr' && words[from - 1]?.low === 'de' && /^l[’']/iu.test(words[from]!.text)) return true
  // `ein Ring der Königin`: a woman behind `der` is nobody's subject.
  const isHers = code === 'de' && words[from - 1]?.low === 'der' && WOMAN.test(words[to]!.low) && !isGivenTo(from - 1, words)
  if (isHers && words[from - 2]?.clause === words[from]!.clause && /^\p{Lu}/u.test(words[from - 2]!.text)) return true
  if (code === 'ko' && words[to]!.low.endsWith('의')) return true
  // `soldatens datter`
  if (/^(?:sv|da|nb)$/u.test(code) && /[^s]s$/u.test(words[to]!.low) && !nouns.forms.has(words[to]!.low)) return true
  const behind = entriesOf(rules.ofBehind ?? '').map((entry) => foldWord(entry, code))
  if (behind.length === 0) return false
  if (rules.isUnspaced) return behind.some((entry) => text.startsWith(entry, words[to]!.end))
  const next = words[to + 1]
  // `शिकारी के जाल में`, but `शिकारी के पास`.
  if (code === 'hi' && next?.low === 'के') return !BESIDE.test(words[to + 2]?.low ?? '')
  return next !== undefined && next.clause === words[to]!.clause && behind.includes(next.low)
}

/** What of somebody is seen with the person. */
const SEEN: Readonly<Record<string, RegExp>> = {
  hi: /^(?:चेहरा|चेहरे|आंखें|आंखों|हाथ|हाथों|बाल|आवाज)$/u,
  ja: /^(?:顔|目|瞳|手|髪|声|姿|背中|表情|笑顔|涙|後ろ姿)$/u,
  ko: /^(?:얼굴|눈|손|머리카락|목소리|뒷모습|표정|눈물)/u,
  zh: /^(?:脸|眼睛|双手|手|头发|声音|背影|表情|笑容|眼泪)$/u,
}

/** `女の顔`: whose face is told is seen. */
export const isOfBody = ({ to }: Pick<NounMatch, 'to'>, words: readonly LexicalWord[], code: string): boolean =>
  SEEN[code] !== undefined && words.slice(to + 1, to + 3).some(({ low, clause }) => clause === words[to]!.clause && SEEN[code]!.test(low))
