import { fractionOf } from '@fablecut/domain/story/shot-plan/share-fraction'
import type { PlanNumberFormat, ShotGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import type { PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { graphicDrawingsOf } from './vocabulary/graphic-drawings.ts'
import { timelineLabel } from '@fablecut/domain/story/shot-plan/timeline-label'
import { formatNumber } from './text/format-number.ts'
import { ACTION_ADJECTIVES, EVENT_ADJECTIVES } from './languages/en/verbs.ts'
import { isFigure } from './vocabulary/art-of.ts'
import {
  drawnCopies,
  MAX_INSERT_SWARM,
  MAX_CROWD_FIGURES,
  drawnFigures,
  MAX_DRAWN_FIGURES,
  MAX_DRAWN_THINGS,
  MAX_INSERT_COPIES,
  SWARM_COUNT,
} from './vocabulary/drawn-counts.ts'

/** Something that is seen, named as one would label the picture. `count`: as many as are drawn, which may be fewer than are said. */
export type ShownItem = { readonly what: string; readonly count: number }

const HOUR_NAMES = { dawn: 'sunrise sky', day: undefined, dusk: 'sunset sky', night: 'night sky' } as const

type Counted = { readonly thing: PlanThing; readonly count: number }

/** The first things of a row, until there is no more room. */
function within(counted: readonly Counted[], room: number): Counted[] {
  let left = room
  return counted.flatMap(({ thing, count }) => {
    const drawn = Math.min(left, count)
    left -= drawn
    return drawn > 0 ? [{ thing, count: drawn }] : []
  })
}

/** A plan, or one before its camera. */
type DescribedPlan = Omit<ShotPlan, 'camera'> & Partial<Pick<ShotPlan, 'camera'>>

/** The things of a plan that are seen, and how many of each. */
function drawnThings({ things, cast, place, camera }: DescribedPlan): Counted[] {
  const present = things.filter(({ event }) => event !== 'cross-out')
  const figures = present.filter(({ what }) => isFigure(what))
  const others = present.filter(({ what }) => !isFigure(what))
  const isInsert = place === undefined || place === 'plain' || camera?.size === 'insert'
  if (cast.length === 0 && figures.length === 0 && isInsert) {
    const swarm = others.find(({ count }) => count >= SWARM_COUNT)
    if (swarm) return [{ thing: swarm, count: Math.min(MAX_INSERT_SWARM, swarm.count) }]
    return within(
      others.map((thing) => ({ thing, count: thing.count })),
      MAX_INSERT_COPIES,
    )
  }
  const castFigures = cast.filter(({ what }) => isFigure(what)).length
  const crowds = figures.map((thing) => ({ thing, count: drawnFigures(thing.count) }))
  const props = others.map((thing) => ({ thing, count: drawnCopies(thing.count) }))
  return [...within(crowds, Math.max(0, MAX_CROWD_FIGURES - castFigures)), ...within(props, MAX_DRAWN_THINGS)]
}

/**
 * What a plan shows as present, in plain English. What is struck out is not there: it is left out. `graphicName` and `placeName`: of the graphic and the
 * place of the plan.
 */
export function describePlan(plan: DescribedPlan, graphicName?: string, placeName?: string): ShownItem[] {
  const items: ShownItem[] = []
  const add = (what: string, count: number) => {
    const known = items.findIndex((item) => item.what === what)
    if (known >= 0) items[known] = { what, count: items[known]!.count + count }
    else items.push({ what, count })
  }
  if (plan.graphic) {
    if (graphicName) add(graphicName, 1)
    const { rows = [], unit, figures, things } = graphicDrawingsOf(plan, plan.graphic)
    for (const { what, action } of figures) add([ACTION_ADJECTIVES[action], what].filter(Boolean).join(' '), 1)
    for (const { what } of [...rows.filter((thing) => thing !== undefined), ...(unit ? [unit] : []), ...things]) add(what, 1)
    return items
  }
  for (const { what, action } of plan.cast.slice(0, MAX_DRAWN_FIGURES)) add([ACTION_ADJECTIVES[action], what].filter(Boolean).join(' '), 1)
  for (const { thing, count } of drawnThings(plan))
    add([thing.event && EVENT_ADJECTIVES[thing.event], thing.state, thing.what].filter(Boolean).join(' '), count)

  // Behind a card of words it is only a ground.
  const isCard = items.length === 0 && plan.form !== 'scene' && plan.text.length > 0
  // Open ground is nowhere in particular.
  if (plan.place && !isCard && (plan.place !== 'plain' || placeName)) {
    add(placeName ?? [plan.placeState, plan.place].filter(Boolean).join(' '), 1)
    const sky = HOUR_NAMES[plan.hour]
    if (sky) add(sky, 1)
    if (plan.weather !== 'clear') add(plan.weather, 1)
  }
  return items
}

const MONEY_UNIT = /^(<)?(\p{Sc}|R\$)(?: (.+?))?(\+)?$/u

/** How a graphic writes a number in English: `$18 million+`, `24%`, `120 km`. */
function writtenNumber(value: number, { unit = '' }: PlanNumberFormat): string {
  const [money, below = '', currency, scale, above = ''] = MONEY_UNIT.exec(unit) ?? []
  if (money) return `${below}${currency}${formatNumber(value)}${scale ? ` ${scale}` : ''}${above}`
  return `${formatNumber(value)}${/^\p{L}/u.test(unit) ? ' ' : ''}${unit}`
}

/** Words and numbers that a graphic sets on screen. */
function graphicWords(graphic: ShotGraphic | undefined): string[] {
  switch (graphic?.template) {
    case 'counter':
      return [writtenNumber(graphic.to, graphic), ...(graphic.note ? [graphic.note] : [])]
    case 'bars':
      return [
        ...graphic.bars.flatMap(({ label, value }) => [label, writtenNumber(value, graphic)]),
        ...(graphic.ratio ? [graphic.ratio] : []),
      ]
    case 'ring':
      return [fractionOf(graphic.share) ?? `${Math.round(graphic.share * 100)}%`, ...(graphic.label ? [graphic.label] : [])]
    case 'curve':
    case 'dots':
      return graphic.label ? [graphic.label] : []
    case 'size':
      return [graphic.small.label, graphic.large.label]
    case 'timeline':
      return graphic.points.flatMap((point) => [point.when, timelineLabel(point)].filter(Boolean))
    case 'map':
      return graphic.points.map(({ label }) => label)
    case 'steps':
      return graphic.steps.map(({ label }) => label)
    case 'list':
      return graphic.items.map(({ label }) => label)
    case 'cause':
      return [graphic.cause, ...graphic.between, graphic.effect]
    case 'stack':
      return graphic.columns.map(({ value }) => value)
    case 'cutaway':
      return graphic.layers.map(({ label }) => label)
    case 'words':
      return graphic.struck === undefined ? [graphic.words] : [graphic.struck, graphic.words]
    case undefined:
      return []
  }
}

/** All words that a plan sets on screen, captions aside. */
export const wordsOnScreen = (plan: ShotPlan): string[] => [
  ...new Set([
    ...plan.text.map(({ words }) => words),
    ...(plan.handwork ?? []).flatMap(({ label = [] }) => label),
    ...graphicWords(plan.graphic),
  ]),
]
