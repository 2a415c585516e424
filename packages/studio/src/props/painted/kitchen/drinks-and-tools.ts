import { FLAT_SHAPE, line, outline, PLAIN_SHAPE } from '../outline.ts'
import type { Pen, PropPainter } from '../pen.ts'
import { box, mark, oval } from '../world/details.ts'

/** A stemmed glass with wine of one colour. */
function glassOfWine(pen: Pen, wine: string, light: string): void {
  outline(pen, '#dcedf5', 'M-5 -42 L5 -42 L4 -8 L-4 -8 Z', { cel: 0 })
  oval(pen, '#dcedf5', 0, -5, 24, 5)
  outline(pen, '#e6f3f9', 'M-27 -96 L27 -96 C34 -64 26 -42 0 -39 C -26 -42 -34 -64 -27 -96 Z', { cel: 0.08 })
  outline(pen, wine, 'M-29.5 -72 L29.5 -72 C28 -54 20 -45 0 -43 C -20 -45 -28 -54 -29.5 -72 Z', FLAT_SHAPE)
  oval(pen, light, 0, -72, 29, 4.6, FLAT_SHAPE)
  mark(pen, 2.4, 'white', 'M-20 -90 C -22 -82 -23 -74 -21 -66')
}
const redWine: PropPainter = (pen) => glassOfWine(pen, '#7a1230', '#a32a48')
const whiteWine: PropPainter = (pen) => glassOfWine(pen, '#ecd56e', '#f7ecae')
const roseWine: PropPainter = (pen) => glassOfWine(pen, '#f2a08c', '#f9c6b8')

const wineBottle: PropPainter = (pen) => {
  outline(pen, '#2f5a3a', 'M-6 -96 L6 -96 L6 -68 C18 -60 18 -54 18 -46 L18 -4 C18 0 -18 0 -18 -4 L-18 -46 C -18 -54 -18 -60 -6 -68 Z')
  box(pen, '#7a1230', -7, -98, 14, 18, { round: 2 })
  box(pen, '#f4ecd8', -18, -42, 36, 26, { cel: 0.06 })
  mark(pen, 2.4, '#7a1230', 'M-10 -34 L10 -34')
  mark(pen, 1.4, '#8a7a5c', 'M-10 -28 L10 -28 M-6 -23 L6 -23')
}

const wineJug: PropPainter = (pen) => {
  line(pen, 6, '#b8693a', 'M20 -74 C48 -78 48 -34 24 -32')
  outline(pen, '#b8693a', 'M-18 -86 L-28 -92 L14 -92 L16 -76 C34 -62 34 -20 18 -4 L-18 -4 C -36 -20 -36 -60 -18 -74 Z')
  oval(pen, '#7a1230', -5, -90, 18, 3.6, FLAT_SHAPE)
  for (const y of [-58, -50]) mark(pen, 2.4, '#e3b07a', `M-27 ${y} C -10 ${y + 5} 10 ${y + 5} 26 ${y}`)
  for (const x of [-16, -4, 8, 20]) oval(pen, '#3f78c8', x, -40, 3, 3, FLAT_SHAPE)
}

const wineBarrel: PropPainter = (pen) => {
  outline(pen, '#8f5c32', 'M-40 -78 C -24 -88 24 -88 40 -78 C50 -58 50 -34 40 -16 C24 -6 -24 -6 -40 -16 C -50 -34 -50 -58 -40 -78 Z')
  for (const x of [-26, -9, 9, 26]) mark(pen, 1.6, '#6b4224', `M${x * 0.9} -83 C${x * 1.1} -60 ${x * 1.1} -34 ${x * 0.9} -11`)
  for (const x of [-36, -20, 20, 36])
    line(
      pen,
      4,
      'metal',
      `M${x} ${-81 - (36 - Math.abs(x)) * 0.12} C${x * 1.16} -60 ${x * 1.16} -34 ${x} ${-13 + (36 - Math.abs(x)) * 0.12}`,
      -0.1,
    )
  oval(pen, '#c79a64', 0, -80, 4, 3)
}

const liquorBottle: PropPainter = (pen) => {
  outline(pen, '#cfe6ee', 'M-7 -90 L7 -90 L8 -72 C24 -68 26 -60 26 -52 L26 -4 C26 0 -26 0 -26 -4 L-26 -52 C -26 -60 -24 -68 -8 -72 Z', {
    lighten: 0.1,
  })
  outline(pen, '#d89a3a', 'M-23 -50 L23 -50 L23 -6 C23 -3 -23 -3 -23 -6 Z', FLAT_SHAPE)
  box(pen, '#3a2a22', -8, -99, 16, 12, { round: 2 })
  box(pen, '#f4ecd8', -18, -44, 36, 28, { cel: 0.06 })
  mark(pen, 3, '#3a2a22', 'M-10 -36 L10 -36')
  mark(pen, 1.6, '#8a7a5c', 'M-8 -28 L8 -28 M-8 -23 L8 -23')
}

const orangeJuice: PropPainter = (pen) => {
  line(pen, 3, '#3fa6d8', 'M4 -70 L20 -98')
  outline(pen, '#e6f3f9', 'M-26 -84 L26 -84 L20 -4 C18 0 -18 0 -20 -4 Z', { cel: 0.06 })
  outline(pen, '#f79a2e', 'M-24 -68 L24 -68 L18.5 -6 C16 -3 -16 -3 -18.5 -6 Z', FLAT_SHAPE)
  oval(pen, '#ffbe5c', 0, -68, 24, 4, FLAT_SHAPE)
  oval(pen, '#f7a53a', 26, -82, 16, 16)
  oval(pen, '#ffd28a', 26, -82, 11.5, 11.5, FLAT_SHAPE)
  for (const d of ['M26 -93 L26 -71', 'M17 -88 L35 -76', 'M17 -76 L35 -88']) mark(pen, 1.6, '#f79a2e', d)
}

const sparklingWater: PropPainter = (pen) => {
  outline(pen, '#d8eef7', 'M-24 -90 L24 -90 L20 -4 C18 0 -18 0 -20 -4 Z', { cel: 0.08 })
  outline(pen, '#9fd6ee', 'M-23 -74 L23 -74 L19 -6 C16 -3 -16 -3 -19 -6 Z', FLAT_SHAPE)
  for (const [x, y, r] of [
    [-12, -20, 3],
    [2, -34, 3.4],
    [12, -18, 2.6],
    [-6, -50, 3],
    [10, -56, 2.6],
    [-14, -64, 2.4],
    [4, -68, 2],
  ] as const)
    oval(pen, 'white', x, y, r, r, FLAT_SHAPE)
  outline(pen, '#f7e05a', 'M12 -90 C12 -106 36 -104 36 -88 L26 -80 Z')
}

const standMixer: PropPainter = (pen) => {
  outline(
    pen,
    '#d8473f',
    'M-40 -4 C -44 -16 -36 -20 -30 -20 L-30 -66 C -36 -92 -16 -96 0 -94 L36 -90 C46 -86 46 -68 36 -66 L-6 -64 L-8 -20 L40 -18 C46 -14 46 -4 40 -4 Z',
  )
  box(pen, 'metal', 14, -66, 8, 12)
  mark(pen, 2.4, 'metal', 'M18 -54 C8 -44 10 -34 18 -30 C26 -34 28 -44 18 -54')
  outline(pen, 'metal', 'M-2 -48 L38 -48 C38 -30 30 -20 26 -18 L10 -18 C4 -20 -2 -30 -2 -48 Z', { lighten: 0.25 })
  oval(pen, 'metal', 40, -78, 4, 6)
}

const foodProcessor: PropPainter = (pen) => {
  box(pen, 'dark', -34, -30, 68, 30, { round: 5, lighten: 0.1 })
  oval(pen, 'metal', 0, -15, 8, 8)
  outline(pen, '#d8eef7', 'M-32 -78 L32 -78 L28 -30 L-28 -30 Z', { lighten: 0.1 })
  outline(pen, '#7cbb4c', 'M-28 -52 C -10 -58 10 -48 29 -54 L27 -32 L-27 -32 Z', FLAT_SHAPE)
  mark(pen, 3, 'metal', 'M-18 -42 C-8 -50 8 -34 18 -42')
  box(pen, '#d8eef7', -36, -86, 72, 8, { round: 2 })
  box(pen, 'dark', -9, -99, 18, 14, { round: 2, lighten: 0.1 })
}

const kitchenScale: PropPainter = (pen) => {
  for (const [x, y] of [
    [-10, -72],
    [6, -74],
    [-2, -82],
  ] as const)
    oval(pen, '#d8473f', x, y, 9, 8)
  outline(pen, 'metal', 'M-40 -66 L40 -66 C36 -52 -36 -52 -40 -66 Z', { lighten: 0.25 })
  box(pen, 'dark', -6, -56, 12, 8)
  outline(pen, 'white', 'M-36 -48 L36 -48 L44 -4 L-44 -4 Z')
  box(pen, '#c9dbb8', -20, -38, 40, 20, { round: 2, cel: 0 })
  mark(pen, 2.4, '#2b2a3c', 'M-12 -33 L-12 -23 M-4 -33 L4 -33 L4 -28 L-4 -28 L-4 -23 L4 -23 M10 -33 L16 -33 L16 -23 L10 -23 Z')
}

const knifeBlock: PropPainter = (pen) => {
  for (const [x, y] of [
    [-34, -80],
    [-20, -86],
    [-6, -92],
    [10, -84],
  ] as const) {
    line(pen, 7, 'dark', `M${x} ${y} L${x + 12} ${y + 22}`, 0.1)
    oval(pen, 'metal', x + 4, y + 8, 1.4, 1.4, FLAT_SHAPE)
  }
  outline(pen, 'wood', 'M-36 -52 L16 -76 L44 -4 L-10 -4 Z')
  outline(pen, 'wood', 'M-36 -52 L-10 -4 L-34 -4 Z', { lighten: -0.15 })
}

const frenchPress: PropPainter = (pen) => {
  line(pen, 3, 'metal', 'M-4 -98 L-4 -80')
  oval(pen, 'dark', -4, -97, 6, 4)
  line(pen, 5, 'dark', 'M26 -70 C46 -70 46 -24 26 -24', 0.1)
  outline(pen, '#e6f3f9', 'M-32 -78 L24 -78 L24 -6 L-32 -6 Z', { cel: 0.06 })
  box(pen, '#4a2616', -30, -56, 52, 48, FLAT_SHAPE)
  box(pen, 'metal', -30, -60, 52, 5, { lighten: -0.1 })
  outline(pen, 'metal', 'M-38 -80 C -30 -90 22 -90 28 -80 Z', { lighten: 0.2 })
  for (const y of [-70, -10]) box(pen, 'metal', -34, y, 60, 6)
}

const coffeeGrinder: PropPainter = (pen) => {
  line(pen, 3, 'metal', 'M0 -82 L30 -92')
  oval(pen, 'wood', 32, -94, 5, 6)
  outline(pen, 'gold', 'M-28 -62 C -26 -84 26 -84 28 -62 Z')
  box(pen, 'wood', -34, -62, 68, 56, { round: 3 })
  box(pen, 'wood', -22, -34, 44, 20, { round: 2, lighten: 0.15 })
  oval(pen, 'gold', 0, -24, 4, 4)
  box(pen, 'wood', -40, -8, 80, 8, { round: 2, lighten: -0.1 })
}

const coffeeFilter: PropPainter = (pen) => {
  outline(pen, '#f2e6cc', 'M-38 -92 L38 -92 L14 -52 L-14 -52 Z')
  oval(pen, '#4a2616', 0, -90, 32, 6)
  outline(pen, 'white', 'M-34 -76 L34 -76 L16 -46 L-16 -46 Z', { lighten: -0.05 })
  box(pen, 'white', -26, -48, 52, 6, { round: 2 })
  mark(pen, 2.4, '#4a2616', 'M0 -40 L0 -34')
  outline(pen, '#e6f3f9', 'M-22 -40 L22 -40 L30 -4 C30 0 -30 0 -30 -4 Z', { cel: 0.06 })
  outline(pen, '#4a2616', 'M-26 -22 L26 -22 L28.5 -5 C27 -2.6 -27 -2.6 -28.5 -5 Z', FLAT_SHAPE)
}

const muffinTin: PropPainter = (pen) => {
  outline(pen, 'metal', 'M-40 -62 L40 -62 L50 -14 L-50 -14 Z', { lighten: 0.1 })
  for (const [y, s] of [
    [-48, 0.9],
    [-27, 1.1],
  ] as const)
    for (const x of [-25, 0, 25]) {
      oval(pen, '#4a5364', x * s, y, 10.5 * s, 7 * s, FLAT_SHAPE)
      outline(
        pen,
        '#d89a4a',
        `M${x * s - 9 * s} ${y} C${x * s - 10 * s} ${y - 14 * s} ${x * s + 10 * s} ${y - 14 * s} ${x * s + 9 * s} ${y} C${x * s + 4} ${y + 4} ${x * s - 4} ${y + 4} ${x * s - 9 * s} ${y} Z`,
      )
    }
}

const dishRack: PropPainter = (pen) => {
  for (const [x, l] of [
    [-26, 0],
    [-10, 0.05],
    [6, 0],
  ] as const)
    oval(pen, 'white', x, -50, 8, 28, { lighten: -l })
  outline(pen, '#3f8fc4', 'M20 -52 L40 -52 L38 -24 L22 -24 Z')
  for (const x of [-40, -28, -16, -4, 8, 20, 32, 44]) line(pen, 1.8, 'metal', `M${x} -36 L${x * 0.92} -8`)
  for (const y of [-36, -8]) line(pen, 3, 'metal', `M-46 ${y} L46 ${y}`)
  box(pen, '#6fb3d8', -48, -6, 96, 6, { round: 2 })
}

const paperTowel: PropPainter = (pen) => {
  box(pen, 'wood', -30, -8, 60, 8, { round: 3 })
  line(pen, 3, 'wood', 'M0 -8 L0 -98')
  outline(pen, 'white', 'M-26 -86 L26 -86 L26 -10 L-26 -10 Z')
  outline(pen, 'white', 'M26 -86 L46 -82 L44 -14 L26 -10 Z', { lighten: -0.06 })
  oval(pen, 'white', 0, -86, 26, 7)
  oval(pen, '#b8905c', 0, -86, 8, 2.4, FLAT_SHAPE)
  for (const y of [-66, -46, -26]) mark(pen, 1.4, '#a9c4dc', `M-18 ${y} L-10 ${y} M2 ${y + 6} L10 ${y + 6}`)
}

const picnicBasket: PropPainter = (pen) => {
  line(pen, 5, 'wood', 'M-30 -48 C -30 -98 30 -98 30 -48', 0.1)
  outline(pen, 'woodLight', 'M-46 -48 L46 -48 L38 -2 L-38 -2 Z')
  for (const y of [-34, -22, -10]) mark(pen, 2, '#8a5a2a', `M${-43 + (y + 48) * 0.16} ${y} L${43 - (y + 48) * 0.16} ${y}`)
  for (const x of [-28, -14, 0, 14, 28]) mark(pen, 2, '#8a5a2a', `M${x * 1.1} -44 L${x * 0.92} -3`)
  outline(pen, 'red', 'M-2 -48 L40 -48 L44 -26 L30 -34 L20 -22 L8 -34 Z')
  for (const [x, y] of [
    [12, -42],
    [26, -42],
    [20, -34],
    [36, -36],
  ] as const)
    box(pen, 'white', x - 3, y - 3, 6, 6, FLAT_SHAPE)
}

const clayPot: PropPainter = (pen) => {
  for (const x of [-1, 1]) line(pen, 6, '#b8693a', `M${x * 36} -46 C${x * 52} -52 ${x * 52} -30 ${x * 36} -30`)
  outline(pen, '#b8693a', 'M-40 -54 L40 -54 C46 -26 32 -4 22 -3 L-22 -3 C -32 -4 -46 -26 -40 -54 Z')
  outline(pen, '#b8693a', 'M-42 -56 C -36 -78 36 -78 42 -56 Z', { lighten: 0.12 })
  oval(pen, '#b8693a', 0, -78, 9, 6, { lighten: 0.12 })
  mark(pen, 2.4, '#8a4a24', 'M-38 -40 C -12 -34 12 -34 38 -40')
}

const iceCubeTray: PropPainter = (pen) => {
  outline(pen, '#6fb3d8', 'M-44 -56 L36 -66 L50 -34 L-34 -18 Z')
  outline(pen, '#4a8fb8', 'M-34 -18 L50 -34 L50 -24 L-34 -6 Z')
  for (let row = 0; row < 2; row++)
    for (let col = 0; col < 4; col++) {
      const [x, y] = [-37 + col * 19 + row * 7, -55 - col * 2.6 + row * 16]
      outline(pen, '#e8f8ff', `M${x} ${y} L${x + 15} ${y - 2} L${x + 19} ${y + 10} L${x + 4} ${y + 12.5} Z`, { cel: 0.08 })
    }
}

/** A cask of oak on its end, a heavy glass with ice before it. */
const whiskyBarrel: PropPainter = (pen) => {
  outline(pen, '#a5683a', 'M-40 -92 L16 -92 C28 -66 28 -30 16 0 L-40 0 C -52 -30 -52 -66 -40 -92 Z')
  for (const x of [-30, -18, -6, 6]) {
    const bend = (x + 12) * 0.28
    mark(pen, 1.6, '#6b3f20', `M${x} -90 C${x + bend} -66 ${x + bend} -30 ${x} -2`)
  }
  for (const [y, half] of [
    [-80, 33],
    [-64, 36],
    [-32, 36],
    [-16, 33],
  ] as const)
    outline(pen, '#6e7482', `M${-12 - half} ${y} L${-12 + half} ${y} L${-12 + half} ${y + 6} L${-12 - half} ${y + 6} Z`)
  oval(pen, '#c08a54', -12, -92, 28, 6)
  oval(pen, '#3a2416', -12, -48, 4, 4, PLAIN_SHAPE)
  outline(pen, '#d4ecf4', 'M12 -44 L50 -44 L46 0 L16 0 Z')
  outline(pen, '#d88a1e', 'M14 -28 L48 -28 L45.4 -4 L16.6 -4 Z', PLAIN_SHAPE)
  outline(pen, '#f4fafc', 'M20 -34 L31 -36 L33 -24 L22 -22 Z')
  outline(pen, '#f4fafc', 'M33 -30 L43 -27 L40 -17 L30 -20 Z')
}

export const DRINKS_AND_TOOLS = {
  'wine-glass': redWine,
  'white-wine': whiteWine,
  'rose-wine': roseWine,
  'wine-bottle': wineBottle,
  'wine-jug': wineJug,
  'wine-barrel': wineBarrel,
  'liquor-bottle': liquorBottle,
  'orange-juice': orangeJuice,
  'sparkling-water': sparklingWater,
  'stand-mixer': standMixer,
  'food-processor': foodProcessor,
  'kitchen-scale': kitchenScale,
  'knife-block': knifeBlock,
  'french-press': frenchPress,
  'coffee-grinder': coffeeGrinder,
  'coffee-filter': coffeeFilter,
  'muffin-tin': muffinTin,
  'dish-rack': dishRack,
  'paper-towel': paperTowel,
  'picnic-basket': picnicBasket,
  'clay-pot': clayPot,
  'ice-cube-tray': iceCubeTray,
  'whisky-barrel': whiskyBarrel,
} satisfies Record<string, PropPainter>
