import { type Ctx, linear, path } from '../paint/canvas.ts'
import { lerp, shade, smoothstep } from '../paint/colour.ts'
import type { CloseupSetup } from './closeup.ts'
import type { Material } from './material.ts'
import { dropShadow, fillMaterial, gloss, rim, steel, woodTable } from './surface.ts'

const SECONDS_PER_CUT = 2.2
const SLICE_WIDTH = 74
const MAX_SLICES = 6
const [LEFT, RIGHT, TOP, BOTTOM] = [-420, 300, -130, 190] as const

/** A knife cuts slices off a block; each leans over and falls beside the ones before. */
export const cutting: CloseupSetup = ({ material, seed, view }) => ({
  shows: ['knife', 'board', 'slice'],
  paintStatic(g) {
    woodTable(g, view, '#5f3b27')
    const board = path((p) => p.roundRect(-560, 130, 1120, 130, 34))
    dropShadow(g, board, 40, 0.6)
    g.fillStyle = linear(g, 0, 130, 0, 260, ['#d9a86c', '#b27a45', '#8a5a30'])
    g.fill(board)
    rim(g, board, 0.35)
  },
  drawFrame(g, seconds) {
    const cuts = Math.min(MAX_SLICES, seconds / SECONDS_PER_CUT + 0.35)
    const done = Math.floor(cuts)
    const part = cuts - done
    const edge = RIGHT - done * SLICE_WIDTH
    for (let i = 0; i < done; i++)
      slice(g, material, { index: i, fall: smoothstep(Math.min(1, (cuts - i - 1) * 2.4)), edge: RIGHT - i * SLICE_WIDTH, seed })
    block(g, material, edge, seed)
    knife(g, edge - SLICE_WIDTH, done >= MAX_SLICES ? 0 : part)
  },
})

function block(g: Ctx, material: Material, edge: number, seed: number): void {
  const front = path((p) => p.roundRect(LEFT, TOP, edge - LEFT, BOTTOM - TOP, [46, 8, 8, 26]))
  dropShadow(g, front, 26, 0.45, 14)
  fillMaterial(g, front, { x: LEFT, y: TOP, width: RIGHT - LEFT, height: BOTTOM - TOP }, material, { seed })
  const side = path((p) => p.ellipse(edge, (TOP + BOTTOM) / 2, 30, (BOTTOM - TOP) / 2 - 4, 0, 0, 7))
  fillMaterial(g, side, { x: edge - 30, y: TOP, width: 60, height: BOTTOM - TOP }, material, { seed: seed + 1, isCut: true })
  rim(g, side, 0.5)
  gloss(g, front, { x: LEFT + 190, y: TOP + 52, rx: 170, ry: 26 }, material.gloss * 0.8)
}

type Slice = { readonly index: number; readonly fall: number; readonly edge: number; readonly seed: number }

function slice(g: Ctx, material: Material, { index, fall, edge, seed }: Slice): void {
  g.save()
  g.translate(lerp(edge, 330 + index * 34 - 40, fall), BOTTOM)
  g.rotate(fall * (0.62 + index * 0.05))
  const height = BOTTOM - TOP - 6
  const face = path((p) => p.ellipse(0, -height / 2, 34 + fall * 40, height / 2, 0, 0, 7))
  dropShadow(g, face, 18, 0.35, 10)
  fillMaterial(g, face, { x: -76, y: -height, width: 152, height }, material, { seed: seed + index * 7, isCut: true })
  g.strokeStyle = `rgb(${shade(material.colour, -0.1).map(Math.round).join(',')})`
  g.lineWidth = 9
  g.stroke(face)
  gloss(g, face, { x: -12, y: -height * 0.72, rx: 50, ry: 16 }, material.gloss * 0.6)
  g.restore()
}

/** `part`: phase of a cut, 0 to 1: down until 0.62, then up. */
function knife(g: Ctx, x: number, part: number): void {
  const down = part < 0.62 ? smoothstep(part / 0.62) : 1 - smoothstep((part - 0.62) / 0.38)
  g.save()
  g.translate(x + Math.sin(part * 26) * 5 * down, lerp(-430, -148, down))
  g.rotate(0.03)
  const blade = path((p) => {
    p.moveTo(-14, -210)
    p.lineTo(44, -210)
    p.lineTo(40, 250)
    p.quadraticCurveTo(20, 330, -10, 336)
    p.closePath()
  })
  dropShadow(g, blade, 22, 0.4, 8)
  g.fillStyle = steel(g, -14, 0, 44, 0)
  g.fill(blade)
  const handle = path((p) => p.roundRect(-20, -460, 68, 262, 20))
  g.fillStyle = linear(g, -20, 0, 48, 0, ['#7d5338', '#4a2e1e', '#2c1a12'])
  g.fill(handle)
  g.restore()
}
