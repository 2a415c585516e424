import { type Canvas, type Ctx, linear, path } from '../paint/canvas.ts'
import { css, shade } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'
import { cloudTexture } from '../paint/texture.ts'
import type { CloseupSetup } from './closeup.ts'
import { grippingHand, skinOf } from './hand.ts'
import type { Material } from './material.ts'
import { dropShadow, gloss, rim, steel, woodTable } from './surface.ts'

const SECONDS_PER_STROKE = 1.7
const STROKES = 5
const STROKE_WIDTH = 104

const bread = path((p) => {
  p.moveTo(-400, 270)
  p.lineTo(-390, -70)
  p.bezierCurveTo(-500, -130, -450, -270, -270, -262)
  p.bezierCurveTo(-110, -300, 110, -300, 270, -262)
  p.bezierCurveTo(450, -270, 500, -130, 390, -70)
  p.lineTo(400, 270)
  p.bezierCurveTo(260, 300, -260, 300, -400, 270)
  p.closePath()
})

/** The material is spread over a slice of bread, stroke beside stroke. */
export const smear: CloseupSetup = ({ material, seed, view, sheet, drawSheet }) => {
  const spread = sheet((g) => paintSpread(g, material, seed))
  return {
    shows: ['hand', 'bread', 'knife', 'spread'],
    paintStatic(g) {
      woodTable(g, view, '#a9794c')
      paintBread(g, seed)
    },
    drawFrame(g, seconds) {
      const stroke = Math.min(STROKES, seconds / SECONDS_PER_STROKE + 0.9)
      drawSheet(
        g,
        sheet((mask) => drawStrokes(mask, stroke, spread, drawSheet)),
      )
      knife(g, tipAt(stroke), seed)
    },
  }
}

/** Position of the knife after a number of strokes, in rows with alternating direction. */
function tipAt(stroke: number): { readonly x: number; readonly y: number } {
  const row = Math.min(STROKES - 1, Math.floor(stroke))
  const part = Math.min(1, stroke - row)
  const eased = 0.5 - 0.5 * Math.cos(part * Math.PI)
  const across = row % 2 === 0 ? eased : 1 - eased
  return { x: -300 + across * 600, y: -180 + row * 88 + eased * 70 + Math.sin(part * 9) * 8 }
}

/** The spread, masked by the strokes so far. */
function drawStrokes(g: Ctx, stroke: number, spread: Canvas, drawSheet: (g: Ctx, sheet: Canvas) => void): void {
  g.lineWidth = STROKE_WIDTH
  g.lineCap = g.lineJoin = 'round'
  g.beginPath()
  for (let at = 0; at < stroke; at += 0.04) g.lineTo(tipAt(at).x, tipAt(at).y)
  const { x, y } = tipAt(stroke)
  g.lineTo(x, y)
  g.stroke()
  g.globalCompositeOperation = 'source-in'
  drawSheet(g, spread)
}

function paintBread(g: Ctx, seed: number): void {
  dropShadow(g, bread, 40, 0.55, 24)
  g.fillStyle = linear(g, 0, -280, 0, 290, ['#b8713a', '#96562a', '#7a4220'])
  g.fill(bread)
  g.save()
  g.scale(0.955, 0.945)
  g.clip(bread)
  g.drawImage(cloudTexture(640, 400, 10, 14, ['#d2a05e', '#f0cf94', '#faeac4']), -520, -320, 1040, 640)
  const random = seeded(seed)
  for (let i = 0; i < 420; i++) {
    const [x, y, size] = [-470 + random() * 940, -290 + random() * 580, 1.5 + random() * random() * 11]
    g.fillStyle = `rgba(140,84,34,${(0.2 + random() * 0.35).toFixed(2)})`
    g.beginPath()
    g.ellipse(x, y, size, size * 0.7, random() * 3, 0, 7)
    g.fill()
  }
  g.restore()
}

function paintSpread(g: Ctx, material: Material, seed: number): void {
  const random = seeded(seed + 3)
  g.fillStyle = linear(g, 0, -260, 0, 280, [shade(material.colour, 0.18), material.colour, shade(material.colour, -0.22)])
  g.fillRect(-620, -400, 1240, 800)
  for (let i = 0; i < 60; i++) {
    g.strokeStyle = css(i % 2 ? material.light : material.dark, 0.22)
    g.lineWidth = 4 + random() * 6
    const y = -280 + i * 10
    g.beginPath()
    g.moveTo(-480, y)
    g.bezierCurveTo(-160, y - 34 + random() * 40, 160, y + 34 - random() * 40, 480, y)
    g.stroke()
  }
  for (let i = 0; i < 70; i++) {
    const [x, y, size] = [-420 + random() * 840, -250 + random() * 500, 4 + random() * 15]
    const lump = path((p) => p.ellipse(x, y, size, size * 0.8, random() * 3, 0, 7))
    g.fillStyle = linear(g, x, y - size, x, y + size, [material.light, material.specks[i % material.specks.length]!, material.dark])
    g.fill(lump)
    gloss(g, lump, { x: x - size * 0.3, y: y - size * 0.4, rx: size * 0.6, ry: size * 0.3 }, material.gloss)
  }
}

function knife(g: Ctx, { x, y }: { readonly x: number; readonly y: number }, seed: number): void {
  g.save()
  g.translate(x + 10, y + 14)
  g.rotate(-0.5)
  g.scale(0.74, 0.74)
  const blade = path((p) => {
    p.moveTo(-70, -26)
    p.quadraticCurveTo(-96, 4, -64, 30)
    p.lineTo(330, 24)
    p.lineTo(330, -22)
    p.closePath()
  })
  dropShadow(g, blade, 20, 0.4, 12)
  g.fillStyle = steel(g, 0, -26, 0, 30)
  g.fill(blade)
  rim(g, blade, 0.6, 2)
  g.fillStyle = linear(g, 0, -34, 0, 36, ['#8a5a3a', '#5a3826', '#321e14'])
  g.fill(path((p) => p.roundRect(320, -34, 420, 68, 30)))
  g.translate(470, 0)
  grippingHand(g, skinOf(seed), 0.95)
  g.restore()
}
