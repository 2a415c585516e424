import type { Title, TitleAnimation } from '@fablecut/domain/timeline/titles'
import { eased } from '@fablecut/domain/timeline/keyframes'

/** `x`, `y`: fractions of the frame; `typed`: part of the letters that is visible. */
export type TitleMotion = {
  readonly opacity: number
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly typed: number
}

const STILL: TitleMotion = { opacity: 1, x: 0, y: 0, scale: 1, typed: 1 }

/** Movement of a title `framesIn` after its start and `framesLeft` before its end, both from its `animateIn` and `animateOut`. */
export function titleMotion(title: Title, framesIn: number, framesLeft: number): TitleMotion {
  const half = Math.max(1, (framesIn + framesLeft) / 2)
  const at = (animation: TitleAnimation | undefined, frames: number, side: 1 | -1): TitleMotion => {
    if (!animation || animation.durationInFrames <= 0) return STILL
    const progress = Math.min(1, (frames + 0.5) / Math.min(half, animation.durationInFrames))
    return progress === 1 ? STILL : MOTIONS[animation.type](progress, side)
  }
  const [start, end] = [at(title.animateIn, framesIn, 1), at(title.animateOut, framesLeft - 1, -1)]
  return {
    opacity: start.opacity * end.opacity,
    x: start.x + end.x,
    y: start.y + end.y,
    scale: start.scale * end.scale,
    typed: Math.min(start.typed, end.typed),
  }
}

/** How far a title rises, and slides, as a part of the frame. */
const RISE = 0.05
const SLIDE = 0.2
const POP_FROM = 0.6
/** How much a popping title overshoots. */
const OVERSHOOT = 1.70158

const MOTIONS: Readonly<Record<TitleAnimation['type'], (progress: number, side: 1 | -1) => TitleMotion>> = {
  fade: (progress) => ({ ...STILL, opacity: progress }),
  rise: (progress, side) => ({ ...STILL, opacity: progress, y: side * RISE * (1 - eased('ease-out', progress)) }),
  pop: (progress) => ({ ...STILL, opacity: Math.min(1, progress * 2), scale: POP_FROM + (1 - POP_FROM) * overshooting(progress) }),
  type: (progress) => ({ ...STILL, typed: progress }),
  slide: (progress, side) => ({ ...STILL, opacity: Math.min(1, progress * 1.5), x: -side * SLIDE * (1 - eased('ease-out', progress)) }),
}

const overshooting = (progress: number): number => 1 + (OVERSHOOT + 1) * (progress - 1) ** 3 + OVERSHOOT * (progress - 1) ** 2
