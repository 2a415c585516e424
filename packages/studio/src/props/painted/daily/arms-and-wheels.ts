import { FLAT_SHAPE, line, outline, polar } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, GLOWING, mark, oval } from '../world/details.ts'

/** A helmet with its crest on the bowl, brow band, cheek and neck guards. */
const romanHelmet: PropPainter = (pen) => {
  outline(
    pen,
    '#c8282a',
    'M-38 -62 C -40 -96 -10 -102 4 -100 C24 -98 40 -84 40 -66 L30 -66 C28 -80 14 -88 0 -87 C -14 -86 -28 -78 -28 -60 Z',
  )
  for (let i = 0; i < 9; i++) mark(pen, 1.8, '#7a1414', `M${polar(0, -58, -3 + i * 0.34, 30)} L${polar(0, -58, -3 + i * 0.34, 40)}`)
  outline(pen, '#d8a83a', 'M-42 -22 C -48 -20 -52 -12 -50 -8 C -40 -6 -28 -14 -22 -22 Z')
  outline(pen, '#e8bc4a', 'M-34 -24 C -38 -62 -20 -84 2 -84 C26 -84 38 -66 36 -44 L-34 -24 Z')
  outline(pen, '#6b4a12', 'M6 -42 L30 -42 L28 -10 L14 -14 Z', FLAT_SHAPE)
  outline(pen, '#e8bc4a', 'M-18 -40 C -14 -20 -8 -6 8 0 C20 -2 26 -6 26 -10 C18 -14 14 -20 16 -28 C10 -32 8 -38 8 -44 Z')
  outline(pen, '#c8922a', 'M-36 -44 C -12 -50 16 -54 44 -52 L44 -42 C16 -44 -10 -40 -35 -34 Z')
  for (const x of [-24, -8, 8, 24]) oval(pen, '#fff0b0', x, -44 - (x + 24) * 0.06, 2.4, 2.4, FLAT_SHAPE)
  oval(pen, '#fff0b0', -4, -26, 2.4, 2.4, FLAT_SHAPE)
  mark(pen, 2.6, '#fff4c8', 'M-20 -56 C -18 -68 -8 -76 2 -77')
}

/** Places of the pips of a number on half a tile, across it and along it. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0.5, 0]],
  [
    [0.28, 0.12],
    [0.72, -0.12],
  ],
  [
    [0.26, 0.13],
    [0.5, 0],
    [0.74, -0.13],
  ],
  [
    [0.28, 0.12],
    [0.72, 0.12],
    [0.28, -0.12],
    [0.72, -0.12],
  ],
]

/** Tiles with large pips falling one onto the other. */
const dominoes: PropPainter = (pen) => {
  for (const [x, tilt, a, b] of [
    [36, 0, 3, 2],
    [18, 6, 1, 4],
    [-4, 15, 2, 3],
    [-30, 28, 4, 1],
  ] as const) {
    const lean = tilt * 0.9
    const high = 64 - tilt * 0.6
    const at = (u: number, v: number): readonly [number, number] => [x - 11 + u * 22 + v * lean, -v * high - u * 5]
    const d = (points: readonly (readonly [number, number])[]): string =>
      `${points
        .map(
          ([u, v], i) =>
            `${i ? 'L' : 'M'}${at(u, v)
              .map((n) => n.toFixed(1))
              .join(' ')}`,
        )
        .join(' ')} Z`
    const [rx, ry] = at(1, 0)
    const [tx, ty] = at(1, 1)
    outline(pen, '#b8b0a0', `M${rx} ${ry} L${rx + 7} ${ry - 4} L${tx + 7} ${ty - 4} L${tx} ${ty} Z`)
    outline(
      pen,
      '#fbf8ee',
      d([
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ]),
    )
    const [mx, my] = at(0.14, 0.5)
    const [nx, ny] = at(0.86, 0.5)
    mark(pen, 1.8, '#4a4250', `M${mx} ${my} L${nx} ${ny}`)
    const pips = (count: number, v: number): void => {
      for (const [u, dv] of PIPS[count]!) {
        const [px, py] = at(u, v + dv)
        oval(pen, '#1c1a26', px, py, 2.6, 2.8, FLAT_SHAPE)
      }
    }
    pips(a, 0.76)
    pips(b, 0.25)
  }
}

/** A round brass plate on its ring, a net of star pointers over circles and a straight rule. */
const astrolabe: PropPainter = (pen) => {
  line(pen, 3, '#c8922a', 'M-7 -93 C -7 -102 7 -102 7 -93 C7 -86 -7 -86 -7 -93')
  outline(pen, '#c8922a', 'M-16 -80 C -10 -84 -8 -88 0 -88 C8 -88 10 -84 16 -80 Z')
  oval(pen, '#d8a43a', 0, -42, 42, 42)
  oval(pen, '#7a5212', 0, -42, 34, 34, FLAT_SHAPE)
  for (let i = 0; i < 36; i++)
    mark(pen, i % 3 ? 0.9 : 1.8, '#5c3e10', `M${polar(0, -42, i * 0.1745, 35.5)} L${polar(0, -42, i * 0.1745, 40.5)}`)
  for (const [x, y, r, w] of [
    [0, -42, 31, 3],
    [0, -34, 21, 4],
    [0, -50, 10, 2.4],
  ] as const)
    mark(
      pen,
      w,
      '#f0c860',
      `M${x - r} ${y} C${x - r} ${y - r * 1.33} ${x + r} ${y - r * 1.33} ${x + r} ${y} C${x + r} ${y + r * 1.33} ${x - r} ${y + r * 1.33} ${x - r} ${y}`,
    )
  mark(pen, 3, '#f0c860', 'M-31 -42 L31 -42 M0 -73 L0 -11')
  for (const [x, y, turn] of [
    [-22, -60, 2.4],
    [22, -58, 0.7],
    [-26, -30, 2.8],
    [26, -26, 0.2],
    [-12, -20, 1.9],
    [14, -18, 1.2],
    [8, -66, -1],
  ] as const)
    outline(
      pen,
      '#ffe9a8',
      `M${polar(x, y, turn + 1.57, 3)} Q${polar(x, y, turn + 0.4, 6)} ${polar(x, y, turn, 10)} Q${polar(x, y, turn - 0.2, 5)} ${polar(x, y, turn - 1.57, 3)} Z`,
      FLAT_SHAPE,
    )
  line(pen, 4.4, '#c8ccd4', 'M-31 -64 L31 -20')
  for (const [x, y] of [
    [-26, -60],
    [26, -24],
  ] as const)
    box(pen, '#c8ccd4', x - 3, y - 6, 6, 8)
  oval(pen, '#f4d88a', 0, -42, 5, 5)
}

/** A hammer for war: a blunt square head with a spike behind. */
const warHammer: PropPainter = (pen) => {
  line(pen, 6, '#6b4226', 'M34 -2 L-14 -68')
  for (const k of [0.06, 0.14, 0.22]) line(pen, 7, '#3a2416', `M${34 - 48 * k} ${-2 - 66 * k} L${32 - 48 * k} ${-5 - 66 * k}`)
  outline(pen, '#9aa4b2', 'M-26 -70 L-6 -86 L2 -75 L-16 -60 Z')
  outline(pen, '#8d98a8', 'M-8 -84 L6 -95 L24 -72 L10 -60 Z')
  outline(pen, '#b8c2ce', 'M3 -99 L12 -99 L30 -76 L28 -68 L22 -66 L0 -94 Z')
  outline(pen, '#9aa4b2', 'M-18 -78 L-8 -66 L-30 -56 L-48 -40 C -44 -54 -34 -68 -18 -78 Z')
  outline(pen, '#c8d0da', 'M-20 -76 L-26 -90 L-10 -82 Z')
}

/** A tyre gone flat: its foot spread on the ground, a nail in it. */
const flatTire: PropPainter = (pen) => {
  outline(
    pen,
    '#2a2a34',
    'M-44 -52 C -44 -78 -24 -97 0 -97 C24 -97 44 -78 44 -52 C44 -38 40 -27 34 -18 C46 -16 52 -8 49 -3 C48 -1 46 0 42 0 L-42 0 C -46 0 -48 -1 -49 -3 C -52 -8 -46 -16 -34 -18 C -40 -27 -44 -38 -44 -52 Z',
  )
  for (let i = 0; i < 13; i++) mark(pen, 2, '#56566a', `M${polar(0, -52, -3.3 + i * 0.31, 38)} L${polar(0, -52, -3.3 + i * 0.31, 43)}`)
  oval(pen, '#c4ccd6', 0, -48, 27, 29)
  oval(pen, '#8d98a8', 0, -48, 21, 23, FLAT_SHAPE)
  for (let i = 0; i < 5; i++)
    outline(
      pen,
      '#dfe5ec',
      `M${polar(0, -48, -1.57 + i * 1.257 - 0.5, 7)} L${polar(0, -48, -1.57 + i * 1.257 - 0.16, 22)} L${polar(0, -48, -1.57 + i * 1.257 + 0.16, 22)} L${polar(0, -48, -1.57 + i * 1.257 + 0.5, 7)} Z`,
      FLAT_SHAPE,
    )
  oval(pen, '#5c6674', 0, -48, 6, 6)
  mark(pen, 2, '#4a4a5a', 'M-40 -6 C -20 -12 20 -12 40 -6')
  line(pen, 3, '#c8d0da', 'M36 -22 L50 -30')
  line(pen, 4, '#c8d0da', 'M47 -36 L52 -25')
  for (const d of ['M-48 -22 L-54 -26', 'M-48 -14 L-56 -14']) mark(pen, 2.6, '#8ac0dc', d)
}

/** A tall narrow lock through a wheel. */
const bikeLock: PropPainter = (pen) => {
  for (const r of [43, 36])
    line(
      pen,
      r === 43 ? 6 : 2,
      r === 43 ? '#2a2a34' : '#b8c2ce',
      `M${-4 - r} -48 C${-4 - r} ${-48 - r * 1.33} ${-4 + r} ${-48 - r * 1.33} ${-4 + r} -48 C${-4 + r} ${-48 + r * 1.33} ${-4 - r} ${-48 + r * 1.33} ${-4 - r} -48`,
    )
  for (let i = 0; i < 12; i++) mark(pen, 1.2, '#8d98a8', `M${polar(-4, -48, i * 0.5236, 4)} L${polar(-4, -48, i * 0.5236, 36)}`)
  oval(pen, '#8d98a8', -4, -48, 5, 5)
  line(pen, 7, '#e8a02e', 'M16 -34 L16 -78 C16 -98 46 -98 46 -78 L46 -34')
  box(pen, '#2a2c38', 8, -40, 46, 20, { round: 5 })
  oval(pen, '#d4dae2', 31, -30, 5, 5)
  mark(pen, 2.4, '#2a2c38', 'M31 -33 L31 -27')
}

/** A toothed sprocket with the links of a chain running over it. */
const bikeChain: PropPainter = (pen) => {
  let teeth = ''
  for (let i = 0; i < 40; i++) teeth += `${i ? 'L' : 'M'}${polar(-18, -42, i * 0.157, i % 4 < 2 ? 26 : 22)} `
  outline(pen, '#c4ccd6', `${teeth}Z`)
  for (let i = 0; i < 5; i++) oval(pen, '#5c6674', -18 + Math.cos(i * 1.257) * 12, -42 + Math.sin(i * 1.257) * 12, 4, 4)
  oval(pen, '#8d98a8', -18, -42, 4, 4)
  const points: (readonly [number, number])[] = []
  for (let i = 0; i <= 9; i++) points.push([-18 + Math.cos(1.4 + i * 0.349) * 30, -42 + Math.sin(1.4 + i * 0.349) * 30])
  for (const k of [0.25, 0.5, 0.75]) points.push([-18 + 60 * k, -72 + 12 * k])
  for (let i = 0; i <= 4; i++) points.push([38 + Math.cos(-1.5 + i * 0.7) * 12, -44 + Math.sin(-1.5 + i * 0.7) * 12])
  for (const k of [0.2, 0.45, 0.7]) points.push([38 - 52 * k, -31 + 18 * k])
  points.forEach(([x, y], i) => {
    const [tx, ty] = points[(i + 1) % points.length]!
    line(pen, i % 2 ? 5 : 3.4, i % 2 ? '#5c6674' : '#8d98a8', `M${x.toFixed(1)} ${y.toFixed(1)} L${tx.toFixed(1)} ${ty.toFixed(1)}`)
  })
  for (const [x, y] of points) oval(pen, '#eef2f6', x, y, 2.4, 2.4)
  oval(pen, '#c4ccd6', 38, -44, 7, 7)
}

/** A curved belt with rubber slats, cases with wheels and handles lying on it. */
const baggageCarousel: PropPainter = (pen) => {
  outline(pen, '#8d98a8', 'M-50 -30 C -50 -54 50 -54 50 -30 L50 -12 C46 4 -46 4 -50 -12 Z')
  oval(pen, '#2a2c38', 0, -32, 48, 19)
  for (let i = 0; i < 22; i++)
    mark(
      pen,
      1.6,
      '#565a6c',
      `M${(Math.cos(i * 0.2856) * 47).toFixed(1)} ${(-32 + Math.sin(i * 0.2856) * 18).toFixed(1)} L${(Math.cos(i * 0.2856 + 0.1) * 26).toFixed(1)} ${(-32 + Math.sin(i * 0.2856 + 0.1) * 8).toFixed(1)}`,
    )
  oval(pen, '#c4ccd6', 0, -33, 25, 8)
  box(pen, '#f4c21e', -14, -74, 28, 30)
  box(pen, '#2a2c38', -10, -70, 20, 9, FLAT_SHAPE)
  outline(pen, '#2a2c38', 'M-7 -56 L3 -56 L3 -60 L10 -53 L3 -46 L3 -50 L-7 -50 Z', FLAT_SHAPE)
  for (const [x, y, role, dark] of [
    [-32, -36, '#e8433f', '#a02a2a'],
    [30, -38, '#3f78c8', '#24508a'],
    [0, -14, '#4cae6a', '#2c7a48'],
  ] as const) {
    line(pen, 3, '#5c6674', `M${x - 7} ${y - 14} L${x - 7} ${y - 20} L${x + 7} ${y - 20} L${x + 7} ${y - 14}`)
    box(pen, role, x - 17, y - 15, 34, 24, { round: 4 })
    for (const d of [-8, 0, 8]) mark(pen, 1.8, dark, `M${x + d} ${y - 11} L${x + d} ${y + 5}`)
    for (const d of [-10, 10]) oval(pen, '#2a2c38', x + d, y + 10, 3, 3)
  }
}

/** A body with two reels, its lens throwing a cone of light. */
const filmProjector: PropPainter = (pen) => {
  outline(pen, '#fff3b8', 'M18 -30 L50 -58 L50 2 L18 -18 Z', GLOWING)
  for (const [x, y, r] of [
    [-28, -76, 21],
    [8, -72, 17],
  ] as const) {
    oval(pen, '#8d98a8', x, y, r, r)
    for (let i = 0; i < 5; i++)
      oval(pen, '#2a2c38', x + Math.cos(i * 1.257) * r * 0.58, y + Math.sin(i * 1.257) * r * 0.58, r * 0.24, r * 0.24, FLAT_SHAPE)
    oval(pen, '#e4e9ee', x, y, r * 0.16, r * 0.16)
  }
  line(pen, 6, '#2a2c38', 'M-28 -66 L-20 -46 M8 -66 L2 -46')
  box(pen, '#3a4a5a', -42, -48, 54, 38, { round: 4 })
  box(pen, '#d8a83a', -34, -40, 22, 16, { round: 2 })
  for (const y of [-37, -33, -29]) mark(pen, 1.8, '#6b4e12', `M-31 ${y} L-15 ${y}`)
  outline(pen, '#5c6674', 'M12 -36 L24 -40 L24 -14 L12 -18 Z')
  oval(pen, '#ffe27a', 24, -27, 3.4, 12, { emissive: true })
  box(pen, '#8a5a2e', -50, -10, 72, 6, { round: 2 })
  for (const x of [-44, 16]) line(pen, 4, '#6b4422', `M${x} -4 L${x} 0`)
}

/** A round spool with five holes, a strip running off it. */
const filmReel: PropPainter = (pen) => {
  outline(pen, '#2a2c38', 'M0 -14 C18 -12 30 -18 50 -14 L50 0 C30 -4 14 2 -6 -2 Z')
  for (let i = 0; i < 5; i++) {
    box(pen, '#f4f0e4', 8 + i * 8.6, -14 + (i % 2), 3, 2.6, FLAT_SHAPE)
    box(pen, '#f4f0e4', 8 + i * 8.6, -5 + (i % 2) * 0.4, 3, 2.6, FLAT_SHAPE)
  }
  oval(pen, '#3a3c4a', -4, -50, 46, 46)
  oval(pen, '#aab4c0', -4, -50, 42, 42, { cel: 0.1 })
  for (let i = 0; i < 5; i++) oval(pen, '#3a3c4a', -4 + Math.cos(i * 1.257 - 1.57) * 24, -50 + Math.sin(i * 1.257 - 1.57) * 24, 11, 11)
  oval(pen, '#e4e9ee', -4, -50, 8, 8)
  oval(pen, '#3a3c4a', -4, -50, 3, 3, FLAT_SHAPE)
}

/** A clay jar: egg-shaped, narrow neck, thick lip, two handles, a painted band. */
const storageJar: PropPainter = (pen) => {
  for (const s of [-1, 1]) line(pen, 5, '#a85c30', `M${s * 14} -86 C${s * 34} -88 ${s * 38} -72 ${s * 30} -64`)
  outline(
    pen,
    '#c87442',
    'M-12 -94 L12 -94 L14 -82 C36 -76 42 -54 36 -36 C30 -16 20 -4 14 0 L-14 0 C -20 -4 -30 -16 -36 -36 C -42 -54 -36 -76 -14 -82 Z',
  )
  outline(pen, '#8a4522', 'M-38 -52 C -14 -46 14 -46 38 -52 L37 -40 C14 -34 -14 -34 -37 -40 Z', FLAT_SHAPE)
  for (let i = 0; i < 6; i++) mark(pen, 2.4, '#f0c088', `M${-30 + i * 11} -42 L${-25 + i * 11} -47 L${-20 + i * 11} -41`)
  mark(pen, 2, '#8a4522', 'M-20 -74 C -8 -71 8 -71 20 -74')
  box(pen, '#d8885a', -18, -99, 36, 8, { round: 4 })
  mark(pen, 3, '#f0b080', 'M-26 -66 C -30 -60 -32 -50 -31 -44')
}

/** A long slim blade, evenly curved, with a round guard and wrapped grip. */
const katana: PropPainter = (pen) => {
  outline(pen, '#d8e0ea', 'M-22 -30 C2 -48 28 -74 48 -99 C40 -72 12 -42 -17 -25 Z')
  mark(pen, 1.4, '#7c8898', 'M-16 -31 C6 -48 28 -70 44 -90')
  line(pen, 6, '#2a2030', 'M-24 -24 L-46 -4')
  for (const k of [0.1, 0.35, 0.6, 0.85]) {
    const [x, y] = [-24 - 22 * k, -24 + 20 * k]
    outline(pen, '#e8dcc0', `M${x} ${y - 3} L${x + 2.6} ${y} L${x} ${y + 3} L${x - 2.6} ${y} Z`, FLAT_SHAPE)
  }
  outline(pen, '#c8922a', 'M-28 -36 C -22 -38 -10 -26 -13 -20 C -17 -17 -30 -28 -28 -36 Z')
  oval(pen, '#c8922a', -47, -3, 3.4, 3)
}

/** A glossy spotted shell from above; one on its back with its narrow toothed slit. */
const cowrieShell: PropPainter = (pen) => {
  outline(pen, '#b5703a', 'M-50 -46 C -52 -76 -26 -96 -2 -92 C14 -90 20 -72 12 -54 C4 -36 -12 -28 -28 -30 C -42 -32 -49 -38 -50 -46 Z')
  outline(pen, '#dca06a', 'M-40 -54 C -36 -74 -18 -86 0 -84 C4 -72 -4 -50 -20 -44 C -30 -42 -38 -46 -40 -54 Z', FLAT_SHAPE)
  for (const [x, y, r] of [
    [-36, -44, 3],
    [-24, -38, 2.6],
    [-10, -42, 3],
    [2, -54, 3],
    [8, -70, 2.6],
    [-28, -58, 3.4],
    [-14, -54, 2.6],
    [-6, -66, 3.4],
    [-20, -70, 3],
    [-42, -60, 2.4],
  ] as const)
    oval(pen, '#5c2f12', x, y, r, r * 0.9, FLAT_SHAPE)
  mark(pen, 5, '#fff6e4', 'M-32 -74 C -26 -80 -20 -83 -13 -85')
  outline(pen, '#f2e2cc', 'M-10 -26 C -10 -46 10 -58 28 -54 C46 -50 54 -32 48 -16 C42 -2 24 2 10 -2 C -2 -6 -10 -14 -10 -26 Z')
  outline(pen, '#fffaf0', 'M-4 -26 C -2 -42 14 -50 28 -47 C34 -46 38 -42 40 -38 C26 -36 8 -30 -4 -26 Z', FLAT_SHAPE)
  let upper = 'M-6 -24 '
  for (let i = 0; i < 10; i++) upper += `L${(-4 + i * 5.4).toFixed(1)} ${(-27 - i * 0.6 + (i % 2 ? 3 : 0)).toFixed(1)} `
  let lower = ''
  for (let i = 9; i >= 0; i--) lower += `L${(-4 + i * 5.4).toFixed(1)} ${(-18 - i * 0.4 - (i % 2 ? 3 : 0)).toFixed(1)} `
  outline(pen, '#4a2414', `${upper}${lower}Z`, FLAT_SHAPE)
}

export const ARMS_AND_WHEELS = {
  'roman-helmet': romanHelmet,
  dominoes,
  astrolabe,
  'war-hammer': warHammer,
  'flat-tire': flatTire,
  'bike-lock': bikeLock,
  'bike-chain': bikeChain,
  'baggage-carousel': baggageCarousel,
  'film-projector': filmProjector,
  'film-reel': filmReel,
  'jar-dwelling': storageJar,
  katana,
  'cowrie-shell': cowrieShell,
} satisfies Record<string, PropPainter>
