import { type Canvas, glow, linear, newCanvas, path } from '../paint/canvas.ts'
import { clamp, fromHsl, lerp, shade, smoothstep } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'
import type { CloseupSetup } from './closeup.ts'
import { flatHand, skinOf } from './hand.ts'
import type { Material } from './material.ts'
import { fillMaterial, gloss, rim } from './surface.ts'

const [KEY, GAP, COLUMNS] = [118, 12, 13] as const
const DEPTH = 26
const SECONDS_PER_KEY = 0.24
const RETURN_SECONDS = 0.2

/** Keys of the material over coloured lights, pressed one after another in short runs. */
export const keyboard: CloseupSetup = ({ material, seed, view }) => {
  const rows = Math.ceil(view.height / (KEY + GAP + 6)) + 2
  const yOf = (row: number): number => (row - rows / 2) * (KEY + GAP + 6)
  const caps = [0, 1, 2, 3].map((variant) => keyCap(material, seed + variant))
  return {
    shows: ['hand', 'keyboard', 'key', 'light'],
    paintStatic(g) {
      g.fillStyle = linear(g, 0, view.top, 0, view.top + view.height, ['#150d2a', '#2a1b4c', '#120a24'])
      g.fillRect(view.left, view.top, view.width, view.height)
      for (let column = 0; column < COLUMNS; column++) glow(g, xOf(column, 3), 0, 330, fromHsl(250 + column * 24, 0.9, 0.56), 0.5)
    },
    drawFrame(g, seconds) {
      for (let row = 0; row < rows; row++)
        for (let column = 0; column < COLUMNS; column++) {
          const down = DEPTH * pressed(row - Math.floor(rows / 2) + 3, column, seconds, seed)
          if (down > 8) glow(g, xOf(column, row) + KEY / 2, yOf(row) + KEY, 120, fromHsl(250 + column * 24, 1, 0.62), 0.7)
          g.drawImage(caps[(row * 5 + column) % caps.length]!, xOf(column, row), yOf(row) + down, KEY, KEY + DEPTH + 10)
        }
      const { row, column, down } = typingAt(seconds, seed)
      g.save()
      g.translate(
        xOf(column, row + Math.floor(rows / 2) - 3) + KEY / 2 + 20,
        yOf(row + Math.floor(rows / 2) - 3) + KEY * 0.45 + down * DEPTH,
      )
      g.rotate(Math.PI / 2)
      flatHand(g, skinOf(seed), 0.85, 1 - down)
      g.restore()
    },
  }
}

const xOf = (column: number, row: number): number => (column - COLUMNS / 2) * (KEY + GAP) + (row % 3) * 34

/** How far a key is pressed, 0 to 1. The sequence depends on the seed, with a pause after every seventh key. */
function pressed(row: number, column: number, seconds: number, seed: number): number {
  const beat = Math.floor(seconds / SECONDS_PER_KEY)
  let down = 0
  for (const index of [beat - 1, beat]) {
    if (index < 0 || index % 8 === 7) continue
    const key = keyOf(index, seed)
    if (key.row !== row || key.column !== column) continue
    const since = seconds - index * SECONDS_PER_KEY
    down = Math.max(down, clamp(since / 0.05) * clamp((SECONDS_PER_KEY + RETURN_SECONDS - since) / RETURN_SECONDS))
  }
  return down
}

/** The key that the hand is over, between keys on its way to the next, and how far it presses. */
function typingAt(seconds: number, seed: number): { readonly row: number; readonly column: number; readonly down: number } {
  const beat = Math.floor(seconds / SECONDS_PER_KEY)
  const [from, to] = [keyOf(beat, seed), keyOf(beat + 1, seed)]
  const part = seconds / SECONDS_PER_KEY - beat
  const move = smoothstep(clamp((part - 0.4) / 0.6))
  return { row: lerp(from.row, to.row, move), column: lerp(from.column, to.column, move), down: clamp(1 - Math.abs(part - 0.2) * 4) }
}

function keyOf(index: number, seed: number): { readonly row: number; readonly column: number } {
  const random = seeded(seed * 131 + index)
  return { row: 2 + Math.floor(random() * 3), column: 2 + Math.floor(random() * (COLUMNS - 4)) }
}

function keyCap(material: Material, seed: number): Canvas {
  const [canvas, g] = newCanvas(KEY, KEY + DEPTH + 10)
  const side = path((p) => p.roundRect(2, 4, KEY - 4, KEY + DEPTH, 18))
  g.fillStyle = linear(g, 0, 0, 0, KEY + DEPTH, [shade(material.colour, -0.1), shade(material.dark, -0.15)])
  g.fill(side)
  const top = path((p) => p.roundRect(12, 8, KEY - 24, KEY - 26, 18))
  fillMaterial(g, top, { x: 12, y: 8, width: KEY - 24, height: KEY - 26 }, material, { seed })
  rim(g, top, 0.5, 2)
  gloss(g, top, { x: 46, y: 26, rx: 34, ry: 9 }, 0.3 + material.gloss * 0.5)
  return canvas
}
