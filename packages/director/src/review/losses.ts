import type { PlanFigure } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Scene } from '../plan/scene-item.ts'
import type { Analysis } from '../story/analysis.ts'
import { tellsLoss } from '../story/setting/loss.ts'

/** `slept in his car`: it is what is left. */
const LEFT_OVER = /\b(?:in|out of) (?:his|her|my|their|our|a) (?:\w+ )?(?:car|van|truck)\b/iu

const withSadness = (figure: PlanFigure): PlanFigure =>
  /^(?:neutral|happy|proud)$/u.test(figure.feeling) ? { ...figure, feeling: 'sad' } : figure

/** Of what somebody loses nothing is seen as it was, and nobody is cheerful about it: a sad person and words. */
export function withLosses(scene: Scene, analysis: Analysis): Scene {
  if (!tellsLoss(analysis)) return scene
  const isLeft = LEFT_OVER.test(analysis.text)
  const things = scene.things.filter(({ what }) => isLeft && /^(?:car|van|truck)$/u.test(what))
  return { ...scene, cast: scene.cast.map(withSadness), things, place: isLeft && scene.place?.id === 'car' ? scene.place : undefined }
}
