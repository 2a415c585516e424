import { FLAT_SHAPE, line, outline, PLAIN_SHAPE, polar } from '../outline.ts'
import { emitLight, type Pen, type PropPainter } from '../pen.ts'
import { box, GLOWING, mark, oval } from '../world/details.ts'

/** Two horns of a waxing moon. */
const crescentMoon: PropPainter = (pen) => {
  emitLight(pen, 0, -0.5, 0.55, 0.35)
  outline(
    pen,
    '#ffdf5e',
    'M14 -98 C -26 -98 -46 -76 -46 -50 C -46 -22 -24 -2 4 -2 C24 -2 38 -12 46 -28 C34 -22 20 -22 10 -30 C -6 -42 -10 -74 14 -98 Z',
    { emissive: true },
  )
  for (const [x, y, r] of [
    [-30, -56, 5],
    [-22, -34, 4],
    [-6, -18, 5],
    [-18, -76, 3],
  ] as const)
    oval(pen, '#f0bc3a', x, y, r, r * 0.9, FLAT_SHAPE)
}

/** A burst of rockets: rays that end in sparks. */
function burst(pen: Pen, x: number, y: number, r: number, role: string, tip: string): void {
  for (let i = 0; i < 14; i++) {
    const turn = (i / 14) * Math.PI * 2 + r
    mark(pen, r * 0.09, role, `M${polar(x, y, turn, r * 0.22)} L${polar(x, y, turn, r * (i % 2 ? 0.66 : 0.86))}`)
    const far = r * (i % 2 ? 0.78 : 1)
    oval(pen, tip, x + Math.cos(turn) * far, y + Math.sin(turn) * far, r * 0.075, r * 0.075, { plain: true, noInk: true, emissive: true })
  }
  oval(pen, tip, x, y, r * 0.14, r * 0.14, { plain: true, noInk: true, emissive: true })
}

const fireworks: PropPainter = (pen) => {
  emitLight(pen, -0.1, -0.64, 0.4, 0.4)
  mark(pen, 2.4, '#e8a02e', 'M-12 -34 C -10 -20 -4 -10 -6 0')
  mark(pen, 2.4, '#3f9ae8', 'M30 -14 C28 -8 22 -4 22 0')
  burst(pen, -13, -62, 37, '#e82a5a', '#ffb02e')
  burst(pen, 28, -78, 21, '#f0a01e', '#e83a2e')
  burst(pen, 28, -30, 22, '#2a7ae8', '#38c8d8')
  burst(pen, -30, -16, 17, '#3aa84a', '#a8d83a')
}

/** A forked bolt. */
const lightning: PropPainter = (pen) => {
  emitLight(pen, 0, -0.5, 0.6, 0.5)
  outline(pen, '#ffcf1e', 'M8 -100 L-32 -44 L-8 -44 L-22 0 L32 -60 L6 -60 L30 -100 Z', { emissive: true })
  outline(pen, '#fff3a0', 'M10 -94 L-20 -50 L-4 -50 L-10 -26 L12 -56 L-4 -56 L18 -94 Z', { ...FLAT_SHAPE, emissive: true })
}

/** Night over dark hills: the band of the galaxy and many stars. */
const nightSky: PropPainter = (pen) => {
  oval(pen, '#17204e', 0, -50, 49, 49, { plain: true })
  outline(
    pen,
    '#3a3f8e',
    'M-40 -22 C -30 -50 4 -92 26 -94 C44 -84 50 -64 46 -52 C26 -46 -8 -20 -26 -8 C -34 -12 -38 -16 -40 -22 Z',
    GLOWING,
  )
  outline(pen, '#8a78d0', 'M-32 -20 C -18 -44 10 -80 30 -86 C38 -78 40 -70 38 -62 C20 -54 -10 -28 -24 -14 Z', GLOWING)
  outline(pen, '#e8cfe8', 'M-24 -24 C -10 -44 12 -70 28 -76 C28 -64 10 -46 -6 -34 C -14 -28 -20 -24 -24 -24 Z', GLOWING)
  for (let i = 0; i < 54; i++) {
    const [turn, far] = [i * 2.4, Math.sqrt((i + 0.5) / 54) * 45]
    const r = i % 7 ? 0.9 + (i % 3) * 0.4 : 2.2
    oval(pen, i % 5 ? '#ffffff' : '#ffe08a', Math.cos(turn) * far, -50 + Math.sin(turn) * far, r, r, GLOWING)
  }
  outline(
    pen,
    '#0c1230',
    'M-42 -25 C -30 -36 -16 -22 -4 -24 C10 -34 24 -20 41 -24 C32 -8 16 -1 0 -1 C -16 -1 -32 -8 -42 -25 Z',
    PLAIN_SHAPE,
  )
}

/** A five-pointed star of yellow with its tapering tail. */
const shootingStar: PropPainter = (pen) => {
  emitLight(pen, -0.22, -0.28, 0.4, 0.4)
  for (const [d, role] of [
    ['M-34 -40 L48 -99 L-8 -12 Z', '#ffe9a0'],
    ['M-28 -34 L46 -97 L-14 -20 Z', '#ffc83a'],
  ] as const)
    outline(pen, role, d, { ...PLAIN_SHAPE, emissive: true })
  let rim = ''
  for (let i = 0; i < 10; i++) rim += `${i ? 'L' : 'M'}${polar(-22, -26, i * 0.628 - 1.9, i % 2 ? 12 : 27)} `
  outline(pen, '#ffd42e', `${rim}Z`, { emissive: true })
  for (const d of ['M18 -92 L30 -99', 'M30 -44 L46 -66', 'M8 -28 L16 -40']) mark(pen, 2, '#f0b83a', d)
}

/** A glowing star tilted on its points, sparks of its fall around it. */
const fallenStar: PropPainter = (pen) => {
  emitLight(pen, 0, -0.36, 0.5, 0.55)
  let rim = ''
  for (let i = 0; i < 10; i++) rim += `${i ? 'L' : 'M'}${polar(0, -42, i * 0.628 - 1.3, i % 2 ? 20 : 42)} `
  outline(pen, '#ffd42e', `${rim}Z`, { emissive: true })
  outline(pen, '#fff3b0', 'M4 -70 L-2 -50 L-22 -50 L-6 -40 L-12 -22 L2 -34 L16 -26 L8 -40 L22 -54 L8 -52 Z', {
    ...FLAT_SHAPE,
    emissive: true,
  })
  for (const [x, y] of [
    [-42, -80],
    [-30, -94],
    [44, -84],
  ] as const)
    outline(
      pen,
      '#ffe9a0',
      `M${x} ${y - 6} L${x + 1.6} ${y - 1.6} L${x + 6} ${y} L${x + 1.6} ${y + 1.6} L${x} ${y + 6} L${x - 1.6} ${y + 1.6} L${x - 6} ${y} L${x - 1.6} ${y - 1.6} Z`,
      { ...PLAIN_SHAPE, emissive: true },
    )
}

/** A half sun with long rays over a horizon, its light on the water. */
const sunOnHorizon =
  (sun: string, core: string, ray: string): PropPainter =>
  (pen) => {
    emitLight(pen, 0, -0.4, 0.6, 0.4)
    for (let i = 1; i < 10; i++)
      outline(
        pen,
        ray,
        `M${polar(0, -36, Math.PI + i * 0.314 - 0.09, 37)} L${polar(0, -36, Math.PI + i * 0.314, i % 2 ? 60 : 50)} L${polar(0, -36, Math.PI + i * 0.314 + 0.09, 37)} Z`,
        { ...PLAIN_SHAPE, emissive: true },
      )
    outline(pen, sun, 'M-33 -36 C -33 -81 33 -81 33 -36 Z', { emissive: true })
    outline(pen, core, 'M-23 -36 C -23 -66 23 -66 23 -36 Z', GLOWING)
    mark(pen, 3.4, '#3f7ab0', 'M-50 -34 L50 -34')
    for (const [y, w] of [
      [-25, 34],
      [-16, 25],
      [-8, 15],
    ] as const)
      mark(pen, 4, sun, `M${-w} ${y} L${w} ${y}`)
  }

/** The sun above wavering air and a thermometer at red. */
const heatWave: PropPainter = (pen) => {
  emitLight(pen, -0.14, -0.66, 0.4, 0.4)
  for (let i = 0; i < 10; i++)
    outline(
      pen,
      '#ff9a1e',
      `M${polar(-14, -64, i * 0.628 - 0.16, 26)} L${polar(-14, -64, i * 0.628, 36)} L${polar(-14, -64, i * 0.628 + 0.16, 26)} Z`,
      PLAIN_SHAPE,
    )
  oval(pen, '#ffb62e', -14, -64, 24, 24, { emissive: true })
  oval(pen, '#ffe27a', -17, -67, 15, 15, GLOWING)
  for (const x of [-38, -20, -2]) line(pen, 3.4, '#f0562e', `M${x} -22 C${x - 8} -16 ${x + 8} -10 ${x} -1`)
  box(pen, 'white', 27, -96, 16, 74, { round: 8 })
  oval(pen, '#e8342e', 35, -14, 14, 13)
  box(pen, '#e8342e', 31, -84, 8, 66, FLAT_SHAPE)
  for (const y of [-80, -68, -56, -44, -32]) mark(pen, 2, '#4a4250', `M43 ${y} L50 ${y}`)
}

/** Drawings around which light spreads. */
export const SHINING_VIEWS = {
  'crescent-moon': crescentMoon,
  fireworks,
  'high-voltage': lightning,
  'milky-way': nightSky,
  'shooting-star': shootingStar,
  'fallen-star': fallenStar,
  sunrise: sunOnHorizon('#ffb01e', '#ffe27a', '#ffc04a'),
  sunset: sunOnHorizon('#f0502a', '#ff9a4a', '#f4784a'),
  'heat-wave': heatWave,
} satisfies Record<string, PropPainter>
