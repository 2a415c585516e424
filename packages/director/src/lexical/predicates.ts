import type { LexicalWord } from './words.ts'

/** `is`, `was`, `became` by language, before what somebody is. */
const BE: Readonly<Record<string, RegExp>> = {
  de: /^(?:ist|war|wurde|wird|als)$/u,
  es: /^(?:es|era|fue|hizo|volvió|convirtió|será)$/u,
  fr: /^(?:est|était|fut|devint|devient|devenu|devenue|sera)$/u,
  it: /^(?:è|era|fu|divenne|diventa|diventò|diventato|diventata)$/u,
  nl: /^(?:is|was|werd|wordt)$/u,
  pt: /^(?:é|era|foi|virou|tornou|tornou-se)$/u,
  pl: /^(?:jest|był|była|został|została)$/u,
  ru: /^(?:был|была|стал|стала|станет)$/u,
  sv: /^(?:är|var|blev|blir)$/u,
  da: /^(?:er|var|blev|bliver)$/u,
  nb: /^(?:er|var|ble|blir)$/u,
  zh: /^(?:是|当|当了|成为|成了|变成|变成了|当上|当上了)$/u,
}
/** The same behind what somebody is, where verbs come last. */
const BEHIND: Readonly<Record<string, RegExp>> = { hi: /^(?:बन|बना|बनी|था|थी|है|थे)$/u, ko: /^(?:되|됐|된)/u }
const BECOMES = /^(?:な|なっ|なり|なる)/u
const REACH = 3

type Mention = { readonly isPerson: boolean; readonly isFigure: boolean; readonly from: number; readonly to: number }

/** Whether a person of a sentence is what the one before it is or becomes: `the girl became a doctor`. */
export function isPredicateOf(mention: Mention, before: Mention | undefined, words: readonly LexicalWord[], code: string): boolean {
  if (!mention.isPerson || !before?.isFigure || words[before.to]!.clause !== words[mention.from]!.clause) return false
  const between = words.slice(Math.max(before.to + 1, mention.from - REACH), mention.from)
  if (BE[code] && between.some(({ low }) => BE[code]!.test(low))) return true
  const [next, after] = [words[mention.to + 1], words[mention.to + 2]]
  if (code === 'ja') return next?.low === 'に' && BECOMES.test(after?.low ?? '')
  return BEHIND[code] !== undefined && next !== undefined && BEHIND[code].test(next.low)
}

/** `बल्कि एक शिकारी है`, `而是猎人`: what somebody is called instead of something else. */
export function isSaidInstead({ isPerson, from, to }: Mention, words: readonly LexicalWord[], code: string): boolean {
  if (!isPerson) return false
  const before = words.slice(Math.max(0, from - REACH), from).filter(({ clause }) => clause === words[from]!.clause)
  if (code === 'zh') return before.some(({ low }) => low === '而是')
  if (code === 'ar') return words[from - 1]?.low === 'بل'
  const next = words[to + 1]
  return code === 'hi' && before.some(({ low }) => low === 'बल्कि') && (next === undefined || BEHIND.hi!.test(next.low) || next.low === 'हैं')
}
