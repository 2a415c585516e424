import { FLAT_SHAPE, line, outline, PLAIN_SHAPE, polar } from '../outline.ts'
import { emitLight, type PropPainter } from '../pen.ts'
import { GLOWING, mark, oval } from '../world/details.ts'

/** The moon copper-red, the earth's shadow leaving one edge of it. */
const lunarEclipse: PropPainter = (pen) => {
  oval(pen, '#c8582e', 0, -50, 46, 46)
  for (const d of [
    'M-26 -74 C -8 -88 8 -76 2 -66 C -6 -58 -2 -50 -14 -48 C -28 -46 -36 -62 -26 -74 Z',
    'M8 -58 C18 -68 32 -62 30 -50 C28 -40 16 -42 10 -46 C4 -50 4 -54 8 -58 Z',
    'M-22 -38 C -10 -42 4 -36 0 -26 C -4 -18 -18 -20 -24 -26 C -28 -30 -28 -36 -22 -38 Z',
    'M14 -32 C22 -34 28 -28 24 -22 C18 -18 10 -22 14 -32 Z',
  ])
    outline(pen, '#9a3a22', d, FLAT_SHAPE)
  outline(pen, '#4a1a1e', 'M-14 -93.5 C10 -78 14 -20 -12 -5.5 C -32 -10 -46 -28 -46 -50 C -46 -72 -32 -90 -14 -93.5 Z', FLAT_SHAPE)
  outline(pen, '#f8c48a', 'M26 -88 C50 -72 52 -30 26 -12 C40 -30 40 -70 26 -88 Z', FLAT_SHAPE)
  for (const [x, y] of [
    [-48, -92],
    [46, -94],
    [44, -4],
    [-44, -6],
  ] as const)
    outline(
      pen,
      '#f8d87a',
      `M${x} ${y - 6} L${x + 1.6} ${y - 1.6} L${x + 6} ${y} L${x + 1.6} ${y + 1.6} L${x} ${y + 6} L${x - 1.6} ${y + 1.6} L${x - 6} ${y} L${x - 1.6} ${y - 1.6} Z`,
      PLAIN_SHAPE,
    )
}

/** The black moon before the sun, its corona streaming out. */
const solarEclipse: PropPainter = (pen) => {
  emitLight(pen, 0, -0.5, 0.6, 0.5)
  for (let i = 0; i < 16; i++) {
    const turn = i * 0.3927 + (i % 3) * 0.06
    const far = i % 2 ? 40 : i % 4 ? 46 : 50
    outline(
      pen,
      i % 2 ? '#ffd98a' : '#fff3cc',
      `M${polar(0, -50, turn - 0.26, 27)} Q${polar(0, -50, turn - 0.05, 36)} ${polar(0, -50, turn, far)} Q${polar(0, -50, turn + 0.05, 36)} ${polar(0, -50, turn + 0.26, 27)} Z`,
      { ...PLAIN_SHAPE, emissive: true },
    )
  }
  oval(pen, '#ff9a3a', 0, -50, 34, 34, GLOWING)
  oval(pen, '#fffbe8', 0, -50, 32, 32, GLOWING)
  oval(pen, '#120e20', 0, -50, 29, 29, { plain: true })
  outline(pen, '#ffffff', 'M22 -78 L25 -72 L32 -70 L25 -68 L22 -61 L19 -68 L12 -70 L19 -72 Z', GLOWING)
}

/** A tiny blue-white ball between two beams. */
const neutronStar: PropPainter = (pen) => {
  emitLight(pen, 0, -0.5, 0.4, 0.4)
  outline(pen, '#9adcff', 'M-3 -54 L-22 -100 L-2 -100 Z', GLOWING)
  outline(pen, '#9adcff', 'M3 -46 L22 0 L2 0 Z', GLOWING)
  for (const [rx, ry] of [
    [46, 16],
    [32, 28],
  ] as const)
    for (const s of [-1, 1]) mark(pen, 1.8, '#7a8af0', `M${s * 6} -56 C${s * rx} ${-56 - ry} ${s * rx} ${-44 + ry} ${s * 6} -44`)
  oval(pen, '#5a9af0', 0, -50, 14, 14, { emissive: true })
  oval(pen, '#e8f6ff', -2, -52, 9, 9, GLOWING)
}

/** A swollen deep-red star with arcs of fire on its rim, the tiny sun beside it for size. */
const redGiant: PropPainter = (pen) => {
  emitLight(pen, -0.04, -0.52, 0.6, 0.4)
  for (let i = 0; i < 18; i++) {
    const turn = i * 0.349
    outline(
      pen,
      i % 2 ? '#f2643a' : '#e03a24',
      `M${polar(-4, -52, turn - 0.2, 40)} Q${polar(-4, -52, turn - 0.02, i % 3 ? 47 : 50)} ${polar(-4, -52, turn + 0.14, i % 3 ? 46 : 51)} Q${polar(-4, -52, turn + 0.1, 43)} ${polar(-4, -52, turn + 0.24, 40)} Z`,
      { ...PLAIN_SHAPE, emissive: true },
    )
  }
  oval(pen, '#d8301e', -4, -52, 42, 42, GLOWING)
  oval(pen, '#f0542a', -4, -52, 34, 34, GLOWING)
  oval(pen, '#ff8a3a', -4, -52, 24, 24, GLOWING)
  oval(pen, '#ffc85a', -4, -52, 13, 13, GLOWING)
  oval(pen, '#ffe04a', 44, -8, 4, 4, { emissive: true })
}

/** A small white star with rays, the earth beside it, of the same size. */
const whiteDwarf: PropPainter = (pen) => {
  emitLight(pen, -0.16, -0.54, 0.5, 0.5)
  for (let i = 0; i < 12; i++)
    outline(
      pen,
      i % 2 ? '#8ac8f8' : '#bfe4ff',
      `M${polar(-16, -54, i * 0.5236 - 0.16, 20)} L${polar(-16, -54, i * 0.5236, i % 2 ? 30 : 38)} L${polar(-16, -54, i * 0.5236 + 0.16, 20)} Z`,
      { ...PLAIN_SHAPE, emissive: true },
    )
  oval(pen, '#cfe8ff', -16, -54, 21, 21, { emissive: true })
  oval(pen, '#ffffff', -16, -54, 16, 16, GLOWING)
  oval(pen, '#3f8ad0', 30, -20, 18, 18)
  outline(pen, '#5cae3a', 'M18 -26 C24 -38 36 -34 38 -28 C34 -20 26 -24 18 -26 Z', FLAT_SHAPE)
  outline(pen, '#5cae3a', 'M26 -14 C32 -18 42 -14 40 -8 C34 -4 26 -6 26 -14 Z', FLAT_SHAPE)
}

/** A silver tube with open lid and two panels of solar cells. */
const hubbleTelescope: PropPainter = (pen) => {
  line(pen, 3, '#8d98a8', 'M-22 -84 L22 -16')
  for (const [x, y] of [
    [-33, -89],
    [11, -21],
  ] as const) {
    outline(pen, '#e8a83a', `M${x} ${y} L${x + 24} ${y - 8} L${x + 30} ${y + 12} L${x + 6} ${y + 20} Z`)
    outline(pen, '#2a4a9a', `M${x + 2.5} ${y + 1.5} L${x + 22.5} ${y - 5} L${x + 27.5} ${y + 11} L${x + 7.5} ${y + 17.5} Z`, FLAT_SHAPE)
    mark(
      pen,
      1.2,
      '#8ab0f0',
      `M${x + 9} ${y - 1} L${x + 14} ${y + 15} M${x + 16} ${y - 3} L${x + 21} ${y + 13} M${x + 5} ${y + 9} L${x + 25} ${y + 3}`,
    )
  }
  outline(pen, '#c4ccd6', 'M-46 -32 L-36 -14 L26 -46 L40 -68 L22 -76 L-4 -62 Z')
  outline(pen, '#eef2f6', 'M-46 -32 L-41 -23 L34 -62 L40 -68 L22 -76 L-4 -62 Z', FLAT_SHAPE)
  outline(pen, '#8d98a8', 'M-12 -59 L-4 -62 L14 -40 L6 -36 Z', FLAT_SHAPE)
  oval(pen, '#2a2c38', 33, -59, 8, 12)
  oval(pen, '#6a8ac8', 34, -59, 4.6, 8, FLAT_SHAPE)
  outline(pen, '#aab4c0', 'M32 -74 C34 -92 46 -96 50 -88 C52 -78 46 -68 40 -66 Z')
  line(pen, 2, '#8d98a8', 'M-20 -24 L-26 -6')
  oval(pen, '#d4dae2', -27, -5, 5, 3)
}

/** The sun at the edge, planets on wide orbits. */
const solarSystem: PropPainter = (pen) => {
  emitLight(pen, -0.48, -0.5, 0.4, 0.4)
  for (const r of [30, 47, 66, 86])
    mark(
      pen,
      1.4,
      '#7a8ac0',
      `M${polar(-48, -50, -1.1 + r * 0.004, r)} Q${polar(-48, -50, 0, r * 1.42 - r * 0.1)} ${polar(-48, -50, 1.1 - r * 0.004, r)}`,
    )
  outline(pen, '#ffb62e', 'M-50 -84 C -18 -84 -18 -16 -50 -16 Z', { emissive: true })
  outline(pen, '#ffe27a', 'M-50 -74 C -30 -72 -30 -28 -50 -26 Z', GLOWING)
  oval(pen, '#b08a6a', -15, -62, 5, 5)
  oval(pen, '#3f8ad0', -4, -38, 7, 7)
  outline(pen, '#5cae3a', 'M-8 -41 C -4 -45 0 -42 -1 -38 C -4 -35 -8 -37 -8 -41 Z', FLAT_SHAPE)
  oval(pen, '#d8693a', 10, -76, 6, 6)
  oval(pen, '#e0b078', 21, -30, 13, 13)
  for (const y of [-36, -29, -23])
    mark(pen, 2.4, '#b87a4a', `M${21 - 11 + Math.abs(y + 30) * 0.4} ${y} L${21 + 11 - Math.abs(y + 30) * 0.4} ${y}`)
  oval(pen, '#ecd08a', 38, -74, 9, 9)
  line(pen, 2.6, '#c8a05a', 'M22 -68 C30 -66 46 -74 54 -82')
}

/** Coordinates on the drawn orbit at an angle in radians. */
const onOrbit = (turn: number): string => `${(Math.cos(turn) * 47).toFixed(1)} ${(-50 + Math.sin(turn) * 27).toFixed(1)}`

/** A planet on its dashed ellipse around the sun. */
const orbit: PropPainter = (pen) => {
  emitLight(pen, 0, -0.5, 0.35, 0.4)
  for (let i = 0; i < 22; i++) {
    mark(pen, 3, '#5a6ab8', `M${onOrbit(i * 0.2856)} L${onOrbit(i * 0.2856 + 0.16)}`)
  }
  oval(pen, '#ffb62e', 0, -50, 18, 18, { emissive: true })
  oval(pen, '#ffe27a', -3, -53, 11, 11, GLOWING)
  oval(pen, '#3f8ad0', 36, -32, 12, 12)
  outline(pen, '#5cae3a', 'M28 -37 C34 -45 42 -40 40 -34 C34 -30 30 -32 28 -37 Z', FLAT_SHAPE)
  outline(pen, '#5a6ab8', 'M4 -30 L-6 -23 L5 -17 Z', PLAIN_SHAPE)
}

/** Out of one bright point a widening cone of light, gas and galaxies. */
const bigBang: PropPainter = (pen) => {
  outline(pen, '#1c1a44', 'M-46 -52 C -30 -60 10 -92 42 -99 C54 -80 54 -20 42 -1 C10 -8 -30 -40 -46 -48 Z', { plain: true })
  outline(pen, '#5a2a8a', 'M-44 -50 C -28 -58 2 -80 24 -88 C32 -70 32 -30 24 -12 C2 -20 -28 -44 -44 -50 Z', GLOWING)
  outline(pen, '#e8643a', 'M-44 -50 C -28 -56 -8 -70 4 -74 C9 -62 9 -38 4 -26 C -8 -30 -28 -46 -44 -50 Z', GLOWING)
  outline(pen, '#ffe08a', 'M-44 -50 C -32 -54 -22 -60 -14 -62 C -11 -56 -11 -44 -14 -38 C -22 -40 -32 -46 -44 -50 Z', GLOWING)
  for (const [x, y, turn] of [
    [40, -74, 0.5],
    [42, -36, -0.4],
    [32, -54, 0.9],
    [38, -14, 0.2],
  ] as const) {
    mark(
      pen,
      3,
      '#a8c8ff',
      `M${polar(x, y, turn, -6)} Q${polar(x, y, turn - 1.4, 5)} ${polar(x, y, turn, 6)} Q${polar(x, y, turn + 1.7, 5)} ${polar(x, y, turn, -4)}`,
    )
    oval(pen, '#fff4d8', x, y, 2, 1.8, GLOWING)
  }
  for (let i = 0; i < 22; i++) oval(pen, 'white', 8 + ((i * 29) % 38), -84 + ((i * 47) % 70), 1, 1, GLOWING)
  outline(pen, '#ffffff', 'M-44 -70 L-40 -56 L-26 -50 L-40 -44 L-44 -30 L-47 -44 L-56 -50 L-47 -56 Z', GLOWING)
}

/** The core of a star bursting through shells of coloured gas. */
const supernova: PropPainter = (pen) => {
  emitLight(pen, 0, -0.5, 0.6, 0.4)
  for (const [r, role] of [
    [47, '#3a2a8a'],
    [39, '#b0348a'],
    [30, '#f0643a'],
    [21, '#ffc04a'],
  ] as const) {
    let rim = ''
    for (let i = 0; i < 12; i++) {
      const turn = i * 0.5236 + r
      rim += `${i ? '' : `M${polar(0, -50, turn, r)} `}Q${polar(0, -50, turn + 0.26, r * 1.16)} ${polar(0, -50, turn + 0.5236, r * (i % 2 ? 1 : 0.9))} `
    }
    outline(pen, role, `${rim}Z`, r === 47 ? { plain: true } : GLOWING)
  }
  for (let i = 0; i < 16; i++) mark(pen, 1.4, '#fff0c8', `M${polar(0, -50, i * 0.3927, 12)} L${polar(0, -50, i * 0.3927, i % 2 ? 32 : 44)}`)
  oval(pen, '#fffdf0', 0, -50, 11, 11, GLOWING)
  outline(pen, '#ffffff', 'M0 -86 L4 -54 L36 -50 L4 -46 L0 -14 L-4 -46 L-36 -50 L-4 -54 Z', GLOWING)
}

/** Venus: pale yellow clouds in curved swirls. */
const cloudedPlanet: PropPainter = (pen) => {
  oval(pen, '#ecc878', 0, -50, 46, 46)
  for (const [d, w, role] of [
    ['M-36 -66 C -20 -78 6 -72 2 -58 C -2 -50 -16 -52 -14 -60', 6, '#f6dda0'],
    ['M10 -80 C30 -80 40 -60 28 -52 C20 -48 14 -56 20 -62', 5, '#f6dda0'],
    ['M-40 -40 C -26 -52 -8 -44 4 -38 C18 -30 32 -34 42 -44', 6, '#dfb868'],
    ['M-28 -20 C -12 -34 12 -26 14 -16 C14 -8 2 -8 2 -14', 6, '#f6dda0'],
    ['M22 -20 C28 -26 34 -28 38 -28', 5, '#f6dda0'],
  ] as const)
    mark(pen, w, role, d)
  mark(pen, 4, '#fff6d8', 'M-32 -72 C -24 -82 -14 -86 -8 -88')
}

/** Mercury: brown-grey with rayed craters, the near sun glaring on one side. */
const crateredPlanet: PropPainter = (pen) => {
  emitLight(pen, -0.46, -0.84, 0.3, 0.6)
  oval(pen, '#8f7f72', 4, -48, 44, 44)
  for (const [x, y, r] of [
    [-14, -60, 10],
    [18, -70, 7],
    [24, -38, 11],
    [-8, -28, 8],
    [6, -50, 4],
    [-26, -42, 5],
    [10, -18, 5],
  ] as const) {
    oval(pen, '#655850', x, y, r, r * 0.86, FLAT_SHAPE)
    oval(pen, '#a8988a', x + r * 0.16, y + r * 0.2, r * 0.72, r * 0.56, FLAT_SHAPE)
  }
  for (let i = 0; i < 8; i++) mark(pen, 1.6, '#d8ccbe', `M${polar(24, -38, i * 0.785, 12)} L${polar(24, -38, i * 0.785, 18)}`)
  oval(pen, '#ffcf3a', -40, -88, 10, 10, { emissive: true })
  for (let i = 0; i < 8; i++) mark(pen, 2.6, '#ffb01e', `M${polar(-40, -88, i * 0.785, 13)} L${polar(-40, -88, i * 0.785, 18)}`)
}

export const SPACE_VIEWS = {
  'lunar-eclipse': lunarEclipse,
  'hubble-telescope': hubbleTelescope,
} satisfies Record<string, PropPainter>

/** Drawings around which light spreads. */
export const SHINING_SPACE = {
  'solar-eclipse': solarEclipse,
  'neutron-star': neutronStar,
  'burning-star': redGiant,
  'white-dwarf': whiteDwarf,
  'solar-system': solarSystem,
  orbit,
  'big-bang': bigBang,
  supernova,
  'clouded-planet': cloudedPlanet,
  'cratered-planet': crateredPlanet,
} satisfies Record<string, PropPainter>
