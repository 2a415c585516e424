import type { PlanFigure } from '@fablecut/domain/story/shot-plan/shot-plan'
import { knownName } from '../knowledge/known-names.ts'
import { knownPerson } from '../knowledge/known-persons.ts'
import { countOf } from '../plan/counts.ts'
import { isPlace } from '../plan/scene-item.ts'
import { asCounted } from '../review/gate/card-picture.ts'
import { chooseSense, compoundOf } from '../senses/choose-sense.ts'
import { singularOf } from '../senses/lexicon.ts'
import { nounPictureOf } from '../senses/noun-pictures.ts'
import { isPresent } from '../story/presence.ts'
import type { Analysis } from '../story/analysis.ts'
import { identityOf, type Picture, type StoryState } from '../story/story-state.ts'
import type { Phrase } from '../text/phrases.ts'
import { type Drawable, drawableNamed, isAnimalName } from '../vocabulary/vocabulary.ts'
import { type CandidateSource, type DrawingCandidate, nameOf } from './candidate.ts'

/** How many of those that a script speaks of most may be drawn. */
const MAX_MAINS = 3
/** How many of the things by which a name is known. */
const MAX_EMBLEMS = 2

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
  if (picture.isPerson || isAnimalName(picture.name)) return [{ ...shared, figure: figureOf(picture, story) }]
  const count = phrase ? countOf(phrase, analysis) : 1
  const thing = asCounted({ what: picture.name, count }, phrase && { picture, count, role: phrase.role, phrase, at: phrase.start })
  return [{ ...shared, thing }]
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

/** By what somebody or something with a name is known. */
function emblemsOf({ nouns, isName }: Phrase, picture: Picture | undefined): readonly string[] {
  const name = nouns.map(({ text }) => text).join(' ')
  const person = picture?.properName ? knownPerson(picture.properName) : isName ? knownPerson(name) : undefined
  return (person?.things ?? knownName(name)?.things ?? []).slice(0, MAX_EMBLEMS)
}

/** Whose nouns name nothing that is there. */
const BARRED = /^(?:negated|compared|idiom|supposed)$/u

/** `smoke detector`, `fire marshal`: one word of a dictionary, whose first part alone is something else. */
const isOneWord = ({ nouns }: Phrase): boolean => compoundOf(nouns.map(({ low }) => low)) !== undefined

function ofPhrase(phrase: Phrase, picture: Picture | undefined, rank: number, analysis: Analysis, story: StoryState): DrawingCandidate[] {
  const named = phrase.isName ? undefined : pictureOfNouns(phrase, analysis)
  const before = phrase.isName || isOneWord(phrase) ? [] : phrase.nouns.slice(0, -1).filter(({ pos }) => pos !== 'PROPN')
  return [
    ...(picture ? candidateOf(picture, 'noun', rank, analysis, story, phrase) : []),
    ...emblemsOf(phrase, picture).flatMap((name, n) => {
      const drawn = drawableNamed(name)
      return drawn ? candidateOf(asPicture(drawn), 'emblem', n, analysis, story, phrase) : []
    }),
    ...(named ? candidateOf(asPicture(named.drawn), named.kind === 'is' ? 'kind' : 'sign', rank, analysis, story, phrase) : []),
    ...before.flatMap(({ low }) => {
      const lemma = singularOf(low)
      const own = chooseSense(lemma, analysis.context)
      // `clown mask`: nobody.
      if (own?.art === 'person' || (own && isAnimalName(own.name))) return []
      if (own?.art) return candidateOf(asPicture(own), 'modifier', rank, analysis, story, phrase)
      const kind = nounPictureOf(lemma, analysis.context)
      return kind ? candidateOf(asPicture(kind.drawn), 'modifier-kind', rank, analysis, story, phrase) : []
    }),
  ]
}

/**
 * All that may be drawn beside the words of a sentence, each once. `pictures`: what its noun phrases depict; `topic`: what the script is about.
 */
export function candidatesOf(
  analysis: Analysis,
  pictures: ReadonlyMap<Phrase, Picture>,
  topic: Picture | undefined,
  story: StoryState,
): DrawingCandidate[] {
  const mains = [...story.weights.values()]
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_MAINS)
    .map(({ picture }) => picture)
  const isAbsent = (phrase: Phrase): boolean => BARRED.test(phrase.bar) || (pictures.has(phrase) && !isPresent(phrase, analysis, pictures))
  const all = [
    ...analysis.phrases.flatMap((phrase, rank) => (isAbsent(phrase) ? [] : ofPhrase(phrase, pictures.get(phrase), rank, analysis, story))),
    ...(topic ? candidateOf(topic, 'topic', 0, analysis, story) : []),
    ...mains.flatMap((picture, rank) => candidateOf(picture, 'main', rank, analysis, story)),
  ]
  return all.filter((one, i) => all.findIndex((other) => nameOf(other) === nameOf(one)) === i)
}
