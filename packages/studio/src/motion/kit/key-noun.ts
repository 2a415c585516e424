import { bare, singulars } from '@fablecut/domain/text/does-name'
import { drawableNamed } from '@fablecut/director/vocabulary/vocabulary'

const DETERMINER = /^(?:an?|the|my|your|his|her|its|our|their|this|that|these|those|no|some|any|every|each|another|\p{L}+['’]s)$/u
const ONE = /^(?:an?|this|that|every|each|another)$/u
const PREPOSITION =
  /^(?:of|in|on|at|by|for|from|with|without|into|onto|over|under|through|across|against|between|behind|before|after|inside|like|than|about|around|near|off|per|beside|beyond|within|until|since|during)$/u
/** Words that are no noun where they stand, and nouns that say nothing. */
const NO_NOUN =
  /^(?:i|you|he|she|it|we|they|me|him|us|them|myself|yourself|himself|herself|itself|ourselves|themselves|who|whom|whose|which|what|when|where|why|how|and|or|but|if|because|so|as|while|although|though|is|am|are|was|were|be|been|being|do|does|did|have|has|had|can|could|will|would|shall|should|may|might|must|not|to|up|down|out|away|back|again|now|then|today|tonight|yesterday|tomorrow|soon|later|already|always|never|ever|often|once|twice|forever|here|there|everywhere|home|too|very|just|only|even|still|yet|almost|quite|rather|really|right|left|wrong|inward|outward|upward|downward|forward|backward|ahead|apart|together|alone|ones?|own|same|other|others|another|most|more|less|least|much|many|few|little|all|both|none|any|some|enough|first|last|next|best|worst|better|worse|rest|things?|reasons?|decisions?|points?|facts?|cases?|answers?|results?|examples?|tricks?|problems?|differences?|something|anything|nothing|everything|someone|somebody|anyone|anybody|everyone|everybody|nobody|way|ways|lot|lots|kind|sort|bit|part|side|moment|end|middle|beginning|start|top|bottom|rest|instead|else|that|this|these|those|the|an?|my|your|his|her|its|our|their)$/u
/** Verbs of every day whose form does not tell them. */
const VERB =
  /^(?:came|went|saw|took|got|gave|made|said|told|kept|fell|felt|found|ran|began|became|knew|grew|held|brought|thought|bought|sold|lost|won|met|paid|sat|stood|spoke|rose|drove|wrote|ate|hit|put|let|sent|built|led|slept|swam|flew|hid|broke|chose|shook|stole|threw|wore|woke|lay|lies|means|makes|takes|gets|goes|comes|says|gives|keeps|needs|wants|becomes|costs|feels|happens|learns|knows|thinks|pays|loses|grows|begins|never)$/u
/** Forms of verbs, and adverbs. */
const VERBAL = /(?:ing|ed|ly|n['’]t|['’](?:s|re|ve|ll|d|m))$/u

/** Whether a word may be what a number counts. */
const isCountable = (word: string): boolean => {
  const low = bare(word)
  return (
    low.length > 1 &&
    /^\p{L}/u.test(low) &&
    !VERB.test(low) &&
    !NO_NOUN.test(low) &&
    !PREPOSITION.test(low) &&
    (!VERBAL.test(low) || isDrawable(low))
  )
}

const UNIT = /^(?:[ap]\.?m|percent|degrees|years|days|hours|minutes|seconds|miles|feet|pounds|dollars|euros|people|times)$/u

/** Whether the word at an index is what the number before it counts, or its unit. */
function isCounted(words: readonly string[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]]
  if (word === undefined || (at > 0 && /[.,;:!?]$/u.test(words[at - 1]!))) return false
  if (UNIT.test(bare(word))) return true
  // A verb has an object: "20 pays your bills".
  return isCountable(word) && !(next !== undefined && DETERMINER.test(bare(next)))
}

const PLURAL = /(?:s|men|people|children|feet|teeth|mice|fish|sheep)$/u

/** How many words from an index on are what the number before them counts: one, or two where the first says of what kind; 0 where it is not sure. */
export function countedFrom(words: readonly string[], at: number): number {
  if (!isCounted(words, at)) return 0
  const [first, second] = [bare(words[at]!), bare(words[at + 1] ?? '')]
  return !UNIT.test(first) && !PLURAL.test(first) && PLURAL.test(second) && isCounted(words, at + 1) ? 2 : 1
}

const isDrawable = (word: string): boolean => singulars(word).some((form) => drawableNamed(form) !== undefined)

/** `melts the second | you sprinkle it`: no noun but what joins two clauses. */
const isJoining = (words: readonly string[], at: number): boolean =>
  /^(?:second|minute|moment|instant)$/u.test(bare(words[at]!)) &&
  /^(?:i|you|he|she|it|we|they|the|an?|my|your|his|her|its|our|their)$/u.test(bare(words[at + 1] ?? ''))

/** Longest noun phrase after its article. */
const MAX_PHRASE = 3

/** The noun of the phrase that begins at an index; the last one that can be drawn, else its last word where nothing but it can be meant. */
function headFrom(words: readonly string[], from: number): number | undefined {
  if (from < words.length && isJoining(words, from)) return undefined
  const isOne = ONE.test(bare(words[from - 1]!))
  let to = from
  while (to < words.length && to - from < MAX_PHRASE && isCountable(words[to]!)) {
    // "A scout flies": what follows one thing in -s is its verb.
    if (isOne && to > from && /[^s]s$/u.test(bare(words[to]!))) break
    to++
    // A mark ends the phrase.
    if (/[\p{P}]$/u.test(words[to - 1]!)) break
  }
  if (to === from) return undefined
  for (let at = to - 1; at >= from; at--) if (isDrawable(bare(words[at]!))) return at
  const isClosed = to === words.length || PREPOSITION.test(bare(words[to]!)) || /[\p{P}]$/u.test(words[to - 1]!)
  return isClosed || to === from + 1 ? to - 1 : undefined
}

/** Words up to which a noun stands early enough to be a subject. */
const MAX_BEFORE_SUBJECT = 3

/** Whether the noun from an index up to another, exclusive, is the subject of a statement: it stands at its begin, and something other is said of it. */
export const isSubjectAt = (words: readonly string[], from: number, to: number): boolean =>
  from < MAX_BEFORE_SUBJECT &&
  !words.slice(1, from).some((word) => PREPOSITION.test(bare(word))) &&
  !PREPOSITION.test(bare(words[to] ?? ''))

/** Index of the English noun that a statement is about: what its verb does something to, else the noun after a preposition; undefined where none is sure. */
export function keyNounOf(text: readonly string[]): number | undefined {
  const low = text.map(bare)
  const found: { readonly at: number; readonly rank: number }[] = []
  for (let i = 0; i < low.length; i++) {
    const [word, before] = [low[i]!, low[i - 1] ?? '']
    if (DETERMINER.test(word)) {
      const at = headFrom(text, i + 1)
      const isSubject = i === 0 && at !== undefined && isSubjectAt(text, i + 1, at + 1)
      if (at !== undefined && !isSubject) found.push({ at, rank: i === 0 ? 0 : PREPOSITION.test(before) || before === 'to' ? 2 : 3 })
    } else if (PREPOSITION.test(word) || (word === 'to' && /^(?:back|went|go|goes|came|come|return|returned)$/u.test(before))) {
      const at = headFrom(text, i + 1)
      if (at !== undefined && isDrawable(low[at]!)) found.push({ at, rank: 2 })
    } else if (
      i > 0 &&
      isCountable(word) &&
      isDrawable(word) &&
      word.endsWith('s') &&
      !word.endsWith('ss') &&
      (VERB.test(before) || VERBAL.test(before))
    )
      found.push({ at: i, rank: 1 })
  }
  return found.reduce<(typeof found)[number] | undefined>((best, one) => (!best || one.rank > best.rank ? one : best), undefined)?.at
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
/** Most words between a number and what it counts. */
const MAX_BETWEEN = 2

/** How many of something a text counts, from 2 to 12; undefined where it does not. `name`: what is counted. */
export function countIn(text: string, name: string): number | undefined {
  const words = text.split(/\s+/u).map(bare)
  const noun = bare(name.split(/\s+/u).at(-1) ?? '')
  const at = words.findIndex((word) => singulars(word).some((form) => form === noun))
  if (at < 1) return undefined
  for (let i = at - 1; i >= Math.max(0, at - 1 - MAX_BETWEEN); i--) {
    const count = /^\d{1,2}$/u.test(words[i]!) ? Number(words[i]) : NUMBERS.indexOf(words[i]!) + 1
    if (count >= 2 && count <= NUMBERS.length) return count
    if (!isCountable(words[i]!)) return undefined
  }
  return undefined
}
