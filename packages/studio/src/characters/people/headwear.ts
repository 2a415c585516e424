import type { Brush } from '../../paint/brush.ts'
import { box, ellipse, paintShape, polygon } from '../../paint/shapes.ts'
import { path } from '../../paint/canvas.ts'
import type { PersonLook } from './person-look.ts'

type DrawHat = (brush: Brush, r: number, look: PersonLook) => void

const hatColour = ({ hatColour: own, coat }: PersonLook): string => own ?? coat

/** A felt hat with a dented crown. */
export const fedora: DrawHat = (brush, r, look) => {
  const role = hatColour(look)
  ellipse(brush, r * 0.05, -r * 0.6, r * 1.5, r * 0.25, role, { lighten: -0.06 })
  const dome = path((p) => {
    p.moveTo(-r * 0.82, -r * 0.62)
    p.bezierCurveTo(-r * 0.86, -r * 1.2, -r * 0.6, -r * 1.52, -r * 0.22, -r * 1.42)
    p.quadraticCurveTo(0, -r * 1.3, r * 0.24, -r * 1.44)
    p.bezierCurveTo(r * 0.66, -r * 1.5, r * 0.9, -r * 1.16, r * 0.88, -r * 0.62)
    p.quadraticCurveTo(0, -r * 0.44, -r * 0.82, -r * 0.62)
    p.closePath()
  })
  paintShape(brush, dome, role, [-r * 0.86, -r * 1.5, r * 1.75, r], { cel: 0.1 })
  const ribbon = path((p) => {
    p.moveTo(-r * 0.83, -r * 0.86)
    p.quadraticCurveTo(0, -r * 0.68, r * 0.88, -r * 0.86)
    p.lineTo(r * 0.88, -r * 0.64)
    p.quadraticCurveTo(0, -r * 0.46, -r * 0.82, -r * 0.64)
    p.closePath()
  })
  paintShape(brush, ribbon, role, [-r * 0.84, -r * 0.86, r * 1.72, r * 0.3], { plain: true, lighten: -0.22, noInk: true })
}

export const topHat: DrawHat = (brush, r, look) => {
  const role = look.hatColour ?? '#2b2b33'
  ellipse(brush, r * 0.05, -r * 0.64, r * 1.34, r * 0.22, role, { lighten: -0.05 })
  const crown = path((p) => {
    p.moveTo(-r * 0.78, -r * 0.66)
    p.lineTo(-r * 0.84, -r * 1.92)
    p.quadraticCurveTo(r * 0.04, -r * 2.06, r * 0.92, -r * 1.92)
    p.lineTo(r * 0.86, -r * 0.66)
    p.quadraticCurveTo(0, -r * 0.5, -r * 0.78, -r * 0.66)
    p.closePath()
  })
  paintShape(brush, crown, role, [-r * 0.84, -r * 2, r * 1.76, r * 1.4], { cel: 0.12 })
  box(brush, -r * 0.8, -r * 0.9, r * 1.67, r * 0.22, 'red', { noInk: true, round: r * 0.04 })
}

/** Cloth wound round the head. */
export const turban: DrawHat = (brush, r, look) => {
  const role = look.hatColour ?? '#e88a3a'
  const whole = path((p) => {
    p.moveTo(-r * 1.0, -r * 0.2)
    p.bezierCurveTo(-r * 1.32, -r * 0.9, -r * 0.8, -r * 1.62, r * 0.04, -r * 1.6)
    p.bezierCurveTo(r * 0.86, -r * 1.62, r * 1.34, -r * 0.94, r * 1.02, -r * 0.26)
    p.quadraticCurveTo(r * 0.5, -r * 0.66, r * 0.02, -r * 0.62)
    p.quadraticCurveTo(-r * 0.56, -r * 0.62, -r * 1.0, -r * 0.2)
    p.closePath()
  })
  paintShape(brush, whole, role, [-r * 1.2, -r * 1.6, r * 2.4, r * 1.4], { cel: 0.1 })
  for (const [from, to, bend] of [
    [-0.5, -1.1, -1.0],
    [-0.8, -1.35, -1.25],
  ] as const) {
    const fold = path((p) => {
      p.moveTo(-r * 1.1, r * from)
      p.quadraticCurveTo(-r * 0.1, r * bend, r * 0.6, r * to - r * 0.12)
      p.quadraticCurveTo(-r * 0.1, r * (bend + 0.12), -r * 1.08, r * (from + 0.1))
      p.closePath()
    })
    paintShape(brush, fold, role, [-r * 1.1, -r * 1.5, r * 1.7, r], { plain: true, noInk: true, lighten: -0.16 })
  }
  ellipse(brush, r * 0.06, -r * 0.86, r * 0.13, r * 0.16, 'gold', { plain: true })
}

/** The hood of a coat, open at the face. */
export const hood: DrawHat = (brush, r, look) => {
  const role = look.hatColour ?? (look.outfit === 'hoodie' ? look.top : look.coat)
  const ring = path((p) => {
    p.moveTo(-r * 1.06, r * 0.6)
    p.bezierCurveTo(-r * 1.42, -r * 0.6, -r * 0.86, -r * 1.46, 0, -r * 1.42)
    p.bezierCurveTo(r * 0.92, -r * 1.42, r * 1.26, -r * 0.7, r * 1.06, r * 0.2)
    p.bezierCurveTo(r * 1.0, r * 0.8, r * 0.8, r * 1.2, r * 0.44, r * 1.34)
    p.lineTo(-r * 0.66, r * 1.34)
    p.bezierCurveTo(-r * 0.9, r * 1.2, -r * 1.0, r * 0.9, -r * 1.06, r * 0.6)
    p.closePath()
    p.moveTo(-r * 0.72, 0)
    p.bezierCurveTo(-r * 0.72, r * 0.6, -r * 0.4, r * 1.02, r * 0.12, r * 1.02)
    p.bezierCurveTo(r * 0.6, r * 1.02, r * 0.9, r * 0.5, r * 0.88, -r * 0.12)
    p.bezierCurveTo(r * 0.84, -r * 0.92, -r * 0.68, -r * 0.94, -r * 0.72, 0)
    p.closePath()
  })
  paintShape(brush, ring, role, [-r * 1.25, -r * 1.42, r * 2.5, r * 2.8], { cel: 0.1 })
}

/** A peaked cap of the police, a pilot or a captain. */
export const peakedCap: DrawHat = (brush, r, look) => {
  const role = look.hatColour ?? look.coat
  const crown = path((p) => {
    p.moveTo(-r * 0.96, -r * 0.56)
    p.bezierCurveTo(-r * 1.42, -r * 1.1, -r * 1.0, -r * 1.46, r * 0.1, -r * 1.42)
    p.bezierCurveTo(r * 1.12, -r * 1.5, r * 1.48, -r * 1.12, r * 1.0, -r * 0.56)
    p.closePath()
  })
  paintShape(brush, crown, role, [-r * 1.3, -r * 1.46, r * 2.6, r], { cel: 0.1 })
  box(brush, -r * 0.99, -r * 0.74, r * 1.99, r * 0.26, 'dark', { round: r * 0.05 })
  const visor = path((p) => {
    p.moveTo(-r * 0.36, -r * 0.5)
    p.bezierCurveTo(r * 0.1, -r * 0.42, r * 0.7, -r * 0.44, r * 1.02, -r * 0.52)
    p.bezierCurveTo(r * 1.24, -r * 0.44, r * 1.3, -r * 0.3, r * 1.2, -r * 0.22)
    p.bezierCurveTo(r * 0.8, -r * 0.3, r * 0.2, -r * 0.2, -r * 0.26, -r * 0.28)
    p.closePath()
  })
  paintShape(brush, visor, 'black', [-r * 0.4, -r * 0.52, r * 1.7, r * 0.3], { plain: true })
  polygon(
    brush,
    [
      [r * 0.2, -r * 1.16],
      [r * 0.38, -r * 1.02],
      [r * 0.2, -r * 0.78],
      [r * 0.02, -r * 1.02],
    ],
    'gold',
    { noInk: true },
  )
}

/** A firefighter's helmet with a brim over the neck. */
export const fireHelmet: DrawHat = (brush, r, look) => {
  const role = look.hatColour ?? '#c8352c'
  const brim = path((p) => {
    p.moveTo(-r * 1.46, -r * 0.1)
    p.bezierCurveTo(-r * 1.1, -r * 0.66, r * 0.8, -r * 0.76, r * 1.34, -r * 0.46)
    p.bezierCurveTo(r * 0.7, -r * 0.46, -r * 0.6, -r * 0.3, -r * 1.46, -r * 0.1)
    p.closePath()
  })
  const dome = path((p) => {
    p.moveTo(-r * 1.0, -r * 0.44)
    p.bezierCurveTo(-r * 1.06, -r * 1.56, r * 1.04, -r * 1.62, r * 1.04, -r * 0.56)
    p.quadraticCurveTo(0, -r * 0.62, -r * 1.0, -r * 0.44)
    p.closePath()
  })
  paintShape(brush, dome, role, [-r, -r * 1.5, r * 2, r * 1.1], { cel: 0.1 })
  const ridge = path((p) => {
    p.moveTo(-r * 0.66, -r * 1.2)
    p.bezierCurveTo(-r * 0.3, -r * 1.64, r * 0.36, -r * 1.66, r * 0.66, -r * 1.24)
    p.quadraticCurveTo(0, -r * 1.5, -r * 0.66, -r * 1.2)
    p.closePath()
  })
  paintShape(brush, ridge, role, [-r * 0.7, -r * 1.6, r * 1.4, r * 0.4], { plain: true, lighten: 0.12 })
  paintShape(brush, brim, role, [-r * 1.46, -r * 0.7, r * 2.8, r * 0.6], { plain: true, lighten: -0.12 })
  polygon(
    brush,
    [
      [r * 0.22, -r * 1.3],
      [r * 0.52, -r * 1.22],
      [r * 0.48, -r * 0.86],
      [r * 0.34, -r * 0.7],
      [r * 0.18, -r * 0.84],
    ],
    'gold',
  )
}

/** A knight's open helmet with a plume. */
export const knightHelmet: DrawHat = (brush, r) => {
  const plume = path((p) => {
    p.moveTo(0, -r * 1.3)
    p.bezierCurveTo(-r * 0.4, -r * 2.2, -r * 1.4, -r * 1.9, -r * 1.7, -r * 0.9)
    p.bezierCurveTo(-r * 1.3, -r * 1.5, -r * 0.8, -r * 1.3, -r * 0.3, -r * 1.1)
    p.closePath()
  })
  paintShape(brush, plume, 'red', [-r * 1.7, -r * 2.1, r * 1.7, r * 1.2], { cel: 0.1 })
  const shell = path((p) => {
    p.moveTo(-r * 1.02, r * 0.7)
    p.bezierCurveTo(-r * 1.22, -r * 0.7, -r * 0.7, -r * 1.42, r * 0.04, -r * 1.42)
    p.bezierCurveTo(r * 0.86, -r * 1.42, r * 1.2, -r * 0.7, r * 1.04, -r * 0.3)
    p.lineTo(r * 0.2, -r * 0.42)
    p.lineTo(-r * 0.62, -r * 0.36)
    p.bezierCurveTo(-r * 0.7, r * 0.3, -r * 0.6, r * 0.8, -r * 0.36, r * 1.04)
    p.quadraticCurveTo(-r * 0.8, r * 1.04, -r * 1.02, r * 0.7)
    p.closePath()
  })
  paintShape(brush, shell, '#a9b3c2', [-r * 1.1, -r * 1.4, r * 2.2, r * 2.4], { cel: 0.12 })
  box(brush, -r * 0.66, -r * 0.6, r * 1.72, r * 0.16, '#7f8b9c', { round: r * 0.05, noInk: true })
}

/** A steel helmet of soldiers. */
export const steelHelmet: DrawHat = (brush, r, look) => {
  const dome = path((p) => {
    p.moveTo(-r * 1.14, -r * 0.24)
    p.bezierCurveTo(-r * 1.24, -r * 1.5, r * 1.16, -r * 1.56, r * 1.16, -r * 0.42)
    p.quadraticCurveTo(r * 0.3, -r * 0.62, -r * 0.5, -r * 0.42)
    p.quadraticCurveTo(-r * 0.86, -r * 0.34, -r * 1.14, -r * 0.24)
    p.closePath()
  })
  paintShape(brush, dome, look.hatColour ?? look.coat, [-r * 1.14, -r * 1.4, r * 2.3, r * 1.2], { cel: 0.12 })
}

/** A pirate's hat, turned up at three sides. */
export const tricorn: DrawHat = (brush, r, look) => {
  const role = look.hatColour ?? '#3a2a2c'
  const shape = path((p) => {
    p.moveTo(-r * 1.5, -r * 0.42)
    p.bezierCurveTo(-r * 1.2, -r * 1.2, -r * 0.6, -r * 1.1, -r * 0.4, -r * 1.3)
    p.bezierCurveTo(-r * 0.1, -r * 1.7, r * 0.4, -r * 1.66, r * 0.6, -r * 1.26)
    p.bezierCurveTo(r * 0.9, -r * 1.1, r * 1.3, -r * 1.1, r * 1.5, -r * 0.46)
    p.quadraticCurveTo(0, -r * 0.86, -r * 1.5, -r * 0.42)
    p.closePath()
  })
  paintShape(brush, shape, role, [-r * 1.5, -r * 1.6, r * 3, r * 1.2], { cel: 0.1 })
  const edge = path((p) => {
    p.moveTo(-r * 1.5, -r * 0.42)
    p.quadraticCurveTo(0, -r * 0.86, r * 1.5, -r * 0.46)
    p.quadraticCurveTo(0, -r * 0.98, -r * 1.5, -r * 0.42)
    p.closePath()
  })
  paintShape(brush, edge, 'gold', [-r * 1.5, -r * 0.9, r * 3, r * 0.5], { plain: true, noInk: true })
}
