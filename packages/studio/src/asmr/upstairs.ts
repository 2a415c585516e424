import { type Ctx, glow, linear, path } from '../paint/canvas.ts'
import { clamp, lerp, mix, shade, smoothstep } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'
import type { CloseupSetup } from './closeup.ts'
import type { Material } from './material.ts'
import { gloss } from './surface.ts'

const SECONDS_PER_STEP = 1.1
const STEPS = 15
const TOP = -150
/** y of the nearest step. */
const BOTTOM = 400

/** Stairs of the material towards a bright window; the camera bobs with every step. */
export const upstairs: CloseupSetup = ({ material, seed, view }) => ({
  shows: ['stairs', 'window', 'railing'],
  paintStatic(g) {
    g.fillStyle = linear(g, view.left, 0, view.left + view.width, 0, ['#b59d84', '#eadcc0', '#b39880'])
    g.fillRect(view.left, view.top, view.width, view.height)
    paintWindow(g)
  },
  drawFrame(g, seconds) {
    const walked = seconds / SECONDS_PER_STEP
    const climbed = Math.floor(walked) + smoothstep((walked % 1) * 1.5)
    const bob = Math.sin(clamp((walked % 1) * 1.5) * Math.PI) * 7
    g.save()
    g.translate(0, bob)
    for (let i = STEPS; i >= -1; i--) step(g, material, i - (climbed % 1), (i + Math.floor(climbed)) % 7, seed)
    for (const side of [-1, 1]) railing(g, side, climbed % 1)
    g.restore()
    sunlight(g, view.top + view.height, seed, seconds)
  },
})

/** Distance of a step: 0 nearest, 1 at the top. */
const distanceAt = (index: number): number => clamp((index + 1) / (STEPS + 1)) ** 0.72
const yAt = (index: number): number => lerp(BOTTOM, TOP, distanceAt(index)) + (index < -1 ? 60 : 0)
const widthAt = (index: number): number => lerp(1180, 260, distanceAt(index))

function step(g: Ctx, material: Material, index: number, variant: number, seed: number): void {
  const [y, w, next] = [yAt(index), widthAt(index), yAt(index + 1)]
  const rise = (y - next) * 0.56
  const tread = path((p) => {
    p.moveTo(-w / 2, y - rise)
    p.lineTo(w / 2, y - rise)
    p.lineTo(widthAt(index + 1) / 2, next)
    p.lineTo(-widthAt(index + 1) / 2, next)
    p.closePath()
  })
  const tone = mix(material.colour, '#fff2d6', distanceAt(index) * 0.5 + (variant % 3) * 0.03)
  g.fillStyle = linear(g, 0, next, 0, y - rise, [shade(tone, 0.5), shade(tone, 0.16)])
  g.fill(tread)
  if (material.gloss > 0.3)
    gloss(g, tread, { x: -w * 0.12 + ((variant * 37 + seed) % 60), y: (next + y - rise) / 2, rx: w * 0.2, ry: 6 }, material.gloss * 0.6)
  g.fillStyle = linear(g, 0, y - rise, 0, y, [shade(tone, -0.2), shade(tone, -0.48)])
  g.fillRect(-w / 2, y - rise, w, index < 0 ? rise + 400 : rise)
  g.fillStyle = 'rgba(255,250,236,.4)'
  g.fillRect(-w / 2, y - rise, w, Math.max(1.5, rise * 0.1))
}

function railing(g: Ctx, side: number, shift: number): void {
  for (let i = STEPS; i >= 0; i -= 1) {
    const index = i - shift
    const [x, y, tall] = [(side * widthAt(index)) / 2, yAt(index), lerp(250, 66, distanceAt(index))]
    const thick = lerp(17, 5, distanceAt(index))
    g.fillStyle = linear(g, x - thick / 2, 0, x + thick / 2, 0, ['#fffaf0', '#e4d6c4', '#b7a58f'])
    g.fillRect(x - thick / 2, y - tall, thick, tall)
  }
  g.strokeStyle = linear(g, 0, BOTTOM - 260, 0, TOP - 60, ['#5f3a22', '#8a5a36'])
  g.lineCap = 'round'
  g.lineWidth = 24
  g.beginPath()
  for (let i = -1; i <= STEPS; i += 0.5) g.lineTo((side * widthAt(i)) / 2, yAt(i) - lerp(252, 66, distanceAt(i)))
  g.stroke()
}

function paintWindow(g: Ctx): void {
  const arch = path((p) => {
    p.moveTo(-110, TOP + 4)
    p.lineTo(-110, -290)
    p.arc(0, -290, 110, Math.PI, 0)
    p.lineTo(110, TOP + 4)
    p.closePath()
  })
  g.fillStyle = '#fff8e2'
  g.fill(arch)
  g.strokeStyle = '#a9865c'
  g.lineWidth = 9
  g.stroke(arch)
  g.beginPath()
  g.moveTo(0, -400)
  g.lineTo(0, TOP)
  g.moveTo(-110, -260)
  g.lineTo(110, -260)
  g.stroke()
}

/** Sunlight from the window with dust. */
function sunlight(g: Ctx, bottom: number, seed: number, seconds: number): void {
  glow(g, 0, -280, 520, '#ffe9b0', 0.5)
  const random = seeded(seed)
  for (let i = 0; i < 46; i++) {
    const [x, y, size] = [(random() - 0.5) * 760, random() * (bottom + 300) - 300, 1 + random() * 2.4]
    g.fillStyle = `rgba(255,242,205,${(0.25 + 0.4 * (0.5 + 0.5 * Math.sin(seconds * 1.3 + i))).toFixed(2)})`
    g.beginPath()
    g.arc(x + Math.sin(seconds * 0.6 + i) * 14, y + Math.cos(seconds * 0.5 + i * 2) * 10, size, 0, 7)
    g.fill()
  }
}
