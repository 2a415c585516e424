import type { PlanFigure, PlanPosition, PlanRelation, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { natureOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { Picture } from '../../story/story-state.ts'
import type { Phrase } from '../../text/phrases.ts'
import { isPerson } from '../../vocabulary/art-of.ts'
import { drawableNamed } from '../../vocabulary/vocabulary.ts'
import { countOf } from '../counts.ts'
import { type Item, originOf, type Scene } from '../scene-item.ts'
import { holds } from './holds.ts'
import { literalPicture } from './literal-picture.ts'
import { type StatedPosition, statedPositions } from './stated-positions.ts'

type Span = StatedPosition['located']
type Reading = { readonly scene: Scene; readonly analysis: Analysis }
/** Something drawn: `key`: id of a figure or name of a thing. */
type Drawn = { readonly key: string; readonly what: string; readonly span?: Span; readonly isFigure: boolean }

const BODY = /^(?:foot|feet|back|head|nose|shoulder|lap|palm|knee|arm|hand|belly|chest|side)$/u
/** In or on what people lie, who are drawn with a blanket. */
const LYING_PLACES = /\b(?:bed|sofa|bench|hammock|cradle|crib|mattress|carpet|blanket|bathtub|boat|raft|grave|table|stretcher)$/u
/** Parts of a body on whose top something is seen. */
const TOP_OF_BODY = /^(?:back|head|shoulder)$/u

const drawnOf = (scene: Scene): Drawn[] => [
  ...scene.cast.map(({ id, what }) => ({ key: id, what, span: originOf(scene, id)?.span, isFigure: true })),
  ...scene.things
    .filter(({ event }) => event !== 'cross-out')
    .map(({ what }) => ({ key: what, what, span: originOf(scene, what)?.span, isFigure: false })),
]

const isObject = ({ role, preposition = '' }: Phrase) => role === 'object' || /^(?:up|out|off|down|away)$/u.test(preposition)

/** The thing of its sentence that `it` or `them` means: its subject before what is done to others, the last of them. */
function meantBy(i: number, { tokens, phrases }: Analysis): Phrase | undefined {
  const low = tokens[i]!.low
  if (!/^(?:it|them)$/u.test(low)) return undefined
  const named = phrases.filter(
    ({ end, isPlural, isOwner, isName, lemma }) =>
      end < i &&
      !isOwner &&
      !isName &&
      isPlural === (low === 'them') &&
      (natureOf(lemma) === 'solid' || drawableNamed(lemma)?.art !== undefined),
  )
  return named.findLast(({ role }) => role === 'subject') ?? named.findLast(isObject) ?? named.at(-1)
}

const within = (drawn: readonly Drawn[], [from, to]: Span): Drawn[] =>
  drawn.filter(({ span }) => span !== undefined && span[0] <= to && span[1] >= from)

/** Of `a bowl of snails` the bowl, else what is in it: all figures of the first one. */
function mainOf(found: readonly Drawn[]): Drawn[] {
  const first = found.toSorted((a, b) => a.span![0] - b.span![0])[0]
  return found.filter(({ span }) => span === first?.span)
}

/** What is drawn for the words of a span. A pronoun behind a preposition means whom the sentence speaks of by another one, if that is one only. */
function drawnAt(span: Span, drawn: readonly Drawn[], { scene, analysis }: Reading): Drawn[] {
  const isWord = span[0] === span[1]
  const meant = isWord ? meantBy(span[0], analysis) : undefined
  const found = mainOf(within(drawn, meant ? [meant.start, meant.end] : span))
  if (found.length > 0 || !isWord || !/^(?:i|me|we|us|he|him|she|her)$/u.test(analysis.tokens[span[0]]!.low)) return found
  const spokenOf = drawn.filter(({ key, isFigure }) => isFigure && originOf(scene, key)?.phrase === undefined)
  return spokenOf.length === 1 ? spokenOf : []
}

/** Whose body part a phrase names: whom its pronoun means, else who is there beside what is on it. */
function ownerOf({ start }: Phrase, located: readonly Drawn[], drawn: readonly Drawn[], scene: Scene): Drawn | undefined {
  const figures = drawn.filter(({ isFigure, key }) => isFigure && !located.some((one) => one.key === key))
  const [meant] = within(figures, [start, start])
  const doer = figures.find(({ key }) => scene.doers.has(key))
  return meant ?? doer ?? (figures.length === 1 ? figures[0] : undefined)
}

/** `items`: what is seen with it because it is there, or because something is at it. */
type Placement = { readonly keys: readonly string[]; readonly position: PlanPosition; readonly items: readonly Item[] }

const itemOf = (phrase: Phrase, picture: Picture, analysis: Analysis): Item => ({
  picture,
  count: countOf(phrase, analysis),
  role: phrase.role,
  phrase,
  span: [phrase.start, phrase.end],
  at: phrase.head.word,
})

/** A thing that only tells where another is, or that is named there only: seen with it. What has a picture, but is not drawn, is not there. */
function undrawnAt([from, to]: Span, { pictures }: Scene, analysis: Analysis): Item[] {
  // `a pair of boots`: what it is of.
  for (const phrase of analysis.phrases.filter(({ start, end }) => start >= from && end <= to)) {
    if (pictures?.has(phrase)) return []
    const picture = literalPicture(phrase, analysis)
    if (picture) return [itemOf(phrase, picture, analysis)]
  }
  return []
}

const keyed = ({ picture, span }: Item): Drawn => ({ key: picture.name, what: picture.name, span, isFigure: false })

function placementOf(stated: StatedPosition, scene: Scene, drawn: readonly Drawn[], analysis: Analysis): Placement[] {
  const { phrase, relation, isInside } = stated
  const seen = drawnAt(stated.located, drawn, { scene, analysis })
  const named = seen.length > 0 ? [] : undrawnAt(stated.located, scene, analysis)
  const located = [...seen, ...named.map(keyed)]
  const keys = located.map(({ key }) => key)
  const isAsleep = scene.cast.some(({ id, what, action }) => keys.includes(id) && isPerson(what) && /^(?:sleep|lie)$/u.test(action))
  const place = ({ key, what }: Drawn, how: PlanRelation, items: readonly Item[]): Placement[] =>
    keys.length > 0 &&
    !keys.includes(key) &&
    !(isAsleep && /^(?:in|on)$/u.test(how) && !LYING_PLACES.test(what)) &&
    located.every((one) => holds({ what, isInside }, how, one.what))
      ? [{ keys, position: { relation: how, of: key }, items: [...named, ...items] }]
      : []
  if (phrase?.possessor && BODY.test(phrase.lemma)) {
    const owner = ownerOf(phrase, located, drawn, scene)
    if (!owner || /^(?:arm|hand|palm)$/u.test(phrase.lemma)) return []
    return place(owner, relation === 'on' && !TOP_OF_BODY.test(phrase.lemma) ? 'in-front' : relation, [])
  }
  const [landmark] = drawnAt(stated.landmark, drawn, { scene, analysis })
  if (landmark) return place(landmark, relation, [])
  const [added] = undrawnAt(stated.landmark, scene, analysis)
  return added ? place(keyed(added), relation, [added]) : []
}

/** Whether a position leads back to what it is of. */
function isCircular(keys: readonly string[], of: string, positions: ReadonlyMap<string, PlanPosition>): boolean {
  for (let next: string | undefined = of; next !== undefined; next = positions.get(next)?.of) if (keys.includes(next)) return true
  return false
}

/** Figures and things where the sentence says that they are: a cat on a roof, snails in a bowl. What others are at is drawn with them. */
export function withPositions(scene: Scene, analysis: Analysis): Scene {
  const drawn = drawnOf(scene)
  const positions = new Map<string, PlanPosition>()
  const added = new Map<string, Item>()
  for (const stated of statedPositions(analysis)) {
    const known = [...drawn, ...[...added.values()].map(keyed)]
    for (const { keys, position, items } of placementOf(stated, scene, known, analysis)) {
      if (keys.some((key) => positions.has(key)) || isCircular(keys, position.of, positions)) continue
      for (const key of keys) positions.set(key, position)
      for (const item of items) added.set(item.picture.name, item)
    }
  }
  if (positions.size === 0) return scene
  const at = (key: string) => positions.get(key) && { position: positions.get(key)! }
  const things = [...scene.things, ...[...added].map(([what, { count }]) => ({ what, count }))]
  return {
    ...scene,
    cast: scene.cast.map((figure): PlanFigure => ({ ...figure, ...at(figure.id) })),
    things: things.map((thing): PlanThing => ({ ...thing, ...at(thing.what) })),
    origins: new Map([...(scene.origins ?? []), ...added]),
    ...([...added.values()].some(({ role }) => role === 'object') && { isObjectUnseen: false }),
  }
}

/** Whether something of a scene is placed at a thing or figure of it. */
export const isLandmark = ({ cast, things }: Pick<Scene, 'cast' | 'things'>, key: string): boolean =>
  [...cast, ...things].some(({ position }) => position?.of === key)
