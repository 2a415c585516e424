import type { Brush, Point } from '../../paint/brush.ts'
import { box, ellipse, paintShape, polygon } from '../../paint/shapes.ts'
import { path, radial, stop } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import { fedora, fireHelmet, hood, knightHelmet, peakedCap, steelHelmet, topHat, tricorn, turban } from './headwear.ts'
import { coif, flatCap, goggles, laurel, legion, minerHelmet, nemes, nurseCap, wig } from './costumes/period-hats.ts'
import type { Hat, PersonLook } from './person-look.ts'

const hatRole = ({ hatColour, coat }: PersonLook): string => hatColour ?? coat

type DrawHat = (brush: Brush, r: number, look: PersonLook) => void

const helmet: DrawHat = ({ g }, r) => {
  g.save()
  g.fillStyle = radial(g, 0, -r * 0.1, r * 0.9, r * 1.5, [stop(0, [180, 220, 255], 0.05), stop(1, [180, 220, 255], 0.3)])
  g.strokeStyle = css([240, 248, 255], 0.92)
  g.lineWidth = r * 0.1
  g.beginPath()
  g.arc(r * 0.05, -r * 0.08, r * 1.42, 0, Math.PI * 2)
  g.fill()
  g.stroke()
  g.globalAlpha = 0.5
  g.lineWidth = r * 0.12
  g.beginPath()
  g.arc(r * 0.05, -r * 0.08, r * 1.2, Math.PI * 1.1, Math.PI * 1.35)
  g.stroke()
  g.restore()
}

const cap: DrawHat = (brush, r, look) => {
  const dome = path((p) => {
    p.moveTo(-r * 0.98, -r * 0.42)
    p.bezierCurveTo(-r * 0.95, -r * 1.42, r * 0.95, -r * 1.42, r * 0.98, -r * 0.42)
    p.closePath()
  })
  paintShape(brush, dome, hatRole(look), [-r, -r * 1.3, r * 2, r * 0.9], { cel: 0.1 })
  box(brush, -r * 0.98, -r * 0.62, r * 1.95, r * 0.2, hatRole(look), { lighten: -0.16, round: r * 0.05 })
  const visor = path((p) => {
    p.moveTo(-r * 0.3, -r * 0.5)
    p.bezierCurveTo(r * 0.1, -r * 0.36, r * 0.7, -r * 0.4, r * 0.98, -r * 0.52)
    p.bezierCurveTo(r * 1.28, -r * 0.5, r * 1.42, -r * 0.38, r * 1.36, -r * 0.26)
    p.bezierCurveTo(r * 0.9, -r * 0.3, r * 0.3, -r * 0.14, -r * 0.22, -r * 0.24)
    p.bezierCurveTo(-r * 0.4, -r * 0.3, -r * 0.42, -r * 0.44, -r * 0.3, -r * 0.5)
    p.closePath()
  })
  paintShape(brush, visor, 'dark', [-r * 0.4, -r * 0.5, r * 1.8, r * 0.3], { plain: true })
  ellipse(brush, r * 0.3, -r * 0.78, r * 0.12, r * 0.12, 'gold', { plain: true, noInk: true })
}

const crown: DrawHat = (brush, r) => {
  const points: Point[] = [
    [-r * 0.7, -r * 0.85],
    [-r * 0.8, -r * 1.6],
    [-r * 0.36, -r * 1.22],
    [0, -r * 1.75],
    [r * 0.38, -r * 1.22],
    [r * 0.84, -r * 1.6],
    [r * 0.76, -r * 0.85],
  ]
  polygon(brush, points, 'gold', { plain: false })
  ellipse(brush, 0, -r * 1.05, r * 0.1, r * 0.1, 'red')
}

const chef: DrawHat = (brush, r) => {
  for (const [x, y, s] of [
    [-0.5, -1.55, 0.45],
    [0.5, -1.55, 0.45],
    [0, -1.75, 0.52],
  ] as const)
    ellipse(brush, x * r, y * r, s * r, s * r, 'white')
  box(brush, -r * 0.78, -r * 1.45, r * 1.56, r * 0.7, 'white', { round: r * 0.1, plain: false })
}

const straw: DrawHat = (brush, r, { hatColour }) => {
  ellipse(brush, r * 0.03, -r * 0.62, r * 1.55, r * 0.3, hatColour ?? 'wheat')
  const dome = path((p) => {
    p.moveTo(-r * 0.8, -r * 0.66)
    p.bezierCurveTo(-r * 0.75, -r * 1.5, r * 0.8, -r * 1.5, r * 0.85, -r * 0.66)
    p.closePath()
  })
  paintShape(brush, dome, hatColour ?? 'wheat', [-r * 0.8, -r * 1.4, r * 1.65, r * 0.8])
  box(brush, -r * 0.8, -r * 0.82, r * 1.65, r * 0.18, 'red', { round: r * 0.05 })
}

const beanie: DrawHat = (brush, r, look) => {
  ellipse(brush, 0, -r * 1.5, r * 0.24, r * 0.23, 'white', { plain: true })
  const dome = path((p) => {
    p.moveTo(-r * 1.02, -r * 0.5)
    p.bezierCurveTo(-r * 1.05, -r * 1.62, r * 1.05, -r * 1.62, r * 1.02, -r * 0.5)
    p.closePath()
  })
  paintShape(brush, dome, hatRole(look), [-r, -r * 1.4, r * 2, r * 0.9], { cel: 0.1 })
  box(brush, -r * 1.06, -r * 0.72, r * 2.12, r * 0.34, hatRole(look), { lighten: 0.16, round: r * 0.14 })
}

const wizard: DrawHat = (brush, r, look) => {
  const cone = path((p) => {
    p.moveTo(-r * 0.86, -r * 0.66)
    p.bezierCurveTo(-r * 0.6, -r * 1.4, -r * 0.3, -r * 2.0, -r * 0.62, -r * 2.5)
    p.bezierCurveTo(r * 0.1, -r * 2.3, r * 0.7, -r * 1.4, r * 0.9, -r * 0.66)
    p.closePath()
  })
  ellipse(brush, r * 0.02, -r * 0.62, r * 1.6, r * 0.32, hatRole(look), { lighten: -0.1 })
  paintShape(brush, cone, hatRole(look), [-r * 0.9, -r * 2.5, r * 1.8, r * 1.9], { cel: 0.1 })
  polygon(brush, band(r, 0.84, 0.92), 'gold', { noInk: true })
}

const band = (r: number, low: number, wide: number): Point[] => [
  [-r * wide, -r * (low - 0.12)],
  [r * wide, -r * (low - 0.12)],
  [r * wide * 0.9, -r * (low + 0.12)],
  [-r * wide * 0.9, -r * (low + 0.12)],
]

const hardhat: DrawHat = (brush, r, { hatColour = 'yellow' }) => {
  const dome = path((p) => {
    p.moveTo(-r * 0.98, -r * 0.52)
    p.bezierCurveTo(-r * 0.98, -r * 1.52, r * 0.98, -r * 1.52, r * 0.98, -r * 0.52)
    p.closePath()
  })
  paintShape(brush, dome, hatColour, [-r, -r * 1.4, r * 2, r * 0.9], { cel: 0.1 })
  box(brush, -r * 0.16, -r * 1.36, r * 0.32, r * 0.76, hatColour, { lighten: 0.2, round: r * 0.12, noInk: true })
  box(brush, -r * 1.04, -r * 0.62, r * 2.36, r * 0.18, hatColour, { lighten: -0.08, round: r * 0.09 })
}

const beret: DrawHat = (brush, r, look) => {
  ellipse(brush, -r * 0.18, -r * 1.0, r * 1.08, r * 0.46, hatRole(look))
  ellipse(brush, -r * 0.2, -r * 1.46, r * 0.07, r * 0.1, hatRole(look), { plain: true })
}

const bow: DrawHat = (brush, r) => {
  const loop = (side: number): void => {
    const shape = path((p) => {
      p.moveTo(-r * 0.42, -r * 1.12)
      p.bezierCurveTo(-r * 0.42 + side * r * 0.25, -r * 1.62, -r * 0.42 + side * r * 0.72, -r * 1.5, -r * 0.42 + side * r * 0.62, -r * 1.06)
      p.bezierCurveTo(-r * 0.42 + side * r * 0.6, -r * 0.8, -r * 0.42 + side * r * 0.2, -r * 0.9, -r * 0.42, -r * 1.12)
      p.closePath()
    })
    paintShape(brush, shape, 'red', [-r * 1.1, -r * 1.5, r * 1.3, r * 0.6], { plain: true, lighten: 0.08 })
  }
  loop(-1)
  loop(1)
  ellipse(brush, -r * 0.42, -r * 1.12, r * 0.12, r * 0.14, 'red', { plain: true, lighten: -0.15 })
}

const headscarf: DrawHat = (brush, r, look) => {
  const ring = path((p) => {
    p.moveTo(-r * 1.0, r * 0.3)
    p.bezierCurveTo(-r * 1.22, -r * 0.8, -r * 0.7, -r * 1.3, r * 0.06, -r * 1.28)
    p.bezierCurveTo(r * 0.9, -r * 1.28, r * 1.2, -r * 0.6, r * 1.0, r * 0.35)
    p.bezierCurveTo(r * 0.92, r * 0.8, r * 0.7, r * 1.2, r * 0.3, r * 1.32)
    p.lineTo(-r * 0.6, r * 1.3)
    p.bezierCurveTo(-r * 0.9, r * 1.1, -r * 1.0, r * 0.8, -r * 1.0, r * 0.3)
    p.closePath()
    p.moveTo(-r * 0.7, -r * 0.1)
    p.bezierCurveTo(-r * 0.74, r * 0.5, -r * 0.4, r * 0.98, r * 0.1, r * 0.98)
    p.bezierCurveTo(r * 0.6, r * 0.98, r * 0.86, r * 0.5, r * 0.84, -r * 0.1)
    p.bezierCurveTo(r * 0.8, -r * 0.8, -r * 0.66, -r * 0.82, -r * 0.7, -r * 0.1)
    p.closePath()
  })
  paintShape(brush, ring, hatRole(look), [-r * 1.1, -r * 1.28, r * 2.2, r * 2.6], { cel: 0.08 })
}

const DRAW_HAT: Record<Hat, DrawHat | null> = {
  none: null,
  helmet,
  cap,
  crown,
  chef,
  straw,
  beanie,
  wizard,
  hardhat,
  beret,
  bow,
  headscarf,
  fedora,
  tophat: topHat,
  turban,
  hood,
  peaked: peakedCap,
  fire: fireHelmet,
  knight: knightHelmet,
  steel: steelHelmet,
  tricorn,
  coif,
  laurel,
  legion,
  wig,
  nurse: nurseCap,
  goggles,
  flatcap: flatCap,
  miner: minerHelmet,
  nemes,
}

export const drawHat = (brush: Brush, look: PersonLook, r: number): void => DRAW_HAT[look.hat]?.(brush, r, look)

/** Hats that hide the hair. */
const COVERING: ReadonlySet<Hat> = new Set(['headscarf', 'turban', 'hood', 'knight', 'coif', 'wig', 'nemes', 'legion'])
export const coversHair = ({ hat }: PersonLook): boolean => COVERING.has(hat)
/** Hats that lie close to the head. */
export const isCloseFitting = ({ hat }: PersonLook): boolean => COVERING.has(hat) || hat === 'bow' || hat === 'laurel' || hat === 'nurse'
