import type { ShotGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import type { Kit, MotionPart } from '../kit/kit.ts'
import { bars } from './bars.ts'
import { end, type EndCard, hook, type HookCard } from './cards.ts'
import { cause } from './cause.ts'
import { counter } from './counter.ts'
import { curve } from './curve.ts'
import { cutaway } from './cutaway.ts'
import { dots } from './dots.ts'
import { list } from './list.ts'
import { map } from './map.ts'
import { ring } from './ring.ts'
import { size } from './size.ts'
import { stack } from './stack.ts'
import { steps } from './steps.ts'
import { timeline } from './timeline.ts'
import { words, type WordsCard } from './words.ts'

/** A graphic with more than words in it: what is drawn stands beside it, or at its parts. */
export type Diagram = Exclude<ShotGraphic, { template: 'words' }>

/** A graphic of a plan, or one of the cards that open and close a film. */
export type MotionGraphic = Diagram | WordsCard | HookCard | EndCard

export const isDiagram = (graphic: MotionGraphic): graphic is Diagram =>
  graphic.template !== 'words' && graphic.template !== 'hook' && graphic.template !== 'end'

const TEMPLATES: { [T in MotionGraphic['template']]: (kit: Kit, graphic: Extract<MotionGraphic, { template: T }>) => MotionPart } = {
  bars,
  cause,
  counter,
  curve,
  cutaway,
  dots,
  end,
  hook,
  list,
  map,
  ring,
  size,
  stack,
  steps,
  timeline,
  words,
}

export const composeGraphic = (kit: Kit, graphic: MotionGraphic): MotionPart =>
  (TEMPLATES[graphic.template] as (kit: Kit, graphic: MotionGraphic) => MotionPart)(kit, graphic)
