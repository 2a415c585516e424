import type { GraphicDrawings } from '@fablecut/director/vocabulary/graphic-drawings'
import type { PlanHandwork, PlanPosition, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { canHaveBackdrop, placeOfBackdrop } from '@fablecut/domain/story/shot-plan/words-card'
import { planTexts as texts } from '../../texts/plan.ts'
import type { DrawnNames } from './drawn-names.ts'

export type PlanGroup = keyof typeof texts.groups

/** One line per part of a plan. */
export function planSummary(plan: ShotPlan, { nameOf, placeOf }: DrawnNames): Record<PlanGroup, string> {
  const { cast, things, handwork = [], place, backdrop, hour, weather, text, graphic, form, camera, transition } = plan
  const behind =
    backdrop !== undefined && canHaveBackdrop(plan)
      ? `${texts.where.backdrop}: ${backdropName(backdrop, { nameOf, placeOf })}`
      : texts.plainGround
  const placed = (what: string, position: PlanPosition | undefined): string =>
    position
      ? texts.position.placed({ what, relation: texts.position.relations[position.relation], of: nameOf(whatOf(position.of, cast)) })
      : what
  const figures = cast.map(({ what, action, feeling, target, position }) =>
    placed(
      [feeling === 'neutral' ? '' : texts.feelings[feeling], nameOf(what), texts.actions[action], target ? nameOf(target) : '']
        .filter(Boolean)
        .join(' '),
      position,
    ),
  )
  const seen = things.map(({ what, count, event, position }) =>
    placed([count > 1 ? `${count} ×` : '', nameOf(what), event ? texts.events[event] : ''].filter(Boolean).join(' '), position),
  )
  return {
    who: figures.join(', ') || texts.nobody,
    what: seen.join(', ') || texts.nothing,
    hands: handwork.map((work) => handworkSummary(work, { nameOf })).join(', ') || texts.nothing,
    where: [
      place === undefined ? behind : placeOf(place),
      texts.hours[hour],
      ...(weather === 'clear' ? [] : [texts.weathers[weather]]),
    ].join(', '),
    text: text.map(({ words }) => `“${words}”`).join(', ') || texts.noText,
    form: graphic ? texts.templates[graphic.template] : texts.forms[form],
    transition: texts.transitions[transition],
    camera: [texts.sizes[camera.size], texts.angles[camera.angle], texts.moves[camera.move]].join(', '),
  }
}

/** What is drawn with the motion graphic of a plan: figures and what they do, then things, each once. */
export const drawingsSummary = (
  { rows = [], unit, figures, things }: GraphicDrawings,
  { nameOf }: Pick<DrawnNames, 'nameOf'>,
): string[] => [
  ...new Set([
    ...figures.map(({ what, action }) => `${nameOf(what)} ${texts.actions[action]}`),
    ...[...rows, unit, ...things].flatMap((thing) => (thing ? [nameOf(thing.what)] : [])),
  ]),
]

function backdropName(backdrop: string, { nameOf, placeOf }: DrawnNames): string {
  const place = placeOfBackdrop(backdrop)
  return place === undefined ? nameOf(backdrop) : placeOf(place)
}

/** Name of a figure by its id; of a thing it is its name. */
const whatOf = (of: string, cast: ShotPlan['cast']): string => cast.find(({ id }) => id === of)?.what ?? of

/** One thing that hands do, such as `cut onion with knife`. */
export function handworkSummary({ motion, what, tool, target, isDenied }: PlanHandwork, { nameOf }: Pick<DrawnNames, 'nameOf'>): string {
  const { motions, done, denied } = texts.hands
  const work = done({
    motion: motions[motion],
    what: nameOf(what),
    ...(tool && { tool: nameOf(tool) }),
    ...(target && { target: nameOf(target) }),
  })
  return isDenied ? denied(work) : work
}
