import { type Ctx, linear, radial, stop } from '../../paint/canvas.ts'
import { css, mix } from '../../paint/colour.ts'
import type { MotionPart } from '../kit/kit.ts'
import { asPicture, floorPaint, horizonOf, OVERSCAN_UNITS, shownAt, SOFT_SCALE, type StageSetting, wholeOf } from './stage-setting.ts'

/** Distance of an arch from the edges of the frame. */
const INSET = 22
/** Width of an arch, as a part of that of its drawings, radius of its top at most, as a part of its height, and how deep its wall is. */
const ARCH_WIDTH = 0.94
const TOP_RADIUS = 0.62
const WALL = 16
/** By how much an arch is higher than its drawings: beside words, and below them. */
const ABOVE = { beside: 14, below: -6 } as const

/** A niche with a round top in a lit wall, on the ground; behind busts it goes on below the frame. */
export function archBackdrop({ tones, focus, layout, frame, isGrounded }: StageSetting): MotionPart {
  const isOpen = layout.drawings.every((place) => place.isOpen)
  const x = focus.x + focus.w / 2
  const half = Math.min((focus.w / 2) * ARCH_WIDTH, x - INSET, frame.width - x - INSET)
  const top = focus.y - (layout.isCentred ? ABOVE.below : ABOVE.beside)
  const radius = Math.min(half, focus.h * TOP_RADIUS)
  const whole = wholeOf(frame)
  const foot =
    isGrounded && !isOpen ? horizonOf(layout, { shape: frame.shape }) : isOpen ? frame.height + OVERSCAN_UNITS : focus.y + focus.h
  const floor = isGrounded && !isOpen ? floorPaint({ tones, focus, layout, frame }) : undefined
  const trace = (g: Ctx, aside: number): void => {
    g.beginPath()
    g.roundRect(x - half + aside, top, half * 2 - aside, foot - top, [radius - aside / 2, radius, 0, 0])
  }
  const picture = asPicture(whole, frame.scale, (g) => {
    trace(g, 0)
    g.fillStyle = css(mix(tones.field, tones.shade, 0.42))
    g.fill()
    g.save()
    trace(g, 0)
    g.clip()
    trace(g, WALL)
    g.fillStyle = linear(g, 0, top, 0, foot, [stop(0, mix(tones.field, tones.shade, 0.1)), stop(1, mix(tones.field, tones.light, 0.5))])
    g.fill()
    const reach = half * 1.2
    const y = top + focus.h * 0.55
    g.fillStyle = radial(g, x, y, 0, reach, [stop(0, tones.light, tones.isDark ? 0.3 : 0.6), stop(1, tones.light, 0)])
    g.fillRect(x - half, top, half * 2, foot - top)
    g.restore()
  })
  const ground = floor && asPicture(whole, SOFT_SCALE, floor)
  return (g, seconds) => {
    g.save()
    g.globalAlpha *= shownAt(seconds)
    picture(g)
    ground?.(g)
    g.restore()
  }
}

const RAYS = 11
/** Seconds for one turn of the rays. */
const TURN_SECONDS = 90

/** Soft rays from behind the drawings, which turn slowly, over a ground. */
export function raysBackdrop({ tones, focus, layout, frame, isGrounded }: StageSetting): MotionPart {
  const [x, y] = [focus.x + focus.w / 2, focus.y + focus.h * 0.52]
  const reach = Math.hypot(frame.width, frame.height)
  const picture = asPicture({ x: -reach, y: -reach, w: reach * 2, h: reach * 2 }, SOFT_SCALE, (g) => {
    const ray = tones.isDark ? tones.field : '#ffffff'
    g.fillStyle = radial(g, 0, 0, 0, reach, [stop(0, ray, 0.62), stop(0.45, ray, 0.42), stop(0.9, ray, 0.12)])
    for (let i = 0; i < RAYS; i++) {
      const from = (i / RAYS) * Math.PI * 2
      g.beginPath()
      g.moveTo(0, 0)
      g.arc(0, 0, reach, from, from + Math.PI / RAYS)
      g.fill()
    }
    const glow = Math.max(focus.w, focus.h) * 0.62
    g.fillStyle = radial(g, 0, 0, 0, glow, [stop(0, tones.light, 0.9), stop(0.5, tones.light, 0.5), stop(1, tones.light, 0)])
    g.fillRect(-glow, -glow, glow * 2, glow * 2)
  })
  const ground = isGrounded ? asPicture(wholeOf(frame), SOFT_SCALE, floorPaint({ tones, focus, layout, frame })) : undefined
  return (g, seconds) => {
    g.save()
    g.globalAlpha *= shownAt(seconds)
    g.save()
    g.translate(x, y)
    g.rotate((seconds / TURN_SECONDS) * Math.PI * 2)
    picture(g)
    g.restore()
    ground?.(g)
    g.restore()
  }
}

/** Layers of hills: height above the horizon in parts of the frame's height, length of their waves in parts of its width, and how far they are from haze. */
const HILLS = [
  { up: 0.2, wave: 0.62, tone: 0.42, phase: 0.4 },
  { up: 0.11, wave: 0.44, tone: 0.72, phase: 2.1 },
  { up: 0.045, wave: 0.8, tone: 1, phase: 4 },
] as const
const STEP = 24
/** In the dark hills are nearly as dark as the ground, so that words before them stay readable. */
const DARK_HILLS = 0.4

/** Layered hills in haze under a low light, and the ground before them. */
export function hillsBackdrop({ tones, focus, layout, frame, isGrounded }: StageSetting): MotionPart {
  const horizon = isGrounded ? horizonOf(layout, frame) : layout.floor
  const whole = wholeOf(frame)
  const side = layout.isAtEnd ? -1 : 1
  const floor = isGrounded ? floorPaint({ tones, focus, layout, frame }) : undefined
  const [x, y] = [focus.x + focus.w / 2, horizon - frame.height * 0.2]
  const reach = Math.min(frame.width, frame.height) * 0.62
  const haze = tones.isDark ? tones.shade : tones.light
  const picture = asPicture(whole, SOFT_SCALE, (g) => {
    const sun = tones.isDark ? 0.4 : 0.95
    g.fillStyle = radial(g, x, y, 0, reach, [stop(0, tones.light, sun), stop(0.45, tones.light, sun / 2), stop(1, tones.light, 0)])
    g.fillRect(x - reach, y - reach, reach * 2, reach * 2)
    HILLS.forEach(({ up, wave, tone, phase }) => {
      const top = horizon - frame.height * up
      const colour = mix(haze, tones.field, tones.isDark ? tone * DARK_HILLS : tone)
      g.fillStyle = linear(g, 0, top - frame.height * 0.05, 0, horizon, [stop(0, colour), stop(1, mix(colour, haze, 0.45))])
      g.beginPath()
      g.moveTo(whole.x, whole.y + whole.h)
      for (let at = whole.x; at <= whole.x + whole.w; at += STEP) {
        const turn = ((at * side) / (frame.width * wave)) * Math.PI * 2 + phase
        g.lineTo(at, top - Math.sin(turn) * frame.height * up * 0.34 - Math.sin(turn * 0.43 + phase) * frame.height * up * 0.3)
      }
      g.lineTo(whole.x + whole.w, whole.y + whole.h)
      g.fill()
    })
    floor?.(g)
  })
  return (g, seconds) => {
    g.save()
    g.globalAlpha *= shownAt(seconds)
    picture(g)
    g.restore()
  }
}

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
