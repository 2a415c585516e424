import { IDIOMS } from '../../languages/en/idioms.ts'
import { PAST_TENSES } from '../../languages/en/past-tenses.ts'
import { isVerb } from '../../senses/lexicon.ts'

/** Past forms that are words of their own as well, or no past forms of the list of those that are not. */
const OWN_WORDS: Readonly<Record<string, string>> = {
  bite: 'bit|bitten',
  bend: 'bent',
  break: 'broken',
  draw: 'drew|drawn',
  fall: 'fell|fallen',
  find: 'found',
  get: 'got|gotten',
  give: 'given',
  have: 'has|had',
  hold: 'held',
  lay: 'laid',
  lead: 'led',
  leave: 'left',
  lose: 'lost',
  make: 'made',
  meet: 'met',
  pay: 'paid',
  ring: 'rang|rung',
  see: 'saw|seen',
  take: 'taken',
  throw: 'thrown',
  come: 'came',
}

/** All forms of a verb as alternatives of a pattern. */
function formsOf(verb: string): string {
  const isDoubled = /^[^aeiou]*[aeiou][^aeiouwxy]$/u.test(verb)
  const stem = isDoubled ? verb + verb.at(-1)! : verb.replace(/e$/u, '')
  const past = [...PAST_TENSES].flatMap(([form, base]) => (base === verb ? [form] : []))
  const third = /(?:s|sh|ch|x)$/u.test(verb) ? `${verb}es` : `${verb}s`
  return [verb, third, `${stem}ed`, `${stem}ing`, ...past, OWN_WORDS[verb]].filter(Boolean).join('|')
}

/** `spill the beans` is `spilled the beans` as well. */
const withForms = (idiom: string): string =>
  idiom.replace(/^[a-z]{2,}(?= )/u, (word) => (isVerb(word) || Object.hasOwn(OWN_WORDS, word) ? `(?:${formsOf(word)})` : word))

/** What names nothing that is there: idioms, with the forms of the verbs that they begin with. */
export const IDIOM = new RegExp(
  `\\b(?:${IDIOMS.trim().split(/\||\n/u).filter(Boolean).map(withForms).join('|').replaceAll(' ', '[ -]')})\\b`,
  'giu',
)
