import type { PlanFigure } from '@fablecut/domain/story/shot-plan/shot-plan'
import { knownPerson } from '../knowledge/known-persons.ts'
import { thingsOfEntity } from '../knowledge/named-entities.ts'
import { countOf } from '../plan/counts.ts'
import { isAbsent } from '../plan/cards/everyday-picture.ts'
import { tellsNothingLeft } from '../plan/cards/subject-picture.ts'
import { isAboutPersons } from '../plan/drafts/stand-ins.ts'
import { isPlace } from '../plan/scene-item.ts'
import { asCounted, isMetaphor, SURROUNDINGS } from '../review/gate/card-picture.ts'
import { isExact } from '../review/gate/exact.ts'
import { partOfPhrase } from '../review/gate/mentions.ts'
import { chooseSense, compoundOf } from '../senses/choose-sense.ts'
import { singularOf } from '../senses/lexicon.ts'
import { nounPictureOf } from '../senses/noun-pictures.ts'
import { isPresent } from '../story/presence.ts'
import type { Analysis } from '../story/analysis.ts'
import { isPartOfSomebody } from '../story/body-parts.ts'
import { identityOf, type Picture, type StoryState } from '../story/story-state.ts'
import type { Phrase } from '../text/phrases.ts'
import { type Drawable, drawableNamed, isAnimalName } from '../vocabulary/vocabulary.ts'
import { type CandidateSource, type DrawingCandidate, nameOf } from './candidate.ts'

/** How many of those that a script speaks of most may be drawn. */
const MAX_MAINS = 3
/** How many of the things by which a name is known. */
const MAX_EMBLEMS = 2

/** Parts of a clause whose people are seen. */
const ACTING = /^(?:subject|agent)$/u
/** Parts of a sentence that only say why, how, when or whose. */
const NOT_SEEN = /^(?:aside|possessor|barred)$/u

type Named = { readonly name: string; readonly drawn: Drawable; readonly isPerson: boolean }

const asPicture = (drawn: Drawable): Named => ({ name: drawn.name, drawn, isPerson: drawn.art === 'person' })

/** Somebody who only stands there, as in the other shots. */
function figureOf(picture: Picture, story: StoryState): PlanFigure {
  const key = `${identityOf(picture)} 0`
  const id = story.figureIds.get(key) ?? `figure-${story.figureIds.size + 1}`
  story.figureIds.set(key, id)
  const traits = { ...(picture.gender && { gender: picture.gender }), ...story.traits.get(id) }
  return { id, what: picture.name, action: 'stand', feeling: 'neutral', speaks: false, ...(Object.keys(traits).length > 0 && { traits }) }
}

function candidateOf(
  picture: Named,
  source: CandidateSource,
  rank: number,
  analysis: Analysis,
  story: StoryState,
  phrase?: Phrase,
): DrawingCandidate[] {
  if (picture.drawn.art === undefined || isPlace(picture)) return []
  const shared = { source, rank, file: picture.drawn.file, ...(phrase && { phrase }) }
  const part = phrase && partOfPhrase(phrase, analysis)
  if (part && NOT_SEEN.test(part)) return []
  const isFigure = picture.isPerson || isAnimalName(picture.name)
  // Who is only spoken of is not there; whom a pronoun means is known better.
  if (isFigure && source !== 'reference' && !(part && ACTING.test(part))) return []
  if (part !== 'subject' && SURROUNDINGS.test(picture.name)) return []
  if (isAbsent(picture.name, analysis)) return []
  if (isFigure) return [{ ...shared, figure: figureOf(picture, story) }]
  // What only stands for a noun or a part of it is not counted by its number.
  const count = phrase && /^(?:noun|kind)$/u.test(source) ? countOf(phrase, analysis) : 1
  const item = phrase && { picture, count, role: phrase.role, phrase, at: phrase.start }
  const thing = asCounted({ what: picture.name, count }, item)
  if (item && (isPartOfSomebody(phrase, picture, analysis.context) || isMetaphor(phrase, analysis))) return []
  return item && source === 'noun' && !isExact(item, thing, true) ? [] : [{ ...shared, thing }]
}

/** The longest end of a compound that has a drawing of its own: `spray can` of `paint spray can`. */
function pictureOfNouns({ nouns }: Phrase, { context }: Analysis) {
  for (let from = 0; from < nouns.length; from++) {
    const name = [...nouns.slice(from, -1).map(({ low }) => low), singularOf(nouns.at(-1)!.low)].join(' ')
    const picture = nounPictureOf(name, context)
    if (picture) return picture
  }
  return undefined
}

type Part = { readonly drawn: Drawable; readonly source: 'modifier' | 'modifier-kind' }

/** What words in the singular name: a drawing of their own, or one of the tables. */
function partOfWords(words: readonly string[], { context }: Analysis): Part | undefined {
  const name = words.join(' ')
  const own = words.length > 1 ? drawableNamed(name) : chooseSense(name, context)
  if (own?.art) return { drawn: own, source: 'modifier' }
  const drawn = nounPictureOf(name, context)?.drawn
  return drawn && { drawn, source: 'modifier-kind' }
}

/** What the first words of a compound name: `credit card` of `credit card company`. */
function partsBefore({ nouns }: Phrase, analysis: Analysis): Part[] {
  const parts: Part[] = []
  for (let from = 0; from < nouns.length - 1; from++) {
    for (let to = nouns.length - 1; to > from; to--) {
      const words = nouns.slice(from, to)
      const part = partOfWords([...words.slice(0, -1).map(({ low }) => low), singularOf(words.at(-1)!.low)], analysis)
      // `clown mask`: nobody.
      if (!part || words.some(({ pos }) => pos === 'PROPN') || part.drawn.art === 'person' || isAnimalName(part.drawn.name)) continue
      parts.push(part)
      from = to - 1
      break
    }
  }
  return parts
}

/** What is not there, whatever names it. */
const ABSENT = /^(?:compared|idiom|negated|supposed)$/u
const APART = /^(?:like|than|without|instead of|except|unlike|through)$/u
const isThere = ({ bar, preposition = '' }: Phrase): boolean => !ABSENT.test(bar) && !APART.test(preposition)

/** By what somebody or something with a name is known. */
function emblemsOf({ nouns, isName }: Phrase, picture: Picture | undefined): readonly string[] {
  const name = nouns.map(({ text }) => text).join(' ')
  const person = picture?.properName ? knownPerson(picture.properName) : isName ? knownPerson(name) : undefined
  return (person?.things ?? thingsOfEntity(name)).slice(0, MAX_EMBLEMS)
}

/** `smoke detector`, `fire marshal`: one word of a dictionary, whose first part alone is something else. */
const isOneWord = ({ nouns }: Phrase): boolean => compoundOf(nouns.map(({ low }) => low)) !== undefined

function ofPhrase(phrase: Phrase, picture: Picture | undefined, rank: number, analysis: Analysis, story: StoryState): DrawingCandidate[] {
  const named = phrase.isName ? undefined : pictureOfNouns(phrase, analysis)
  const before = phrase.isName || picture || named || isOneWord(phrase) ? [] : partsBefore(phrase, analysis)
  return [
    ...(picture ? candidateOf(picture, 'noun', rank, analysis, story, phrase) : []),
    ...emblemsOf(phrase, picture).flatMap((name, n) => {
      const drawn = drawableNamed(name)
      return drawn ? candidateOf(asPicture(drawn), 'emblem', n, analysis, story, phrase) : []
    }),
    ...(named ? candidateOf(asPicture(named.drawn), named.kind === 'is' ? 'kind' : 'sign', rank, analysis, story, phrase) : []),
    ...before.flatMap(({ drawn, source }) => candidateOf(asPicture(drawn), source, rank, analysis, story, phrase)),
  ]
}

/** What the words for which a pronoun stands name: `the coffee beans`. */
function pictureOfWords(words: string, analysis: Analysis): Drawable | undefined {
  const all = words
    .toLowerCase()
    .split(' ')
    .filter((word) => !/^(?:the|an?|my|our|your|most|many)$/u.test(word))
  for (let from = 0; from < all.length; from++) {
    const part = partOfWords([...all.slice(from, -1), singularOf(all.at(-1)!)], analysis)
    if (part) return part.drawn
  }
  return undefined
}

/** Things that the pronouns of a sentence certainly mean; people are in its scene. */
const referencesOf = (analysis: Analysis, story: StoryState): DrawingCandidate[] =>
  [...(analysis.references?.values() ?? [])].flatMap(({ words }, rank) => {
    const drawn = words === '' ? undefined : pictureOfWords(words, analysis)
    return drawn && drawn.art !== 'person' ? candidateOf(asPicture(drawn), 'reference', rank, analysis, story) : []
  })

/**
 * All that may be drawn beside the words of a sentence, each once. `pictures`: what its noun phrases depict; `topic`: what the script is about; `opening`: what its
 * first sentence is said of.
 */
export function candidatesOf(
  analysis: Analysis,
  pictures: ReadonlyMap<Phrase, Picture>,
  { topic, opening }: { readonly topic?: Picture; readonly opening?: Picture },
  story: StoryState,
): DrawingCandidate[] {
  const mains = [...story.weights.values()]
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_MAINS)
    .map(({ picture }) => picture)
  const all = [
    ...analysis.phrases
      .filter((phrase) => isThere(phrase) && (!pictures.has(phrase) || isPresent(phrase, analysis, pictures)))
      .flatMap((phrase, rank) => ofPhrase(phrase, pictures.get(phrase), rank, analysis, story)),
    ...referencesOf(analysis, story),
    ...(opening && analysis.index > 0 && !isAboutPersons(analysis, opening) && !tellsNothingLeft(analysis)
      ? candidateOf(opening, 'opening', 0, analysis, story)
      : []),
    ...(topic ? candidateOf(topic, 'topic', 0, analysis, story) : []),
    ...mains.flatMap((picture, rank) => candidateOf(picture, 'main', rank, analysis, story)),
  ]
  return all.filter((one, i) => all.findIndex((other) => nameOf(other) === nameOf(one)) === i)
}
