import type { PlanFigure, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import { artOf } from '../../vocabulary/art-of.ts'
import { type Item, originOf, type Scene } from '../scene-item.ts'

/** Of what the other one gives. */
const RECEIVING = /^(?:receive|get|buy|borrow|accept|inherit|obtain)$/u
/** Of what is taken against the will of the other one. */
const SEIZING = /^(?:steal|snatch|grab|take|seize|swipe|nick)$/u

const isBehind = (item: Item | undefined, verb: number): boolean => item?.span !== undefined && item.span[0] > verb
const isPerson = ({ what }: PlanFigure): boolean => artOf(what) === 'person'

/** The thing of a scene that a verb is done to: its object before what stands behind a preposition. */
function objectOf(scene: Scene, verb: number): PlanThing | undefined {
  const found = scene.things.flatMap((thing) => {
    const origin = originOf(scene, thing.what)
    return origin && thing.event !== 'cross-out' && artOf(thing.what) !== 'person' && isBehind(origin, verb) ? [{ thing, origin }] : []
  })
  const objects = found.filter(({ origin }) => origin.role === 'object')
  return (objects.length > 0 ? objects : found).toSorted((a, b) => a.origin.span![0] - b.origin.span![0])[0]?.thing
}

/** A figure doing something with a thing of the scene, or with nothing that is drawn. */
function withTarget(figure: PlanFigure, action: PlanFigure['action'], thing: PlanThing | undefined): PlanFigure {
  const { target: _, ...own } = figure
  return { ...own, action, ...(thing && { target: thing.what }) }
}

/** What is taken is in the hands of who takes it: nothing else happens to it. */
const inHands = (things: readonly PlanThing[], taken: PlanThing): PlanThing[] =>
  things.map((thing) => {
    if (thing !== taken) return thing
    const { event: _, ...own } = thing
    return own
  })

/** Who gives has in hand what is given; from whom something is received gives it; who steals something has it. */
export function withHandovers(scene: Scene, { tokens }: Analysis): Scene {
  const givers = scene.cast.filter(({ action }) => action === 'give')
  if (givers.length > 0) {
    const given = (figure: PlanFigure): PlanFigure => {
      const verb = originOf(scene, figure.id)?.verb
      return verb && givers.includes(figure) ? withTarget(figure, 'give', objectOf(scene, verb.i)) : figure
    }
    return { ...scene, cast: scene.cast.map(given) }
  }
  for (const taker of scene.cast) {
    const origin = originOf(scene, taker.id)
    const verb = origin?.role === 'subject' && isPerson(taker) ? origin.verb : undefined
    const owner =
      verb &&
      scene.cast.find((other) => {
        const own = originOf(scene, other.id)
        return other !== taker && isPerson(other) && isBehind(own, verb.i) && tokens[own!.span![0] - 1]?.low === 'from'
      })
    const thing = owner && verb && objectOf(scene, verb.i)
    if (!thing) continue
    if (RECEIVING.test(verb.lemma)) {
      const cast = scene.cast.map((one) =>
        one === owner ? withTarget(one, 'give', thing) : one === taker ? withTarget(one, 'stand', undefined) : one,
      )
      return { ...scene, cast }
    }
    if (SEIZING.test(verb.lemma)) {
      const cast = scene.cast.map((one) =>
        one === taker
          ? withTarget(one, 'hold', thing)
          : one === owner && one.feeling === 'neutral'
            ? { ...one, feeling: 'surprised' as const }
            : one,
      )
      return { ...scene, cast, things: inHands(scene.things, thing) }
    }
  }
  return scene
}
