import type { VerbMatch } from './scenes/scene-clause.ts'
import { PERSON_NOUN, CONCRETE_NOUNS, ABSTRACT_ENDING, ABSTRACT_NOUNS, NOUN_LIKE_VERBS, VISIBLE_ACTIONS } from './scenes/scene-lexicon.ts'

/** A noun phrase of the parser. */
export type NounMatch = { readonly text: string; readonly terms: readonly { readonly text: string; readonly tags: readonly string[] }[] }

/** The visible noun phrases of a text (`visible`), and verbs that the parser included in noun phrases (`verbs`). */
export function parseNouns(
  phrases: readonly NounMatch[],
  text: string,
  names: ReadonlySet<string>,
): { visible: string[]; verbs: VerbMatch[] } {
  const nouns = phrases.flatMap((phrase) => visibleNounsIn(phrase, names)).filter((noun) => !isVerbIn(noun, text))
  const split = nouns.map((noun) => ({ noun, verb: verbAtEnd(noun) }))
  return {
    visible: split.map(({ noun, verb }) => (verb === undefined ? noun : noun.split(' ').slice(0, -1).join(' '))).filter(isVisible),
    verbs: split.flatMap(({ verb }) => verb ?? []),
  }
}

/** Words that are capitalised within a sentence; they are also names at the start of one. */
export function properNounsIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/(?<=[\p{Ll}\d,;:] )\p{Lu}\p{L}+/gu)].map(([name]) => name))
}

const PREPOSITIONS =
  /\s+(?:of|in|on|at|under|over|with|from|to|into|across|behind|beside|between|near|for|by|like|through|around|above|below|inside|and|or|before|after|as|than)\s+/i
/** Words before a noun that are no part of it. */
const LEADING_WORDS = {
  conjunctions: 'and|or|but',
  determiners: 'a|an|the|this|that|these|those|my|your|his|her|its|our|their|another|other|such|what|which|whose',
  quantifiers: 'every|each|some|any|many|most|all|both|few|several|no|more|half',
  adverbs: 'just|even|only|very|really',
  numbers: String.raw`\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|hundreds?|thousands?|millions?|billions?`,
  prepositions: 'of|in|on|at|over|under|with|from|to|into|by|for|through|across|near|around|like|as|about|above|below|beneath|inside',
  /** Before a name: `This evening Marla`. */
  times: String.raw`(?:evening|morning|afternoon|today|tonight|tomorrow|yesterday)(?=\s\p{Lu})`,
}
const LEADING = new RegExp(String.raw`^(?:${Object.values(LEADING_WORDS).join('|')})\s+`, 'iu')
/** Nouns in `-ing`, which are not trailing verbs. */
const NOUNS_IN_ING =
  'buildings?|paintings?|drawings?|rings?|kings?|wings?|strings?|springs?|weddings?|ceilings?|clothing|beings?|things?|puddings?|swings?|crossings?|landings?|herrings?|earrings?|clearings?|mornings?|evenings?'
/** Trailing words that are no part of the noun, as in `a boat full of` and `goats dancing`. */
const TRAILING = new RegExp(
  String.raw`(?<=\p{L})\s+(?:full|made|called|named|alone|asleep|awake|together|(?!(?:${NOUNS_IN_ING})\b)\p{L}{2,}ing)$`,
  'iu',
)
const PRONOUN = /^(?:i|you|we|they|he|she|it|us|them|me|him)\s/i

function visibleNounsIn({ text, terms }: NounMatch, names: ReadonlySet<string>): string[] {
  const proper = new Set(terms.filter(({ tags }) => tags.includes('ProperNoun')).map(({ text }) => text))
  const isName = (word: string) => proper.has(word) || names.has(word) || /\p{Lu}.*\p{Lu}|^I$/u.test(word)
  const lowered = text.split(' ').map((word) => (isName(bareWord(word)) ? word : word.toLowerCase()))
  return lowered.join(' ').split(PREPOSITIONS).map(bareNoun).filter(isVisible)
}

const bareWord = (word: string) => word.replaceAll(/[^\p{L}\p{N}'’-]/gu, '').replace(/['’]s$/, '')

function bareNoun(phrase: string): string {
  const plain = phrase.replaceAll(/[^\p{L}\p{N}'’ -]/gu, '')
  let bare = plain.replace(/['’]s?$/, '').trim()
  while (LEADING.test(bare)) bare = bare.replace(LEADING, '')
  bare = bare.replace(TRAILING, '')
  return bare.split(' ').slice(-3).join(' ').trim()
}

function isVisible(noun: string): boolean {
  const head = noun.split(' ').at(-1)!.toLowerCase()
  if (head.length < 2 || !/\p{L}/u.test(head) || PRONOUN.test(noun) || /['’](?:s|re|ll|ve|d|m|t)$/.test(head)) return false
  return !ABSTRACT_NOUNS.has(head) && (CONCRETE_NOUNS.has(head) || !ABSTRACT_ENDING.test(head) || /^\p{Lu}/u.test(noun))
}

/** `to hum`, `won't bloom`. */
function isVerbIn(noun: string, text: string): boolean {
  return (
    /^\p{L}+$/u.test(noun) && new RegExp(`(?:n['’]t|\\b(?:to|not|will|can|could|would|should|must|may|might)) ${noun}\\b`, 'i').test(text)
  )
}

/** `fisherman rows`, `net glitters`. */
function verbAtEnd(noun: string): VerbMatch | undefined {
  const [before, word] = noun.split(' ').slice(-2)
  if (word === undefined) return undefined
  const known = PERSON_NOUN.test(before!) ? VISIBLE_ACTIONS : NOUN_LIKE_VERBS
  const infinitive = [word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')].find(
    (verb) => verb !== word && known.has(verb),
  )
  return infinitive === undefined ? undefined : { text: word, verb: { infinitive } }
}
