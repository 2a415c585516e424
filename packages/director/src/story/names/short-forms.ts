import { isDemonym } from '../../languages/en/names.ts'
import { thingsOfEntity } from '../../knowledge/named-entities.ts'
import { singularOf } from '../../senses/lexicon.ts'
import type { Phrase } from '../../text/phrases.ts'
import type { Token } from '../../text/token.ts'
import { type Drawable, drawableNamed } from '../../vocabulary/vocabulary.ts'
import type { Picture, StoryState } from '../story-state.ts'

/** How else what is drawn so is called: by what it is. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:ships?|liner|steamer|schooner|frigate|galleon|Titanic)$|ship$/u, 'ship vessel liner steamer'],
  [/^(?:zeppelin|airship)$/u, 'airship zeppelin dirigible ship'],
  [/\btelescope$/iu, 'telescope'],
  [/^(?:airplane|fighter plane|space shuttle|spaceship|rocket|rover|steam locomotive|locomotive)$/u, 'craft'],
  [/^(?:painting|Mona Lisa)$|\bportrait$/u, 'painting picture portrait canvas artwork masterpiece'],
  [/\btower$|^(?:Big Ben)$/iu, 'tower landmark monument'],
  [/\bstatue\b|sphinx$/iu, 'statue monument sculpture'],
  [/\b(?:castle|palace|house)$|^Taj Mahal$/iu, 'palace monument'],
  [/^(?:Colosseum|Parthenon)$/u, 'monument ruin temple arena'],
  [/^Stonehenge$|\bpyramid$/iu, 'monument ruin'],
]
/** How many of the kinds are ships and other craft. */
const OF_CRAFT = 4
const ARTICLES = /^(?:the|an?|this|that|these|those)$/u
const VESSEL = KINDS[0]![0]
/** Names of ships and other craft are not said with their kind: `the Lusitania`. */
const isCraft = ({ name }: Drawable): boolean => KINDS.slice(0, OF_CRAFT).some(([pattern]) => pattern.test(name))
/** Adjectives of another one. */
const OTHER = /^(?:new|other|another|next|first|second|third|last|wrong|fake|nearby|neighbou?ring|nearest|similar|small|little)$/u

/** The words of a name with its first adjective: `Leaning Tower`. */
const wordsOfName = ({ run }: Phrase): readonly Token[] => run.filter(({ low }) => !ARTICLES.test(low))

/** What a known name is drawn as, if its last word or its article says that it is such a thing: `the Brooklyn Bridge`, `the Lusitania`. */
function drawnOfEntity(name: string, words: readonly Token[], isDefinite: boolean): Drawable | undefined {
  const [thing] = thingsOfEntity(name)
  const drawn = thing === undefined ? undefined : drawableNamed(thing)
  if (!drawn?.art || drawn.file !== 'artifact') return undefined
  const isOfKind = words.length > 1 && drawn.name.toLowerCase().split(' ').at(-1) === words.at(-1)!.low
  return isOfKind || (isDefinite && isCraft(drawn)) ? drawn : undefined
}

/** `the Eiffel Tower`: what has a name and a drawing of its own, or is known to be such a thing. */
export function landmarkOf(phrase: Phrase): Picture | undefined {
  const words = wordsOfName(phrase)
  const isWritten = words.length > 0 && words.every(({ text }) => /^\p{Lu}/u.test(text))
  if (!isWritten || words.some(({ text }) => isDemonym(text))) return undefined
  const name = words.map(({ text }) => text).join(' ')
  const own = drawableNamed(name)
  const isOwn = own?.art !== undefined && /^\p{Lu}/u.test(own.name)
  const drawn = isOwn ? own : drawnOfEntity(name, words, phrase.run[0]!.low === 'the')
  // A ship is spoken of as somebody.
  return drawn && { name: drawn.name, drawn, isPerson: false, ...(VESSEL.test(drawn.name) ? { properName: name } : { noun: name }) }
}

/** Notes by which nouns a script may go on about something with a name. */
export function noteShortForms(phrase: Phrase, picture: Picture, { shortForms }: StoryState): void {
  const words = wordsOfName(phrase)
  const kinds = KINDS.flatMap(([pattern, nouns]) => (pattern.test(picture.drawn.name) ? nouns.split(' ') : []))
  const head = words.length > 1 ? [singularOf(words.at(-1)!.low)] : []
  for (const noun of [...kinds, ...head]) shortForms.set(noun, picture)
}

/** `the tower` behind `the Eiffel Tower`; undefined where another one may be meant. */
export function calledShort(
  { run, nouns, lemma, adjectives, isPlural, end }: Phrase,
  story: StoryState,
  tokens: readonly Token[],
): Picture | undefined {
  if (nouns.length !== 1 || isPlural || !story.shortForms.has(lemma)) return undefined
  // `Another ship came`: from then on `the ship` may be that.
  if (/^(?:an?|another|one)$/u.test(run[0]!.low)) story.shortForms.delete(lemma)
  const isDefinite = /^(?:the|this|that)$/u.test(run[0]!.low)
  const isOther = adjectives.some((word) => OTHER.test(word)) || tokens[end + 1]?.low === 'of'
  return isDefinite && !isOther ? story.shortForms.get(lemma) : undefined
}

/** Whether a noun means something with a name by what it is. */
export const isShortForm = ({ isName }: Phrase, { isPerson, noun, properName, drawn }: Picture): boolean =>
  !isName && !isPerson && drawn.file === 'artifact' && /^\p{Lu}/u.test(properName ?? noun ?? '')
