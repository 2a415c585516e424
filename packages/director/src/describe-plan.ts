import type { ShotGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { ACTION_ADJECTIVES, EVENT_ADJECTIVES } from './languages/en/verbs.ts'

/** Something that is seen, named as one would label the picture. */
export type ShownItem = { readonly what: string; readonly count: number }

const HOUR_NAMES = { dawn: 'sunrise sky', day: undefined, dusk: 'sunset sky', night: 'night sky' } as const

/**
 * What a plan shows as present, in plain English. What is struck out is not there: it is left out. `graphicName` and `placeName`: of the graphic and the
 * place of the plan.
 */
export function describePlan(plan: ShotPlan, graphicName?: string, placeName?: string): ShownItem[] {
  const items: ShownItem[] = []
  const add = (what: string, count: number) => {
    const known = items.findIndex((item) => item.what === what)
    if (known >= 0) items[known] = { what, count: items[known]!.count + count }
    else items.push({ what, count })
  }
  // A graphic fills the picture.
  if (plan.graphic) return graphicName ? [{ what: graphicName, count: 1 }] : []
  for (const { what, action } of plan.cast) add([ACTION_ADJECTIVES[action], what].filter(Boolean).join(' '), 1)
  for (const { what, count, state, event } of plan.things)
    if (event !== 'cross-out') add([event && EVENT_ADJECTIVES[event], state, what].filter(Boolean).join(' '), count)

  if (plan.place) {
    add(placeName ?? plan.place, 1)
    const sky = HOUR_NAMES[plan.hour]
    if (sky) add(sky, 1)
    if (plan.weather !== 'clear') add(plan.weather, 1)
  }
  return items
}

/** Words that a graphic sets on screen. */
function graphicWords(graphic: ShotGraphic | undefined): string[] {
  switch (graphic?.template) {
    case 'counter':
      return graphic.note ? [graphic.note] : []
    case 'bars':
      return [...graphic.bars.map(({ label }) => label), ...(graphic.ratio ? [graphic.ratio] : [])]
    case 'curve':
    case 'ring':
    case 'dots':
      return graphic.label ? [graphic.label] : []
    case 'size':
      return [graphic.small.label, graphic.large.label]
    case 'timeline':
      return graphic.points.flatMap(({ when, label }) => [when, label])
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
      return [graphic.words]
    case undefined:
      return []
  }
}

/** All words that a plan sets on screen, captions aside. */
export const wordsOnScreen = (plan: ShotPlan): string[] => [
  ...new Set([...plan.text.map(({ words }) => words), ...graphicWords(plan.graphic)]),
]
