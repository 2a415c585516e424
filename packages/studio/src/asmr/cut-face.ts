import { type Ctx, path, type Path2D, radial } from '../paint/canvas.ts'
import { css, shade } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'
import type { Material } from './material.ts'
import { fillMaterial, gloss, rim } from './surface.ts'

type Face = { readonly rx: number; readonly ry: number; readonly seed: number }

const oval = (rx: number, ry: number, by = 1): Path2D => path((p) => p.ellipse(0, 0, rx * by, ry * by, 0, 0, 7))

/** A cut surface around the origin: skin, flesh with its structure, seeds or facets, and a wet sheen. */
export function cutFace(g: Ctx, material: Material, { rx, ry, seed }: Face): void {
  const whole = oval(rx, ry)
  g.fillStyle = css(material.dark)
  g.fill(whole)
  g.fillStyle = css(material.colour)
  g.fill(oval(rx, ry, 0.985))
  const flesh = oval(rx, ry, 0.93)
  fillMaterial(g, flesh, { x: -rx, y: -ry, width: rx * 2, height: ry * 2 }, material, { seed, isCut: true })
  g.save()
  g.clip(flesh)
  g.scale(1, ry / rx)
  g.fillStyle = radial(g, 0, 0, rx * 0.05, rx, [
    shade(material.inside, 0.35),
    material.inside,
    shade(material.inside, -0.08),
    material.colour,
  ])
  g.globalAlpha = 0.62
  g.fillRect(-rx, -rx, rx * 2, rx * 2)
  g.globalAlpha = 1
  drawStructure(g, material, rx, seed)
  g.restore()
  rim(g, flesh, 0.4, 4)
  gloss(g, flesh, { x: -rx * 0.34, y: -ry * 0.52, rx: rx * 0.46, ry: ry * 0.16 }, 0.25 + material.gloss * 0.5)
}

/** Segments of fruit, facets of what is clear, pores of what is dull. In a circle of the radius `r`. */
function drawStructure(g: Ctx, material: Material, r: number, seed: number): void {
  const random = seeded(seed + 11)
  if (material.clear > 0.6) return facets(g, material, r, random)
  if (material.gloss < 0.2) return pores(g, material, r, random)
  const parts = 9
  for (let i = 0; i < parts; i++) {
    const from = (i / parts) * Math.PI * 2 + random() * 0.12
    const to = ((i + 1) / parts) * Math.PI * 2 - 0.07
    const wedge = path((p) => {
      p.moveTo(Math.cos((from + to) / 2) * r * 0.12, Math.sin((from + to) / 2) * r * 0.12)
      p.arc(0, 0, r * 0.86, from + 0.04, to)
      p.closePath()
    })
    g.fillStyle = css(i % 2 ? shade(material.inside, 0.14) : shade(material.inside, -0.06), 0.55)
    g.fill(wedge)
    g.strokeStyle = css(shade(material.inside, 0.6), 0.55)
    g.lineWidth = r * 0.014
    g.stroke(wedge)
    for (let k = 0; k < 14; k++) {
      const angle = from + 0.1 + random() * (to - from - 0.16)
      const at = r * (0.28 + random() * 0.52)
      g.strokeStyle = css(shade(material.inside, 0.5), 0.3)
      g.lineWidth = 3
      g.stroke(
        path(
          (p) => (
            p.moveTo(Math.cos(angle) * at, Math.sin(angle) * at),
            p.lineTo(Math.cos(angle) * (at + r * 0.07), Math.sin(angle) * (at + r * 0.07))
          ),
        ),
      )
    }
  }
}

function facets(g: Ctx, material: Material, r: number, random: () => number): void {
  for (let i = 0; i < 46; i++) {
    const [x, y, size] = [(random() * 2 - 1) * r, (random() * 2 - 1) * r, r * (0.12 + random() * 0.26)]
    const turn = random() * 6
    g.fillStyle = css(i % 3 ? material.light : material.colour, 0.12 + random() * 0.2)
    const facet = path((p) => {
      for (let k = 0; k < 4; k++) {
        const angle = turn + (k / 4) * 6.28 + random() * 0.5
        p.lineTo(x + Math.cos(angle) * size, y + Math.sin(angle) * size)
      }
      p.closePath()
    })
    g.fill(facet)
    g.strokeStyle = 'rgba(255,255,255,0.35)'
    g.lineWidth = 2
    g.stroke(facet)
  }
}

function pores(g: Ctx, material: Material, r: number, random: () => number): void {
  for (let i = 0; i < 220; i++) {
    const [x, y, size] = [(random() * 2 - 1) * r, (random() * 2 - 1) * r, 2 + random() * random() * r * 0.03]
    g.fillStyle = css(shade(material.inside, -0.3), 0.28)
    g.fill(path((p) => p.ellipse(x, y, size, size * 0.7, random() * 3, 0, 7)))
    g.fillStyle = css(shade(material.inside, 0.4), 0.25)
    g.fill(path((p) => p.ellipse(x, y + size * 0.7, size, size * 0.35, 0, 0, 7)))
  }
}
