import type { GraphicTemplate, ShotGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import { withoutPosition } from '@fablecut/domain/story/shot-plan/position-bases'
import { doesNamePeople, graphicDrawingsOf, MAX_BESIDE_DIAGRAM, rowsOf } from '../vocabulary/graphic-drawings.ts'
import { isPictured } from '../vocabulary/art-of.ts'
import { nameOf } from './candidate.ts'
import type { CandidateWithFeatures, Planned } from './candidates-with-features.ts'
import { type Choice, isPerson, mayStandBeside } from './choose-drawings.ts'

/** Grades from which on a diagram has a first and a second drawing beside it. */
const MIN_FIRST = { fitting: 0.5, wrong: 0.3 } as const
const MIN_SECOND = { fitting: 0.55, wrong: 0.2 } as const

/** What graphics show themselves, as far as a sentence does not name it. */
const SHOWN_BY: Readonly<Partial<Record<GraphicTemplate, RegExp>>> = {
  map: /^(?:map|treasure map|globe|desk globe)$/u,
  timeline: /^(?:calendar|clock|hourglass)$/u,
  curve: /\bchart$/u,
  bars: /\bchart$/u,
  ring: /\bchart$/u,
  dots: /\bchart$/u,
  stack: /^(?:coin|money|cash|banknote|gold coin)$/u,
  list: /^checklist$/u,
  steps: /^checklist$/u,
}

/** Whether a graphic shows something already: its own subject, the sign of a country on its map, people as dots. Another thing would be what dots count. */
function isShownBy(graphic: ShotGraphic, choice: Choice, all: readonly CandidateWithFeatures[]): boolean {
  const { template } = graphic
  const source = all.find(({ candidate }) => nameOf(candidate) === choice.name)?.candidate.source
  if (template === 'map' && source === 'emblem') return true
  if (template === 'dots' && (doesNamePeople(graphic.label) ? isPerson(choice) : choice.thing && !choice.isDrawn)) return true
  return source !== 'noun' && SHOWN_BY[template]?.test(choice.name) === true
}

const doesNameHead = (label: string, { candidate: { phrase } }: CandidateWithFeatures): boolean =>
  phrase !== undefined &&
  label
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .includes(phrase.head.low)

/** The things that at least two rows of a diagram name, in their order. */
function thingsNamedByRows(graphic: ShotGraphic, all: readonly CandidateWithFeatures[]) {
  const open = all.filter(({ candidate }) => candidate.thing && candidate.phrase && !candidate.doubts?.length)
  const named = (rowsOf(graphic) ?? []).flatMap((row) => open.find((described) => doesNameHead(row, described))?.candidate.thing ?? [])
  return named.length > 1 ? named : undefined
}

const isGood = ({ grade }: Choice, least: { readonly fitting: number; readonly wrong: number }): boolean =>
  grade.fitting >= least.fitting && grade.wrong <= least.wrong

/** Whether something can stand beside a diagram: a person, an animal, or a thing with a picture of its own. */
const isDrawable = ({ figure, thing, name }: Choice): boolean =>
  figure !== undefined || (isPictured(name) && name !== 'hand' && thing?.event !== 'cross-out')

/** Things of which one is as good as another. */
const ALIKE: readonly RegExp[] = [/(?:^|\s)(?:money|money bag|banknote|coin|cash)$/u, /(?:clock|watch)$/u]
const areAlike = (one: Choice, other: Choice): boolean => ALIKE.some((kind) => kind.test(one.name) && kind.test(other.name))

/** The drawings beside a diagram: what rules have drawn as far as it is not wrong, and what probably shows the sentence; the best first. */
function besideDiagram(choices: readonly Choice[]): Choice[] {
  const chosen: Choice[] = []
  for (const choice of choices.filter(isDrawable).toSorted((a, b) => b.grade.fitting - a.grade.fitting)) {
    if (chosen.length === MAX_BESIDE_DIAGRAM || !chosen.every((one) => mayStandBeside(one, choice) && !areAlike(one, choice))) continue
    const stays = choice.isDrawn && choice.isFixed && choice.thing !== undefined
    if (stays || isGood(choice, chosen.length === 0 ? MIN_FIRST : MIN_SECOND)) chosen.push(choice)
  }
  return chosen
}

/**
 * A diagram with the things that its rows name, or with one or two drawings by which its sentence is probably recognized. `choices`: what its plan draws
 * and may draw.
 */
export function withDrawingsOfGraphic<P extends Planned>(one: P, all: readonly CandidateWithFeatures[], choices: readonly Choice[]): P {
  const { plan } = one
  const { graphic } = plan
  if (!graphic || plan.handwork || graphicDrawingsOf(plan, graphic).rows) return one
  const named = thingsNamedByRows(graphic, all)
  if (named) return { ...one, plan: { ...plan, things: named.map((thing) => ({ ...thing, count: 1 })) } }
  const chosen = besideDiagram(choices.filter((choice) => !isShownBy(graphic, choice, all)))
  return {
    ...one,
    plan: {
      ...plan,
      cast: chosen.flatMap(({ figure }) => (figure ? [withoutPosition(figure)] : [])),
      things: chosen.flatMap(({ thing }) => (thing ? [{ ...withoutPosition(thing), count: 1 }] : [])),
    },
  }
}
