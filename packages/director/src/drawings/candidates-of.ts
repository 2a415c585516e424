import type { PlanAction, PlanFigure } from '@fablecut/domain/story/shot-plan/shot-plan'
import { countOf } from '../plan/counts.ts'
import { isAboutKilling, isMeansOfSuicide } from '../plan/dignity/dignity.ts'
import { isAbsent } from '../plan/cards/everyday-picture.ts'
import { saysNothingRemains } from '../plan/cards/subject-picture.ts'
import { isAboutPersons } from '../plan/drafts/stand-ins.ts'
import { actionOfFigure } from '../plan/figure-actions.ts'
import { verbOf } from '../plan/item-verbs.ts'
import { isFigure, isPlace, placeIdOf } from '../plan/scene-item.ts'
import { asCounted, isMetaphor, SURROUNDINGS } from '../review/gate/card-picture.ts'
import { isExact } from '../review/gate/exact.ts'
import { partOfPhrase } from '../review/gate/mentions.ts'
import { singularOf } from '../senses/lexicon.ts'
import { type Absence, absenceOf } from '../story/presence.ts'
import type { Analysis } from '../story/analysis.ts'
import { isMaterialOfFigures } from '../story/made-of.ts'
import { isPartOfDevice } from '../story/parts-of-things.ts'
import { isPartOfSomebody } from '../story/body-parts.ts'
import { identityOf, type Picture, type StoryState } from '../story/story-state.ts'
import type { Phrase } from '../text/phrases.ts'
import { type Drawable, drawableNamed } from '../vocabulary/vocabulary.ts'
import { type CandidateSource, type Doubt, type DrawingCandidate, nameOf, type OtherNamings } from './candidate.ts'
import { illustrationOf, type Illustration, partOfWords, picturesOfPhrase } from './pictures-of-phrase.ts'
import { cuesIn, drawingsByCueScore } from './drawing-cues.ts'
import { verbPicturesOf } from './verb-pictures.ts'
import { mayNamePlace, type ScriptNaming } from './script-namings.ts'

/** How many of what only earlier and only later sentences name may be drawn. */
const MAX_EARLIER = 5
const MAX_LATER = 2
/** How many drawings for which the cues of a sentence speak, and from which score on. */
export const MAX_CUE_CANDIDATES = 6
const MAX_CUE_PLACES = 2
const MIN_CUE_SCORE = 0.7

/** Parts of a clause whose people are seen. */
const ACTING = /^(?:subject|agent)$/u
/** Parts of a sentence that only say why, how, when or whose. */
const NOT_SEEN = /^(?:aside|possessor|barred)$/u

/** What somebody does whom a phrase names; who is only meant stands. */
function actionFor(picture: Illustration, analysis: Analysis, phrase: Phrase | undefined): PlanAction {
  if (!phrase) return 'stand'
  const { role, start, end } = phrase
  const verb = verbOf(phrase, analysis)
  return actionOfFigure({ picture, count: 1, role, at: start, span: [start, end], phrase, ...(verb && { verb }) }, analysis)
}

/** Somebody as in the other shots. */
function figureOf(picture: Picture, action: PlanAction, story: StoryState): PlanFigure {
  const key = `${identityOf(picture)} 0`
  const id = story.figureIds.get(key) ?? `figure-${story.figureIds.size + 1}`
  story.figureIds.set(key, id)
  const traits = { ...(picture.gender && { gender: picture.gender }), ...story.traits.get(id) }
  return { id, what: picture.name, action, feeling: 'neutral', speaks: false, ...(Object.keys(traits).length > 0 && { traits }) }
}

function candidateOf(
  picture: Illustration,
  source: CandidateSource,
  rank: number,
  analysis: Analysis,
  story: StoryState,
  phrase?: Phrase,
): DrawingCandidate[] {
  if (picture.drawn.art === undefined) return []
  const shared = { source, rank, file: picture.drawn.file, ...(phrase && { phrase }) }
  const part = phrase && partOfPhrase(phrase, analysis)
  if (isPlace(picture)) {
    if (phrase && !mayNamePlace(phrase, analysis.tokens)) return []
    const doubts: Doubt[] = []
    if (part && NOT_SEEN.test(part)) doubts.push('aside')
    if (phrase && isMetaphor(phrase, analysis)) doubts.push('metaphor')
    return [{ ...shared, doubts, place: { id: placeIdOf(picture.drawn), name: picture.name } }]
  }
  const isSomebody = isFigure(picture)
  if (isAbsent(picture.name, analysis)) return []
  const doubts: Doubt[] = []
  if (part && NOT_SEEN.test(part)) doubts.push('aside')
  // Who is only spoken of is not there; whom a pronoun means is known better.
  if (isSomebody && source !== 'reference' && !(part && ACTING.test(part))) doubts.push('spoken-of')
  if (part !== 'subject' && SURROUNDINGS.test(picture.name)) doubts.push('surroundings')
  if (isMeansOfSuicide(picture.name, analysis)) return []
  // Nobody is shown killing or dead.
  if (picture.isPerson && isAboutKilling(analysis)) return []
  if (isSomebody) {
    // Clothes by which somebody is known are drawn, or nobody.
    const isSomebodyElse = phrase !== undefined && !isExact({ picture, count: 1, role: phrase.role, phrase, at: phrase.start })
    return isSomebodyElse ? [] : [{ ...shared, doubts, figure: figureOf(picture, actionFor(picture, analysis, phrase), story) }]
  }
  // What only stands for a noun or a part of it is not counted by its number.
  const count = phrase && /^(?:noun|kind)$/u.test(source) ? countOf(phrase, analysis) : 1
  const item = phrase && { picture, count, role: phrase.role, phrase, at: phrase.start }
  const thing = asCounted({ what: picture.name, count }, item)
  if (item && isPartOfSomebody(phrase, picture, analysis.context)) doubts.push('body-part')
  if (item && isMetaphor(phrase, analysis)) doubts.push('metaphor')
  if (item && source === 'noun' && !isExact(item, thing, true)) doubts.push('inexact')
  return [{ ...shared, doubts, thing }]
}

/** Absences of what is another thing or nobody else. Others, as in a relative clause or behind `for`, a good picture may still show. */
const NEVER_THERE: ReadonlySet<Absence> = new Set([
  'asked',
  'exchanged',
  'never met',
  'inside',
  'born',
  'far away',
  'distance',
  'descent',
  'called',
  'measured',
  'said to be',
  'as',
])

/** What is not there, whatever names it. */
const ABSENT = /^(?:compared|idiom|negated)$/u
const APART = /^(?:like|than|without|instead of|except|unlike|through)$/u
const isThere = ({ bar, preposition = '' }: Phrase): boolean => !ABSENT.test(bar) && !APART.test(preposition)

/** What a noun phrase names, with what speaks against it; nothing where that is never there. */
function ofPhrase(
  phrase: Phrase,
  pictures: ReadonlyMap<Phrase, Picture>,
  rank: number,
  analysis: Analysis,
  story: StoryState,
): DrawingCandidate[] {
  const picture = pictures.get(phrase)
  const all = picturesOfPhrase(phrase, picture, analysis)
  const shown = picture ?? all[0]?.picture
  const absence = shown && absenceOf(phrase, analysis, picture ? pictures : new Map([...pictures, [phrase, shown]]))
  if (absence && NEVER_THERE.has(absence)) return []
  return all.flatMap(({ picture: one, source, rank: own, share }) =>
    candidateOf(one, source, own ?? rank, analysis, story, phrase).map((candidate) => ({
      ...candidate,
      ...(share && { share }),
      ...(absence && { doubts: [...(candidate.doubts ?? []), absence] }),
    })),
  )
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
    // `the terracotta horses`: no living ones.
    if (isMaterialOfFigures(all[from]!)) return undefined
  }
  return undefined
}

/** Things that the pronouns of a sentence certainly mean; people are in its scene. */
const referencesOf = (analysis: Analysis, story: StoryState): DrawingCandidate[] =>
  [...(analysis.references?.values() ?? [])].flatMap(({ words }, rank) => {
    const drawn = words === '' ? undefined : pictureOfWords(words, analysis)
    return drawn && drawn.art !== 'person' ? candidateOf(illustrationOf(drawn), 'reference', rank, analysis, story) : []
  })

/** What commonly illustrates what a sentence tells of: `sign`, `fall asleep`. */
const ofVerbs = (analysis: Analysis, story: StoryState): DrawingCandidate[] =>
  verbPicturesOf(analysis).flatMap(({ drawn, words }, rank) =>
    candidateOf(illustrationOf(drawn), 'verb', rank, analysis, story).map((one) => ({ ...one, words })),
  )

/** How the names of places begin in the tables of cues. */
const PLACE_CUE = 'place/'
const placeOfCue = (id: string, rank: number): DrawingCandidate => ({
  source: 'cue',
  rank,
  file: 'location',
  place: { id, name: id.replaceAll('-', ' ') },
})

const isOfPlace = ({ name }: { readonly name: string }): boolean => name.startsWith(PLACE_CUE)

/** Drawings for which several cues of a sentence speak, or one that speaks for no other. */
function ofCues(analysis: Analysis, story: StoryState): DrawingCandidate[] {
  const called = drawingsByCueScore(cuesIn(analysis)).filter(({ score }) => score >= MIN_CUE_SCORE)
  const things = called.filter((one) => !isOfPlace(one)).slice(0, MAX_CUE_CANDIDATES)
  const places = called.filter(isOfPlace).slice(0, MAX_CUE_PLACES)
  return [
    ...things.flatMap(({ name }, rank) => {
      const drawn = drawableNamed(name)
      return drawn ? candidateOf(illustrationOf(drawn), 'cue', rank, analysis, story) : []
    }),
    ...places.map(({ name }, rank) => placeOfCue(name.slice(PLACE_CUE.length), rank)),
  ]
}

/** How much less a noun of an uncertain sense counts. */
const UNCERTAIN = 2

/** How often named, and how near, make it more probable that a sentence goes on about something. */
const salienceOf = ({ sentences, isSubject, isFirst, distance, source }: OtherNamings): number =>
  sentences + Number(isSubject) + Number(isFirst) - distance / 4 - (source === 'sense' ? UNCERTAIN : 0)

const sentencesOf = (namings: readonly ScriptNaming[]): number => new Set(namings.map(({ sentence }) => sentence)).size

/** What other sentences name, the most probable first. */
function ofOthers(namings: readonly ScriptNaming[], analysis: Analysis, story: StoryState): DrawingCandidate[] {
  const byName = Map.groupBy(namings, ({ picture }) => picture.name)
  const most = Math.max(0, ...[...byName.values()].map(sentencesOf))
  const others = [...byName.values()].flatMap((named) => {
    const own = named.filter(({ sentence }) => sentence !== analysis.index)
    const before = own.filter(({ sentence }) => sentence < analysis.index)
    const all = before.length > 0 ? before : own
    const [first] = all
    if (!first) return []
    const summary: OtherNamings = {
      distance: Math.min(...all.map(({ sentence }) => Math.abs(sentence - analysis.index))),
      sentences: sentencesOf(named),
      isMost: sentencesOf(named) === most,
      lastRole: all.find(({ sentence }) => sentence === analysis.index - 1)?.phrase.role,
      isSubject: all.some(({ phrase }) => phrase.role === 'subject'),
      isFirst: own.some(({ sentence }) => sentence === 0),
      isPlural: all.at(-1)!.phrase.isPlural,
      source: first.source,
      lemmas: [...new Set(all.map(({ phrase }) => phrase.lemma))],
    }
    return [{ picture: first.picture, source: before.length > 0 ? ('earlier' as const) : ('later' as const), summary }]
  })
  return (['earlier', 'later'] as const).flatMap((source) =>
    others
      // What is only told later is seen before only if the script speaks of nothing more.
      .filter((one) => one.source === source && (source === 'earlier' || (one.summary.isMost && !story.recipe)))
      .toSorted((a, b) => salienceOf(b.summary) - salienceOf(a.summary))
      .slice(0, source === 'earlier' ? MAX_EARLIER : MAX_LATER)
      .flatMap(({ picture, summary }, rank) =>
        candidateOf(picture, source, rank, analysis, story).map((one) => ({ ...one, namings: summary })),
      ),
  )
}

const OF_OTHERS: ReadonlySet<CandidateSource> = new Set<CandidateSource>(['earlier', 'later', 'topic', 'opening'])
const idOfNamedPlace = (picture: Picture | undefined): string | undefined =>
  picture && isPlace(picture) ? placeIdOf(picture.drawn) : undefined

/** Whether both draw the same; names of one place, as `river` and `lake`, do. */
const isSameCandidate = (one: DrawingCandidate, other: DrawingCandidate): boolean =>
  one.place ? one.place.id === other.place?.id : !other.place && nameOf(one) === nameOf(other)

/**
 * All that may be drawn beside the words of a sentence, each once. `pictures`: what its noun phrases depict; `topic`: what the script is about; `opening`: what its
 * first sentence is said of; `namings`: what all sentences of the script name.
 */
export function candidatesOf(
  analysis: Analysis,
  pictures: ReadonlyMap<Phrase, Picture>,
  { topic, opening, namings }: { readonly topic?: Picture; readonly opening?: Picture; readonly namings: readonly ScriptNaming[] },
  story: StoryState,
): DrawingCandidate[] {
  const there = analysis.phrases.filter((phrase) => isThere(phrase) && !isPartOfDevice(phrase, analysis))
  const parts = new Set(analysis.phrases.filter((phrase) => isPartOfDevice(phrase, analysis)).map(({ lemma }) => lemma))
  const own = there.flatMap((phrase, rank) => ofPhrase(phrase, pictures, rank, analysis, story))
  const isNothingLeft = saysNothingRemains(analysis)
  const all = [
    ...own,
    ...referencesOf(analysis, story),
    ...ofVerbs(analysis, story),
    ...ofCues(analysis, story),
    ...(opening && analysis.index > 0 && !isAboutPersons(analysis, opening) && !isNothingLeft
      ? candidateOf(opening, 'opening', 0, analysis, story)
      : []),
    ...(topic && !isNothingLeft && !isAboutPersons(analysis, topic) ? candidateOf(topic, 'topic', 0, analysis, story) : []),
    ...(isNothingLeft ? [] : ofOthers(namings, analysis, story)),
  ]
  // Of a place that the sentence names its own phrase decides.
  const namedPlaces = new Set(analysis.phrases.flatMap((phrase) => idOfNamedPlace(pictures.get(phrase)) ?? []))
  return all
    .filter((one) => one.place || !parts.has(nameOf(one)))
    .filter(({ source, place }) => !place || !OF_OTHERS.has(source) || !namedPlaces.has(place.id))
    .filter((one, i) => all.findIndex((other) => isSameCandidate(other, one)) === i)
    .map((one) => {
      const same = all.filter((other) => isSameCandidate(other, one))
      return {
        ...one,
        namings: same.find((other) => other.namings)?.namings,
        isTopic: same.some(({ source }) => source === 'topic'),
        isOpening: same.some(({ source }) => source === 'opening'),
      }
    })
}
