import type { Brush, Point } from '../../../paint/brush.ts'
import { path } from '../../../paint/canvas.ts'
import { box, ellipse, paintShape, polygon } from '../../../paint/shapes.ts'
import type { Carry, Held } from '../../poses/carry.ts'
import type { Pose } from '../../poses/body-pose.ts'
import { detailOptions, seam } from '../garment.ts'
import type { OccupationTool } from '../person-look.ts'

/** Draws a tool of height 1 on the origin, upwards, `s` pixels to 1. */
type Draw = (brush: Brush, s: number) => void

const WOOD = '#8a5f3a'
const STEEL = '#9aa5b0'

/** Boxes as `[x, y, w, h, role]`, in parts of the tool's size. */
const boxes =
  (...parts: readonly (readonly [number, number, number, number, string])[]): Draw =>
  (brush, s) => {
    for (const [x, y, w, h, role] of parts) box(brush, x * s, y * s, w * s, h * s, role, { ...detailOptions(brush), round: s * 0.02 })
  }

const shape = (brush: Brush, s: number, role: string, points: readonly Point[]): void =>
  polygon(
    brush,
    points.map(([x, y]): Point => [x * s, y * s]),
    role,
    detailOptions(brush),
  )

const disc = (brush: Brush, s: number, x: number, y: number, rx: number, ry: number, role: string): void =>
  ellipse(brush, x * s, y * s, rx * s, ry * s, role, detailOptions(brush))

const sheet =
  (role: string, lines: number): Draw =>
  (brush, s) => {
    box(brush, -s * 0.36, -s * 0.96, s * 0.72, s * 0.94, role, { ...detailOptions(brush), round: s * 0.03 })
    seam(brush, '#4a4038', s * 0.03, 0.8, (g) => {
      for (let i = 0; i < lines; i++) {
        g.moveTo(-s * 0.24, -s * (0.8 - i * 0.15))
        g.lineTo(s * (i % 2 ? 0.12 : 0.24), -s * (0.8 - i * 0.15))
      }
    })
  }

const DRAW: Readonly<Record<OccupationTool, Draw>> = {
  book: (brush, s) => {
    box(brush, -s * 0.38, -s * 0.98, s * 0.76, s * 0.96, '#7a3530', { ...detailOptions(brush), round: s * 0.04 })
    box(brush, s * 0.3, -s * 0.93, s * 0.1, s * 0.86, '#efe8d8', detailOptions(brush))
    box(brush, -s * 0.2, -s * 0.76, s * 0.4, s * 0.12, 'gold', { ...detailOptions(brush), noInk: true })
  },
  scroll: (brush, s) => {
    box(brush, -s * 0.34, -s * 0.9, s * 0.68, s * 0.82, '#e8d9b4', detailOptions(brush))
    for (const y of [-0.98, -0.16])
      box(brush, -s * 0.42, y * s, s * 0.84, s * 0.16, '#cdb57f', { ...detailOptions(brush), round: s * 0.08 })
    seam(brush, '#5a4630', s * 0.03, 0.8, (g) => {
      for (const y of [-0.7, -0.54, -0.38]) {
        g.moveTo(-s * 0.22, y * s)
        g.lineTo(s * 0.22, y * s)
      }
    })
  },
  tray: (brush, s) => {
    disc(brush, s, 0.1, -0.1, 0.8, 0.12, STEEL)
    shape(brush, s, '#d9e6ee', [
      [-0.3, -0.62],
      [0.02, -0.62],
      [-0.04, -0.14],
      [-0.24, -0.14],
    ])
    disc(brush, s, 0.36, -0.3, 0.24, 0.2, '#d8863a')
    disc(brush, s, 0.36, -0.2, 0.34, 0.07, '#f4f0e6')
  },
  microphone: (brush, s) => {
    shape(brush, s, '#2b2b33', [
      [-0.1, -0.6],
      [0.1, -0.6],
      [0.06, 0],
      [-0.06, 0],
    ])
    disc(brush, s, 0, -0.74, 0.2, 0.22, STEEL)
  },
  pickaxe: (brush, s) => {
    box(brush, -s * 0.04, -s * 0.95, s * 0.09, s * 1.1, WOOD, detailOptions(brush))
    const head = path((p) => {
      p.moveTo(-s * 0.5, -s * 0.62)
      p.quadraticCurveTo(0, -s * 1.12, s * 0.52, -s * 0.62)
      p.quadraticCurveTo(0, -s * 0.86, -s * 0.5, -s * 0.62)
      p.closePath()
    })
    paintShape(brush, head, STEEL, [-s * 0.5, -s, s, s * 0.4], detailOptions(brush))
  },
  wrench: (brush, s) => {
    box(brush, -s * 0.07, -s * 0.66, s * 0.14, s * 0.72, STEEL, { ...detailOptions(brush), round: s * 0.06 })
    shape(brush, s, STEEL, [
      [-0.2, -0.98],
      [-0.08, -0.98],
      [-0.08, -0.78],
      [0.08, -0.78],
      [0.08, -0.98],
      [0.2, -0.98],
      [0.22, -0.7],
      [0.08, -0.56],
      [-0.08, -0.56],
      [-0.22, -0.7],
    ])
  },
  hammer: boxes([-0.05, -0.85, 0.1, 0.9, WOOD], [-0.32, -0.98, 0.6, 0.22, STEEL]),
  pitchfork: (brush, s) => {
    box(brush, -s * 0.03, -s * 0.74, s * 0.06, s * 1.5, WOOD, detailOptions(brush))
    for (const x of [-0.17, -0.02, 0.13]) box(brush, x * s, -s * 1.06, s * 0.045, s * 0.36, STEEL, detailOptions(brush))
    box(brush, -s * 0.17, -s * 0.76, s * 0.345, s * 0.06, STEEL, detailOptions(brush))
  },
  staff: boxes([-0.03, -1.1, 0.07, 1.95, WOOD]),
  magnifier: (brush, s) => {
    box(brush, -s * 0.06, -s * 0.42, s * 0.12, s * 0.5, WOOD, { ...detailOptions(brush), round: s * 0.05 })
    disc(brush, s, 0, -0.72, 0.32, 0.32, '#5a5048')
    disc(brush, s, 0, -0.72, 0.24, 0.24, '#cfe6f0')
  },
  money: (brush, s) => {
    const bag = path((p) => {
      p.moveTo(-s * 0.14, -s * 0.74)
      p.bezierCurveTo(-s * 0.6, -s * 0.3, -s * 0.5, 0, 0, 0)
      p.bezierCurveTo(s * 0.5, 0, s * 0.6, -s * 0.3, s * 0.14, -s * 0.74)
      p.lineTo(s * 0.24, -s * 0.96)
      p.lineTo(-s * 0.24, -s * 0.96)
      p.closePath()
    })
    paintShape(brush, bag, '#a9824f', [-s * 0.5, -s, s, s], { cel: 0.1 })
    disc(brush, s, 0, -0.32, 0.17, 0.17, 'gold')
  },
  quill: (brush, s) => {
    const feather = path((p) => {
      p.moveTo(-s * 0.03, -s * 0.16)
      for (const [x, y] of [
        [-0.24, -0.44],
        [-0.14, -0.5],
        [-0.26, -0.74],
        [-0.12, -0.78],
        [-0.14, -1.0],
      ] as const)
        p.lineTo(x * s, y * s)
      p.quadraticCurveTo(s * 0.1, -s * 1.24, s * 0.36, -s * 1.3)
      p.quadraticCurveTo(s * 0.34, -s * 1.0, s * 0.2, -s * 0.8)
      p.lineTo(s * 0.28, -s * 0.74)
      p.lineTo(s * 0.12, -s * 0.5)
      p.lineTo(s * 0.16, -s * 0.42)
      p.quadraticCurveTo(s * 0.06, -s * 0.2, s * 0.02, -s * 0.16)
      p.closePath()
    })
    paintShape(brush, feather, '#c9a878', [-s * 0.25, -s * 1.3, s * 0.6, s * 1.3], detailOptions(brush))
    seam(brush, '#4a3626', s * 0.04, 0.9, (g) => {
      g.moveTo(-s * 0.06, s * 0.14)
      g.quadraticCurveTo(-s * 0.02, -s * 0.6, s * 0.26, -s * 1.16)
    })
  },
  scissors: (brush, s) => {
    seam(brush, STEEL, s * 0.1, 0.3, (g) => {
      g.moveTo(-s * 0.14, -s * 0.3)
      g.lineTo(s * 0.16, -s * 1)
      g.moveTo(s * 0.14, -s * 0.3)
      g.lineTo(-s * 0.16, -s * 1)
    })
    for (const x of [-0.17, 0.17]) {
      disc(brush, s, x, -0.18, 0.16, 0.18, '#b03a30')
      disc(brush, s, x, -0.18, 0.08, 0.1, '#f4f0e6')
    }
  },
  bread: (brush, s) => {
    disc(brush, s, 0, -0.3, 0.6, 0.3, '#c98a45')
    seam(brush, '#f0d9a8', s * 0.07, -0.4, (g) => {
      for (const x of [-0.3, 0, 0.3]) {
        g.moveTo((x - 0.06) * s, -s * 0.2)
        g.lineTo((x + 0.08) * s, -s * 0.46)
      }
    })
  },
  flask: (brush, s) => {
    shape(brush, s, '#d6ebf2', [
      [-0.1, -1],
      [0.1, -1],
      [0.1, -0.6],
      [0.36, 0],
      [-0.36, 0],
      [-0.1, -0.6],
    ])
    shape(brush, s, '#58b86a', [
      [-0.22, -0.3],
      [0.22, -0.3],
      [0.34, -0.02],
      [-0.34, -0.02],
    ])
  },
  palette: (brush, s) => {
    disc(brush, s, 0, -0.36, 0.56, 0.36, '#c99a62')
    for (const [x, y, role] of [
      [-0.32, -0.42, '#c8352c'],
      [-0.08, -0.56, '#f0c93a'],
      [0.2, -0.5, '#3c6fb5'],
      [0.34, -0.3, '#4f8f4a'],
    ] as const)
      disc(brush, s, x, y, 0.09, 0.07, role)
  },
  notebook: sheet('#f4f0e6', 5),
  letter: sheet('#f0e6cc', 4),
  bulb: (brush, s) => {
    box(brush, -s * 0.13, -s * 0.34, s * 0.26, s * 0.34, STEEL, detailOptions(brush))
    disc(brush, s, 0, -0.66, 0.34, 0.36, '#ffe27a')
  },
  bowl: (brush, s) => {
    shape(brush, s, WOOD, [
      [-0.5, -0.42],
      [0.5, -0.42],
      [0.28, 0],
      [-0.28, 0],
    ])
    disc(brush, s, 0, -0.42, 0.5, 0.1, '#5a3d24')
  },
  broom: (brush, s) => {
    box(brush, -s * 0.03, -s * 0.7, s * 0.06, s * 1.3, WOOD, detailOptions(brush))
    shape(brush, s, '#d9b45a', [
      [-0.08, -0.62],
      [0.08, -0.62],
      [0.24, -1.1],
      [-0.24, -1.1],
    ])
  },
  bouquet: (brush, s) => {
    shape(brush, s, '#5f8a4a', [
      [-0.34, -0.56],
      [0.34, -0.56],
      [0.06, 0.1],
      [-0.06, 0.1],
    ])
    for (const [x, y, role] of [
      [-0.26, -0.66, '#f4f0e6'],
      [0.26, -0.66, '#ec8fb0'],
      [0, -0.86, '#f4f0e6'],
      [0, -0.58, '#ec8fb0'],
    ] as const)
      disc(brush, s, x, y, 0.21, 0.2, role)
  },
  cane: boxes([-0.03, -1, 0.06, 1, '#3a2a20']),
  fish: (brush, s) => {
    disc(brush, s, 0, -0.34, 0.46, 0.2, '#7f9fb5')
    shape(brush, s, '#7f9fb5', [
      [-0.4, -0.34],
      [-0.66, -0.56],
      [-0.66, -0.12],
    ])
    disc(brush, s, 0.28, -0.4, 0.04, 0.04, 'black')
  },
  spear: (brush, s) => {
    box(brush, -s * 0.03, -s * 1.1, s * 0.06, s * 1.95, WOOD, detailOptions(brush))
    shape(brush, s, STEEL, [
      [0, -1.5],
      [0.1, -1.2],
      [0, -1.08],
      [-0.1, -1.2],
    ])
  },
  sword: (brush, s) => {
    shape(brush, s, '#c8d2dc', [
      [-0.06, -0.3],
      [-0.05, -1.3],
      [0.02, -1.42],
      [0.07, -1.3],
      [0.06, -0.3],
    ])
    box(brush, -s * 0.18, -s * 0.32, s * 0.36, s * 0.07, 'gold', { ...detailOptions(brush), round: s * 0.03 })
    box(brush, -s * 0.05, -s * 0.26, s * 0.1, s * 0.3, '#5a3a2a', detailOptions(brush))
  },
  axe: (brush, s) => {
    box(brush, -s * 0.04, -s * 0.98, s * 0.08, s * 1.3, WOOD, detailOptions(brush))
    shape(brush, s, STEEL, [
      [0.02, -0.94],
      [0.32, -1.06],
      [0.36, -0.8],
      [0.3, -0.56],
      [0.02, -0.72],
    ])
  },
  cleaver: (brush, s) => {
    box(brush, -s * 0.05, -s * 0.4, s * 0.1, s * 0.44, '#5a3a2a', { ...detailOptions(brush), round: s * 0.04 })
    box(brush, -s * 0.08, -s * 1, s * 0.36, s * 0.62, '#c8d2dc', detailOptions(brush))
  },
  keys: (brush, s) => {
    seam(brush, STEEL, s * 0.09, 0.2, (g) => {
      g.arc(0, -s * 0.24, s * 0.22, 0, Math.PI * 2)
    })
    for (const [x, y, tilt, role] of [
      [-0.18, -0.12, -0.26, 'gold'],
      [0.02, -0.02, 0, '#b8743a'],
      [0.2, -0.12, 0.26, 'gold'],
    ] as const) {
      disc(brush, s, x, y, 0.13, 0.13, role)
      shape(brush, s, role, [
        [x - 0.05, y],
        [x + 0.05, y],
        [x + 0.05 + tilt, y + 0.56],
        [x - 0.05 + tilt, y + 0.56],
      ])
    }
  },
  whistle: (brush, s) => {
    box(brush, -s * 0.5, -s * 0.7, s * 0.56, s * 0.2, '#c8352c', { ...detailOptions(brush), round: s * 0.05 })
    disc(brush, s, 0.1, -0.46, 0.26, 0.26, '#c8352c')
  },
}

/** How a tool is held and its size in body heights. Default: before the chest in one hand. */
const HELD: Readonly<Partial<Record<OccupationTool, readonly [Carry, number]>>> = {
  microphone: ['sung', 0.15],
  tray: ['hand', 0.2],
  pickaxe: ['upright', 0.28],
  pitchfork: ['upright', 0.4],
  staff: ['upright', 0.42],
  spear: ['upright', 0.42],
  broom: ['upright', 0.4],
  hammer: ['upright', 0.22],
  wrench: ['upright', 0.2],
  magnifier: ['upright', 0.22],
  quill: ['upright', 0.15],
  scissors: ['upright', 0.17],
  bulb: ['upright', 0.17],
  flask: ['upright', 0.18],
  cane: ['hang', 0.42],
  sword: ['upright', 0.34],
  axe: ['upright', 0.34],
  cleaver: ['upright', 0.2],
  keys: ['hand', 0.16],
  whistle: ['hand', 0.1],
}

/** Whether the far hand is free. */
const isIdle = ({ far, grip, touch, reach, implement, seated, lying, lean }: Pose): boolean =>
  !grip && !touch && !reach && !implement && !seated && !lying && lean < 0.5 && Math.abs(far[0]) < 1

/** A tool in the hand of somebody whose hands are free. `h`: body height in pixels. */
export function heldTool(brush: Brush, tool: OccupationTool | undefined, pose: Pose, h: number): Held | undefined {
  if (tool === undefined || !isIdle(pose)) return undefined
  const [carry, part] = HELD[tool] ?? (['hand', 0.17] as const)
  const size = part * h * (pose.isBust ? (carry === 'upright' ? 0.7 : 0.84) : 1)
  return { carry, size, paint: () => DRAW[tool](brush, size) }
}
