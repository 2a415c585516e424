import { hasRoomForDrawings, type ShotGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import type { PlanFigure, PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { MAX_ILLUSTRATIONS } from '@fablecut/domain/story/shot-plan/words-card'
import { doesName, singulars } from '@fablecut/domain/text/does-name'
import { isFigure, isPictured } from './art-of.ts'
import { drawableNamed } from './vocabulary.ts'

/** Most drawings beside a diagram: figures and things together. */
export const MAX_BESIDE_DIAGRAM = 2

/**
 * What is drawn with a motion graphic. `rows`: at its rows, in their order; `unit`: as each of its dots; `figures` and `things`: beside it, each once,
 * figures first.
 */
export type GraphicDrawings = {
  readonly rows?: readonly (PlanThing | undefined)[]
  readonly unit?: PlanThing
  readonly figures: readonly Pick<PlanFigure, 'what' | 'action'>[]
  readonly things: readonly PlanThing[]
}

const NOTHING: GraphicDrawings = { figures: [], things: [] }

type Drawn = Pick<ShotPlan, 'cast' | 'things'>

const isThere = ({ event }: PlanThing): boolean => event !== 'cross-out'

/** What the rows of a diagram name, in their order; undefined for graphics without rows. */
export const rowsOf = (graphic: ShotGraphic): readonly string[] | undefined =>
  graphic.template === 'list'
    ? graphic.items.map(({ label }) => label)
    : graphic.template === 'steps'
      ? graphic.steps.map(({ label }) => label)
      : undefined

/** The things that rows name, or the things in their order where there are as many and no other row names one; undefined where fewer than two have any. */
function thingsOfRows(labels: readonly string[], things: readonly PlanThing[]): (PlanThing | undefined)[] | undefined {
  const drawn = things.filter((thing) => isPictured(thing.what) && isThere(thing))
  const named = labels.map((label) => drawn.find(({ what }) => doesName(label, what)))
  if (named.filter(Boolean).length > 1) return named
  const isInOrder =
    drawn.length === labels.length &&
    things.length === labels.length &&
    drawn.every(({ what }, i) => labels.every((label, at) => at === i || !doesName(label, what)))
  return isInOrder ? drawn : undefined
}

const PEOPLE: ReadonlySet<string> = new Set(['person', 'group'])

/** Words behind a share of whom it is, and what ends them: `people` of `7 in 10 people in the city`. */
const MAX_OF_SHARE = 3
const BEHIND_NOUN = /^(?:in|of|at|on|by|to|from|for|with|who|that|which|whose|and|or|is|are|was|were|has|have|do|does|did|never|not)$/u

/** Of whom or what a label with a share in digits tells; the whole label without one. */
function wordsOfShare(text: string): readonly string[] {
  const share = /\d+ (?:in|of|out of) \d+\b(?: (.+))?/u.exec(text)
  const words = (share?.[1] ?? text)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  if (share?.[1] === undefined) return words
  const end = words.findIndex((word) => BEHIND_NOUN.test(word))
  return words.slice(0, Math.min(end < 0 ? words.length : end, MAX_OF_SHARE))
}

/** Whether a text names people, in English; of one with a share whether it is of people. */
export const doesNamePeople = (text: string): boolean =>
  wordsOfShare(text).some((word) => singulars(word).some((form) => PEOPLE.has(drawableNamed(form)?.file ?? '')))

/** The thing that dots count: the first one, unless they count people. */
const unitOf = (graphic: ShotGraphic, things: readonly PlanThing[]): PlanThing | undefined =>
  graphic.template === 'dots' && !doesNamePeople(graphic.label)
    ? things.find((thing) => isPictured(thing.what) && isThere(thing))
    : undefined

const distinct = <T extends { readonly what: string }>(all: readonly T[]): T[] =>
  all.filter(({ what }, i) => all.findIndex((other) => other.what === what) === i)

/** Figures, and things that have a picture, up to `most`. */
function besideOf({ cast, things }: Drawn, most: number): GraphicDrawings {
  const present = things.filter(isThere)
  const figures = distinct([
    // Who only walks is seen near, as who stands.
    ...cast
      .filter(({ what }) => isFigure(what))
      .map(({ what, action }) => ({ what, action: action === 'walk' ? ('stand' as const) : action })),
    ...present.filter(({ what }) => isFigure(what)).map(({ what }) => ({ what, action: 'stand' as const })),
  ]).slice(0, most)
  // A hand alone is drawn at work only.
  const pictured = distinct(
    [...present, ...cast.map(({ what }) => ({ what, count: 1 }))].filter(({ what }) => isPictured(what) && what !== 'hand'),
  )
  return { figures, things: pictured.slice(0, most - figures.length) }
}

/** What a plan draws with its motion graphic. */
export function graphicDrawingsOf({ cast, things }: Drawn, graphic: ShotGraphic): GraphicDrawings {
  if (!hasRoomForDrawings(graphic)) return NOTHING
  if (graphic.template === 'words') return besideOf({ cast, things }, MAX_ILLUSTRATIONS)
  const labels = rowsOf(graphic)
  const rows = labels && thingsOfRows(labels, things)
  if (rows) return { ...NOTHING, rows }
  const unit = unitOf(graphic, things)
  const beside = besideOf({ cast, things: things.filter((thing) => thing !== unit) }, MAX_BESIDE_DIAGRAM)
  return { ...beside, ...(unit && { unit }) }
}
