import { type Brush, box, ellipse, paintShape, type Point, polygon } from '../paint/brush.ts'
import { path, radial, stop } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import type { Hat } from './person-look.ts'

type DrawHat = (brush: Brush, r: number) => void

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

const cap: DrawHat = (brush, r) => {
  const dome = path((p) => {
    p.moveTo(-r * 0.98, -r * 0.42)
    p.bezierCurveTo(-r * 0.95, -r * 1.42, r * 0.95, -r * 1.42, r * 0.98, -r * 0.42)
    p.closePath()
  })
  paintShape(brush, dome, 'blue', [-r, -r * 1.3, r * 2, r * 0.9])
  box(brush, r * 0.2, -r * 0.52, r * 1.15, r * 0.17, 'blue', { lighten: -0.2, round: r * 0.08 })
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

const straw: DrawHat = (brush, r) => {
  ellipse(brush, r * 0.03, -r * 0.62, r * 1.55, r * 0.3, 'wheat')
  const dome = path((p) => {
    p.moveTo(-r * 0.8, -r * 0.66)
    p.bezierCurveTo(-r * 0.75, -r * 1.5, r * 0.8, -r * 1.5, r * 0.85, -r * 0.66)
    p.closePath()
  })
  paintShape(brush, dome, 'wheat', [-r * 0.8, -r * 1.4, r * 1.65, r * 0.8])
  box(brush, -r * 0.8, -r * 0.82, r * 1.65, r * 0.18, 'red', { round: r * 0.05 })
}

const HATS: Record<Hat, DrawHat | null> = { none: null, helmet, cap, crown, chef, straw }

export const wearHat = (brush: Brush, hat: Hat, r: number): void => HATS[hat]?.(brush, r)
