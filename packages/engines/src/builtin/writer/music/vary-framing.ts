import { actionIn } from '../../scene/action.ts'
import type { CameraWork, Framing } from './camera-work.ts'
import type { ShotPlan } from './music-video-plan.ts'

/** Number of preceding shots that are compared. */
const REMEMBERED = 4
const FRAMINGS: readonly Framing[] = ['Medium shot', 'Close-up', 'Wide shot']
/** Actions that need the whole body in the frame. */
const MOVING = /^(?:dance|run|walk|ride)$/

/** Changes the framing of a shot that would show the same people, action and place in the same framing as a recent one. The last words of a plan's `seen` name its place. */
export function varyFraming(plans: readonly ShotPlan[], names: readonly string[]): ShotPlan[] {
  const done: { readonly plan: ShotPlan; readonly picture: string }[] = []
  for (const plan of plans) {
    const picture = pictureOf(plan.seen, names)
    const recent = done.slice(-REMEMBERED)
    const taken = recent.filter((one) => one.picture === picture).map((one) => one.plan.work.framing)
    const work = taken.includes(plan.work.framing)
      ? { ...plan.work, framing: otherFraming(plan, taken, recent.at(-1)?.plan.work) }
      : plan.work
    done.push({ plan: { ...plan, work }, picture })
  }
  return done.map(({ plan }) => plan)
}

function pictureOf(seen: string, names: readonly string[]): string {
  const who = names.filter((name) => seen.includes(name))
  return [actionIn(seen, 'en'), ...who, ...seen.split(' ').slice(-2)].join(' ')
}

function otherFraming({ seen, work }: ShotPlan, taken: readonly Framing[], before: CameraWork | undefined): Framing {
  const fitting = FRAMINGS.filter((framing) => framing !== 'Close-up' || !MOVING.test(actionIn(seen, 'en')))
  const free = fitting.filter((framing) => !taken.includes(framing))
  return (
    free.find((framing) => framing !== before?.framing) ?? free[0] ?? fitting.find((framing) => framing !== before?.framing) ?? work.framing
  )
}
