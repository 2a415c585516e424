import type { PlanFigure } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../story/analysis.ts'
import type { Scene } from './scene.ts'

const KILLING = /^(?:kill|murder|execute|assassinate|behead|strangle|stab|massacre|slaughter|lynch|drown|perish)$/u
const ROYAL = /\b(?:king|queen|emperor|pharaoh|prince|princess)\b/u

const isDead = ({ tokens, bars }: Analysis): boolean =>
  tokens.some(({ low, i }) => /^(?:dead|killed)$/u.test(low) && bars[i] === '' && /^(?:is|was)$/u.test(tokens[i - 1]?.low ?? ''))
const isPerson = ({ what }: PlanFigure, animals: ReadonlySet<string>): boolean => !animals.has(what)

/** True for a sentence in which somebody is killed or dead. */
export const isAboutKilling = (analysis: Analysis): boolean =>
  analysis.tokens.some(({ lemma, pos, i }) => pos === 'VERB' && KILLING.test(lemma) && analysis.bars[i] === '') || isDead(analysis)

/** Nobody is seen killing or dead: a crown without its bearer or a candle stands for them. `animals`: names of figures that are no persons. */
export function withDignity(scene: Scene, analysis: Analysis, animals: ReadonlySet<string>): Scene {
  const persons = scene.cast.filter((figure) => isPerson(figure, animals))
  if (persons.length === 0 || !isAboutKilling(analysis)) return scene
  const crowns = persons.filter(({ what }) => ROYAL.test(what)).length
  const symbol = crowns > 0 ? { what: 'crown', count: crowns } : { what: 'candle', count: Math.min(3, persons.length) }
  return { ...scene, cast: scene.cast.filter((figure) => !isPerson(figure, animals)), things: [symbol, ...scene.things] }
}
