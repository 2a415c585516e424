import type { Brush } from '../../../paint/brush.ts'
import { path } from '../../../paint/canvas.ts'
import { box, ellipse, paintShape } from '../../../paint/shapes.ts'
import type { PersonLook } from '../person-look.ts'

type DrawHat = (brush: Brush, r: number, look: PersonLook) => void

const LINEN = '#efe8d8'

/** A close cap of linen. */
export const coif: DrawHat = (brush, r, look) => {
  const role = look.hatColour ?? LINEN
  const cap = path((p) => {
    p.moveTo(-r * 1.0, r * 0.34)
    p.bezierCurveTo(-r * 1.3, -r * 0.7, -r * 0.8, -r * 1.34, r * 0.04, -r * 1.32)
    p.bezierCurveTo(r * 0.86, -r * 1.34, r * 1.14, -r * 0.7, r * 0.98, -r * 0.2)
    p.bezierCurveTo(r * 0.84, -r * 0.6, r * 0.5, -r * 0.74, r * 0.06, -r * 0.74)
    p.bezierCurveTo(-r * 0.5, -r * 0.74, -r * 0.78, -r * 0.4, -r * 0.8, r * 0.3)
    p.closePath()
  })
  paintShape(brush, cap, role, [-r * 1.1, -r * 1.34, r * 2.2, r * 1.6], { cel: 0.1 })
  const rim = path((p) => {
    p.moveTo(-r * 0.98, r * 0.36)
    p.bezierCurveTo(-r * 0.98, -r * 0.5, -r * 0.6, -r * 0.92, r * 0.06, -r * 0.92)
    p.bezierCurveTo(r * 0.6, -r * 0.92, r * 0.94, -r * 0.7, r * 1.02, -r * 0.22)
    p.bezierCurveTo(r * 0.84, -r * 0.58, r * 0.5, -r * 0.7, r * 0.06, -r * 0.7)
    p.bezierCurveTo(-r * 0.46, -r * 0.7, -r * 0.76, -r * 0.4, -r * 0.78, r * 0.34)
    p.closePath()
  })
  paintShape(brush, rim, role, [-r, -r, r * 2, r * 1.4], { plain: true, lighten: 0.08 })
}

/** A wreath of leaves. */
export const laurel: DrawHat = (brush, r) => {
  for (let i = 0; i < 11; i++) {
    const a = Math.PI * (1.06 + (i / 10) * 0.88)
    ellipse(brush, Math.cos(a) * r * 0.96, Math.sin(a) * r * 0.62 - r * 0.3, r * 0.17, r * 0.1, '#6f8f3f', {
      plain: true,
      lighten: i % 2 ? 0.1 : -0.04,
    })
  }
}

/** A Roman helmet with a crest. */
export const legion: DrawHat = (brush, r) => {
  const crest = path((p) => {
    p.moveTo(-r * 1.3, -r * 0.5)
    p.bezierCurveTo(-r * 1.5, -r * 1.9, r * 0.3, -r * 2.3, r * 1.0, -r * 1.4)
    p.bezierCurveTo(r * 0.6, -r * 1.5, -r * 0.7, -r * 1.5, -r * 0.96, -r * 0.5)
    p.closePath()
  })
  paintShape(brush, crest, '#a8352c', [-r * 1.4, -r * 2.1, r * 2.4, r * 1.6], { cel: 0.1 })
  const shell = path((p) => {
    p.moveTo(-r * 1.02, r * 0.1)
    p.bezierCurveTo(-r * 1.2, -r * 1.2, -r * 0.6, -r * 1.46, r * 0.04, -r * 1.44)
    p.bezierCurveTo(r * 0.8, -r * 1.46, r * 1.16, -r * 1.1, r * 1.04, -r * 0.4)
    p.quadraticCurveTo(r * 0.1, -r * 0.72, -r * 0.66, -r * 0.36)
    p.bezierCurveTo(-r * 0.72, r * 0.3, -r * 0.6, r * 0.6, -r * 0.42, r * 0.86)
    p.quadraticCurveTo(-r * 0.86, r * 0.8, -r * 1.02, r * 0.1)
    p.closePath()
  })
  paintShape(brush, shell, '#b08d57', [-r * 1.1, -r * 1.4, r * 2.2, r * 2.2], { cel: 0.12 })
  const brow = path((p) => {
    p.moveTo(-r * 0.72, -r * 0.3)
    p.quadraticCurveTo(r * 0.1, -r * 0.72, r * 1.2, -r * 0.4)
    p.lineTo(r * 1.2, -r * 0.26)
    p.quadraticCurveTo(r * 0.1, -r * 0.54, -r * 0.7, -r * 0.14)
    p.closePath()
  })
  paintShape(brush, brow, '#8a6b3c', [-r * 0.7, -r * 0.6, r * 1.9, r * 0.4], { plain: true })
}

/** A white wig with rolls over the ears. */
export const wig: DrawHat = (brush, r, look) => {
  const role = look.hatColour ?? '#e9e5dc'
  const cap = path((p) => {
    p.moveTo(-r * 1.0, r * 0.1)
    p.bezierCurveTo(-r * 1.26, -r * 0.9, -r * 0.7, -r * 1.44, r * 0.04, -r * 1.42)
    p.bezierCurveTo(r * 0.8, -r * 1.44, r * 1.2, -r * 0.8, r * 0.98, -r * 0.06)
    p.bezierCurveTo(r * 0.9, -r * 0.5, r * 0.6, -r * 0.72, r * 0.1, -r * 0.72)
    p.bezierCurveTo(-r * 0.4, -r * 0.72, -r * 0.72, -r * 0.4, -r * 0.78, r * 0.1)
    p.closePath()
  })
  paintShape(brush, cap, role, [-r * 1.1, -r * 1.42, r * 2.2, r * 1.6], { cel: 0.1 })
  const isLong = look.accessory === 'jabot'
  for (let i = 0; i < (isLong ? 4 : 2); i++) {
    ellipse(brush, -r * 0.96, r * (0.12 + i * 0.32), r * 0.27, r * 0.17, role, { plain: true, lighten: i % 2 ? -0.06 : 0.02 })
    if (isLong || i === 0)
      ellipse(brush, r * 0.99, r * (0.06 + i * 0.32), r * 0.17, r * 0.16, role, { plain: true, lighten: i % 2 ? -0.06 : 0.02 })
  }
}

/** A nurse's white cap with a red cross. */
export const nurseCap: DrawHat = (brush, r) => {
  const cap = path((p) => {
    p.moveTo(-r * 0.72, -r * 0.84)
    p.lineTo(-r * 0.86, -r * 1.36)
    p.quadraticCurveTo(r * 0.04, -r * 1.66, r * 0.92, -r * 1.36)
    p.lineTo(r * 0.78, -r * 0.84)
    p.quadraticCurveTo(r * 0.04, -r * 1.1, -r * 0.72, -r * 0.84)
    p.closePath()
  })
  paintShape(brush, cap, 'white', [-r * 0.9, -r * 1.6, r * 1.8, r * 0.8], { plain: true })
  box(brush, -r * 0.03, -r * 1.44, r * 0.14, r * 0.4, '#c8352c', { plain: true, noInk: true })
  box(brush, -r * 0.16, -r * 1.31, r * 0.4, r * 0.14, '#c8352c', { plain: true, noInk: true })
}

/** Goggles pushed up on the forehead. */
export const goggles: DrawHat = (brush, r) => {
  const band = path((p) => {
    p.moveTo(-r * 0.98, -r * 0.5)
    p.quadraticCurveTo(0, -r * 0.98, r * 1.0, -r * 0.54)
    p.lineTo(r * 1.0, -r * 0.4)
    p.quadraticCurveTo(0, -r * 0.8, -r * 0.98, -r * 0.34)
    p.closePath()
  })
  paintShape(brush, band, '#3a3f4a', [-r, -r * 0.9, r * 2, r * 0.6], { plain: true })
  for (const x of [-0.24, 0.46]) ellipse(brush, x * r, -r * 0.76, r * 0.32, r * 0.22, '#9fd3e6', { plain: true })
}

/** A flat cap of cloth. */
export const flatCap: DrawHat = (brush, r, look) => {
  const role = look.hatColour ?? '#6b6252'
  const cap = path((p) => {
    p.moveTo(-r * 1.02, -r * 0.42)
    p.bezierCurveTo(-r * 1.3, -r * 1.2, -r * 0.3, -r * 1.42, r * 0.3, -r * 1.26)
    p.bezierCurveTo(r * 1.0, -r * 1.1, r * 1.3, -r * 0.7, r * 1.32, -r * 0.44)
    p.quadraticCurveTo(r * 0.1, -r * 0.84, -r * 1.02, -r * 0.42)
    p.closePath()
  })
  const peak = path((p) => {
    p.moveTo(r * 0.2, -r * 0.66)
    p.bezierCurveTo(r * 0.7, -r * 0.7, r * 1.1, -r * 0.6, r * 1.46, -r * 0.36)
    p.bezierCurveTo(r * 1.0, -r * 0.4, r * 0.6, -r * 0.44, r * 0.16, -r * 0.5)
    p.closePath()
  })
  paintShape(brush, peak, role, [r * 0.1, -r * 0.7, r * 1.3, r * 0.3], { plain: true, lighten: -0.16 })
  paintShape(brush, cap, role, [-r * 1.1, -r * 1.3, r * 2.4, r * 0.9], { cel: 0.1 })
}

/** A helmet with a lamp. */
export const minerHelmet: DrawHat = (brush, r, look) => {
  const role = look.hatColour ?? '#d8a52c'
  const dome = path((p) => {
    p.moveTo(-r * 1.02, -r * 0.46)
    p.bezierCurveTo(-r * 1.02, -r * 1.52, r * 1.02, -r * 1.52, r * 1.02, -r * 0.5)
    p.quadraticCurveTo(0, -r * 0.7, -r * 1.02, -r * 0.46)
    p.closePath()
  })
  paintShape(brush, dome, role, [-r, -r * 1.4, r * 2, r], { cel: 0.1 })
  box(brush, -r * 1.1, -r * 0.62, r * 2.34, r * 0.16, role, { lighten: -0.12, round: r * 0.08 })
  ellipse(brush, r * 0.36, -r * 0.94, r * 0.27, r * 0.27, '#4a4f58', { plain: true })
  ellipse(brush, r * 0.4, -r * 0.94, r * 0.19, r * 0.19, '#fff3b0', { plain: true, noInk: true })
}

/** The striped headcloth of a pharaoh. */
export const nemes: DrawHat = (brush, r) => {
  const cloth = path((p) => {
    p.moveTo(-r * 0.84, -r * 0.3)
    p.bezierCurveTo(-r * 1.0, -r * 1.2, -r * 0.5, -r * 1.4, r * 0.04, -r * 1.38)
    p.bezierCurveTo(r * 0.7, -r * 1.4, r * 1.04, -r * 1.1, r * 0.94, -r * 0.3)
    p.bezierCurveTo(r * 1.3, r * 0.2, r * 1.3, r * 0.9, r * 1.1, r * 1.36)
    p.lineTo(r * 0.66, r * 1.36)
    p.bezierCurveTo(r * 0.9, r * 0.8, r * 0.92, r * 0.1, r * 0.8, -r * 0.42)
    p.quadraticCurveTo(r * 0.04, -r * 0.72, -r * 0.72, -r * 0.36)
    p.bezierCurveTo(-r * 0.86, r * 0.2, -r * 0.84, r * 0.9, -r * 0.6, r * 1.36)
    p.lineTo(-r * 1.24, r * 1.36)
    p.bezierCurveTo(-r * 1.4, r * 0.8, -r * 1.3, r * 0.2, -r * 0.84, -r * 0.3)
    p.closePath()
  })
  paintShape(brush, cloth, '#d8a52c', [-r * 1.3, -r * 1.4, r * 2.6, r * 2.8], { cel: 0.06 })
  const { g } = brush
  g.save()
  g.clip(cloth)
  for (let i = 0; i < 9; i++) box(brush, -r * 1.4, r * (-1.2 + i * 0.3), r * 2.8, r * 0.12, '#2f4f8a', { plain: true, noInk: true })
  g.restore()
  ellipse(brush, r * 0.06, -r * 0.74, r * 0.12, r * 0.2, 'gold', { plain: true })
}
