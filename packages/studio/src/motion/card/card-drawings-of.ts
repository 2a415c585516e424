import { basesOf } from '@fablecut/domain/story/shot-plan/position-bases'
import type { PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { MAX_ILLUSTRATIONS } from '@fablecut/domain/story/shot-plan/words-card'
import { graphicDrawingsOf } from '@fablecut/director/vocabulary/graphic-drawings'
import { artOf, isFigure } from '@fablecut/director/vocabulary/art-of'
import { isAnimalName } from '@fablecut/director/vocabulary/vocabulary'
import { clustersOf } from '../../composition/related/cluster.ts'
import { iconOf } from '../../scene/plan/art.ts'
import type { Action } from '../../characters/poses/pose.ts'
import type { SceneActor } from '../../scene/scene.ts'
import { countIn } from '../kit/key-noun.ts'
import { landscapeOf } from '../things-ground.ts'
import { type Diagram, isDiagram, type MotionGraphic } from '../templates/templates.ts'
import type { CardDrawing } from './drawing-place.ts'
import { useOfThing } from '../../scene/plan/done-with.ts'
import { climberOf } from '../../scene/plan/relations.ts'
import { withImpliedTargets } from './implied-targets.ts'
import { canHoldThing } from './held-thing.ts'
import { isActingWhole } from './seen-whole.ts'

const DOLLARS = /^(?:US|A|C|NZ)?\$$/u
/** A card of a sum and nothing else. */
const SUM = /^\D{0,3}\$\s?\d[\d.,]*(?:\s?[kKmMbB]|\s(?:million|billion|trillion))?$/u

const isOfMoney = (graphic: MotionGraphic): boolean =>
  graphic.template === 'counter' ? DOLLARS.test(graphic.unit ?? '') : 'words' in graphic && SUM.test(graphic.words)
/** Money in turn, so that one sum after another looks different. */
const MONEY = ['money', 'coin', 'banknote'] as const

type Shot = { readonly seed: number; readonly actors?: readonly SceneActor[] }

/**
 * What is seen beside a graphic. Of a card up to three figures and things, figures first; of a diagram one or two, each once. A counter and a card of a sum
 * without any have money. Words deny something that is seen struck out; elsewhere nothing is.
 */
export function drawingsOf(plan: ShotPlan, graphic: MotionGraphic, shot: Shot): CardDrawing[] {
  const drawings = isDiagram(graphic) ? drawingsBeside(plan, graphic, shot) : drawingsOnCard(plan, graphic, shot)
  if (drawings.length > 0 || !isOfMoney(graphic)) return drawings
  return [{ kind: 'thing', thing: { what: MONEY[Math.abs(Math.trunc(shot.seed)) % MONEY.length]!, count: 1 } }]
}

function drawingsBeside(plan: ShotPlan, graphic: Diagram, { actors = [] }: Shot): CardDrawing[] {
  const { figures, things } = graphicDrawingsOf(plan, graphic)
  const seen = actors.filter(({ name }, i) => actors.findIndex((other) => other.name === name) === i).slice(0, figures.length)
  return [
    ...seen.map((actor, i): CardDrawing => {
      const isWhole = isActingWhole(actor) && figures[i]?.action !== 'stand'
      return { kind: 'figure', actor, name: actor.name, ...(isWhole && { isWhole }) }
    }),
    ...things.map((thing): CardDrawing => ({ kind: 'thing', thing: { ...thing, count: 1 } })),
  ]
}

function drawingsOnCard(plan: ShotPlan, graphic: MotionGraphic, { actors = [] }: Shot): CardDrawing[] {
  const crowd = crowdOf(plan)
  // People of one card are of one size.
  const isWhole = crowd === undefined && (actors.some(isActingWhole) || isHeldBeside(actors, plan.things))
  const figures = actors.map((actor, i): CardDrawing => {
    return { kind: 'figure', actor, name: actor.name, ...(i === 0 && crowd !== undefined && { crowd }), ...(isWhole && { isWhole }) }
  })
  const all = [...figures, ...grouped(thingsOf(plan).map((thing) => counted(thing, graphic)))]
  return betweenHands((inHands(all, graphic) ?? all).slice(0, MAX_ILLUSTRATIONS))
}

const HANDING: ReadonlySet<Action> = new Set<Action>(['give', 'take'])

/** Two people of whom one gives something face each other: what else is drawn stands between them. */
function betweenHands(drawings: CardDrawing[]): CardDrawing[] {
  const people = drawings.filter((one) => isPersonFigure(one) && one.actor.kind === 'person' && HANDING.has(one.actor.action))
  const [first, second] = people
  return first && second ? [first, ...drawings.filter((one) => !people.includes(one)), second] : drawings
}

/** A drawing for each thing, with what is placed at it. */
function grouped(things: readonly PlanThing[]): CardDrawing[] {
  const bases = basesOf(things.map(({ what, position }) => ({ names: [what], position })))
  const clusters = clustersOf(bases)
  return things.flatMap((thing, i): CardDrawing[] => {
    if (bases[i] !== undefined) return []
    const placed = clusters.find(({ root }) => root === i)?.members.map((member) => things[member]!)
    return [{ kind: 'thing', thing, ...(placed && { placed }) }]
  })
}

const DENIES = /\b(?:no|not|never|without|nothing|lost|stole|stolen)\b|n['’]t\b/iu

/** What leaves the hands free for something else. */
const HANDS_FREE: ReadonlySet<Action> = new Set<Action>(['walk', 'run', 'carry', 'throw', 'jump', 'kneel'])

/** Of several small things, such as coins, one is seen in a hand. */
const MOST_IN_HAND = 5

/** Somebody reads a book where the words name nothing that is read. */
const READING: Readonly<Partial<Record<Action, string>>> = { read: 'book' }

/** What is done with something in hand, whoever is beside. */
const HANDLING: ReadonlySet<Action> = new Set<Action>(['give', 'throw', 'carry', 'hold', 'craft', 'read'])

/** Whether one of several people has a thing in hand, which busts at a table would not show. */
const isHeldBeside = (actors: readonly SceneActor[], things: readonly PlanThing[]): boolean =>
  actors.length > 1 &&
  actors.some((actor) => actor.kind === 'person' && actor.action === 'hold' && things.some((thing) => canHoldThing(actor, thing)))

type Person = Extract<CardDrawing, { kind: 'figure' }>
const isPersonFigure = (drawing: CardDrawing): drawing is Person => drawing.kind === 'figure' && drawing.actor.kind === 'person'

/** Who has something in hand on a card: who does what is done with it, else an only person who is seen whole. */
function holderAmong(drawings: readonly CardDrawing[]): Person | undefined {
  const handling = drawings.find(
    (one): one is Person => isPersonFigure(one) && one.isWhole === true && one.actor.kind === 'person' && HANDLING.has(one.actor.action),
  )
  const [figure, ...others] = drawings
  const isOnly = figure?.kind === 'figure' && figure.isWhole === true && !others.some(({ kind }) => kind === 'figure')
  return handling ?? (isOnly ? figure : undefined)
}

/** What a person who is seen whole has in hand for what it does, with the rest beside; undefined for others. */
function inUse(drawings: readonly CardDrawing[]): CardDrawing[] | undefined {
  const holder = holderAmong(drawings)
  if (!holder) return undefined
  const held = drawings.find(
    (other) =>
      other.kind === 'thing' &&
      other.thing.count <= MOST_IN_HAND &&
      other.thing.event === undefined &&
      canHoldThing(holder.actor, other.thing),
  )
  const implied = holder.actor.kind === 'person' ? READING[holder.actor.action] : undefined
  const what = held?.kind === 'thing' ? held.thing : implied === undefined ? undefined : { what: implied, count: 1 }
  if (!what) return undefined
  return drawings.filter((one) => one !== held).map((one) => (one === holder ? { ...holder, holds: what } : one))
}

/** A person alone with a thing that fits into hands holds it; undefined elsewhere, and where words deny it. */
function inHands(drawings: readonly CardDrawing[], graphic: MotionGraphic): CardDrawing[] | undefined {
  // Of several, who does it has it: `stole the necklace from the duchess`.
  const isDone = drawings.filter(({ kind }) => kind === 'figure').length > 1 && holderAmong(drawings) !== undefined
  if (!isDone && 'words' in graphic && DENIES.test(graphic.words)) return undefined
  const used = inUse(drawings)
  const [figure, other] = drawings
  if (used || drawings.length !== 2 || figure?.kind !== 'figure' || figure.actor.kind !== 'person' || other?.kind !== 'thing') return used
  if (other.thing.count > 1 || other.thing.event !== undefined) return undefined
  if (figure.isWhole && !HANDS_FREE.has(figure.actor.action)) return undefined
  const { isWhole: _, ...bust } = figure
  const actor: SceneActor = { ...figure.actor, action: 'hold' }
  return canHoldThing(actor, other.thing) ? [{ ...bust, actor, holds: other.thing }] : undefined
}

/** How many people are seen where there are more than have a look of their own, and nothing else. */
function crowdOf({ cast, things }: ShotPlan): number | undefined {
  const [people] = things
  if (cast.length > 0 || things.length !== 1 || !people || people.count <= MAX_ILLUSTRATIONS || !isFigure(people.what)) return undefined
  return isAnimalName(people.what) ? undefined : people.count
}

/** Things that can be drawn, without the figures among them. */
function thingsOf(plan: ShotPlan): PlanThing[] {
  const { cast, things } = withImpliedTargets(plan)
  const kinds = [...new Set(cast.map(({ what }) => what))]
  const named = kinds.map((kind): PlanThing => ({ what: kind, count: cast.filter(({ what }) => what === kind).length }))
  const used = useOfThing(cast, things)
  const climbed = climberOf({ cast })?.figure.target
  const isRidden = cast.some(({ action }) => action === 'ride')
  const all = [...things, ...named].filter(
    ({ what }) => !isFigure(what) && !used?.what.has(what) && what !== climbed && !(isRidden && artOf(what) === 'bicycle'),
  )
  return bodiesOf(all).filter(({ what }) => what !== 'hand')
}

/** Things of any size: beside words there is no place whose size they would have. Framed views are seen only where nothing else is. */
function bodiesOf(things: readonly PlanThing[]): PlanThing[] {
  const drawn = things.filter(({ what }) => iconOf(what) !== undefined)
  const isBase = ({ what }: PlanThing): boolean => drawn.some(({ position }) => position?.of === what)
  const bodies = drawn.filter((thing) => landscapeOf([thing]) === undefined || isBase(thing))
  return bodies.length > 0 ? bodies : drawn
}

/** As many of a thing as the words of a card count. */
function counted(thing: PlanThing, graphic: MotionGraphic): PlanThing {
  const count = thing.count === 1 && 'words' in graphic ? countIn(graphic.words, thing.what) : undefined
  return count === undefined ? thing : { ...thing, count }
}
