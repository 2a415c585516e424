import { findAction } from '../../scene/action.ts'
import type { CameraWork, Framing } from './camera-work.ts'
import type { ShotPlan } from './music-video-plan.ts'

/** Number of preceding shots that are compared. */
const COMPARED_SHOTS = 4
const FRAMINGS: readonly Framing[] = ['Medium shot', 'Close-up', 'Wide shot']
/** Actions that need the whole body in the frame. */
const FULL_BODY_ACTIONS = /^(?:dance|run|walk|ride)$/

/** Changes the framing of a shot that would show the same people, action and place in the same framing as a recent one. The last words of a plan's `content` are its place. */
export function varyFraming(plans: readonly ShotPlan[], names: readonly string[]): ShotPlan[] {
  const varied: { readonly plan: ShotPlan; readonly signature: string }[] = []
  for (const plan of plans) {
    const signature = signatureOf(plan.content, names)
    const recent = varied.slice(-COMPARED_SHOTS)
    const usedFramings = recent.filter((shot) => shot.signature === signature).map((shot) => shot.plan.cameraWork.framing)
    const cameraWork = usedFramings.includes(plan.cameraWork.framing)
      ? { ...plan.cameraWork, framing: otherFraming(plan, usedFramings, recent.at(-1)?.plan.cameraWork) }
      : plan.cameraWork
    varied.push({ plan: { ...plan, cameraWork }, signature })
  }
  return varied.map(({ plan }) => plan)
}

function signatureOf(content: string, names: readonly string[]): string {
  const visibleNames = names.filter((name) => content.includes(name))
  return [findAction(content, 'en'), ...visibleNames, ...content.split(' ').slice(-2)].join(' ')
}

function otherFraming({ content, cameraWork }: ShotPlan, usedFramings: readonly Framing[], previous: CameraWork | undefined): Framing {
  const allowed = FRAMINGS.filter((framing) => framing !== 'Close-up' || !FULL_BODY_ACTIONS.test(findAction(content, 'en')))
  const unused = allowed.filter((framing) => !usedFramings.includes(framing))
  return (
    unused.find((framing) => framing !== previous?.framing) ??
    unused[0] ??
    allowed.find((framing) => framing !== previous?.framing) ??
    cameraWork.framing
  )
}
