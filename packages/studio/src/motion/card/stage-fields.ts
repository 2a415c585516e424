import { linear, stop } from '../../paint/canvas.ts'
import { css, mix } from '../../paint/colour.ts'
import type { Box } from '../kit/geometry.ts'
import type { MotionPart } from '../kit/kit.ts'
import { asPicture, horizonOf, OVERSCAN_UNITS, shownAt, SOFT_SCALE, type StageSetting, wholeOf } from './stage-setting.ts'

/** What a panel covers: the side of the only drawing. */
function panelBox({ focus, layout: { isAtEnd }, frame }: StageSetting): Box {
  const edge = isAtEnd ? focus.x : focus.x + focus.w
  const h = frame.height + OVERSCAN_UNITS * 2
  return isAtEnd
    ? { x: edge, y: -OVERSCAN_UNITS, w: frame.width - edge + OVERSCAN_UNITS, h }
    : { x: -OVERSCAN_UNITS, y: -OVERSCAN_UNITS, w: edge + OVERSCAN_UNITS, h }
}

/** A side of the frame in a second tone, with its part of the ground. */
export function panelled(setting: StageSetting): MotionPart {
  const { tones, layout, frame, isGrounded } = setting
  const panel = panelBox(setting)
  const isOpen = layout.drawings.some((place) => place.isOpen)
  const ground = horizonOf(layout, frame)
  const picture = asPicture(panel, SOFT_SCALE, (g) => {
    g.fillStyle = linear(g, 0, 0, 0, frame.height, [stop(0, mix(tones.field, tones.light, 0.24)), stop(1, tones.field)])
    g.fillRect(panel.x, panel.y, panel.w, panel.h)
    // Busts go on below the frame.
    if (isOpen || !isGrounded) return
    g.fillStyle = linear(g, 0, ground, 0, frame.height, [stop(0, tones.floor), stop(1, mix(tones.floor, tones.shade, 0.5))])
    g.fillRect(panel.x, ground, panel.w, frame.height - ground + OVERSCAN_UNITS)
  })
  return (g, seconds) => {
    const away = 1 - shownAt(seconds)
    g.save()
    g.translate(away * (panel.x > 0 ? panel.w : -panel.w), 0)
    picture(g)
    g.restore()
  }
}

/** Units over which fields begin below words. */
const FADE = 150

/** Two halves in two tones, one for each of what is compared, with their ground. */
export function halvesOf({ tones, focus, layout, frame }: StageSetting): MotionPart {
  const [first, second] = layout.drawings.map(({ box }) => box)
  const edge = (first!.x + first!.w + second!.x) / 2
  const ground = horizonOf(layout, frame)
  const isWide = frame.shape === 'wide'
  // Below words the fields begin softly.
  const top = isWide ? -OVERSCAN_UNITS : focus.y - FADE
  const picture = asPicture(wholeOf(frame), SOFT_SCALE, (g) => {
    for (const [tone, isStart] of [
      [tones.field, true],
      [tones.other, false],
    ] as const) {
      g.beginPath()
      g.moveTo(isStart ? -OVERSCAN_UNITS : frame.width + OVERSCAN_UNITS, top)
      g.lineTo(edge + 14, top)
      g.lineTo(edge - 14, frame.height + OVERSCAN_UNITS)
      g.lineTo(isStart ? -OVERSCAN_UNITS : frame.width + OVERSCAN_UNITS, frame.height + OVERSCAN_UNITS)
      g.save()
      g.clip()
      const upper = mix(tone, tones.light, 0.5)
      const begins = isWide ? [stop(0, upper)] : [stop(0, upper, 0), stop(FADE / (frame.height - top), upper)]
      g.fillStyle = linear(g, 0, isWide ? 0 : top, 0, frame.height, [...begins, stop(1, tone)])
      g.fillRect(-OVERSCAN_UNITS, top, frame.width + OVERSCAN_UNITS * 2, frame.height + OVERSCAN_UNITS - top)
      g.fillStyle = css(mix(tone, tones.shade, 0.5))
      g.fillRect(-OVERSCAN_UNITS, ground, frame.width + OVERSCAN_UNITS * 2, frame.height - ground + OVERSCAN_UNITS)
      g.restore()
    }
  })
  return (g, seconds) => {
    g.save()
    g.globalAlpha *= shownAt(seconds)
    picture(g)
    g.restore()
  }
}
