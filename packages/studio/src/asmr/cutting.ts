import { type Canvas, type Ctx, linear, path } from '../paint/canvas.ts'
import { clamp, css, lerp, shade } from '../paint/colour.ts'
import type { Closeup, CloseupSetup, Subject } from './closeup.ts'
import { cutFace } from './cut-face.ts'
import { crumbsAt, cutPhase, fallOf } from './cut-phase.ts'
import { grippingHand, skinOf } from './hand.ts'
import { dropShadow, fillMaterial, gloss, steel, woodTable } from './surface.ts'

/** A hand with a knife cuts slices off the material, which fills the frame: its cut face from the front, from above, and from the side. */
export const cutting: CloseupSetup = (subject) => ({
  shows: ['hand', 'knife', 'board', 'slice'],
  ...[fromFront, fromSide, fromAbove][subject.angle]!(subject),
})

type Drawing = Pick<Closeup, 'paintStatic' | 'drawFrame'>

/** Draws the `n`-th cut face of the film around the origin; `wide`: its width against the painted one, default 1. */
type DrawFace = (g: Ctx, n: number, wide?: number) => void

/** Faces of one size, each painted once: that takes many times as long as a copy. */
function facesOf({ material, seed, shot, sheet, drawSheet }: Subject, rx: number, ry: number): DrawFace {
  const painted = new Map<number, Canvas>()
  return (g, n, wide = 1) => {
    const face = painted.get(n) ?? sheet((to) => cutFace(to, material, { rx, ry, seed: seed + (shot * CUTS_OF_SHOT + n) * 7 }))
    painted.set(n, face)
    g.save()
    g.scale(wide, 1)
    drawSheet(g, face)
    g.restore()
  }
}
/** More cuts than a shot has. */
const CUTS_OF_SHOT = 16

function fromFront(subject: Subject): Drawing {
  const { material, seed, view, events } = subject
  const rx = Math.min(520, view.width * 0.47)
  const ry = Math.min(view.height * 0.44, rx * 1.25)
  const top = -ry - 10
  const face = facesOf(subject, rx, ry)
  return {
    paintStatic(g) {
      woodTable(g, view, '#4d3021')
      g.fillStyle = 'rgba(10,4,4,0.35)'
      g.fillRect(view.left, view.top, view.width, view.height)
      board(g, view, ry * 0.55)
    },
    drawFrame(g, seconds) {
      const { done, depth } = cutPhase(seconds, events)
      const sliceOf = (n: number) => ({ rx, ry, material, draw: (to: Ctx) => face(to, n) })
      dropShadow(
        g,
        path((p) => p.ellipse(0, 20, rx, ry, 0, 0, 7)),
        40,
        0.6,
      )
      face(g, done + 1)
      const edge = lerp(top, ry, clamp(depth, -0.35, 1))
      blade(g, edge, Math.min(620, view.width * 0.52))
      // The slice in front of the blade leans forward while it is cut, then falls out of the frame.
      if (depth < 1) slice(g, sliceOf(done), { lean: clamp(depth) * 0.16, drop: 0 })
      events.slice(0, done).forEach((event, n) => {
        const fall = fallOf(seconds, event)
        if (fall < 1) slice(g, sliceOf(n), { lean: 0.16 + fall * 0.6, drop: fall })
      })
      g.save()
      g.translate(Math.min(430, view.width * 0.37), edge - 96)
      g.rotate(-0.12)
      knifeHandle(g)
      grippingHand(g, skinOf(seed), 1.05)
      g.restore()
      crumbs(g, crumbsAt(seconds, events, seed), material, 0, Math.min(edge, ry * 0.4))
    },
  }
}

/** The upper face of a board over the lower part of a view. */
function board(g: Ctx, { left, top, width, height }: Subject['view'], from: number): void {
  g.fillStyle = linear(g, 0, from, 0, top + height, ['#d9a86c', '#b27a45', '#7d5029'])
  g.fillRect(left, from, width, top + height - from)
}

/** A broad blade along the x axis with its edge at `y`, from beyond the left side to `reach`. */
function blade(g: Ctx, y: number, reach: number): void {
  const shape = path((p) => {
    p.moveTo(-reach * 1.4, y - 36)
    p.quadraticCurveTo(-reach * 1.2, y, -reach * 0.9, y)
    p.lineTo(reach * 0.66, y)
    p.lineTo(reach * 0.72, y - 150)
    p.lineTo(-reach * 1.3, y - 168)
    p.closePath()
  })
  dropShadow(g, shape, 30, 0.5, 14)
  g.fillStyle = steel(g, 0, y - 170, 0, y)
  g.fill(shape)
  g.fillStyle = 'rgba(255,255,255,0.55)'
  g.fillRect(-reach * 0.95, y - 16, reach * 1.6, 3)
}

/** A wooden handle along the x axis through the origin. */
function knifeHandle(g: Ctx): void {
  const shape = path((p) => p.roundRect(-230, -36, 420, 76, 30))
  dropShadow(g, shape, 18, 0.4, 10)
  g.fillStyle = linear(g, 0, -36, 0, 40, ['#8d5f40', '#5a3826', '#2c1a12'])
  g.fill(shape)
}

type Falling = { readonly lean: number; readonly drop: number }

type Slice = { readonly rx: number; readonly ry: number; readonly material: Subject['material']; readonly draw: (g: Ctx) => void }

function slice(g: Ctx, { rx, ry, material, draw }: Slice, { lean, drop }: Falling): void {
  g.save()
  g.translate(0, ry + drop * drop * ry * 1.6)
  g.scale(1 + lean * 0.22, 1 - lean)
  g.translate(0, -ry)
  const thickness = 34
  g.fillStyle = css(shade(material.colour, -0.3))
  g.fill(path((p) => p.ellipse(0, thickness, rx, ry, 0, 0, 7)))
  draw(g)
  g.restore()
}

function crumbs(g: Ctx, all: ReturnType<typeof crumbsAt>, material: Subject['material'], x: number, y: number): void {
  for (const crumb of all) {
    const colour = crumb.index % 3 === 0 ? material.colour : material.inside
    g.fillStyle = css(colour, crumb.alpha)
    const spread = x + crumb.x + ((crumb.index % 8) - 4) * 36
    g.fill(path((p) => p.ellipse(spread, y + crumb.y, crumb.size, crumb.size * (material.clear > 0.3 ? 1.5 : 0.8), crumb.index, 0, 7)))
  }
}

const STEP = 78
const THICKNESS = 58

/** From the side: the block comes in from the left, slices lean and lie on the right. */
function fromSide(subject: Subject): Drawing {
  const { material, seed, view, events } = subject
  const half = Math.min(view.height * 0.4, 330)
  const face = facesOf(subject, half * LYING_WIDTH, half)
  const right = Math.min(190, view.width * 0.2)
  return {
    paintStatic(g) {
      woodTable(g, view, '#5f3b27')
      board(g, view, half - 34)
    },
    drawFrame(g, seconds) {
      const { done, depth } = cutPhase(seconds, events)
      const cut = right - (done + (depth > 0 ? 1 : 0)) * STEP * 0.55
      const body = path((p) => p.roundRect(view.left - 80, -half, cut - view.left + 80, half * 2, [0, 30, 24, 0]))
      dropShadow(g, body, 40, 0.5)
      fillMaterial(g, body, { x: view.left - 80, y: -half, width: cut - view.left + 80, height: half * 2 }, material, { seed })
      gloss(g, body, { x: view.left + view.width * 0.24, y: -half * 0.66, rx: view.width * 0.3, ry: half * 0.16 }, material.gloss * 0.9)
      g.save()
      g.translate(cut, 0)
      face(g, done + 1, STANDING_WIDTH / LYING_WIDTH)
      g.restore()
      events.slice(0, done).forEach((event, n) =>
        lyingSlice(g, material, {
          n,
          fall: fallOf(seconds, event),
          half,
          cut: right - (n + 1) * STEP * 0.55,
          draw: (wide) => face(g, n, wide / LYING_WIDTH),
        }),
      )
      const edge = lerp(-half, half - 16, clamp(depth, -0.4, 1))
      g.save()
      g.translate(cut + 30, edge)
      g.rotate(0.34)
      sideBlade(g)
      g.translate(250, -62)
      knifeHandle(g)
      grippingHand(g, skinOf(seed), 0.92)
      g.restore()
      crumbs(g, crumbsAt(seconds, events, seed), material, cut + 20, Math.min(edge, half * 0.5))
    },
  }
}

function sideBlade(g: Ctx): void {
  const shape = path((p) => {
    p.moveTo(-330, -40)
    p.quadraticCurveTo(-250, 4, -180, 4)
    p.lineTo(86, 4)
    p.lineTo(96, -118)
    p.lineTo(-250, -128)
    p.closePath()
  })
  dropShadow(g, shape, 26, 0.45, 12)
  g.fillStyle = steel(g, 0, -128, 0, 4)
  g.fill(shape)
}

type Lying = {
  readonly n: number
  readonly fall: number
  readonly half: number
  readonly cut: number
  readonly draw: (wide: number) => void
}

/** Widths of a slice in heights, on its edge and fallen over. */
const STANDING_WIDTH = 0.3
const LYING_WIDTH = 0.62

function lyingSlice(g: Ctx, material: Subject['material'], { n, fall, half, cut, draw }: Lying): void {
  g.save()
  g.translate(lerp(cut + 60, cut + 240 + n * 46, fall), half * lerp(1, 0.96, fall))
  g.rotate(fall * (0.5 + (n % 3) * 0.12))
  g.translate(0, -half * 0.92)
  const wide = lerp(STANDING_WIDTH, LYING_WIDTH, fall)
  g.fillStyle = css(shade(material.colour, -0.25))
  g.fill(path((p) => p.ellipse(THICKNESS * 0.4, 6, half * wide, half * 0.92, 0, 0, 7)))
  g.scale(1, 0.92)
  draw(wide)
  g.restore()
}

/** From above: the knife crosses the material, slices topple to the right. */
function fromAbove(subject: Subject): Drawing {
  const { material, seed, view, events } = subject
  const half = Math.min(view.height * 0.34, 300)
  const face = facesOf(subject, half * 0.74, half * 0.97)
  const start = Math.min(210, view.width * 0.2)
  return {
    paintStatic(g) {
      woodTable(g, view, '#c08a52')
    },
    drawFrame(g, seconds) {
      const { done, depth } = cutPhase(seconds, events)
      const cut = start - done * STEP * 0.7
      events.slice(0, done).forEach((event, n) => {
        const fall = fallOf(seconds, event)
        const x = lerp(start - n * STEP * 0.7, start + 90 + (done - n) * 120, fall)
        g.save()
        g.translate(x, 0)
        dropShadow(
          g,
          path((p) => p.ellipse(6, 6, lerp(26, half * 0.74, fall), half * 0.97, 0, 0, 7)),
          24,
          0.4,
        )
        face(g, n, lerp(0.1, 1, fall))
        g.restore()
      })
      const body = path((p) => p.roundRect(view.left - 80, -half, cut - view.left + 80, half * 2, [0, 22, 22, 0]))
      dropShadow(g, body, 36, 0.5, 16)
      fillMaterial(g, body, { x: view.left - 80, y: -half, width: cut - view.left + 80, height: half * 2 }, material, { seed })
      gloss(g, body, { x: view.left + view.width * 0.28, y: -half * 0.5, rx: view.width * 0.34, ry: half * 0.2 }, material.gloss)
      const saw = depth > 0 && depth < 1 ? Math.sin(seconds * 38) * 26 : 0
      g.save()
      g.translate(cut - STEP * 0.35, saw + lerp(-18, 0, clamp(depth + 0.4)))
      g.rotate(Math.PI / 2)
      const spine = path((p) => p.roundRect(-half * 1.5, -13, half * 2.45, 26, 10))
      dropShadow(g, spine, lerp(34, 8, clamp(depth)), 0.5, lerp(30, 4, clamp(depth)))
      g.fillStyle = steel(g, 0, -13, 0, 13)
      g.fill(spine)
      g.translate(half * 1.1, 0)
      g.scale(1, 0.8)
      knifeHandle(g)
      grippingHand(g, skinOf(seed), 0.95)
      g.restore()
      crumbs(g, crumbsAt(seconds, events, seed), material, cut, 0)
    },
  }
}
