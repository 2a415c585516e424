import { clamp } from '../../paint/colour.ts'
import type { Scene, SceneActor } from '../../scene/scene.ts'
import type { FigureSlot } from '../../settings/setting.ts'
import type { Frame } from '../../stage/frame.ts'
import { headOf } from '../head.ts'
import type { Area } from '../open-area.ts'
import { shapeOf, type ShotView, sideOf } from '../view.ts'

/** Height of a head, from chin to crown, in heights of the open area. */
const HEAD_SHARES = { close: 0.55, 'extreme-close': 0.86, shoulder: 0.42 } as const
const TALL_HEAD_SHARES = { close: 0.51, 'extreme-close': 0.6, shoulder: 0.33 } as const

/** Size of a head under a tall hat, and how much lower it is, in parts of the open area. */
const TALL_HATS: Readonly<Partial<Record<string, readonly [size: number, lower: number]>>> = {
  chef: [0.8, 0.06],
  crown: [0.88, 0.04],
  wizard: [0.7, 0.12],
}
const tallHatOf = (actor: SceneActor) => (actor.kind === 'person' ? TALL_HATS[actor.look.hat] : undefined)

/** The only figure of a portrait: its head on the side of the view. */
export function portraitStand(scene: Scene, view: ShotView, frame: Frame, open: Area): FigureSlot {
  const actor = scene.who[0]!
  const shape = shapeOf(frame.width, frame.height)
  const shares = shape === '9:16' ? TALL_HEAD_SHARES : HEAD_SHARES
  const overShoulder = view.angle === 'over-shoulder'
  const share = overShoulder ? shares.shoulder : view.size === 'extreme-close' ? shares['extreme-close'] : shares.close
  const head = headOf(actor, scene.mood)
  const height = (share * (tallHatOf(actor)?.[0] ?? 1) * open.h) / (2 * head.radius)
  const side = sideOf(view, shape) || (overShoulder ? 1 : 0)
  const facingLeft = side > 0
  // A face fills the width of a tall frame; hair is behind it.
  const aside = view.size === 'extreme-close' ? 0 : facingLeft ? -0.03 : 0.03
  const filled = shape === '9:16' && !overShoulder ? aside : undefined
  const reach = shape === '9:16' ? 0.14 : overShoulder ? 0.17 : shape === '16:9' ? 0.11 : 0.05
  const half = Math.min(head.radius * height * 0.97, open.w / 2)
  const x = clamp(open.x + open.w * (0.5 + (filled ?? side * reach)), open.x + half, open.x + open.w - half)
  return {
    x: x - head.x * height * (facingLeft ? -1 : 1),
    y: headLevel(actor, shape, open, overShoulder) + head.up * height,
    height,
    facingLeft,
  }
}

/** y of the middle of a near head: free of captions, and lower under a tall hat. */
function headLevel(actor: SceneActor, shape: ReturnType<typeof shapeOf>, open: Area, overShoulder: boolean): number {
  const hat = (tallHatOf(actor)?.[1] ?? 0) * (shape === '9:16' ? 0.6 : 1)
  const level = shape === '9:16' ? (overShoulder ? 0.38 : 0.36) : shape === '16:9' ? 0.48 : 0.46
  return open.y + open.h * (level + hat)
}
