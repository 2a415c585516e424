import { line, outline, PLAIN_SHAPE } from '../outline.ts'
import { type PropPainter, rect } from '../pen.ts'
import { mark, oval } from './details.ts'

const eiffelTower: PropPainter = (pen) => {
  const role = '#8a6a4c'
  outline(pen, role, 'M-34 0 C -22 -22 -12 -46 -6 -78 L6 -78 C12 -46 22 -22 34 0 L20 0 C16 -12 8 -20 0 -20 C -8 -20 -16 -12 -20 0 Z')
  mark(
    pen,
    1,
    '#5c4430',
    'M-26 -6 L-14 -26 M-16 -6 L-22 -22 M26 -6 L14 -26 M16 -6 L22 -22 M-13 -34 L8 -50 M13 -34 L-8 -50 M-9 -50 L6 -64 M9 -50 L-6 -64 M-6 -64 L5 -76 M6 -64 L-5 -76',
  )
  outline(pen, role, 'M-23 -32 L23 -32 L21 -26 L-21 -26 Z', { lighten: -0.1 })
  outline(pen, role, 'M-13 -54 L13 -54 L12 -49 L-12 -49 Z', { lighten: -0.1 })
  outline(pen, role, 'M-8 -82 L8 -82 L7 -77 L-7 -77 Z', { lighten: -0.1 })
  line(pen, 2.4, role, 'M0 -82 L0 -100')
}

/** A clock tower with a pointed roof. */
const bigBen: PropPainter = (pen) => {
  outline(pen, '#c9a468', 'M-14 0 L-14 -62 L14 -62 L14 0 Z')
  mark(pen, 1.6, '#8f6f3c', 'M-7 -2 L-7 -60 M0 -2 L0 -60 M7 -2 L7 -60')
  for (const y of [-16, -32, -48]) mark(pen, 1.6, '#8f6f3c', `M-14 ${y} L14 ${y}`)
  outline(pen, '#c9a468', 'M-18 -62 L-18 -84 L18 -84 L18 -62 Z', { lighten: 0.04 })
  oval(pen, 'white', 0, -73, 9, 9)
  mark(pen, 1.4, 'black', 'M0 -73 L0 -80 M0 -73 L4.5 -71')
  outline(pen, '#4a5a58', 'M-19 -84 L-10 -92 L10 -92 L19 -84 Z')
  outline(pen, '#4a5a58', 'M-8 -92 L0 -104 L8 -92 Z')
  outline(pen, '#b08c50', 'M-20 0 L-20 -5 L20 -5 L20 0 Z')
}

const tajMahal: PropPainter = (pen) => {
  for (const x of [-44, 40]) {
    rect(pen, x / 100, -0.6, 0.045, 0.54, 'white', { lighten: -0.04 })
    outline(pen, 'white', `M${x - 2} -60 C${x - 1} -68 ${x + 6} -68 ${x + 6.5} -60 Z`)
  }
  for (const x of [-24, 13]) {
    rect(pen, x / 100, -0.52, 0.12, 0.1, 'white', { lighten: -0.05 })
    outline(pen, 'white', `M${x - 2} -52 C${x - 4} -62 ${x + 4} -64 ${x + 6} -70 C${x + 8} -64 ${x + 16} -62 ${x + 14} -52 Z`)
  }
  rect(pen, -0.34, -0.44, 0.68, 0.38, 'white')
  rect(pen, -0.11, -0.58, 0.22, 0.16, 'white', { lighten: -0.05 })
  outline(pen, 'white', 'M-13 -58 C -22 -74 -8 -82 0 -92 C8 -82 22 -74 13 -58 Z')
  line(pen, 1.4, 'gold', 'M0 -91 L0 -100')
  outline(pen, 'white', 'M-12 -6 L-12 -48 L12 -48 L12 -6 Z', { lighten: -0.02 })
  outline(pen, '#8a93a8', 'M-7 -6 L-7 -28 Q-6 -38 0 -42 Q6 -38 7 -28 L7 -6 Z', PLAIN_SHAPE)
  for (const x of [-29, -20, 20, 29])
    for (const y of [-24, -8])
      outline(pen, '#8a93a8', `M${x - 3.4} ${y} L${x - 3.4} ${y - 8} Q${x} ${y - 14} ${x + 3.4} ${y - 8} L${x + 3.4} ${y} Z`, PLAIN_SHAPE)
  outline(pen, '#d9cfc0', 'M-50 -6 L50 -6 L50 0 L-50 0 Z')
}

/** The wall with its watch towers over green ridges. */
const greatWall: PropPainter = (pen) => {
  outline(pen, 'grassDark', 'M-50 0 L-50 -40 C -34 -56 -20 -30 -4 -44 C14 -64 34 -76 50 -56 L50 0 Z')
  outline(pen, 'grass', 'M-50 0 L-50 -24 C -30 -34 -10 -12 10 -26 C26 -36 40 -34 50 -28 L50 0 Z', { plain: true })
  outline(
    pen,
    '#b59a78',
    'M-50 -34 C -34 -48 -20 -26 -4 -38 C12 -52 26 -66 36 -66 L40 -54 C26 -52 14 -38 -2 -24 C -18 -14 -32 -34 -50 -18 Z',
  )
  for (const [x, y] of [
    [-46, -37],
    [-38, -42],
    [-29, -39],
    [-20, -34],
    [0, -42],
    [8, -49],
    [16, -57],
    [25, -64],
  ] as const)
    rect(pen, (x - 2.5) / 100, (y - 3) / 100, 0.05, 0.06, '#b59a78')
  for (const [x, y, k] of [
    [-10, -34, 1.1],
    [38, -56, 0.9],
  ] as const) {
    outline(
      pen,
      '#a3886a',
      `M${x - 11 * k} ${y + 14 * k} L${x - 10 * k} ${y - 14 * k} L${x + 10 * k} ${y - 14 * k} L${x + 11 * k} ${y + 14 * k} Z`,
    )
    for (const dx of [-11, -4, 3, 8]) rect(pen, (x + dx * k) / 100, (y - 20 * k) / 100, 0.05 * k, 0.07 * k, '#a3886a')
    for (const dx of [-5, 4])
      outline(
        pen,
        'dark',
        `M${x + dx * k - 2.4 * k} ${y} L${x + dx * k - 2.4 * k} ${y - 6 * k} Q${x + dx * k} ${y - 10 * k} ${x + dx * k + 2.4 * k} ${y - 6 * k} L${x + dx * k + 2.4 * k} ${y} Z`,
        PLAIN_SHAPE,
      )
  }
}

/** A point of the tower: the higher, the further it leans. */
const leaning = (x: number, y: number): string => `${(x - y * 0.12).toFixed(1)} ${y}`

const leaningTower: PropPainter = (pen) => {
  outline(pen, '#efe6d4', `M${leaning(-16, 0)} L${leaning(-16, -82)} L${leaning(16, -82)} L${leaning(16, 0)} Z`)
  for (let level = 0; level < 6; level++) {
    const y = -3 - level * 13.4
    outline(pen, '#d8ccb4', `M${leaning(-18, y - 12)} L${leaning(18, y - 12)} L${leaning(18, y - 9.6)} L${leaning(-18, y - 9.6)} Z`, {
      plain: true,
    })
    for (const x of [-12, -6, 0, 6, 12])
      outline(
        pen,
        '#8f8470',
        `M${leaning(x - 1.8, y)} L${leaning(x - 1.8, y - 5)} Q${leaning(x, y - 9)} ${leaning(x + 1.8, y - 5)} L${leaning(x + 1.8, y)} Z`,
        PLAIN_SHAPE,
      )
  }
  outline(pen, '#efe6d4', `M${leaning(-11, -84)} L${leaning(-11, -97)} L${leaning(11, -97)} L${leaning(11, -84)} Z`)
  outline(
    pen,
    '#8f8470',
    `M${leaning(-3, -86)} L${leaning(-3, -92)} Q${leaning(0, -96)} ${leaning(3, -92)} L${leaning(3, -86)} Z`,
    PLAIN_SHAPE,
  )
  outline(pen, 'grass', 'M-44 0 C -30 -7 20 -7 40 0 Z')
}

const goldenGateBridge: PropPainter = (pen) => {
  const role = '#d8503a'
  outline(pen, 'water', 'M-50 -18 L50 -18 L50 0 L-50 0 Z', { plain: true })
  for (let x = -46; x < 50; x += 6) {
    const y = Math.abs(x) > 24 ? -40 - ((50 - Math.abs(x)) / 26) * 36 : -40 - (x / 24) ** 2 * 36
    if (y < -33) mark(pen, 0.8, role, `M${x} ${y} L${x} -32`)
  }
  line(pen, 1.8, role, 'M-50 -38 Q-34 -54 -24 -80 C -12 -34 12 -34 24 -80 Q34 -54 50 -38')
  for (const x of [-24, 24]) {
    rect(pen, (x - 4) / 100, -0.92, 0.028, 0.84, role)
    rect(pen, (x + 1.2) / 100, -0.92, 0.028, 0.84, role)
    for (const y of [-88, -72, -56]) rect(pen, (x - 4) / 100, y / 100, 0.08, 0.035, role, { noInk: true })
    rect(pen, (x - 7) / 100, -0.1, 0.14, 0.08, 'stone')
  }
  rect(pen, -0.5, -0.34, 1, 0.05, role)
  mark(pen, 1.4, '#f4b0a0', 'M-50 -33 L50 -33')
  mark(pen, 1.6, 'waterLight', 'M-44 -10 C -38 -14 -34 -6 -28 -10 M0 -8 C6 -12 10 -4 16 -8', 0.2)
}

const stonehenge: PropPainter = (pen) => {
  outline(pen, 'grass', 'M-50 0 C -40 -14 40 -14 50 0 Z', { plain: true })
  for (const [x, top, w, lighten] of [
    [-20, -40, 9, -0.14],
    [8, -40, 9, -0.14],
    [32, -36, 9, -0.14],
  ] as const)
    outline(pen, '#9a938a', `M${x} -8 L${x + 1} ${top} L${x + w} ${top - 1} L${x + w + 1} -8 Z`, { lighten })
  outline(pen, '#9a938a', 'M-22 -40 L-21 -47 L20 -47 L20 -40 Z', { lighten: -0.14 })
  for (const [x, top, w] of [
    [-46, -54, 13],
    [-22, -56, 13],
    [14, -54, 13],
    [37, -52, 12],
  ] as const)
    outline(pen, '#a39b90', `M${x} -3 L${x + 1} ${top} L${x + w - 1} ${top - 1} L${x + w + 1} -2 Z`)
  outline(pen, '#a39b90', 'M-49 -54 L-48 -63 L-6 -65 L-6 -56 Z', { lighten: 0.06 })
  outline(pen, '#a39b90', 'M11 -54 L12 -63 L52 -61 L51 -52 Z', { lighten: 0.06 })
  mark(pen, 1.2, '#6f685f', 'M-40 -40 L-38 -24 M-14 -44 L-16 -30 M22 -40 L20 -20 M42 -36 L44 -24')
}

/** Terraces of stone below a steep green peak. */
const machuPicchu: PropPainter = (pen) => {
  outline(pen, 'mountain', 'M-50 -20 L-34 -60 L-20 -44 L-50 -10 Z M50 -20 L40 -54 L26 -40 L50 -10 Z')
  outline(pen, '#4f8a4a', 'M-22 -34 C -14 -60 -6 -90 6 -98 C16 -88 20 -64 30 -38 L30 -24 L-22 -24 Z')
  mark(pen, 1.8, '#356a36', 'M4 -90 C0 -72 -6 -56 -10 -40 M10 -84 C14 -66 18 -54 20 -42')
  outline(pen, 'grass', 'M-50 0 L-50 -24 C -30 -38 30 -38 50 -24 L50 0 Z', { plain: true })
  for (const [y, x0, x1] of [
    [-24, -40, 40],
    [-15, -46, 46],
    [-6, -50, 50],
  ] as const) {
    outline(pen, '#b5aa98', `M${x0} ${y} L${x1} ${y} L${x1} ${y + 4.4} L${x0} ${y + 4.4} Z`)
    for (let x = x0 + 5; x < x1; x += 9) mark(pen, 0.9, '#857a68', `M${x} ${y + 0.6} L${x} ${y + 4}`)
  }
  for (const [x, y] of [
    [-34, -26],
    [-14, -26],
    [12, -26],
    [-22, -16],
    [22, -16],
  ] as const) {
    outline(pen, '#a89c88', `M${x} ${y} L${x} ${y - 8} L${x + 5} ${y - 14} L${x + 10} ${y - 8} L${x + 10} ${y} Z`)
    rect(pen, (x + 3.4) / 100, (y - 6) / 100, 0.03, 0.06, 'dark', PLAIN_SHAPE)
  }
}

/** White shells by the water. */
const operaHouse: PropPainter = (pen) => {
  outline(pen, 'water', 'M-50 -10 L50 -10 L50 0 L-50 0 Z', { plain: true })
  outline(pen, '#c8a888', 'M-48 -10 L-44 -20 L46 -20 L50 -10 Z')
  for (const [x, h, w] of [
    [30, 30, 18],
    [14, 46, 24],
    [-8, 60, 30],
    [-34, 36, 18],
  ] as const) {
    outline(
      pen,
      'white',
      `M${x - w * 0.5} -20 C${x - w * 0.4} ${-20 - h * 0.6} ${x} ${-20 - h * 0.95} ${x + w * 0.55} ${-20 - h} C${x + w * 0.3} ${-20 - h * 0.6} ${x + w * 0.5} ${-20 - h * 0.2} ${x + w * 0.62} -20 Z`,
    )
    mark(
      pen,
      1,
      '#b8c0cc',
      `M${x - w * 0.1} -20 C${x - w * 0.05} ${-20 - h * 0.4} ${x + w * 0.2} ${-20 - h * 0.76} ${x + w * 0.5} ${-20 - h * 0.94} M${x + w * 0.26} -20 C${x + w * 0.2} ${-20 - h * 0.4} ${x + w * 0.3} ${-20 - h * 0.7} ${x + w * 0.5} ${-20 - h * 0.94}`,
    )
  }
  mark(pen, 1.6, 'waterLight', 'M-40 -5 L-24 -5 M0 -4 L18 -4', 0.2)
}

/** A Greek temple, some of its roof gone. */
const parthenon: PropPainter = (pen) => {
  outline(pen, '#e6d8ba', 'M-50 0 L-46 -8 L46 -8 L50 0 Z')
  rect(pen, -0.42, -0.54, 0.84, 0.46, '#6f6250', { lighten: -0.1 })
  for (const x of [-44, -30, -16, -2, 12, 26, 38]) {
    rect(pen, x / 100, -0.52, 0.07, 0.44, '#e6d8ba')
    mark(pen, 1, '#b8a884', `M${x + 2.4} -50 L${x + 2.4} -10 M${x + 4.6} -50 L${x + 4.6} -10`)
  }
  outline(pen, '#e6d8ba', 'M-48 -62 L48 -62 L48 -52 L-48 -52 Z')
  outline(pen, '#e6d8ba', 'M-50 -62 L-6 -82 L4 -78 L12 -80 L18 -72 L30 -70 L34 -65 L50 -62 Z', { lighten: 0.05 })
  mark(pen, 1.6, '#b8a884', 'M-40 -57 L40 -57 M-32 -65 L-6 -77')
}

/** A black liner with four funnels. */
const oceanLiner: PropPainter = (pen) => {
  for (const x of [-28, -12, 4, 20]) {
    outline(pen, '#e0a030', `M${x} -44 L${x + 2} -72 L${x + 10} -72 L${x + 9} -44 Z`)
    outline(pen, 'black', `M${x + 1.6} -66 L${x + 2} -72 L${x + 10} -72 L${x + 9.8} -66 Z`, PLAIN_SHAPE)
  }
  line(pen, 1.4, 'wood', 'M-40 -34 L-42 -78 M40 -36 L42 -78')
  mark(pen, 0.8, 'dark', 'M-42 -76 L-24 -72 M42 -76 L30 -72', 0.3)
  outline(pen, 'white', 'M-36 -34 L-34 -46 L34 -46 L38 -34 Z')
  for (let x = -32; x < 36; x += 5) oval(pen, '#5a6a80', x, -40, 1.2, 1.2, PLAIN_SHAPE)
  outline(pen, '#1c1e28', 'M-50 -36 L50 -36 L46 -14 L44 -6 L-40 -6 C -46 -14 -49 -24 -50 -36 Z')
  mark(pen, 1.2, 'gold', 'M-48 -33 L48 -33')
  for (let x = -40; x < 44; x += 6) oval(pen, 'window', x, -24, 1.2, 1.2, PLAIN_SHAPE)
  outline(pen, '#a8302e', 'M-45 -14 L46 -14 L44 -6 L-40 -6 Z', PLAIN_SHAPE)
  outline(pen, 'water', 'M-50 -8 C -40 -14 -32 -3 -22 -8 C -12 -14 -4 -3 6 -8 C16 -14 26 -3 36 -8 C42 -11 46 -8 50 -8 L50 0 L-50 0 Z')
}

/** A framed portrait of a dark-haired woman with folded hands. */
const monaLisa: PropPainter = (pen) => {
  rect(pen, -0.38, -1, 0.76, 1, 'gold')
  rect(pen, -0.3, -0.92, 0.6, 0.84, '#7f8a5a')
  outline(pen, '#5c7a84', 'M-30 -70 C -16 -80 -8 -66 0 -74 C10 -82 20 -70 30 -76 L30 -56 L-30 -56 Z', PLAIN_SHAPE)
  outline(pen, '#3a2418', 'M-15 -60 C -18 -86 18 -86 15 -60 L18 -40 L-18 -40 Z', { plain: true })
  outline(pen, '#2f2a1c', 'M-26 -8 C -28 -34 -16 -44 0 -44 C16 -44 28 -34 26 -8 Z', { plain: true })
  outline(pen, '#d8a878', 'M-8 -40 C -6 -32 6 -32 8 -40 L7 -48 L-7 -48 Z', PLAIN_SHAPE)
  oval(pen, '#e4b888', 0, -62, 10, 14, { plain: true })
  mark(pen, 1.2, '#4a2c1a', 'M-6 -64 L-2 -64 M3 -64 L7 -64 M1 -62 L2 -57 M-3 -53 C -1 -51 3 -51 5 -53')
  outline(pen, '#d8a878', 'M-16 -14 C -6 -22 8 -22 18 -16 C12 -10 -6 -8 -16 -14 Z', PLAIN_SHAPE)
}

/** Head and shoulders of somebody in a gilded frame. */
const portrait: PropPainter = (pen) => {
  rect(pen, -0.4, -1, 0.8, 1, 'gold')
  rect(pen, -0.32, -0.92, 0.64, 0.84, '#6f5a48')
  outline(pen, '#8a705a', 'M-32 -92 L10 -92 C -4 -70 -18 -56 -32 -48 Z', PLAIN_SHAPE)
  outline(pen, '#3a2b22', 'M-16 -52 C -22 -84 22 -84 16 -52 Z', { plain: true })
  outline(pen, '#3d4a63', 'M-29 -8 C -30 -32 -16 -38 0 -38 C16 -38 30 -32 29 -8 Z', { plain: true })
  outline(pen, '#f0e6d2', 'M-10 -38 C -6 -28 6 -28 10 -38 L6 -42 L-6 -42 Z', PLAIN_SHAPE)
  outline(pen, '#d8a878', 'M-5 -34 C -2 -30 2 -30 5 -34 L5 -46 L-5 -46 Z', PLAIN_SHAPE)
  oval(pen, '#e4b888', 0, -57, 12, 15, { plain: true })
  outline(pen, '#3a2b22', 'M-13 -58 C -14 -78 14 -78 13 -58 C8 -68 -4 -70 -13 -58 Z', PLAIN_SHAPE)
  for (const x of [-5, 5]) oval(pen, '#2a1c14', x, -57, 1.5, 1.9, PLAIN_SHAPE)
  mark(pen, 1.2, '#4a2c1a', 'M-8 -61 L-3 -62 M3 -62 L8 -61 M1 -56 L2 -52 M-4 -47 C -1 -45 2 -45 4 -47')
}

/** Six columns carry a chariot with four horses. */
const brandenburgGate: PropPainter = (pen) => {
  for (const x of [-46, -30, -12, 6, 24, 39]) {
    rect(pen, x / 100, -0.46, 0.07, 0.42, '#d8c498')
    mark(pen, 1, '#a8946a', `M${x + 2.4} -44 L${x + 2.4} -6 M${x + 4.6} -44 L${x + 4.6} -6`)
  }
  rect(pen, -0.5, -0.56, 1, 0.11, '#d8c498')
  rect(pen, -0.46, -0.68, 0.92, 0.12, '#d8c498', { lighten: 0.05 })
  rect(pen, -0.18, -0.76, 0.36, 0.08, '#d8c498')
  mark(pen, 2, '#a8946a', 'M-42 -62 L42 -62 M-46 -50 L46 -50')
  for (const x of [-14, -7, 0, 7])
    outline(pen, '#4f8f7a', `M${x} -76 L${x + 1} -86 L${x - 2} -90 L${x + 2} -93 L${x + 5} -87 L${x + 6} -76 Z`)
  line(pen, 1.6, '#4f8f7a', 'M14 -76 L14 -98')
  rect(pen, -0.5, -0.05, 1, 0.05, '#b8a478')
}

export const LANDMARKS = {
  'eiffel-tower': eiffelTower,
  'big-ben': bigBen,
  'taj-mahal': tajMahal,
  'great-wall': greatWall,
  'leaning-tower': leaningTower,
  'golden-gate-bridge': goldenGateBridge,
  stonehenge,
  'machu-picchu': machuPicchu,
  'opera-house': operaHouse,
  parthenon,
  'ocean-liner': oceanLiner,
  'mona-lisa': monaLisa,
  portrait,
  'brandenburg-gate': brandenburgGate,
} satisfies Record<string, PropPainter>
