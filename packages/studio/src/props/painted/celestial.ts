import { geoGraticule10, geoOrthographic, geoPath } from 'd3-geo'
import { worldCountries } from '../../motion/templates/world.ts'
import { css } from '../../paint/colour.ts'
import { Path2D, path, radial, stop } from '../../paint/canvas.ts'
import { seeded } from '../../paint/random.ts'
import { lightX, shadowColour } from '../../paint/volume.ts'
import { tint } from '../../paint/brush.ts'
import { paintShape } from '../../paint/shapes.ts'
import { ellipse, emitLight, type Pen, type PropPainter, shape } from './pen.ts'

/** Radius of a body in the sky, whose middle is half a side above the foot. */
const RADIUS = 0.44
const MIDDLE = -0.5

/** What gives light has no shadow of its own in cel looks. */
const unshaded = ({ brush: { look } }: Pen): { readonly mode?: 'flat' } => (look.paint === 'cel' ? { mode: 'flat' } : {})

/** Draws within the disc of a body. */
function inDisc({ brush, size }: Pen, draw: () => void): void {
  const { g } = brush
  g.save()
  g.clip(path((p) => p.arc(0, MIDDLE * size, RADIUS * size, 0, Math.PI * 2)))
  draw()
  g.restore()
}

/** The night side of a body: soft where the look models volumes, a crescent in others. */
function shadeNightSide(pen: Pen, alpha: number): void {
  const { brush, size } = pen
  const { g, look } = brush
  if (look.paint === 'neon' || look.paint === 'silhouette') return
  const side = lightX(brush) < 0 ? -1 : 1
  const [x, y, r] = [side * 0.17 * size, (MIDDLE - 0.16) * size, RADIUS * size]
  const isSoft = look.paint === 'soft' || look.paint === 'clay' || look.paint === 'wash'
  const dark = shadowColour(brush)
  inDisc(pen, () => {
    g.fillStyle = isSoft
      ? radial(g, x, y, r * 0.5, r * 1.45, [stop(0, dark, 0), stop(0.55, dark, alpha * 0.55), stop(1, dark, alpha)])
      : radial(g, x, y, r * 0.98, r * 1.0, [stop(0, dark, 0), stop(1, dark, alpha * 0.6)])
    g.fillRect(-size, -size * 1.5, size * 2, size * 2)
  })
}

type Spot = readonly [x: number, y: number, radius: number]
const SEAS: readonly Spot[] = [
  [-0.16, -0.64, 0.15],
  [-0.04, -0.72, 0.1],
  [-0.2, -0.48, 0.12],
  [0.12, -0.66, 0.09],
  [0.2, -0.56, 0.07],
  [0.02, -0.56, 0.08],
]

/** The full moon: seas of lava, craters with rays, and a night side. */
const moon: PropPainter = (pen) => {
  const { brush, size } = pen
  const { g } = brush
  emitLight(pen, 0, MIDDLE, 0.72, 0.3)
  ellipse(pen, 0, MIDDLE, RADIUS, RADIUS, '#dcd8cc')
  const random = seeded(1969)
  inDisc(pen, () => {
    for (const [x, y, radius] of SEAS)
      for (let i = 0; i < 7; i++) {
        const [dx, dy, r] = [(random() - 0.5) * radius, (random() - 0.5) * radius, radius * (0.55 + random() * 0.5)]
        g.fillStyle = css(tint(brush, '#7e7c80'), 0.2)
        g.beginPath()
        g.arc((x + dx) * size, (y + dy) * size, r * size, 0, Math.PI * 2)
        g.fill()
      }
    for (let i = 0; i < 34; i++) {
      const [angle, reach] = [random() * Math.PI * 2, Math.sqrt(random()) * RADIUS]
      const [x, y, r] = [Math.cos(angle) * reach, MIDDLE + Math.sin(angle) * reach, 0.008 + random() ** 3 * 0.045]
      g.fillStyle = css(tint(brush, '#8f8c8a'), 0.5)
      g.beginPath()
      g.arc(x * size, y * size, r * size, 0, Math.PI * 2)
      g.fill()
      g.strokeStyle = css(tint(brush, '#fffdf4'), 0.55)
      g.lineWidth = Math.max(1, r * size * 0.22)
      g.beginPath()
      g.arc(x * size, y * size, r * size, Math.PI * 0.1, Math.PI * 1.05)
      g.stroke()
    }
    for (let i = 0; i < 11; i++) {
      const angle = (i / 11) * Math.PI * 2 + random() * 0.4
      g.strokeStyle = css(tint(brush, '#fffdf4'), 0.22)
      g.lineWidth = size * 0.008
      g.beginPath()
      g.moveTo(0.05 * size, -0.2 * size)
      g.lineTo((0.05 + Math.cos(angle) * 0.22) * size, (-0.2 + Math.sin(angle) * 0.22) * size)
      g.stroke()
    }
  })
  shadeNightSide(pen, 0.86)
}

/** The earth from afar: Africa and Europe in front, bands of cloud, air at its edge, a night side. */
const earth: PropPainter = (pen) => {
  const { brush, size } = pen
  const { g } = brush
  emitBlue(pen)
  ellipse(pen, 0, MIDDLE, RADIUS, RADIUS, '#1f64ad')
  const draw = geoPath(
    geoOrthographic()
      .rotate([-16, -14, 8])
      .translate([0, MIDDLE * size])
      .scale(RADIUS * size)
      .precision(0.4),
  )
  inDisc(pen, () => {
    for (const country of worldCountries('110m')) {
      const outline = draw(country)
      if (!outline) continue
      const land = pathOf(outline)
      g.fillStyle = css(tint(brush, landOf(country.properties.name)))
      g.fill(land)
    }
    g.strokeStyle = css(tint(brush, '#bfe4ff'), 0.1)
    g.lineWidth = Math.max(1, size * 0.002)
    g.stroke(new Path2D(draw(geoGraticule10()) ?? ''))
    drawClouds(pen)
    g.fillStyle = radial(g, 0, MIDDLE * size, RADIUS * size * 0.82, RADIUS * size, [stop(0, '#9fd8ff', 0), stop(1, '#bfe8ff', 0.55)])
    g.fillRect(-size, -size * 1.5, size * 2, size * 2)
  })
  shadeNightSide(pen, 0.84)
}

const pathOf = (outline: string): Path2D => new Path2D(outline)

const DESERTS =
  /^(?:Algeria|Libya|Egypt|Mauritania|Mali|Niger|Chad|Sudan|Morocco|W\. Sahara|Tunisia|Saudi Arabia|Oman|Yemen|Iraq|Jordan|Namibia|United Arab Emirates|Kuwait|Qatar|Iran|Somalia|Israel|Syria)$/u
const FORESTS = /^(?:Dem\. Rep\. Congo|Congo|Gabon|Cameroon|Central African Rep\.|Eq\. Guinea|Brazil|Uganda|Ghana|Liberia)$/u
const landOf = (name: string): string =>
  DESERTS.test(name) ? '#c9a468' : FORESTS.test(name) ? '#2f6f38' : name === 'Greenland' || name === 'Antarctica' ? '#eef4f8' : '#6d8f4a'

const emitBlue = ({ brush, size }: Pen): void => {
  const { g } = brush
  g.fillStyle = radial(g, 0, MIDDLE * size, RADIUS * size * 0.9, size * 0.6, [stop(0, '#7cc4ff', 0.5), stop(1, '#7cc4ff', 0)])
  g.beginPath()
  g.arc(0, MIDDLE * size, size * 0.6, 0, Math.PI * 2)
  g.fill()
}

function drawClouds({ brush, size }: Pen): void {
  const { g } = brush
  const random = seeded(7)
  for (let band = 0; band < 16; band++) {
    const latitude = (random() - 0.5) * 1.7
    const [from, length] = [(random() - 0.5) * 0.8, 0.14 + random() * 0.3]
    for (let i = 0; i < 22; i++) {
      const x = from + (i / 22) * length
      const y = MIDDLE + latitude * RADIUS + Math.sin(x * 11 + band) * 0.022 + (random() - 0.5) * 0.024
      const radius = (0.01 + random() * 0.022) * Math.sin(((i + 0.5) / 22) * Math.PI)
      g.fillStyle = css(tint(brush, '#ffffff'), 0.34)
      g.beginPath()
      g.ellipse(x * size, y * size, radius * size * 1.7, radius * size, 0, 0, Math.PI * 2)
      g.fill()
    }
  }
}

/** The sun: a white-hot disc in a corona. */
const sun: PropPainter = (pen) => {
  const { brush, size } = pen
  const { g, look } = brush
  const [y, r] = [MIDDLE * size, 0.3 * size]
  emitLight(pen, 0, MIDDLE, 0.95, 0.8)
  if (look.paint === 'cel' || look.paint === 'flat') {
    for (const [reach, alpha] of [
      [0.46, 0.28],
      [0.38, 0.45],
    ] as const) {
      g.fillStyle = css(tint(brush, '#ffd95c'), alpha)
      g.beginPath()
      g.arc(0, y, reach * size, 0, Math.PI * 2)
      g.fill()
    }
  } else {
    const random = seeded(31)
    for (let i = 0; i < 44; i++) {
      const [angle, reach, half] = [(i / 44) * Math.PI * 2 + random() * 0.08, (0.4 + random() * 0.16) * size, 0.012 + random() * 0.03]
      g.fillStyle = radial(g, 0, y, r * 0.9, reach, [stop(0, '#fff3c4', 0.34), stop(1, '#ffd27a', 0)])
      g.beginPath()
      g.moveTo(0, y)
      g.arc(0, y, reach, angle - half, angle + half)
      g.fill()
    }
  }
  ellipse(pen, 0, MIDDLE, 0.3, 0.3, '#ffd257', { emissive: true, plain: true, ...unshaded(pen) })
  g.fillStyle = radial(g, 0, y, 0, r, [stop(0, '#fffdf0', 1), stop(0.55, '#fff0b0', 0.85), stop(1, '#ffc43d', 0.1)])
  g.beginPath()
  g.arc(0, y, r * 0.99, 0, Math.PI * 2)
  g.fill()
}

const PUFFS: readonly Spot[] = [
  [-0.35, -0.31, 0.12],
  [-0.2, -0.44, 0.16],
  [0.03, -0.52, 0.21],
  [0.24, -0.42, 0.16],
  [0.37, -0.31, 0.11],
]

/** The outline of a heap cloud over a flat base. */
const heapOf = (size: number): Path2D =>
  path((p) => {
    p.moveTo(-0.36 * size, -0.18 * size)
    for (const [cx1, cy1, cx2, cy2, x, y] of [
      [-0.53, -0.18, -0.52, -0.42, -0.35, -0.42],
      [-0.36, -0.62, -0.2, -0.64, -0.15, -0.57],
      [-0.08, -0.8, 0.19, -0.78, 0.2, -0.57],
      [0.28, -0.64, 0.42, -0.56, 0.39, -0.42],
      [0.53, -0.42, 0.53, -0.18, 0.36, -0.18],
    ] as const)
      p.bezierCurveTo(cx1 * size, cy1 * size, cx2 * size, cy2 * size, x * size, y * size)
    p.closePath()
  })

/** A heap cloud: heads lit from above over a flat, shaded base. */
function cloudIn(pen: Pen, role: string): void {
  const { brush, size } = pen
  const { g, look } = brush
  const heap = heapOf(size)
  if (look.paint === 'cel' || look.paint === 'flat' || look.paint === 'neon' || look.paint === 'silhouette') {
    paintShape(brush, heap, role, [-0.5 * size, -0.74 * size, size, 0.56 * size], { cel: 0.06 })
    return
  }
  g.save()
  g.fillStyle = css(tint(brush, role, 0, -0.16))
  g.fill(heap)
  g.clip(heap)
  const side = lightX(brush) < 0 ? -1 : 1
  for (const [x, y, r] of PUFFS) {
    const [cx, cy] = [(x + side * r * 0.34) * size, (y - r * 0.42) * size]
    g.fillStyle = radial(g, cx, cy, 0, r * size * 1.25, [stop(0, '#ffffff', 0.85), stop(0.55, '#ffffff', 0.4), stop(1, '#ffffff', 0)])
    g.fillRect(-size, -size, size * 2, size)
  }
  const base = g.createLinearGradient(0, -0.46 * size, 0, -0.18 * size)
  base.addColorStop(0, css('#6f86ad', 0))
  base.addColorStop(1, css('#5f749c', 0.55))
  g.fillStyle = base
  g.fillRect(-size, -size, size * 2, size)
  g.restore()
}

const cloud: PropPainter = (pen) => cloudIn(pen, '#eef2f8')

/** Tongues of a fire: middle, height and width. */
const TONGUES = [
  [-0.26, 0.56, 0.26],
  [0.27, 0.6, 0.26],
  [-0.13, 0.82, 0.3],
  [0.14, 0.74, 0.3],
  [0, 0.96, 0.34],
] as const

/** Below this part of their height only the tongues in the middle glow. */
const HEART = 0.5

/** A blaze: tongues from red at their tips to white at the heart, with sparks. */
const fire: PropPainter = (pen) => {
  const { brush, size } = pen
  const tongue = ([x, height, width]: (typeof TONGUES)[number], part: number, role: string): void => {
    const [h, w, lean] = [height * part, width * (0.5 + part * 0.5), x * 0.35]
    shape(
      pen,
      role,
      [x - w, -h, w * 2, h],
      (p) => {
        p.moveTo(x - lean * 0.5, 0)
        p.bezierCurveTo(x - w * 1.1, -0.02, x - w * 0.72, -h * 0.46, x - w * 0.16 - lean * 0.4, -h * 0.6)
        p.quadraticCurveTo(x + w * 0.06 - lean, -h * 0.76, x - lean * 0.9, -h)
        p.bezierCurveTo(x + w * 0.42 - lean, -h * 0.8, x + w * 0.3, -h * 0.62, x + w * 0.44, -h * 0.5)
        p.bezierCurveTo(x + w * 0.8, -h * 0.3, x + w, -0.02, x - lean * 0.5, 0)
      },
      { emissive: true, noInk: true, plain: true, ...unshaded(pen) },
    )
  }
  emitLight(pen, 0, -0.42, 0.9, 0.75)
  for (const [part, role] of [
    [1, '#d8391f'],
    [0.8, '#f4702a'],
    [0.58, '#ffab3d'],
    [0.36, '#ffe08a'],
    [0.2, '#fff8de'],
  ] as const)
    for (const one of part < HEART ? TONGUES.slice(2) : TONGUES) tongue(one, part, role)
  const random = seeded(5)
  for (let i = 0; i < 16; i++) {
    brush.g.fillStyle = css(i % 2 ? '#ffd98a' : '#ff9a4a', 0.9)
    brush.g.beginPath()
    brush.g.arc((random() - 0.5) * 0.8 * size, -(0.35 + random() * 0.6) * size, (0.004 + random() * 0.008) * size, 0, Math.PI * 2)
    brush.g.fill()
  }
}

/** Painters of bodies in the sky, of weather and of fire, by icon. */
export const CELESTIAL = {
  sun,
  'full-moon': moon,
  'globe-showing-europe-africa': earth,
  cloud,
  fire,
} satisfies Record<string, PropPainter>
