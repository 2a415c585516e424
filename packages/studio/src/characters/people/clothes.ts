import type { Point } from '../../paint/brush.ts'
import { paintShape } from '../../paint/shapes.ts'
import { path } from '../../paint/canvas.ts'
import { drawAccessory } from './accessories.ts'
import { coat, raincoat, suit, uniform } from './coats.ts'
import { buttons, onTrunk, paintTrunk, patch, seam, type ClothedBody } from './garment.ts'
import type { Outfit } from './person-look.ts'
import { doublet, empire, frock, gown, highneck, toga, tunic, waistcoat } from './costumes/period-outfits.ts'
import { runningWear, sportswear, trunks } from './costumes/sports-outfits.ts'
import { skirt } from './skirt.ts'
import { pelvis, pocket, sash, shirt } from './tops.ts'

/** Draws the outfit on the torso; legs are drawn before and the near arm after it. */
export function clothes(wearer: ClothedBody): void {
  if (wearer.look.infant) return romper(wearer)
  DRAW_OUTFIT[wearer.look.outfit](wearer)
  drawAccessory(wearer)
}

/** What babies wear, in one piece. */
function romper(wearer: ClothedBody): void {
  const { brush, look, h } = wearer
  pelvis(wearer)
  onTrunk(wearer, (up) => {
    paintTrunk(wearer, up, look.top, 0.04, 0.004)
    seam(brush, 'white', h * 0.022, -0.9, (g) => {
      g.moveTo(-h * 0.05, -up - h * 0.02)
      g.quadraticCurveTo(h * 0.006, -up + h * 0.026, h * 0.058, -up - h * 0.02)
    })
    buttons(
      brush,
      'white',
      h * 0.013,
      [0.72, 0.46, 0.2].map((k): Point => [h * 0.02, -up * k]),
    )
  })
}

function trousers(wearer: ClothedBody): void {
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

function dress(wearer: ClothedBody): void {
  const { look } = wearer
  shirt(wearer, look.top, -0.02)
  skirt(wearer, look.top, look.stature < 0.88 ? 0.15 : 0.22, look.stature < 0.88 ? 0.165 : 0.15)
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

function skirtAndTop(wearer: ClothedBody): void {
  const { look } = wearer
  skirt(wearer, look.bottom, look.stature < 0.88 ? 0.12 : look.mature || look.old ? 0.25 : 0.18, 0.13)
  shirt(wearer, look.top, -0.05)
}

function hoodie(wearer: ClothedBody): void {
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

function overalls(wearer: ClothedBody): void {
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
          [build.shoulders * h * to + h * 0.012, -up - h * 0.018],
          [build.shoulders * h * to - h * 0.012, -up - h * 0.018],
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

function apron(wearer: ClothedBody): void {
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
      g.lineTo(-build.shoulders * h * 0.4, -up - h * 0.02)
      g.moveTo(w * 0.64, -up * 0.79)
      g.lineTo(build.shoulders * h * 0.44, -up - h * 0.02)
    })
    pocket(wearer, w * 0.05, h * 0.005, look.coat)
  })
}

/** A long plain robe with a round neck and a cord. */
function robe(wearer: ClothedBody): void {
  const { look, h, brush, build } = wearer
  shirt(wearer, look.coat, 0)
  skirt(wearer, look.coat, 0.36, 0.14, look.accessory === 'ermine' ? look.top : undefined)
  onTrunk(wearer, (up) => {
    const w = build.waist * h * 1.06
    seam(brush, look.top, h * 0.016, look.accessory === 'ermine' ? -1 : 0.8, (g) => {
      g.moveTo(-w, -h * 0.08)
      g.quadraticCurveTo(0, -h * 0.066, w * 0.88, -h * 0.08)
    })
    if (!wearer.seated)
      seam(brush, look.top, h * 0.011, 0.8, (g) => {
        g.moveTo(w * 0.3, -h * 0.074)
        g.quadraticCurveTo(w * 0.5, h * 0.02, w * 0.36, h * 0.12)
      })
    seam(brush, look.coat, h * 0.014, 0.5, (g) => {
      g.moveTo(-h * 0.052, -up - h * 0.02)
      g.quadraticCurveTo(h * 0.006, -up + h * 0.03, h * 0.058, -up - h * 0.02)
    })
  })
}

function kimono(wearer: ClothedBody): void {
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

const DRAW_OUTFIT: Record<Outfit, (wearer: ClothedBody) => void> = {
  trousers,
  dress,
  skirt: skirtAndTop,
  coat,
  suit,
  hoodie,
  overalls,
  apron,
  uniform,
  robe,
  raincoat,
  toga,
  tunic,
  gown,
  highneck,
  empire,
  doublet,
  frock,
  waistcoat,
  kimono,
  sportswear,
  'running-wear': runningWear,
  trunks,
}
