import { type Ctx, radial, stop } from '../paint/canvas.ts'
import { adjust, type Colour, css, luminance, mix, type Rgb, toHsl } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'
import type { MotionFrame } from './kit/frame.ts'
import { contrast } from './looks/contrast.ts'
import type { MotionLook, MotionPalette } from './looks/look.ts'

/** Contrast that a second tone of the ground keeps: of text and what counts, and of other marks. */
const TEXT_CONTRAST = 4.5
const MARK_CONTRAST = 3
const AMOUNTS = [0.5, 0.42, 0.34, 0.27, 0.2, 0.14, 0.09] as const
/** Times the lightness of a ground: black and white would make a colourful one look dirty. */
const LIGHTNESSES = [0.7, 0.76, 0.82, 0.88, 0.92, 0.95, 0.97, 1.03, 1.06, 1.1, 1.16, 1.24, 1.32] as const

/** A second tone of a ground, as far from it as what stands on both stays readable; undefined where there is none. */
export function secondGround({ palette, tools }: Pick<MotionLook, 'palette' | 'tools'>): Rgb | undefined {
  const ground = palette.ground[1]
  const tones = [
    ...LIGHTNESSES.map((lightness) => adjust(ground, { lightness })),
    ...[palette.a, palette.b].flatMap((to) => AMOUNTS.map((amount) => mix(ground, to, amount))),
  ]
  const readable = tones.filter((tone) => isColourful(tone, ground) && isReadable(tone, palette, tools.isOutlined))
  const distance = (tone: Rgb): number => Math.abs(luminance(tone) - luminance(ground))
  return readable.toSorted((a, b) => distance(b) - distance(a))[0]
}

/** Part of the ground's saturation that its second tone keeps. */
const COLOURFUL = 0.75
const isColourful = (tone: Rgb, ground: Colour): boolean => toHsl(tone)[1] >= COLOURFUL * toHsl(ground)[1]

/** Outlined letters and marks stand out from their outline. */
function isReadable(tone: Rgb, { text, key, a, b, ground }: MotionPalette, isOutlined: boolean): boolean {
  const keeps = (colour: string, least: number): boolean => contrast(colour, tone) >= Math.min(least, contrast(colour, ground[1]))
  if (isOutlined) return contrast(text, tone) >= 0.75 * contrast(text, ground[1])
  return [text, key].every((colour) => keeps(colour, TEXT_CONTRAST)) && [a, b].every((colour) => keeps(colour, MARK_CONTRAST))
}

const hex = (colour: Rgb): string => `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** Hues of plain grounds in turn, in degrees from that of the palette, and those tried where text would be hard to read. */
const HUES = [0, 34, -30, 62] as const
const WEAKER = [1, 0.7, 0.4] as const

/** The ground of a look in a neighbouring hue, as far away as text stays readable; neighbouring seeds have different ones. */
export function tintedGround(look: MotionLook, seed: number): MotionLook {
  const { palette, tools } = look
  const hue = HUES[Math.abs(Math.trunc(seed)) % HUES.length]!
  const best = WEAKER.map((part) => hue * part).find((turn) =>
    isReadable(adjust(palette.ground[1], { hue: turn }), palette, tools.isOutlined),
  )
  if (hue === 0 || best === undefined) return look
  const [top, middle, foot] = palette.ground.map((tone) => hex(adjust(tone, { hue: best })))
  return { ...look, palette: { ...palette, ground: [top!, middle!, foot!] } }
}

/** Backdrops of plain ground; neighbouring shots of one seed after another have different ones. */
export const GROUND_SHAPES = 3

type Size = { readonly width: number; readonly height: number }

/** Lays a lit shape of a second tone over a plain ground, behind what stands in the middle: a disc, a disc at the side, or beams from above. */
export function drawGroundShapes(g: Ctx, look: MotionLook, size: Size, seed: number): void {
  const tone = secondGround(look) ?? look.palette.ground[2]
  const shape = Math.abs(Math.trunc(seed)) % GROUND_SHAPES
  g.save()
  if (look.style === 'photorealistic') drawLensLights(g, look, size, seed)
  else if (shape === 2) drawBeams(g, tone, size)
  else drawDisc(g, tone, size, shape === 0 ? 0.5 : 0.8)
  g.restore()
}

const LENS_LIGHTS = 34

/** Lights out of focus around a lit middle, as a lens shows them; the largest at the foot. */
function drawLensLights(g: Ctx, { palette }: MotionLook, { width, height }: Size, seed: number): void {
  const random = seeded(seed + 19)
  const reach = Math.max(width, height)
  const lit = mix(palette.ground[1], palette.a, 0.34)
  const [x, y] = [width * (0.35 + random() * 0.3), height * (height > width ? 0.3 : 0.4)]
  g.fillStyle = radial(g, x, y, 0, reach * 0.62, [stop(0, lit, 0.75), stop(0.5, lit, 0.3), stop(1, lit, 0)])
  g.fillRect(0, 0, width, height)
  g.globalCompositeOperation = 'screen'
  for (let i = 0; i < LENS_LIGHTS; i++) {
    const low = random() ** 0.6
    const radius = reach * (0.012 + low * random() * 0.05)
    const tone = mix(i % 3 === 0 ? palette.a : i % 3 === 1 ? palette.key : palette.b, palette.ground[1], 0.35)
    const [cx, cy] = [random() * width, height * (0.12 + low * 0.9)]
    const alpha = (0.07 + random() * 0.12) * (0.4 + low)
    g.fillStyle = radial(g, cx, cy, 0, radius, [
      stop(0, tone, alpha * 0.7),
      stop(0.86, tone, alpha),
      stop(0.94, tone, alpha * 1.4),
      stop(1, tone, 0),
    ])
    g.fillRect(cx - radius, cy - radius, radius * 2, radius * 2)
  }
  g.globalCompositeOperation = 'multiply'
  const edge = mix(palette.ground[0], palette.ink, 0.4)
  g.fillStyle = radial(g, width / 2, height * 0.45, reach * 0.3, reach * 0.78, ['#ffffff', edge])
  g.fillRect(0, 0, width, height)
}

/** `x`: of its middle, as a part of the width. */
function drawDisc(g: Ctx, tone: Colour, { width, height }: Size, x: number): void {
  const reach = Math.max(width, height) * 0.62
  const y = height * (height > width ? 0.34 : 0.44)
  g.fillStyle = radial(g, width * x, y, 0, reach, [
    stop(0, tone, 0.95),
    stop(0.52, tone, 0.8),
    stop(0.535, tone, 0.42),
    stop(0.78, tone, 0.26),
    stop(0.79, tone, 0.1),
    stop(1, tone, 0),
  ])
  g.fillRect(0, 0, width, height)
}

function drawBeams(g: Ctx, tone: Colour, { width, height }: Size): void {
  const reach = Math.hypot(width, height)
  g.translate(width * 0.12, -height * 0.12)
  for (const [from, to, alpha] of [
    [0.2, 0.62, 0.5],
    [0.66, 1.06, 0.8],
    [1.1, 1.6, 0.5],
  ] as const) {
    g.fillStyle = radial(g, 0, 0, 0, reach, [stop(0, tone, alpha), stop(1, tone, alpha * 0.45)])
    g.beginPath()
    g.moveTo(0, 0)
    g.arc(0, 0, reach * 1.2, from, to)
    g.fill()
  }
}

/** Upper edges of the layers at the foot of a frame, as parts of its height: below the captions in tall frames. */
const FOOT = { wide: [0.895, 0.935, 0.97], square: [0.9, 0.94, 0.97], tall: [0.735, 0.8, 0.87] } as const
const WAVES = { wide: 14, square: 14, tall: 26 } as const
const STEP = 12
const DARK = 0.2

/** Draws layered hills in the colours of the style, which fill the foot of a frame and move slowly; in units. */
export function createFoot({ palette, tools, style }: MotionLook, { shape, width, height }: MotionFrame, seed: number) {
  const isDark = luminance(palette.ground[2]) < DARK
  const [far, middle, near] = isDark ? [0.14, 0.2, 0.34] : [0.22, 0.34, 0.55]
  const tones = [
    mix(palette.ground[2], palette.a, far!),
    mix(palette.ground[2], palette.b, middle!),
    mix(palette.ground[2], palette.a, near!),
  ]
  const isStepped = style === 'pixelart'
  const edgeAt = (layer: number, x: number, seconds: number): number => {
    const phase = seed * 1.7 + layer * 2.1 + seconds * (layer % 2 === 0 ? 0.32 : -0.26)
    const y = height * FOOT[shape][layer]! + WAVES[shape] * (Math.sin(x / 130 + phase) + 0.45 * Math.sin(x / 57 - phase * 1.3))
    return isStepped ? Math.round(y / STEP) * STEP : y
  }
  return (g: Ctx, seconds: number): void => {
    g.save()
    tones.forEach((tone, layer) => {
      g.beginPath()
      g.moveTo(-STEP, height + STEP)
      for (let x = -STEP; x <= width + STEP; x += STEP) {
        if (isStepped) g.lineTo(x, edgeAt(layer, x - STEP, seconds))
        g.lineTo(x, edgeAt(layer, x, seconds))
      }
      g.lineTo(width + STEP, height + STEP)
      g.fillStyle = css(tone)
      g.fill()
      g.strokeStyle = tools.isOutlined ? palette.ink : css(mix(tone, '#ffffff', 0.4))
      g.lineWidth = tools.isOutlined ? 4 : 2
      g.stroke()
    })
    g.restore()
  }
}
