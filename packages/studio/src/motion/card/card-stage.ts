import { linear, radial, stop } from '../../paint/canvas.ts'
import { css, mix, type Rgb } from '../../paint/colour.ts'
import { outBack, progress } from '../kit/easing.ts'
import type { MotionFrame } from '../kit/frame.ts'
import { type Box, boxAround } from '../kit/geometry.ts'
import type { MotionPart } from '../kit/kit.ts'
import type { MotionLook } from '../looks/look.ts'
import { createCardLight } from './card-light.ts'
import type { CardLayout } from './card-layout.ts'
import { blindsLight } from './blinds-light.ts'
import { halvesOf, panelled } from './stage-fields.ts'
import {
  asPicture,
  OVERSCAN_UNITS,
  ENTRY,
  ENTRY_SECONDS,
  floorPaint,
  shownAt,
  SOFT_SCALE,
  type StageSetting,
  wholeOf,
} from './stage-setting.ts'
import { stageTones } from './stage-tones.ts'

/** `behind`: before everything else; `between`: after people, before things. */
type Stage = { readonly behind: MotionPart; readonly between?: MotionPart }

/** `tone`: mean colour of the first drawing; `isGrounded`: one of them stands on the ground. */
type Subject = { readonly tone: Rgb | undefined; readonly isGrounded: boolean; readonly seed: number }

/** The ground and the light of the drawings of a card. */
export function createCardStage(look: MotionLook, layout: CardLayout, { tone, isGrounded, seed }: Subject, frame: MotionFrame): Stage {
  const setting: StageSetting = {
    isGrounded,
    tones: stageTones(look, tone),
    look,
    frame,
    layout,
    focus: boxAround(layout.drawings.map(({ box }) => box)),
  }
  switch (layout.stage) {
    case 'place':
      return { behind: () => undefined }
    case 'disc':
      return { behind: createCardLight(look, layout.drawings[0]!, seed, tone) }
    case 'table':
      return {
        behind: withCircle({ ...setting, focus: personBox(layout), tones: { ...setting.tones, field: setting.tones.other } }, false),
        between: tableOf(setting),
      }
    case 'circle':
      return { behind: withCircle(besidePerson(setting), true) }
    case 'discs':
      return { behind: discsOf(setting) }
    case 'panel':
      return { behind: panelled(setting) }
    case 'spot':
      return { behind: spotOf(setting) }
    case 'halves':
      return { behind: halvesOf(setting) }
    case 'floor':
      return { behind: floorOf(setting) }
  }
}

/** A light behind drawings, which breathes. */
function glowOf({ tones, focus }: StageSetting): MotionPart {
  const reach = Math.max(focus.w, focus.h) * 0.78
  const [x, y] = [focus.x + focus.w / 2, focus.y + focus.h * 0.5]
  const glow = asPicture({ x: -reach, y: -reach, w: reach * 2, h: reach * 2 }, SOFT_SCALE / 2, (g) => {
    g.fillStyle = radial(g, 0, 0, 0, reach, [stop(0, tones.light, 0.85), stop(0.5, tones.light, 0.35), stop(1, tones.light, 0)])
    g.fillRect(-reach, -reach, reach * 2, reach * 2)
  })
  return (g, seconds) => {
    const breath = 1 + 0.03 * Math.sin(seconds * 1.4)
    g.save()
    g.translate(x, y)
    g.scale(breath, breath)
    glow(g)
    g.restore()
  }
}

/** A ground that goes to the edges. */
function floorOf(setting: StageSetting): MotionPart {
  const glow = glowOf(setting)
  const light = setting.isGrounded ? blindsLight(setting) : undefined
  const floor = setting.isGrounded ? asPicture(wholeOf(setting.frame), SOFT_SCALE, floorPaint(setting)) : undefined
  return (g, seconds) => {
    glow(g, seconds)
    light?.(g)
    floor?.(g)
  }
}

/** Behind the things beside a person: around all the circle would be behind the words too. */
function besidePerson(setting: StageSetting): StageSetting {
  const things = setting.layout.drawings.filter(({ isOpen }) => !isOpen)
  const isMixed = things.length > 0 && things.length < setting.layout.drawings.length
  return isMixed ? { ...setting, focus: boxAround(things.map(({ box }) => box)), layout: { ...setting.layout, drawings: things } } : setting
}

/** Distance of a circle from the edges of the frame. */
const INSET = 22

/** A large circle behind drawings, with or without a ground before it. */
function withCircle(setting: StageSetting, hasFloor: boolean): MotionPart {
  const { tones, focus, layout, frame, isGrounded } = setting
  const isOpen = layout.drawings.some((place) => place.isOpen)
  const within = Math.min(focus.x + focus.w / 2, frame.width - focus.x - focus.w / 2) - INSET
  const radius = Math.min(Math.max(focus.w * 0.5, focus.h * 0.56), focus.h * (layout.isCentred ? 0.54 : 0.6), frame.width * 0.44, within)
  const [x, y] = [focus.x + focus.w / 2, focus.y + focus.h * (isOpen ? 0.5 : 0.56)]
  const floor = hasFloor && isGrounded && !isOpen ? asPicture(wholeOf(frame), SOFT_SCALE, floorPaint(setting)) : undefined
  const [edge, middle] = [mix(tones.field, tones.shade, 0.08), mix(tones.field, tones.light, 0.34)]
  return (g, seconds) => {
    const own = radius * progress(seconds, ENTRY, ENTRY_SECONDS, outBack) * (1 + 0.014 * Math.sin(seconds * 1.5))
    g.fillStyle = linear(g, 0, y - own, 0, y + own, [stop(0, middle), stop(1, edge)])
    g.beginPath()
    g.arc(x, y, Math.max(0, own), 0, Math.PI * 2)
    g.fill()
    floor?.(g)
  }
}

/** A disc behind each of several drawings, in two tones in turn. */
function discsOf({ tones, layout, frame }: StageSetting): MotionPart {
  const discs = layout.drawings.map(({ box, at }, i) => {
    const radius = Math.min(box.w, box.h) * 0.53
    const [x, y] = [box.x + box.w / 2, box.y + box.h / 2]
    const tone = i % 2 === 0 ? tones.field : tones.other
    const picture = asPicture({ x: x - radius - 12, y: y - radius - 12, w: radius * 2 + 24, h: radius * 2 + 36 }, frame.scale, (g) => {
      for (const [below, style] of [
        [10, css(tones.shade, 0.4)],
        [0, linear(g, 0, y - radius, 0, y + radius, [stop(0, mix(tone, tones.light, 0.4)), stop(1, tone)])],
      ] as const) {
        g.fillStyle = style
        g.beginPath()
        g.arc(x, y + below, radius, 0, Math.PI * 2)
        g.fill()
      }
    })
    return { x, y, at, picture }
  })
  return (g, seconds) => {
    for (const { x, y, at, picture } of discs) {
      const size = progress(seconds, at - 0.2, 0.5, outBack)
      if (size <= 0) continue
      g.save()
      g.translate(x, y)
      g.scale(size, size)
      g.translate(-x, -y)
      picture(g)
      g.restore()
    }
  }
}

/** A cone of light from above in the dark, which sways a little. */
function spotOf(setting: StageSetting): MotionPart {
  const { tones, focus, frame, layout } = setting
  const x = focus.x + focus.w / 2
  const reach = Math.min(focus.w * 0.62, frame.width * 0.46)
  const whole = wholeOf(frame)
  const picture = asPicture(whole, SOFT_SCALE, (g) => {
    g.fillStyle = linear(g, 0, -40, 0, layout.floor, [stop(0, tones.light, 0.34), stop(1, tones.light, 0.1)])
    g.beginPath()
    g.moveTo(x - reach * 0.16, -OVERSCAN_UNITS)
    g.lineTo(x + reach * 0.16, -OVERSCAN_UNITS)
    g.lineTo(x + reach, layout.floor)
    g.ellipse(x, layout.floor, reach, reach * 0.12, 0, 0, Math.PI)
    g.fill()
    g.fillStyle = css(tones.light, 0.22)
    g.beginPath()
    g.ellipse(x, layout.floor, reach, reach * 0.12, 0, 0, Math.PI * 2)
    g.fill()
  })
  return (g, seconds) => {
    g.save()
    g.globalAlpha *= shownAt(seconds) * (0.9 + 0.1 * Math.sin(seconds * 1.7))
    g.translate(Math.sin(seconds * 0.6) * 8, 0)
    picture(g)
    g.restore()
  }
}

const personBox = ({ drawings }: CardLayout): Box => drawings.find(({ isOpen }) => isOpen)!.box

/** A table before people: its top, on which things stand, and its front. */
function tableOf({ tones, look, frame, layout }: StageSetting): MotionPart {
  const back = layout.floor - 66
  const front = layout.floor + 26
  const top = mix(tones.field, tones.light, tones.isDark ? 0.12 : 0)
  const picture = asPicture(
    { x: -OVERSCAN_UNITS, y: back - 4, w: frame.width + OVERSCAN_UNITS * 2, h: frame.height - back + OVERSCAN_UNITS },
    SOFT_SCALE,
    (g) => {
      g.fillStyle = linear(g, 0, back, 0, front, [stop(0, mix(top, tones.shade, 0.25)), stop(1, top)])
      g.fillRect(-OVERSCAN_UNITS, back, frame.width + OVERSCAN_UNITS * 2, frame.height - back + OVERSCAN_UNITS)
      g.fillStyle = linear(g, 0, front, 0, frame.height, [
        stop(0, mix(top, look.palette.ink, 0.2)),
        stop(1, mix(top, look.palette.ink, 0.34)),
      ])
      g.fillRect(-OVERSCAN_UNITS, front, frame.width + OVERSCAN_UNITS * 2, frame.height - front + OVERSCAN_UNITS)
    },
  )
  return (g) => picture(g)
}
