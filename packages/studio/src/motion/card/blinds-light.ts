import { type Ctx, linear, stop } from '../../paint/canvas.ts'
import { asPicture, SOFT_SCALE, type StageSetting, wholeOf } from './stage-setting.ts'

/** Light through blinds on the wall: slats, their size in units, how they slant, and their strength in bright and in dark looks. */
const SLATS = 6
const SLAT = { w: 250, h: 17, step: 34, slant: -0.24 } as const
const BLINDS_ALPHA = { bright: 0.5, dark: 0.07 } as const

/** The light that falls through blinds on the wall beside the drawings. */
export function blindsLight({ tones, focus, layout: { isAtEnd }, frame }: StageSetting): (g: Ctx) => void {
  const size = (Math.min(frame.width, frame.height) / 720) * 1.4
  const x = Math.min(frame.width - SLAT.w * size * 0.8, Math.max(-40, focus.x + focus.w * (isAtEnd ? 0.1 : 0.55)))
  return asPicture(wholeOf(frame), SOFT_SCALE, (g) => {
    g.translate(x, focus.y + focus.h * 0.12)
    g.transform(1, SLAT.slant, 0, 1, 0, 0)
    g.scale(size, size)
    const alpha = tones.isDark ? BLINDS_ALPHA.dark : BLINDS_ALPHA.bright
    g.fillStyle = linear(g, 0, 0, SLAT.w, 0, [stop(0, tones.light, 0), stop(0.2, tones.light, alpha), stop(1, tones.light, alpha * 0.5)])
    for (let i = 0; i < SLATS; i++) g.fillRect(0, i * SLAT.step, SLAT.w, SLAT.h)
  })
}
