import type { PlanCamera, PlanSide, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { SceneActor, SceneProp } from '../scene/scene.ts'
import { CROWD_FROM } from './crowd-stands.ts'
import type { Foreground, ShotView, ViewAngle } from './view.ts'

type Position = { readonly shotIndex: number; readonly storySeed: number; readonly take?: number }

/** Neighbouring shots put their subjects on different sides. */
const SIDES: readonly PlanSide[] = ['left', 'right', 'centre', 'right', 'left', 'centre']

const angleOf = ({ angle }: PlanCamera, figures: number): ViewAngle => {
  if (angle === 'selfie') return 'eye'
  return angle === 'over-shoulder' && figures < 2 ? 'eye' : angle
}

/** The view of a planned scene. Sizes that have nothing to show are replaced by the nearest that does. */
export function viewOfPlan(plan: ShotPlan, who: readonly SceneActor[], props: readonly SceneProp[], position: Position): ShotView {
  const { camera, subject, place } = plan
  const turn = position.shotIndex + position.storySeed + (position.take ?? 0)
  const sizeWithout = props.length === 0 ? 'wide' : camera.size === 'wide' && place !== undefined ? 'wide' : 'insert'
  const isCrowd = who.length >= CROWD_FROM
  const sizeWith = camera.size === 'insert' && props.length === 0 ? 'close' : isCrowd && camera.size !== 'wide' ? 'full' : camera.size
  const size = who.length === 0 ? sizeWithout : sizeWith
  const speaker = who.findIndex(({ speaks }) => speaks)
  return {
    size,
    angle: isCrowd ? 'eye' : angleOf(camera, who.length),
    subject: size === 'insert' ? 0 : Math.max(0, speaker),
    side: SIDES[turn % SIDES.length]!,
    ...(subject && { sides: subject }),
    ...(size === 'wide' && turn % 2 === 0 && { foreground: foregroundOf(plan, turn) }),
  }
}

const LEAFY = /^(?:village|forest|mountain|desert|field|castle|river|beach|garden|jungle|ruins|sea)$/u
const INDOORS = /^(?:room|kitchen|office|school|lab|cafe|library|bedroom|hospital)$/u

function foregroundOf({ place = '' }: ShotPlan, turn: number): Foreground | undefined {
  if (LEAFY.test(place)) return 'leaves'
  if (INDOORS.test(place)) return 'doorway'
  return /^(?:city|street|rooftop|station|market|future-city)$/u.test(place) && turn % 4 === 0 ? 'railing' : undefined
}
