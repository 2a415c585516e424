import { box, paintShape, type Point } from '../paint/brush.ts'
import { path } from '../paint/canvas.ts'
import type { Role } from '../paint/palette.ts'
import { buttons, onTrunk, paintTrunk, patch, seam, small, type Wearer } from './garment.ts'
import type { Outfit, PersonLook } from './person-look.ts'
import { skirt } from './skirt.ts'

const OUTER: ReadonlySet<Outfit> = new Set(['coat', 'suit', 'uniform', 'robe'])
const BARE_LEGS: ReadonlySet<Outfit> = new Set(['dress', 'skirt'])

export const sleeveRole = (look: PersonLook): Role => (OUTER.has(look.outfit) ? look.coat : look.top)
export const legRole = (look: PersonLook): Role =>
  BARE_LEGS.has(look.outfit) ? look.skin : look.outfit === 'uniform' ? look.coat : look.bottom
export const hasBareLegs = (look: PersonLook): boolean => BARE_LEGS.has(look.outfit)
/** Where a sleeve ends along the arm: 1 at the wrist. */
export const sleeveEnd = (look: PersonLook): number =>
  OUTER.has(look.outfit) || look.outfit === 'hoodie'
    ? 0.97
    : look.stature < 0.88 || look.outfit === 'dress' || look.outfit === 'apron'
      ? 0.42
      : 0.95

/** Everything worn on the trunk, over the legs and under the near arm. */
export function clothes(wearer: Wearer): void {
  WEAR[wearer.look.outfit](wearer)
}

/** A shirt with its collar and folds; `hem` as a part of the height under the hips. */
function shirt(wearer: Wearer, role: Role, hem: number): void {
  const { brush, build, h } = wearer
  onTrunk(wearer, (up) => {
    paintTrunk(wearer, up, role, hem, 0.002)
    collar(wearer, up, role)
    seam(brush, role, h * 0.005, 0.42, (g) => {
      g.moveTo(-build.waist * h * 0.95, -up * 0.36)
      g.quadraticCurveTo(-build.waist * h * 0.4, -up * 0.28, -build.waist * h * 0.1, -up * 0.3)
      g.moveTo(build.waist * h * 0.85, -up * 0.26)
      g.quadraticCurveTo(build.waist * h * 0.5, -up * 0.2, build.waist * h * 0.3, -up * 0.23)
    })
  })
}

function collar({ brush, h }: Wearer, up: number, role: Role): void {
  seam(brush, role, h * 0.012, 0.34, (g) => {
    g.moveTo(-h * 0.034, -up - h * 0.022)
    g.quadraticCurveTo(h * 0.006, -up + h * 0.014, h * 0.04, -up - h * 0.022)
  })
}

function trousers(wearer: Wearer): void {
  pelvis(wearer)
  shirt(wearer, wearer.look.top, wearer.seated ? 0 : 0.022)
  const { brush, look, h, build } = wearer
  onTrunk(wearer, () => {
    const y = wearer.seated ? 0 : h * 0.014
    seam(brush, look.top, h * 0.007, 0.38, (g) => {
      g.moveTo(-build.hips * h * 0.96, y - h * 0.014)
      g.quadraticCurveTo(0, y + h * 0.004, build.hips * h * 0.9, y - h * 0.014)
    })
  })
}

/** Joins the legs under a shirt. */
function pelvis(wearer: Wearer): void {
  const { brush, look, build, h } = wearer
  const w = build.hips * h
  onTrunk(wearer, () => {
    const shape = path((p) => {
      p.moveTo(-w, -h * 0.05)
      p.lineTo(w * 0.94, -h * 0.05)
      p.quadraticCurveTo(w * 1.02, h * 0.03, w * 0.84, h * 0.055)
      p.quadraticCurveTo(0, h * 0.07, -w * 0.9, h * 0.055)
      p.quadraticCurveTo(-w * 1.06, h * 0.03, -w, -h * 0.05)
      p.closePath()
    })
    paintShape(brush, shape, legRole(look), [-w, -h * 0.05, w * 2, h * 0.11], { plain: true, noInk: true })
  })
}

function dress(wearer: Wearer): void {
  const { look } = wearer
  shirt(wearer, look.top, -0.02)
  skirt(wearer, look.top, look.stature < 0.88 ? 0.15 : 0.2, look.stature < 0.88 ? 0.165 : 0.15)
  sash(wearer, look.scarf ?? look.bottom, look.bottom === look.top ? -0.22 : 0)
  onTrunk(wearer, (up) => {
    const { h, brush } = wearer
    patch(
      brush,
      'white',
      [
        [-h * 0.05, -up - h * 0.018],
        [h * 0.004, -up + h * 0.004],
        [-h * 0.014, -up + h * 0.038],
        [-h * 0.062, -up + h * 0.012],
      ],
      0,
      true,
    )
    patch(
      brush,
      'white',
      [
        [h * 0.054, -up - h * 0.018],
        [h * 0.012, -up + h * 0.004],
        [h * 0.034, -up + h * 0.038],
        [h * 0.066, -up + h * 0.012],
      ],
      0,
      true,
    )
  })
}

function sash(wearer: Wearer, role: Role, lighten: number): void {
  const { brush, build, h } = wearer
  onTrunk(wearer, () => {
    const w = build.waist * h * 1.08
    box(brush, -w, -h * 0.094, w * 1.94, h * 0.032, role, { ...small(brush), lighten, round: h * 0.01, noInk: true })
  })
}

function skirted(wearer: Wearer): void {
  const { look } = wearer
  skirt(wearer, look.bottom, look.stature < 0.88 ? 0.12 : 0.16, 0.13)
  shirt(wearer, look.top, -0.05)
}

/** The two sides of something open in front, from shoulder to `hem`. */
function open(wearer: Wearer, role: Role, hem: number, gap: number): void {
  const { brush, build, h, swing, joints, seated } = wearer
  const low = seated ? Math.min(hem, 0.05) : hem
  const stride = Math.abs(joints.nearLeg[1][0] - joints.farLeg[1][0]) * 0.35
  onTrunk(wearer, (up) => {
    const [across, waist] = [build.across * h * 1.14, (build.waist + 0.012) * h]
    const skirtWide = (build.hips + 0.02 + low * 0.16) * h + stride * (low > 0.08 ? 1 : 0)
    const sway = swing * low * h * 0.16
    const flap = (side: 1 | -1): void => {
      const k = side < 0 ? 1 : 0.9
      const shape = path((p) => {
        p.moveTo(side * h * 0.034, -up - h * 0.03)
        p.bezierCurveTo(side * across * 0.7, -up - h * 0.028, side * across * k, -up - h * 0.012, side * across * k, -up + h * 0.032)
        p.bezierCurveTo(side * across * k * 0.95, -up * 0.7, side * waist * k, -up * 0.6, side * waist * k, -up * 0.4)
        p.bezierCurveTo(side * waist * k, -up * 0.2, side * skirtWide * k, low * h * 0.4, side * skirtWide * k - sway, low * h)
        p.lineTo(h * 0.016 + side * gap * h * 1.6 - sway, low * h + h * 0.008)
        p.bezierCurveTo(h * 0.016 + side * gap * h, -up * 0.2, h * 0.016 + side * gap * h, -up * 0.5, h * 0.012, -up * 0.62)
        p.closePath()
      })
      paintShape(brush, shape, role, [side < 0 ? -across : 0, -up, across, up + low * h], { cel: 0.1, lighten: side > 0 ? -0.05 : 0 })
    }
    flap(1)
    flap(-1)
    lapels(wearer, up, role)
  })
}

function lapels({ brush, h }: Wearer, up: number, role: Role): void {
  for (const side of [1, -1]) {
    const points: Point[] = [
      [side * h * 0.036, -up - h * 0.032],
      [side * h * 0.062, -up + h * 0.02],
      [side * h * 0.046, -up + h * 0.034],
      [h * 0.014, -up * 0.6],
      [side * h * 0.012, -up - h * 0.002],
    ]
    patch(brush, role, points, 0.12, true)
  }
}

function pocket({ brush, h }: Wearer, x: number, y: number, role: Role): void {
  seam(brush, role, h * 0.006, 0.5, (g) => {
    g.moveTo(x - h * 0.028, y)
    g.lineTo(x + h * 0.026, y - h * 0.004)
    g.moveTo(x - h * 0.028, y)
    g.lineTo(x - h * 0.024, y + h * 0.04)
    g.lineTo(x + h * 0.022, y + h * 0.038)
    g.lineTo(x + h * 0.026, y - h * 0.004)
  })
}

function coat(wearer: Wearer): void {
  const { look, h, brush, build } = wearer
  pelvis(wearer)
  shirt(wearer, look.top, 0.03)
  open(wearer, look.coat, 0.13, 0.022)
  onTrunk(wearer, (up) => {
    pocket(wearer, -build.hips * h * 0.62, 0, look.coat)
    buttons(
      brush,
      look.coat,
      h * 0.0075,
      [0.5, 0.32, 0.14].map((k): Point => [-h * 0.024, -up * k]),
      -0.4,
    )
  })
}

function suit(wearer: Wearer): void {
  const { look, h, brush } = wearer
  pelvis(wearer)
  shirt(wearer, look.top, 0.02)
  onTrunk(wearer, (up) => {
    const tie: Point[] = [
      [h * 0.002, -up - h * 0.004],
      [h * 0.026, -up - h * 0.004],
      [h * 0.02, -up + h * 0.016],
      [h * 0.032, -up * 0.5],
      [h * 0.014, -up * 0.42],
      [-h * 0.004, -up * 0.5],
      [h * 0.008, -up + h * 0.016],
    ]
    patch(brush, look.scarf ?? 'red', tie)
  })
  open(wearer, look.coat, 0.055, 0.004)
  onTrunk(wearer, (up) => {
    buttons(brush, look.coat, h * 0.0075, [[-h * 0.006, -up * 0.42] as Point, [-h * 0.004, -up * 0.24] as Point], 0.3)
    patch(brush, 'white', [
      [h * 0.05, -up * 0.66],
      [h * 0.066, -up * 0.7],
      [h * 0.07, -up * 0.64],
      [h * 0.052, -up * 0.61],
    ])
  })
}

function uniform(wearer: Wearer): void {
  const { look, h, brush, build } = wearer
  pelvis(wearer)
  shirt(wearer, look.coat, 0.04)
  onTrunk(wearer, (up) => {
    box(brush, -build.waist * h * 1.1, -h * 0.06, build.waist * h * 2.04, h * 0.03, 'dark', { ...small(brush), noInk: true })
    box(brush, -h * 0.004, -h * 0.064, h * 0.036, h * 0.038, 'gold', { ...small(brush), noInk: true, round: h * 0.006 })
    const rows = [0.84, 0.64, 0.44].flatMap((k): Point[] => [
      [-h * 0.016, -up * k],
      [h * 0.042, -up * k],
    ])
    buttons(brush, 'gold', h * 0.008, rows)
    for (const side of [-1, 0.86])
      box(brush, side * build.across * h * 0.92 - h * 0.026, -up - h * 0.02, h * 0.052, h * 0.02, 'gold', { round: h * 0.01, noInk: true })
  })
}

function hoodie(wearer: Wearer): void {
  const { look, h, brush, build } = wearer
  pelvis(wearer)
  shirt(wearer, look.top, 0.03)
  onTrunk(wearer, (up) => {
    seam(brush, look.top, h * 0.007, 0.42, (g) => {
      g.moveTo(-build.waist * h * 0.66, h * 0.012)
      g.lineTo(-build.waist * h * 0.42, -up * 0.26)
      g.lineTo(build.waist * h * 0.52, -up * 0.26)
      g.lineTo(build.waist * h * 0.74, h * 0.012)
      g.moveTo(-build.hips * h * 0.96, h * 0.016)
      g.quadraticCurveTo(0, h * 0.034, build.hips * h * 0.9, h * 0.016)
    })
    const hood = path((p) => {
      p.moveTo(-h * 0.085, -up - h * 0.02)
      p.bezierCurveTo(-h * 0.08, -up - h * 0.06, h * 0.07, -up - h * 0.06, h * 0.08, -up - h * 0.02)
      p.bezierCurveTo(h * 0.07, -up + h * 0.03, h * 0.03, -up + h * 0.036, h * 0.01, -up + h * 0.024)
      p.bezierCurveTo(-h * 0.03, -up + h * 0.04, -h * 0.07, -up + h * 0.02, -h * 0.085, -up - h * 0.02)
      p.closePath()
    })
    paintShape(brush, hood, look.top, [-h * 0.085, -up - h * 0.05, h * 0.17, h * 0.09], { lighten: -0.12, plain: true })
    seam(brush, 'white', h * 0.007, -0.9, (g) => {
      g.moveTo(-h * 0.018, -up + h * 0.02)
      g.lineTo(-h * 0.02, -up + h * 0.07)
      g.moveTo(h * 0.034, -up + h * 0.02)
      g.lineTo(h * 0.036, -up + h * 0.062)
    })
  })
}

function overalls(wearer: Wearer): void {
  const { look, h, brush, build } = wearer
  pelvis(wearer)
  shirt(wearer, look.top, 0)
  onTrunk(wearer, (up) => {
    const [w, b] = [build.waist * h, build.hips * h]
    const bib: Point[] = [
      [-w * 0.62, -up * 0.72],
      [w * 0.74, -up * 0.72],
      [w * 0.84, -up * 0.36],
      [b * 0.98, h * 0.03],
      [-b * 1.04, h * 0.03],
      [-w * 0.94, -up * 0.36],
    ]
    patch(brush, look.bottom, bib, 0, true)
    for (const [from, to] of [
      [-0.5, -0.66],
      [0.6, 0.62],
    ] as const)
      patch(
        brush,
        look.bottom,
        [
          [w * from - h * 0.012, -up * 0.7],
          [w * from + h * 0.012, -up * 0.7],
          [build.across * h * to + h * 0.012, -up - h * 0.018],
          [build.across * h * to - h * 0.012, -up - h * 0.018],
        ],
        0.06,
      )
    buttons(brush, 'gold', h * 0.009, [
      [-w * 0.5, -up * 0.69],
      [w * 0.6, -up * 0.69],
    ])
    pocket(wearer, w * 0.08, -up * 0.5, look.bottom)
  })
}

function apron(wearer: Wearer): void {
  const { look, h, brush, build } = wearer
  if (look.cheeks) skirt(wearer, look.bottom, 0.2, 0.13)
  else pelvis(wearer)
  shirt(wearer, look.top, wearer.seated ? 0 : 0.01)
  onTrunk(wearer, (up) => {
    const [w, b] = [build.waist * h, build.hips * h]
    const low = wearer.seated ? h * 0.03 : h * 0.13
    const front = path((p) => {
      p.moveTo(-w * 0.5, -up * 0.8)
      p.quadraticCurveTo(w * 0.1, -up * 0.72, w * 0.66, -up * 0.8)
      p.bezierCurveTo(w * 0.7, -up * 0.5, w * 0.8, -up * 0.4, w * 0.9, -up * 0.36)
      p.bezierCurveTo(b * 1.02, 0, b * 1.05, low * 0.5, b * 1.02, low)
      p.quadraticCurveTo(0, low + h * 0.03, -b * 1.02, low)
      p.bezierCurveTo(-b * 1.1, low * 0.4, -b, 0, -w * 0.92, -up * 0.36)
      p.bezierCurveTo(-w * 0.6, -up * 0.4, -w * 0.54, -up * 0.6, -w * 0.5, -up * 0.8)
      p.closePath()
    })
    paintShape(brush, front, look.coat, [-b, -up * 0.8, b * 2, up * 0.8 + low], { cel: 0.1 })
    seam(brush, look.coat, h * 0.012, 0.3, (g) => {
      g.moveTo(-w * 0.48, -up * 0.79)
      g.lineTo(-build.across * h * 0.4, -up - h * 0.02)
      g.moveTo(w * 0.64, -up * 0.79)
      g.lineTo(build.across * h * 0.44, -up - h * 0.02)
    })
    pocket(wearer, w * 0.05, h * 0.005, look.coat)
  })
}

function robe(wearer: Wearer): void {
  const { look, h, brush } = wearer
  shirt(wearer, look.coat, 0)
  skirt(wearer, look.coat, 0.31, 0.14)
  sash(wearer, look.top, 0)
  onTrunk(wearer, (up) => {
    seam(brush, look.top, h * 0.022, -0.85, (g) => {
      g.moveTo(-h * 0.034, -up - h * 0.02)
      g.quadraticCurveTo(0, -up * 0.8, h * 0.026, -up * 0.46)
      g.moveTo(h * 0.04, -up - h * 0.02)
      g.lineTo(h * 0.012, -up * 0.74)
    })
  })
}

const WEAR: Record<Outfit, (wearer: Wearer) => void> = {
  trousers,
  dress,
  skirt: skirted,
  coat,
  suit,
  hoodie,
  overalls,
  apron,
  uniform,
  robe,
}
