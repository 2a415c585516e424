import type { PlanFigure, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { toolOfVerb } from '../../languages/en/tools-of-verbs.ts'
import type { Analysis } from '../../story/analysis.ts'
import { artOf } from '../../vocabulary/art-of.ts'
import { isOutdoors } from '../../vocabulary/place-kinds.ts'
import type { Token } from '../../text/token.ts'
import { type Item, originOf, type Scene } from '../scene-item.ts'

/** Who leaves for good has a suitcase; `to the door` is no move. */
const MOVING = /^(?:move|emigrate|migrate|travel)$/u

function toolOf({ verb }: Item, figure: PlanFigure, { tokens, bars }: Analysis): string | undefined {
  const told = verb && (toolOfVerb(verb.lemma) ? verb : undefined)
  if (told && bars[told.i] === '' && toolOfVerb(told.lemma)!.action === figure.action) return toolOfVerb(told.lemma)!.tool
  return verb && figure.action === 'walk' && isMoving(verb, tokens) ? 'suitcase' : undefined
}

const isMoving = ({ lemma, i }: Token, tokens: readonly Token[]): boolean =>
  MOVING.test(lemma) && /^(?:to|into|abroad|there|across)$/u.test(tokens[i + 1]?.low ?? '')

/** A scene with the tools of what its people are told to do: `She teaches herself to code` at a laptop. */
export function withTools(scene: Scene, analysis: Analysis): Scene {
  const tools = scene.cast.flatMap((figure): PlanThing[] => {
    const item = originOf(scene, figure.id)
    const what = item && artOf(figure.what) === 'person' ? toolOf(item, figure, analysis) : undefined
    return what === undefined ? [] : [{ what, count: 1 }]
  })
  const missing = tools.filter(
    ({ what }, i) =>
      tools.findIndex((other) => other.what === what) === i &&
      !isSeen(scene, what) &&
      !(what === 'desk' && (isOutdoors(scene.place?.id) || isSeen(scene, 'table'))),
  )
  return missing.length === 0 ? scene : { ...scene, things: [...scene.things, ...missing] }
}

const isSeen = ({ things, denied }: Scene, what: string): boolean =>
  [...things, ...denied].some((thing) => thing.what.endsWith(what) || what.endsWith(thing.what))
