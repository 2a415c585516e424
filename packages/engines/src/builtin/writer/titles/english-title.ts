/** `In 1903 two brothers ...`: a year is no topic. */
const LEADING_YEAR = /^(?:in|by|since|around)\s+(?:the\s+)?(?:year\s+)?\d{3,4}s?\s+(?=\p{L}+\s+\p{L})/iu

/** A clause of English without the year that it begins with. */
export const withoutLeadingYear = (clause: string): string => clause.replace(LEADING_YEAR, '')

const BIRTH = /^((?:\p{Lu}[\p{L}'’.-]*\s+){1,3}\p{Lu}[\p{L}'’-]+)\s+was\s+born(?!\p{L})/u

/** The name in `Marie Curie was born in ...`, which is what a biography is called. */
export const nameOfBirth = (clause: string): string | undefined => BIRTH.exec(clause)?.[1]

const PLACED_NOUN = /\b(?:the|an?)\s+\p{Ll}{3,}\s+(?:of|on|in|at|under|behind|beside|above|below|by)\s+the\s+\p{Ll}{3,}(?=$|[\s.,;:!?])/iu
/** Nouns of time and of quantity make no subject: `the end of the day`. */
const NO_SUBJECT =
  /\b(?:end|start|beginning|middle|rest|top|bottom|side|kind|part|most|time|day|night|morning|evening|week|month|year|moment|first|last)\b/iu

/** A thing and its place, such as `the house on the hill`. */
export function placedNounOf(sentence: string): string | undefined {
  const found = PLACED_NOUN.exec(sentence)?.[0]
  return found === undefined || NO_SUBJECT.test(found) ? undefined : found
}

const PAST_VERBS = new Set(
  `ate began became broke brought built bought came caught chose drew drove drank fell felt flew found fought gave got grew had heard held hid kept knew left led lit
  lived lost made met paid ran rang rose said sang sank sat saw sent set shook shot slept sold spent spoke spun stood stole swam taught thought threw told took went woke won
  wore wrote`.split(/\s+/u),
)
const NOT_PAST = new Set(
  'red bed seed speed shed weed need breed hundred sacred naked sled feed deed greed wicked crooked rugged ragged'.split(' '),
)
const AUXILIARIES = /\s+(?:was|were|is|are|has|have|had|did|does|do|not|never|just|finally|once|also|then)$/iu

const isPastVerb = (word: string): boolean => PAST_VERBS.has(word) || (/^\p{Ll}{2,}ed$/u.test(word) && !NOT_PAST.has(word))

/** A title that ends with the verb of its clause, whose object or place was cut off, without this verb: `A little hedgehog lived`. */
export function withoutCutVerb(title: string, clause: string): string {
  const words = title.split(' ')
  if (title.length >= clause.length || words.length < 3 || !isPastVerb(words.at(-1)!.toLowerCase())) return title
  let subject = words.slice(0, -1).join(' ')
  while (AUXILIARIES.test(subject)) subject = subject.replace(AUXILIARIES, '')
  return subject.split(' ').length >= 2 ? subject : title
}
