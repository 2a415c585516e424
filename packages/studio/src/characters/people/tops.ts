import { box, paintShape } from '../../paint/shapes.ts'
import { path } from '../../paint/canvas.ts'
import type { Role } from '../../paint/palette.ts'
import { onTrunk, paintTrunk, seam, detailOptions, type ClothedBody } from './garment.ts'
import { legRole } from './sleeves-and-legs.ts'

/** A shirt with collar and folds. `hem`: its end under the hips, in body heights. */
export function shirt(wearer: ClothedBody, role: Role, hem: number): void {
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

function collar({ brush, h }: ClothedBody, up: number, role: Role): void {
  seam(brush, role, h * 0.012, 0.34, (g) => {
    g.moveTo(-h * 0.034, -up - h * 0.022)
    g.quadraticCurveTo(h * 0.006, -up + h * 0.014, h * 0.04, -up - h * 0.022)
  })
}

/** The pelvis, which joins the legs under a shirt. */
export function pelvis(wearer: ClothedBody, role: Role = legRole(wearer.look)): void {
  const { brush, build, h } = wearer
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
    paintShape(brush, shape, role, [-w, -h * 0.05, w * 2, h * 0.11], { plain: true, noInk: true })
  })
}

export function sash(wearer: ClothedBody, role: Role, lighten: number): void {
  const { brush, build, h } = wearer
  onTrunk(wearer, () => {
    const w = build.waist * h * 1.08
    box(brush, -w, -h * 0.094, w * 1.94, h * 0.032, role, { ...detailOptions(brush), lighten, round: h * 0.01, noInk: true })
  })
}

export function pocket({ brush, h }: ClothedBody, x: number, y: number, role: Role): void {
  seam(brush, role, h * 0.006, 0.5, (g) => {
    g.moveTo(x - h * 0.028, y)
    g.lineTo(x + h * 0.026, y - h * 0.004)
    g.moveTo(x - h * 0.028, y)
    g.lineTo(x - h * 0.024, y + h * 0.04)
    g.lineTo(x + h * 0.022, y + h * 0.038)
    g.lineTo(x + h * 0.026, y - h * 0.004)
  })
}
