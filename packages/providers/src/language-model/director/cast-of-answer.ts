import { isFigureName } from '@fablecut/director/check/plan-problems'
import { isPerson } from '@fablecut/director/vocabulary/art-of'
import type { FigureTraits } from '@fablecut/domain/story/shot-plan/figure-traits'
import type { PlanAction, PlanFigure, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { KnownFigure } from '@fablecut/generation/ports/language-model'
import type { ShotAnswer } from './answer.ts'
import { traitsOfLook } from './dressed-figures.ts'
import { HERO } from './instructions.ts'
import { positionOf } from './position-of.ts'
import { vocabularyName } from './vocabulary-name.ts'

/** `text`: of the narration. `figures`: of the shots before. */
export type CastContext = { readonly text: string; readonly figures: readonly KnownFigure[]; readonly character?: { readonly id: string } }

/** What is done instead to somebody as with things that hands hold. */
const DONE_TO_FIGURES: Readonly<Partial<Record<PlanAction, PlanAction>>> = {
  carry: 'hug',
  hold: 'hug',
  throw: 'point',
  push: 'point',
  pull: 'kneel',
}

/** From this count figures are a crowd. */
const CROWD = 4
const MAX_FIGURES = 4

function figureId(id: string, { figures, character }: CastContext): string {
  const slug = id.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')
  if (character && (slug === HERO || id === character.id)) return character.id
  return figures.some((known) => known.id === id) ? id : `cast-${slug}`
}

/** Who a figure is: an animal stays what it was, a person may grow up or put on a uniform. */
function kindOf(name: string, known: KnownFigure | undefined): string {
  return known && !(isPerson(known.what) && isPerson(name)) ? known.what : name
}

/** The look that the answer describes, completed by that of earlier shots as long as the figure is of the same kind. */
function lookOf(what: string, look: string, known: KnownFigure | undefined): { readonly traits?: FigureTraits } {
  if (!isPerson(what)) return {}
  const traits = { ...(known?.what === what && known.traits), ...traitsOfLook(look) }
  return Object.keys(traits).length > 0 ? { traits } : {}
}

/** Id of one of the figures of a kind that stand among the things of an answer. */
const idAmongThings = (name: string, n: number, context: CastContext): string => figureId(`${name} ${n}`, context)

/** The figure or thing of a shot that an answer names, as its plan does; undefined if it is not in the shot. */
function referenceIn({ cast, things }: ShotAnswer, named: string, context: CastContext): string | undefined {
  if (cast.some(({ id }) => id === named)) return figureId(named, context)
  const name = vocabularyName(named)
  if (name === undefined) return undefined
  const thing = things.find(({ what }) => vocabularyName(what) === name)
  if (thing) return isSingleFigure(thing) ? idAmongThings(name, 0, context) : name
  const figure = cast.find(({ who }) => vocabularyName(who) === name)
  return figure && figureId(figure.id, context)
}

/** Where something of a shot is, if that to which it stands is in the shot too. `own`: its own reference. */
export function placedIn(answer: ShotAnswer, where: string, own: string, context: CastContext): Pick<PlanThing, 'position'> {
  const position = positionOf(where)
  const of = position && referenceIn(answer, position.of, context)
  return position && of !== undefined && of !== own ? { position: { relation: position.relation, of } } : {}
}

/** Whether an item among the things is a figure that belongs to the cast. */
export const isSingleFigure = ({ what, count, event }: ShotAnswer['things'][number]): boolean =>
  isFigureName(vocabularyName(what) ?? '') &&
  count < CROWD &&
  event !== 'cross-out' &&
  !/^(?:family|couple|crowd|audience|team|army|people|crew)$/u.test(what)

/** People are not in the air above others, and sleep under their blanket, not below something. */
function placedOnGround(placed: Pick<PlanFigure, 'position'>, who: string, action: PlanAction): Pick<PlanFigure, 'position'> {
  const isUnseen = placed.position?.relation === 'above' ? action !== 'fly' : placed.position?.relation === 'under' && action === 'sleep'
  return isUnseen && isPerson(vocabularyName(who) ?? '') ? {} : placed
}

/** Figures of an answer that can be drawn, under the same id as before, and figures that stand among its things. */
export function castOf(answer: ShotAnswer, context: CastContext): PlanFigure[] {
  const speech = /["“„«「]/u.test(context.text)
  const figures = answer.cast.flatMap(({ id, who, look, action, target, feeling, where }): PlanFigure[] => {
    const ownId = figureId(id, context)
    const known = context.figures.find((figure) => figure.id === ownId)
    const speaks = speech && /^(?:talk|sing|cry|laugh)$/u.test(action)
    const placed = placedOnGround(placedIn(answer, where, ownId, context), who, action)
    const doneTo = referenceIn(answer, target, context)
    const acting = {
      action:
        doneTo !== undefined && answer.cast.some((other) => figureId(other.id, context) === doneTo)
          ? (DONE_TO_FIGURES[action] ?? action)
          : action,
      ...(doneTo !== undefined && doneTo !== ownId && { target: doneTo }),
      feeling,
      speaks,
    }
    if (ownId === context.character?.id) return [{ id: ownId, what: known?.what ?? 'person', ...acting, ...placed }]
    const name = vocabularyName(who)
    if (name === undefined) return []
    const what = kindOf(name, known)
    return [{ id: ownId, what, ...acting, ...lookOf(what, look, known), ...placed }]
  })
  const among = answer.things.filter(isSingleFigure).flatMap(({ what, count, where }) =>
    Array.from({ length: Math.max(1, Math.round(count)) }, (_, n): PlanFigure => {
      const name = vocabularyName(what)!
      const id = idAmongThings(name, n, context)
      const placed = placedOnGround(placedIn(answer, where, id, context), what, 'stand')
      return { id, what: name, action: 'stand', feeling: 'neutral', speaks: false, ...placed }
    }),
  )
  const all = [...figures, ...among]
  return all.filter(({ id }, i) => all.findIndex((other) => other.id === id) === i).slice(0, MAX_FIGURES)
}
