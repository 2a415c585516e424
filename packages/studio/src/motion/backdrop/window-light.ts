import { type Ctx, linear, radial, stop } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import { seeded } from '../../paint/random.ts'
import { fill, HARD, type Painter, SOFT, softly } from './backdrop-painter.ts'

/** Panes of light that a window throws on a wall, and their size in parts of the shorter side. */
const PANES = { columns: 2, rows: 3, w: 0.2, h: 0.24, gap: 0.03, slant: 0.24 } as const

export function paintWindow(g: Ctx, painter: Painter): void {
  const { area, frame, focus, tones, isDrawn, isLitFromEnd } = painter
  const side = Math.min(frame.width, frame.height)
  const [w, h, gap] = [PANES.w * side, PANES.h * side, PANES.gap * side]
  const width = PANES.columns * (w + gap)
  const x = Math.min(frame.width - width * 0.5, Math.max(-width * 0.3, focus.x + focus.w / 2 - width * (isLitFromEnd ? 0.2 : 0.8)))
  softly(g, area, isDrawn ? HARD : SOFT, 'screen', (sg) => {
    sg.transform(1, isLitFromEnd ? PANES.slant : -PANES.slant, 0, 1, x, side * 0.06 + (isLitFromEnd ? 0 : width * PANES.slant))
    sg.fillStyle = linear(sg, 0, 0, 0, PANES.rows * (h + gap), [
      stop(0, tones.light, 0.6 * tones.strength),
      stop(1, tones.light, 0.26 * tones.strength),
    ])
    for (let i = 0; i < PANES.columns; i++) for (let k = 0; k < PANES.rows; k++) sg.fillRect(i * (w + gap), k * (h + gap), w, h)
  })
}

/** Strips of light through blinds: how many, their height and width in parts of the shorter side, and how far they fall over that width. */
const SLATS = { count: 9, h: 0.042, gap: 0.036, w: 0.86, fall: 0.2 } as const

/** Light through blinds, in slanting strips on the wall. */
export function paintBlinds(g: Ctx, { area, frame, focus, tones, isDrawn, isLitFromEnd }: Painter): void {
  const side = Math.min(frame.width, frame.height)
  const w = SLATS.w * side
  const x = focus.x + focus.w / 2 - w * (isLitFromEnd ? 0.3 : 0.7)
  softly(g, area, isDrawn ? HARD : SOFT * 0.7, 'screen', (sg) => {
    sg.transform(1, isLitFromEnd ? -SLATS.fall : SLATS.fall, 0, 1, x, side * 0.04 + (isLitFromEnd ? w * SLATS.fall : 0))
    const far = isLitFromEnd ? 0 : w
    sg.fillStyle = linear(sg, w - far, 0, far, 0, [
      stop(0, tones.light, 0.56 * tones.strength),
      stop(0.7, tones.light, 0.34 * tones.strength),
      stop(1, tones.light, 0),
    ])
    for (let i = 0; i < SLATS.count; i++) sg.fillRect(0, i * (SLATS.h + SLATS.gap) * side, w, SLATS.h * side)
  })
}

/** Twigs whose leaves throw shadows into the light of a window, and leaves on each. */
const TWIGS = 7
const LEAVES = 9

/** Light through a tree, with the shadows of its leaves. */
export function paintLeaves(g: Ctx, { area, frame, focus, tones, isDrawn, isLitFromEnd, seed }: Painter): void {
  const random = seeded(seed * 17 + 11)
  const side = Math.min(frame.width, frame.height)
  const [x, y] = [focus.x + focus.w / 2 + side * (isLitFromEnd ? 0.12 : -0.12), focus.y + focus.h * 0.34]
  fill(
    g,
    area,
    radial(g, x, y, 0, side * 0.86, [
      stop(0, tones.light, 0.44 * tones.strength),
      stop(0.6, tones.light, 0.2 * tones.strength),
      stop(1, tones.light, 0),
    ]),
  )
  softly(g, area, isDrawn ? HARD : SOFT * 0.5, 'multiply', (sg) => {
    fill(sg, area, '#ffffff')
    sg.fillStyle = sg.strokeStyle = css(tones.dark, 0.42)
    sg.lineWidth = side * 0.008
    for (let i = 0; i < TWIGS; i++) {
      const [fromX, fromY] = [x + (random() - 0.5) * side * 1.5, -side * 0.06 + random() * side * 0.3]
      const angle = Math.PI * (0.2 + random() * 0.6)
      const [dx, dy] = [Math.cos(angle) * side * 0.075, Math.sin(angle) * side * 0.075]
      sg.beginPath()
      sg.moveTo(fromX, fromY)
      sg.lineTo(fromX + dx * LEAVES, fromY + dy * LEAVES)
      sg.stroke()
      for (let k = 1; k <= LEAVES; k++) {
        const turn = angle + (k % 2 === 0 ? 0.9 : -0.9)
        const [long, thick] = [side * (0.034 + random() * 0.022), side * 0.015]
        sg.beginPath()
        sg.ellipse(fromX + dx * k + Math.cos(turn) * long, fromY + dy * k + Math.sin(turn) * long, long, thick, turn, 0, Math.PI * 2)
        sg.fill()
      }
    }
  })
}

/** Light on the floor of a tall frame: its width at its far and its near end, in parts of the shorter side, and how far it leans from the window. */
const ON_FLOOR = { far: 0.24, near: 0.66, lean: 0.3, alpha: 0.34 } as const
/** Panes of a window and strips of blinds on the floor: parts of the way towards the camera. */
const PANES_ON_FLOOR = [
  [0.06, 0.3],
  [0.36, 0.63],
  [0.7, 1],
] as const
const STRIPS = 7
const DAPPLES = 46

/** What a window throws onto the floor towards the camera; without a window the light behind what is shown lies there. In tall frames, where much of the floor is seen. */
export function paintFloorLight(g: Ctx, painter: Painter, horizon: number): void {
  const { area, frame, focus, tones, isDrawn, isLitFromEnd, kind, seed } = painter
  const side = Math.min(frame.width, frame.height)
  const [top, foot] = [Math.max(horizon + side * 0.03, focus.y + focus.h - side * 0.02), frame.height * 1.02]
  const [middle, lean] = [focus.x + focus.w / 2, (isLitFromEnd ? -1 : 1) * ON_FLOOR.lean * side]
  const at = (u: number, v: number): [number, number] => [
    middle + u * side * (ON_FLOOR.far + (ON_FLOOR.near - ON_FLOOR.far) * v) + lean * v,
    top + (foot - top) * v ** 1.25,
  ]
  const patch = (sg: Ctx, [left, right]: readonly [number, number], [far, near]: readonly [number, number]): void => {
    sg.beginPath()
    sg.moveTo(...at(left, far))
    sg.lineTo(...at(right, far))
    sg.lineTo(...at(right, near))
    sg.lineTo(...at(left, near))
    sg.fill()
  }
  // The light behind what is shown has no edge.
  softly(g, area, isDrawn ? HARD : kind === 'backlit' ? SOFT * 2.4 : SOFT, 'screen', (sg) => {
    const alpha = ON_FLOOR.alpha * tones.strength
    sg.fillStyle = linear(sg, 0, top, 0, foot, [
      stop(0, tones.light, alpha * 0.5),
      stop(0.5, tones.light, alpha),
      stop(1, tones.light, alpha * 0.8),
    ])
    if (kind === 'blinds') for (let i = 0; i < STRIPS; i++) patch(sg, [-1, 1], [(i + 0.2) / STRIPS, (i + 0.72) / STRIPS])
    else if (kind === 'window')
      for (const depth of PANES_ON_FLOOR)
        for (const sides of [
          [-0.9, -0.05],
          [0.05, 0.9],
        ] as const)
          patch(sg, sides, depth)
    else if (kind === 'leaves') {
      const random = seeded(seed * 7 + 5)
      for (let i = 0; i < DAPPLES; i++) {
        const [x, y] = at((random() * 2 - 1) * 1.2, random())
        const radius = side * (0.02 + random() * 0.05)
        sg.beginPath()
        sg.ellipse(x, y, radius * 1.5, radius * 0.6, isLitFromEnd ? -0.2 : 0.2, 0, Math.PI * 2)
        sg.fill()
      }
    } else if (kind === 'backlit') patch(sg, [-1.1, 1.1], [0, 1])
  })
}
