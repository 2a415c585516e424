import { type Ctx, linear, path } from '../paint/canvas.ts'
import { type Colour, css, shade } from '../paint/colour.ts'
import { gloss } from './surface.ts'

/** Skin tones of hands. */
const SKINS: readonly Colour[] = ['#e8b48f', '#c98a62', '#f0c6a6', '#8f5a3c', '#6b4029']
export const skinOf = (seed: number): Colour => SKINS[Math.abs(seed) % SKINS.length]!

type Point = readonly [number, number]

/** A finger through its joints as a rounded stroke with volume, lit from the upper left. */
function finger(g: Ctx, joints: readonly Point[], width: number, skin: Colour): void {
  const line = path((p) => {
    const [first, ...rest] = joints as readonly [Point, ...Point[]]
    p.moveTo(first[0], first[1])
    rest.forEach(([x, y], i) => {
      const next = rest[i + 1]
      if (next) p.quadraticCurveTo(x, y, (x + next[0]) / 2, (y + next[1]) / 2)
      else p.lineTo(x, y)
    })
  })
  g.save()
  g.lineCap = g.lineJoin = 'round'
  const layers = [
    [width + 5, shade(skin, -0.45), 0],
    [width, shade(skin, -0.12), 0],
    [width * 0.72, skin, -width * 0.1],
    [width * 0.3, shade(skin, 0.22), -width * 0.2],
  ] as const
  for (const [size, colour, lift] of layers) {
    g.strokeStyle = css(colour)
    g.lineWidth = size
    g.save()
    g.translate(lift * 0.5, lift)
    g.stroke(line)
    g.restore()
  }
  g.restore()
}

/** A finger nail. `angle`: direction of the finger. */
function nail(g: Ctx, [x, y]: Point, width: number, angle: number, skin: Colour): void {
  g.save()
  g.translate(x, y)
  g.rotate(angle)
  const shape = path((p) => p.roundRect(-width * 0.36, -width * 0.26, width * 0.72, width * 0.52, width * 0.24))
  g.fillStyle = linear(g, 0, -width * 0.26, 0, width * 0.26, [shade(skin, 0.55), shade(skin, 0.3)])
  g.fill(shape)
  g.strokeStyle = css(shade(skin, -0.25), 0.5)
  g.lineWidth = 2
  g.stroke(shape)
  gloss(g, shape, { x: -width * 0.08, y: -width * 0.1, rx: width * 0.28, ry: width * 0.1 }, 0.5)
  g.restore()
}

/** The forearm with its sleeve, from the wrist at the origin to the right. */
function forearm(g: Ctx, skin: Colour): void {
  const arm = path((p) => {
    p.moveTo(-10, -62)
    p.bezierCurveTo(120, -66, 320, -92, 900, -110)
    p.lineTo(900, 120)
    p.bezierCurveTo(320, 100, 120, 78, -10, 66)
    p.closePath()
  })
  g.fillStyle = linear(g, 0, -90, 0, 110, [shade(skin, 0.16), skin, shade(skin, -0.14), shade(skin, -0.4)])
  g.fill(arm)
  const sleeve = path((p) => {
    p.moveTo(250, -112)
    p.quadraticCurveTo(226, 0, 250, 122)
    p.lineTo(920, 150)
    p.lineTo(920, -140)
    p.closePath()
  })
  g.fillStyle = linear(g, 0, -120, 0, 130, ['#f7f3ec', '#ddd6ca', '#a89f92'])
  g.fill(sleeve)
  g.strokeStyle = 'rgba(90,80,70,0.35)'
  g.lineWidth = 5
  for (const x of [290, 345, 430]) g.stroke(path((p) => (p.moveTo(x, -112), p.quadraticCurveTo(x - 22, 0, x, 126))))
}

/** Back of a hand, its wrist towards the right. */
function backOfHand(g: Ctx, skin: Colour): void {
  const back = path((p) => {
    p.moveTo(-196, -70)
    p.bezierCurveTo(-150, -122, -60, -116, 30, -64)
    p.lineTo(30, 68)
    p.bezierCurveTo(-50, 98, -130, 96, -190, 62)
    p.bezierCurveTo(-226, 20, -226, -30, -196, -70)
    p.closePath()
  })
  g.save()
  g.shadowColor = 'rgba(30,14,10,0.45)'
  g.shadowBlur = 26
  g.shadowOffsetY = 16
  g.fillStyle = linear(g, -60, -120, -20, 100, [shade(skin, 0.24), skin, shade(skin, -0.1), shade(skin, -0.36)])
  g.fill(back)
  g.restore()
  g.strokeStyle = css(shade(skin, -0.3), 0.28)
  g.lineWidth = 5
  g.lineCap = 'round'
  for (const y of [-48, -10, 28]) g.stroke(path((p) => (p.moveTo(-150, y), p.quadraticCurveTo(-80, y - 8, -10, y * 0.5))))
}

/**
 * A hand around a handle that lies along the x axis through the origin, seen from its back; the forearm reaches out to the right. `size`: 1 for a handle 70 units thick.
 */
export function grippingHand(g: Ctx, skin: Colour, size = 1): void {
  g.save()
  g.scale(size, size)
  g.save()
  g.translate(190, -22)
  forearm(g, skin)
  backOfHand(g, skin)
  g.restore()
  const spread: readonly (readonly [number, number])[] = [
    [96, 54],
    [44, 60],
    [-10, 62],
    [-62, 58],
  ]
  for (const [x, width] of spread)
    finger(
      g,
      [
        [x + 18, -66],
        [x - 14, -74],
        [x - 26, -10],
        [x - 16, 44],
      ],
      width,
      skin,
    )
  finger(
    g,
    [
      [30, -84],
      [-60, -96],
      [-140, -62],
      [-172, -44],
    ],
    58,
    skin,
  )
  nail(g, [-160, -52], 50, 0.45, skin)
  g.restore()
}

/** A flat hand from above with its fingers towards the left; `press`: how far the fingers bend, 0 to 1. The fingertips are about the origin. */
export function flatHand(g: Ctx, skin: Colour, size = 1, press = 0): void {
  g.save()
  g.scale(size, size)
  g.save()
  g.translate(330, 0)
  forearm(g, skin)
  backOfHand(g, skin)
  g.restore()
  const rows: readonly (readonly [number, number, number])[] = [
    [-72, -18, 52],
    [-26, -56, 56],
    [22, -44, 54],
    [64, 6, 46],
  ]
  for (const [y, reach, width] of rows) {
    const bend = press * 22
    finger(
      g,
      [
        [176, y * 0.8],
        [90, y - bend],
        [reach + 12, y * 1.1],
      ],
      width,
      skin,
    )
    nail(g, [reach + 16, y * 1.1 - 3], width * 0.82, 0, skin)
  }
  finger(
    g,
    [
      [250, 66],
      [190, 132],
      [104, 142],
    ],
    58,
    skin,
  )
  nail(g, [116, 140], 48, 0.1, skin)
  g.restore()
}
