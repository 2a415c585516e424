import type { Brush } from '../../paint/brush.ts'
import { newCanvas, path, blurred, linear, radial, stop, glow } from '../../paint/canvas.ts'
import { type Colour, css, mix, rgb, shade } from '../../paint/colour.ts'
import type { Look, TimeOfDay } from '../../paint/look.ts'
import { seeded } from '../../paint/random.ts'
import type { Weather } from '../../scene/scene.ts'
import { type Frame, leftOf, spanOf } from '../../stage/frame.ts'

/** Default sky gradients from zenith to horizon. */
export const SKY: Record<TimeOfDay, readonly Colour[]> = {
  dawn: ['#5a6fb0', '#b59bd0', '#ffc4b0', '#ffe6c0'],
  day: ['#2f7fd0', '#6fb4ea', '#b5e0f5', '#e8f7fb'],
  dusk: ['#2b2b66', '#7a4590', '#e9788c', '#ffc58a'],
  night: ['#070b26', '#15205a', '#2a3a80', '#46599c'],
}
/** Haze colour of looks without their own. */
export const HAZE: Record<TimeOfDay, Colour> = { dawn: '#f1c6c0', day: '#bfdff0', dusk: '#c77a98', night: '#26356f' }

/** Sky gradient of a look at a time of day: four colours from zenith to horizon. */
export function skyColours(look: Look, time: TimeOfDay): readonly Colour[] {
  if (Array.isArray(look.sky)) return look.sky as readonly Colour[]
  return (look.sky as Partial<Record<TimeOfDay, readonly Colour[]>> | undefined)?.[time] ?? SKY[time]
}

/** Sky gradient over the whole frame, with stars at dusk and night. */
export function sky(brush: Brush, frame: Frame, time: TimeOfDay, seed: number): void {
  const { g, look } = brush
  g.fillStyle = linear(g, 0, -frame.bleed * 0.5, 0, frame.horizon * 1.12, skyColours(look, time))
  g.fillRect(leftOf(frame), -frame.bleed, spanOf(frame), frame.height + frame.bleed * 2)
  if (look.paint !== 'flat') horizonGlow(brush, frame, time)
  if ((time === 'night' || time === 'dusk') && look.stars !== false) stars(brush, frame, time === 'night' ? 260 : 90, seed)
}

/** Brighter band above the horizon. */
function horizonGlow({ g, look }: Brush, frame: Frame, time: TimeOfDay): void {
  const colour = skyColours(look, time)[3]!
  const reach = frame.horizon * 0.6
  g.fillStyle = linear(g, 0, frame.horizon - reach, 0, frame.horizon, [stop(0, colour, 0), stop(1, colour, time === 'night' ? 0.35 : 0.6)])
  g.fillRect(leftOf(frame), frame.horizon - reach, spanOf(frame), reach)
}

/** Long thin clouds above the horizon. */
export function wisps({ g, look, unit }: Brush, frame: Frame, time: TimeOfDay, seed: number): void {
  if (look.clouds === 'none' || look.clouds === 'strip') return
  const random = seeded(seed + 81)
  const [lit] = cloudColours(look, time)
  g.save()
  for (let i = 0; i < 9; i++) {
    const [x, y] = [leftOf(frame) + random() * spanOf(frame), frame.horizon * (0.5 + random() * 0.42)]
    const w = (120 + random() * 320) * unit
    g.fillStyle = radial(g, 0, 0, 0, 1, [stop(0, lit, 0.34), stop(1, lit, 0)])
    g.save()
    g.translate(x, y)
    g.scale(w, w * 0.028)
    g.fillRect(-1, -1, 2, 2)
    g.restore()
  }
  g.restore()
}

/** Stars above the horizon, denser towards the zenith. */
export function stars({ g, unit }: Brush, frame: Frame, count: number, seed: number): void {
  const random = seeded(seed + 5)
  g.save()
  g.fillStyle = '#fffdf2'
  for (let i = 0; i < count; i++) {
    const y = -frame.bleed + random() * (frame.horizon * 0.9 + frame.bleed)
    g.globalAlpha = (1 - Math.max(0, y) / frame.horizon) * (0.25 + random() * 0.75)
    g.beginPath()
    g.arc(leftOf(frame) + random() * spanOf(frame), y, (random() ** 3 * 1.8 + 0.5) * unit, 0, Math.PI * 2)
    g.fill()
  }
  g.restore()
}

/** True for weather without visible sun. */
export const isOvercast = (weather: Weather): boolean => weather === 'rain' || weather === 'storm' || weather === 'fog'

/** Grey veil over the sky. */
export function overcast({ g, look }: Brush, frame: Frame, time: TimeOfDay): void {
  const colours = skyColours(look, time)
  const grey = mix(mix(colours[1]!, colours[2]!, 0.5), time === 'night' ? '#20283f' : '#a0a4aa', 0.95)
  g.fillStyle = linear(g, 0, 0, 0, frame.horizon, [stop(0, grey, 0.94), stop(1, grey, 0.86)])
  g.fillRect(leftOf(frame), -frame.bleed, spanOf(frame), frame.height + frame.bleed * 2)
}

const SUN_COLOURS: Record<TimeOfDay, Colour> = { dawn: '#ffe2a0', day: '#fff7d6', dusk: '#ffe2a0', night: '#f4f1dc' }

/** Sun, or moon at night, with its glow. (x, y), `r`: centre and radius in pixels. */
export function sun({ g, look }: Brush, x: number, y: number, r: number, time: TimeOfDay): void {
  const colour = rgb(look.sun ?? SUN_COLOURS[time])
  glow(g, x, y, r * 7.5, colour, time === 'night' ? 0.55 : 0.8)
  g.fillStyle = css(colour)
  g.beginPath()
  g.arc(x, y, r, 0, Math.PI * 2)
  g.fill()
  if (time !== 'night') return
  g.fillStyle = css(shade(colour, -0.14), 0.6)
  for (const [dx, dy, size] of [
    [-0.3, -0.2, 0.2],
    [0.25, 0.2, 0.26],
    [0.1, -0.45, 0.12],
    [-0.35, 0.35, 0.13],
  ] as const) {
    g.beginPath()
    g.arc(x + dx * r, y + dy * r, size * r, 0, Math.PI * 2)
    g.fill()
  }
}

function cloudColours(look: Look, time: TimeOfDay): [Colour, Colour] {
  const stops = skyColours(look, time)
  const lit = look.cloudLit ?? (time === 'night' ? mix(stops[3]!, '#ffffff', 0.12) : time === 'day' ? '#ffffff' : '#ffdccb')
  return [lit, look.cloudDark ?? mix(stops[1]!, stops[2]!, 0.55)]
}

/** A cloud in the look's cloud style. (x, y): centre of its base; `w`: width in pixels. */
export function cloud(brush: Brush, x: number, y: number, w: number, time: TimeOfDay, seed: number): void {
  const kind = brush.look.clouds ?? 'puff'
  if (kind === 'none') return
  const [lit, dark] = cloudColours(brush.look, time)
  if (kind === 'strip') stripCloud(brush, x, y, w, lit, dark, seed)
  else if (kind === 'soft') softCloud(brush, x, y, w, lit, dark, seed)
  else puffCloud(brush, x, y, w, lit, dark, seed)
}

function stripCloud({ g }: Brush, x: number, y: number, w: number, lit: Colour, dark: Colour, seed: number): void {
  const random = seeded(seed * 977 + 3)
  g.save()
  g.globalAlpha = 0.88
  for (let i = 0; i < 6; i++) {
    const width = w * (0.3 + random() * 0.7)
    const height = w * (0.02 + random() * 0.03)
    g.fillStyle = css(mix(lit, dark, random() * 0.4))
    g.beginPath()
    g.roundRect(x - width / 2 + (random() - 0.5) * w * 0.5, y + (i - 4) * w * 0.045, width, height, height / 2)
    g.fill()
  }
  g.restore()
}

function softCloud({ g }: Brush, x: number, y: number, w: number, lit: Colour, dark: Colour, seed: number): void {
  const random = seeded(seed * 977 + 3)
  const [canvas, q] = newCanvas(w * 1.6, w * 0.7)
  for (let i = 0; i < 30; i++) {
    q.globalAlpha = 0.14 + random() * 0.2
    q.fillStyle = css(mix(lit, dark, random() * 0.55))
    q.beginPath()
    const spread = (random() + random() - 1) * w * 0.62
    q.ellipse(
      w * 0.8 + spread,
      w * 0.35 + (random() - 0.5) * w * 0.13,
      w * (0.08 + random() * 0.15),
      w * (0.022 + random() * 0.045),
      0,
      0,
      7,
    )
    q.fill()
  }
  g.drawImage(blurred(canvas, w * 0.035), x - w * 0.8, y - w * 0.45)
}

type Ball = readonly [number, number, number]

function cloudBalls(w: number, tall: number, seed: number): Ball[] {
  const random = seeded(seed * 977 + 3)
  const balls: Ball[] = []
  for (let i = 0; i < 17; i++) {
    const u = (i / 16) * 2 - 1
    const height = (1 - u * u) * (0.55 + 0.45 * random())
    balls.push([u * w * 0.5, -height * w * 0.16 * tall, w * (0.05 + 0.085 * (1 - u * u) * (0.6 + 0.6 * random()))])
  }
  for (let i = 0; i < 10; i++) {
    const u = (random() - 0.5) * 1.1
    balls.push([u * w * 0.5, -random() * w * 0.22 * Math.max(0, 1 - u * u * 3) * tall, w * (0.05 + random() * 0.06)])
  }
  return balls
}

/** A cumulus cloud of overlapping discs. */
function puffCloud({ g, look }: Brush, x: number, y: number, w: number, lit: Colour, dark: Colour, seed: number): void {
  const tall = look.cloudTall ?? 1
  const balls = cloudBalls(w, tall, seed)
  const [canvas, q] = newCanvas(w * 1.5, w * (0.62 + 0.2 * tall))
  const base = canvas.height * 0.72
  q.translate(w * 0.75, base)
  const all = path((p) => {
    for (const [bx, by, r] of balls) {
      p.moveTo(bx + r, by)
      p.arc(bx, by, r, 0, Math.PI * 2)
    }
    p.rect(-w * 0.48, -w * 0.05, w * 0.96, w * 0.09)
  })
  q.fillStyle = linear(q, 0, -w * 0.3 * tall, 0, w * 0.06, [lit, mix(lit, dark, 0.35), dark])
  q.fill(all)
  q.globalCompositeOperation = 'source-atop'
  const hard = look.paint === 'cel' || look.paint === 'flat'
  for (const [bx, by, r] of balls) {
    q.fillStyle = hard
      ? css(lit, 0.9)
      : radial(q, bx - r * 0.3, by - r * 0.45, 0, r * 1.05, [stop(0, lit, 0.95), stop(0.55, lit, 0.5), stop(1, lit, 0)])
    q.beginPath()
    q.arc(bx - r * 0.12, by - r * 0.24, r * (hard ? 0.82 : 1), 0, Math.PI * 2)
    q.fill()
  }
  q.globalCompositeOperation = 'destination-out'
  q.fillStyle = linear(q, 0, -w * 0.01, 0, w * 0.06, [stop(0, '#000', 0), stop(1, '#000')])
  q.fillRect(-w, -w * 0.01, w * 2, w * 0.4)
  g.save()
  g.globalAlpha = 0.96
  g.drawImage(canvas, x - w * 0.75, y - base)
  g.restore()
}
