import { FLAT_SHAPE, line, outline, PLAIN_SHAPE, polar } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, mark, oval } from '../world/details.ts'

/** A checked square sewn on the knee of trousers with running stitches. */
const patch: PropPainter = (pen) => {
  outline(
    pen,
    '#2f5a98',
    'M-34 -99 L30 -99 C34 -76 40 -62 36 -46 C32 -30 34 -14 38 0 L-26 0 C -28 -16 -34 -30 -36 -48 C -38 -66 -36 -84 -34 -99 Z',
  )
  mark(pen, 2, '#7aa4d8', 'M-28 -97 C -30 -80 -30 -62 -28 -46 C -26 -30 -22 -16 -20 -2')
  for (const d of ['M22 -88 C28 -84 32 -78 34 -72', 'M-34 -30 C -28 -26 -24 -24 -18 -24', 'M36 -30 C30 -26 26 -24 22 -24'])
    mark(pen, 2.4, '#1c3c6c', d)
  outline(pen, '#f0b83a', 'M-22 -72 L20 -78 L26 -36 L-16 -29 Z')
  for (const k of [0.3, 0.62]) {
    mark(pen, 5, '#d8782a', `M${-22 + 42 * k} ${-72 - 6 * k} L${-16 + 42 * k} ${-29 - 7 * k}`)
    mark(pen, 5, '#d8782a', `M${-22 + 6 * k} ${-72 + 43 * k} L${20 + 6 * k} ${-78 + 42 * k}`)
  }
  for (let i = 0; i < 4; i++) {
    const [a, b] = [0.08 + i * 0.24, 0.2 + i * 0.24]
    for (const [x, y, dx, dy] of [
      [-20, -69, 38, -5],
      [-14, -33, 38, -6],
      [-19.4, -69, 5.4, 37],
      [18, -74.4, 5.4, 37],
    ] as const)
      mark(
        pen,
        2.4,
        '#5c1c1c',
        `M${(x + dx * a).toFixed(1)} ${(y + dy * a).toFixed(1)} L${(x + dx * b).toFixed(1)} ${(y + dy * b).toFixed(1)}`,
      )
  }
  mark(pen, 1.6, '#5c1c1c', 'M24 -38 C34 -40 40 -50 44 -58')
  line(pen, 2.4, '#d4dae2', 'M42 -54 L50 -72')
}

/** Pink fluffy batts between studs, a roll of them before. */
const insulation: PropPainter = (pen) => {
  box(pen, '#8a6a4a', -50, -98, 100, 96, { cel: 0 })
  for (const x of [-36, 6]) {
    let rim = `M${x} -90 `
    for (let y = -90; y < -12; y += 9) rim += `Q${x - 5} ${y + 4} ${x} ${y + 9} `
    rim += `L${x + 28} -9 `
    for (let y = -9; y > -88; y -= 9) rim += `Q${x + 33} ${y - 4} ${x + 28} ${y - 9} `
    outline(pen, '#f59ab8', `${rim}Z`)
    for (let i = 0; i < 9; i++) {
      const [at, y] = [x + 4 + ((i * 11) % 18), -82 + i * 8]
      mark(pen, 2, i % 2 ? '#fbc4d4' : '#e06a94', `M${at} ${y} Q${at + 4} ${y - 6} ${at + 8} ${y}`)
    }
  }
  for (const x of [-50, -5, 40]) box(pen, '#d8a86a', x, -98, 10, 96)
  box(pen, '#d8a86a', -50, -99, 100, 9)
  box(pen, '#c0905a', -50, -9, 100, 9)
  oval(pen, '#f59ab8', 18, -20, 22, 20)
  line(pen, 2.4, '#c8d0d8', 'M38 -20 C38 4 0 2 3 -20 C4 -36 30 -36 29 -20 C28 -10 12 -10 13 -20')
}

/** A black canister with its ring of holes, thread and gasket. */
const oilFilter: PropPainter = (pen) => {
  outline(pen, '#2a2c38', 'M-34 -66 L34 -66 L34 -12 C34 -2 20 0 0 0 C -20 0 -34 -2 -34 -12 Z')
  for (const x of [-28, -20, -12, -4, 4, 12, 20, 28]) mark(pen, 2, '#565a6e', `M${x} -20 L${x} ${-3 - Math.abs(x) * 0.06}`)
  box(pen, '#ef8a2e', -34, -48, 68, 22, { cel: 0 })
  outline(pen, 'white', 'M0 -46 C -7 -37 -6 -29 0 -29 C6 -29 7 -37 0 -46 Z', FLAT_SHAPE)
  oval(pen, '#4a4e60', 0, -70, 37, 17)
  oval(pen, '#14161e', 0, -71, 32, 13.5, FLAT_SHAPE)
  oval(pen, '#b8c2ce', 0, -71, 27, 11, { cel: 0 })
  for (let i = 0; i < 8; i++) oval(pen, '#2a2c38', Math.cos(i * 0.785) * 19, -71 + Math.sin(i * 0.785) * 7.4, 3, 2, FLAT_SHAPE)
  oval(pen, '#7c8694', 0, -71, 10, 4.6)
  oval(pen, '#14161e', 0, -71, 6, 2.6, FLAT_SHAPE)
  outline(pen, '#8a5a1a', 'M42 -58 C34 -44 35 -36 42 -36 C49 -36 50 -44 42 -58 Z')
}

/** A wide slotted blade on a bent neck. */
const spatula: PropPainter = (pen) => {
  line(pen, 9, '#2b2f3c', 'M44 -94 L22 -70')
  oval(pen, '#c4ccd6', 41, -91, 2.4, 2.4, FLAT_SHAPE)
  line(pen, 5, '#b8c2ce', 'M22 -70 L4 -50 L-2 -46')
  outline(pen, '#c8d0da', 'M-4 -60 C4 -62 16 -50 14 -42 L-14 -4 C -18 0 -22 0 -26 -4 L-46 -22 C -50 -26 -50 -30 -46 -33 Z')
  for (const d of [0, 1, 2]) {
    const [x, y] = [-9 + d * 6.4, -49 + d * 5.8]
    line(pen, 3, '#5c6674', `M${x} ${y} L${x - 20} ${y + 21}`)
  }
}

/** A screw vise on the edge of a bench, a piece of wood in its jaws. */
const vise: PropPainter = (pen) => {
  box(pen, '#b5793f', -50, -18, 100, 18, { round: 2 })
  mark(pen, 1.8, '#7a4b22', 'M-44 -9 L-10 -9 M0 -6 L40 -6')
  line(pen, 7, '#b8c2ce', 'M-10 -40 L44 -40')
  for (const x of [34, 38]) mark(pen, 1.6, '#5c6674', `M${x} -43 L${x + 2} -37`)
  line(pen, 4.4, '#9aa4b2', 'M45 -60 L45 -22')
  for (const y of [-62, -20]) oval(pen, '#9aa4b2', 45, y, 4, 4)
  outline(pen, '#2f6a9a', 'M-44 -18 L-40 -30 L-40 -66 C -40 -72 -34 -74 -12 -74 L-12 -18 Z')
  outline(pen, '#3f86bc', 'M10 -74 C26 -74 30 -70 30 -62 L30 -28 L10 -28 Z')
  box(pen, '#e0a868', -7, -99, 12, 54)
  mark(pen, 1.6, '#a8703a', 'M-2 -94 L-2 -52')
  for (const x of [-14, 4]) box(pen, '#d4dae2', x, -78, 8, 26)
  box(pen, '#2f6a9a', -12, -28, 40, 10)
  oval(pen, '#d4dae2', -32, -26, 3, 2.4)
}

/** A hoe: its broad blade at a right angle to the handle, in turned earth. */
const hoe: PropPainter = (pen) => {
  line(pen, 5, '#b5793f', 'M46 -98 L-22 -40')
  line(pen, 5, '#7c8694', 'M-18 -43 L-28 -36 C -34 -32 -34 -28 -32 -24')
  outline(pen, '#aab4c0', 'M-42 -28 L-18 -32 L-6 -8 L-44 -4 Z')
  mark(pen, 2, '#eef2f6', 'M-40 -9 L-10 -12')
  outline(pen, '#7a5234', 'M-50 0 C -46 -12 -36 -6 -30 -10 C -20 -4 -8 -12 2 -6 C14 -10 22 -4 34 0 Z')
  for (const [x, y] of [
    [-36, -4],
    [-14, -3],
    [10, -3],
  ] as const)
    oval(pen, '#5a3a22', x, y, 3, 1.6, FLAT_SHAPE)
  outline(pen, '#5cae3a', 'M24 -2 C22 -14 30 -18 32 -18 C34 -10 30 -4 26 -2 Z')
}

/** A long fork with four straight tines, hay on them. */
const pitchfork: PropPainter = (pen) => {
  line(pen, 5, '#b5793f', 'M42 -4 L2 -54')
  line(pen, 5, '#5c6674', 'M2 -54 L-4 -61')
  line(pen, 3.6, '#8d98a8', 'M-17 -47 C -12 -60 -2 -68 12 -70')
  for (const [x, y] of [
    [-17, -48],
    [-9, -58],
    [1, -66],
    [12, -70],
  ] as const)
    line(pen, 3.4, '#aab4c0', `M${x} ${y} C${x - 8} ${y - 4} ${x - 18} ${y - 18} ${x - 22} ${y - 28}`)
}

/** A wooden body with knob and handle, a slanted iron, a curl of shaving. */
const handPlane: PropPainter = (pen) => {
  box(pen, '#e0b87a', -50, -12, 100, 12, { round: 1 })
  mark(pen, 1.6, '#b5844a', 'M-44 -6 L-14 -6 M0 -4 L42 -4')
  line(pen, 5, '#f4dcae', 'M-8 -30 C -14 -52 -34 -60 -40 -48 C -44 -38 -30 -34 -28 -44')
  outline(pen, '#7a4522', 'M18 -32 C14 -50 18 -62 30 -64 C40 -64 38 -56 32 -54 C30 -46 32 -38 36 -32 Z')
  outline(pen, '#c8d0da', 'M-8 -28 L10 -66 L18 -62 L2 -26 Z')
  outline(pen, '#9a6234', 'M2 -28 L10 -52 L20 -48 L12 -28 Z')
  box(pen, '#b5743a', -46, -32, 94, 20, { round: 3 })
  box(pen, '#8d98a8', -46, -16, 94, 5)
  outline(pen, '#3a2414', 'M-12 -32 L4 -32 L-2 -24 L-8 -24 Z', FLAT_SHAPE)
  line(pen, 4, '#7a4522', 'M-34 -32 L-34 -40')
  oval(pen, '#7a4522', -34, -44, 8, 7)
}

/** A blower: motor housing, handle, a flaring tube, leaves before it. */
const leafBlower: PropPainter = (pen) => {
  outline(pen, '#2b2f3c', 'M-16 -44 L28 -20 L38 -14 L32 0 L20 -8 L-22 -28 Z')
  line(pen, 6, '#2b2f3c', 'M-46 -60 C -44 -82 -18 -84 -14 -62')
  outline(pen, '#ef7a2a', 'M-50 -36 C -52 -58 -30 -66 -16 -58 C -4 -52 -6 -34 -14 -26 C -26 -16 -46 -18 -50 -36 Z')
  oval(pen, '#2b2f3c', -30, -40, 11, 11)
  for (let i = 0; i < 6; i++) mark(pen, 1.8, '#8d98a8', `M${polar(-30, -40, i * 1.05, 3)} L${polar(-30, -40, i * 1.05, 9)}`)
  for (const [d] of [['M42 -18 L50 -24'], ['M40 -8 L52 -8'], ['M34 2 L44 4']] as const) mark(pen, 2.4, '#a8c8dc', d)
  for (const [x, y, turn, role] of [
    [26, -62, 0.4, '#e8a02e'],
    [44, -44, -0.6, '#c8502a'],
    [10, -80, 1, '#5cae3a'],
    [42, -74, 0.1, '#d8782a'],
  ] as const) {
    outline(
      pen,
      role,
      `M${polar(x, y, turn, -11)} Q${polar(x, y, turn - 1.4, 9)} ${polar(x, y, turn, 11)} Q${polar(x, y, turn + 1.4, 9)} ${polar(x, y, turn, -11)} Z`,
    )
    mark(pen, 1.6, '#6b3a1a', `M${polar(x, y, turn, -13)} L${polar(x, y, turn, 6)}`)
  }
}

/** A bent steel strip with its ring, notches and an oil film. */
const dipstick: PropPainter = (pen) => {
  line(pen, 5, '#f4c81e', 'M-30 -86 C -48 -86 -48 -104 -30 -101 C -20 -99 -20 -86 -30 -86')
  line(pen, 3.4, '#c4ccd6', 'M-29 -86 C -26 -60 -30 -40 -20 -14')
  outline(pen, '#d4dae2', 'M-2 -96 L22 -96 L22 -8 C22 -2 18 0 10 0 C2 0 -2 -2 -2 -8 Z')
  outline(pen, '#7a4a16', 'M-2 -42 L22 -46 L22 -8 C22 -2 18 0 10 0 C2 0 -2 -2 -2 -8 Z', FLAT_SHAPE)
  for (const y of [-64, -24]) mark(pen, 3, '#2b2f3c', `M2 ${y} L18 ${y}`)
  for (const y of [-58, -50, -42, -34]) mark(pen, 1.6, '#2b2f3c', `M4 ${y + 4} L16 ${y - 4}`)
  mark(pen, 2.8, '#d8342e', 'M30 -58 L30 -70 L35 -64 L40 -70 L40 -58')
  mark(pen, 2.8, '#d8342e', 'M30 -18 L30 -30 L35 -24 L40 -30 L40 -18')
  line(pen, 2.4, '#9aa4b2', 'M-12 -14 L-6 -14')
  outline(pen, '#7a4a16', 'M-20 -14 C -26 -4 -26 2 -20 2 C -14 2 -14 -4 -20 -14 Z')
}

/** A brown sheet full of grit, its lower corner rolled up to its pale back. */
const sandpaper: PropPainter = (pen) => {
  outline(pen, '#a8672e', 'M-46 -92 L40 -96 L46 -42 C34 -30 24 -16 18 -4 L-42 0 Z')
  for (let i = 0; i < 90; i++) {
    const [u, v] = [(i * 0.618) % 1, (i + 0.5) / 90]
    const [x, y] = [-42 + u * 82, -88 + v * 84]
    if (x + y < -8) oval(pen, i % 3 ? '#5c3414' : '#e8bc80', x, y, 1.5, 1.3, FLAT_SHAPE)
  }
  outline(pen, '#f4e6c8', 'M46 -42 C34 -46 18 -44 10 -34 C4 -26 8 -14 18 -4 C22 -18 34 -32 46 -42 Z')
  outline(pen, '#d8c49a', 'M46 -42 C40 -34 28 -22 18 -4 C14 -12 16 -24 24 -32 C30 -38 38 -40 46 -42 Z', FLAT_SHAPE)
  box(pen, '#f4e6c8', -38, -86, 34, 17, { ...FLAT_SHAPE, round: 2 })
  mark(pen, 2.6, '#5c3414', 'M-32 -82 L-32 -73 M-26 -82 L-20 -82 L-26 -73 L-20 -73 M-15 -82 L-9 -82 L-9 -73 L-15 -73 Z')
}

/** A bright cutter, its snap-off blade out. */
const utilityKnife: PropPainter = (pen) => {
  outline(pen, '#d4dae2', 'M-50 -4 L-40 -20 L-14 -46 L-4 -36 L-34 -6 Z')
  for (const d of [0, 8, 16]) mark(pen, 1.6, '#7c8694', `M${-38 + d} ${-20 - d + 2} L${-32 + d} ${-8 - d}`)
  outline(pen, '#f4c21e', 'M-24 -46 L24 -92 C34 -100 48 -92 48 -80 L2 -30 C -4 -24 -10 -26 -14 -30 L-24 -40 Z')
  outline(pen, '#2b2f3c', 'M-16 -44 L26 -84 L32 -78 L-10 -38 Z', FLAT_SHAPE)
  outline(pen, '#e8433f', 'M-4 -54 L8 -66 L16 -58 L4 -46 Z')
  for (const d of [0, 4, 8]) mark(pen, 1.6, '#fbd0c8', `M${-1 + d} ${-54 - d} L${5 + d} ${-48 - d}`)
}

/** A roll with its cardboard core, a strip torn off in zigzag. */
const tapeRoll: PropPainter = (pen) => {
  outline(pen, '#9aa4b2', 'M-6 0 L-6 -14 L50 -14 L46 -10 L50 -7 L46 -3 L50 0 Z', { lighten: 0.1 })
  outline(pen, '#7c8694', 'M-14 -92 L14 -88 C34 -84 40 -64 40 -46 C40 -24 26 -2 6 0 L-12 0 Z')
  oval(pen, '#aab4c0', -12, -46, 34, 46)
  for (const r of [0.9, 0.8]) oval(pen, '#8d98a8', -12, -46, 34 * r, 46 * r, { ...FLAT_SHAPE, lighten: r < 0.85 ? 0.22 : 0 })
  oval(pen, '#c8935a', -12, -46, 20, 28)
  oval(pen, '#6b4626', -12, -46, 15, 22, { cel: 0 })
  outline(pen, '#e8ecf0', 'M-12 -68 C -2 -66 3 -56 3 -46 C3 -34 -2 -26 -12 -24 C -4 -32 -4 -60 -12 -68 Z', FLAT_SHAPE)
}

/** A tin opener on the rim of a half-open tin. */
const canOpener: PropPainter = (pen) => {
  outline(pen, '#c4ccd6', 'M-46 -46 L22 -46 L22 -6 C14 2 -38 2 -46 -6 Z')
  box(pen, '#e8433f', -46, -36, 68, 24, { cel: 0 })
  oval(pen, '#f4cf6a', -12, -24, 12, 8, FLAT_SHAPE)
  oval(pen, '#e4e9ee', -12, -46, 34, 11)
  oval(pen, '#8a3c22', -12, -46, 28, 8, FLAT_SHAPE)
  outline(pen, '#d4dae2', 'M-42 -48 C -48 -66 -34 -86 -14 -84 C2 -82 10 -70 10 -54 C -2 -62 -28 -60 -42 -48 Z')
  mark(pen, 1.6, '#9aa4b2', 'M-34 -60 C -26 -72 -10 -74 2 -66')
  line(pen, 6, '#2f5fa0', 'M22 -52 L50 -84')
  line(pen, 6, '#3f78c8', 'M26 -46 L52 -66')
  oval(pen, '#7c8694', 21, -49, 8, 8)
  for (let i = 0; i < 8; i++) mark(pen, 1.8, '#3a4250', `M${polar(21, -49, i * 0.785, 5)} L${polar(21, -49, i * 0.785, 8)}`)
  line(pen, 4, '#9aa4b2', 'M21 -49 L26 -28')
  outline(pen, '#9aa4b2', 'M16 -28 L36 -30 L38 -20 L18 -18 Z')
}

/** A sloping tray with paint in its deep end, the roller lying in it. */
const paintTray: PropPainter = (pen) => {
  outline(pen, '#8d98a8', 'M-50 -36 L30 -60 L50 -34 L44 -22 L-30 -2 L-46 -14 Z')
  outline(pen, '#b8c2ce', 'M-44 -34 L28 -55 L44 -34 L-26 -12 Z', FLAT_SHAPE)
  outline(pen, '#3f8fd8', 'M-44 -34 L-16 -42 L2 -20 L-26 -12 Z', FLAT_SHAPE)
  for (const d of [0, 9, 18]) mark(pen, 2, '#7c8694', `M${2 + d} ${-46 - d * 0.28} L${18 + d} ${-26 - d * 0.28}`)
  line(pen, 4, '#5c6674', 'M14 -44 L14 -70 L36 -76')
  line(pen, 8, '#e8433f', 'M34 -76 L50 -90')
  outline(pen, '#6ab0ec', 'M-20 -58 L10 -66 C16 -62 18 -54 16 -48 L-12 -38 C -20 -42 -24 -50 -20 -58 Z')
  oval(pen, '#3f8fd8', -16, -48, 6, 10)
  outline(pen, '#3f8fd8', 'M-10 -40 L-2 -43 L-3 -28 C -4 -24 -8 -24 -9 -28 Z', PLAIN_SHAPE)
}

/** A mixer to hold in the hand, with two beaters. */
const handMixer: PropPainter = (pen) => {
  line(pen, 3, '#3a4250', 'M36 -74 C50 -70 52 -50 44 -40 C38 -32 48 -24 50 -14')
  outline(
    pen,
    '#e8433f',
    'M-42 -64 C -46 -88 -20 -99 6 -98 C28 -98 42 -90 42 -78 C42 -70 34 -70 28 -70 C22 -84 -10 -86 -16 -74 C -10 -68 8 -66 26 -64 C34 -62 34 -52 26 -50 L-30 -50 C -38 -50 -41 -56 -42 -64 Z',
  )
  box(pen, '#b8322e', -32, -52, 52, 8, { round: 2 })
  oval(pen, '#fbf8f0', -26, -70, 4, 4, FLAT_SHAPE)
  for (const x of [-22, 8]) {
    line(pen, 3.4, '#9aa4b2', `M${x} -44 L${x} -30`)
    for (const w of [11, 4])
      line(pen, 2.6, '#b8c2ce', `M${x} -30 C${x - w * 1.4} -26 ${x - w * 1.4} -6 ${x} -2 C${x + w * 1.4} -6 ${x + w * 1.4} -26 ${x} -30`)
  }
}

/** A round toothed blade, half under its guard, motor and handle behind. */
const circularSaw: PropPainter = (pen) => {
  let teeth = ''
  for (let i = 0; i < 48; i++) teeth += `${i ? 'L' : 'M'}${polar(-6, -36, i * 0.1309, i % 2 ? 30 : 36)} `
  outline(pen, '#d4dae2', `${teeth}Z`)
  oval(pen, '#b8c2ce', -6, -36, 24, 24, FLAT_SHAPE)
  outline(pen, '#3f9a5a', 'M-46 -34 C -46 -62 -28 -80 -6 -80 C16 -80 34 -62 34 -34 Z')
  mark(pen, 2, '#2a6a3e', 'M-38 -40 C -36 -58 -22 -72 -6 -72 C10 -72 24 -58 26 -40')
  box(pen, '#2b2f3c', 10, -66, 38, 24, { round: 6 })
  for (const x of [32, 37, 42]) mark(pen, 2, '#6c7684', `M${x} -60 L${x} -48`)
  line(pen, 8, '#2b2f3c', 'M-26 -76 C -30 -98 6 -104 20 -84 L24 -66')
  oval(pen, '#7c8694', -6, -36, 7, 7)
  box(pen, '#9aa4b2', -50, -34, 96, 7, { round: 2 })
  box(pen, '#c8925a', -50, -14, 44, 14)
  mark(pen, 1.8, '#8a5a2e', 'M-46 -7 L-12 -7')
}

/** A blade that rises through the slot of its table. */
const tableSaw: PropPainter = (pen) => {
  let teeth = ''
  for (let i = 0; i < 40; i++) teeth += `${i ? 'L' : 'M'}${polar(0, -58, i * 0.157, i % 2 ? 26 : 32)} `
  outline(pen, '#d4dae2', `${teeth}Z`)
  oval(pen, '#aab4c0', 0, -58, 9, 9, FLAT_SHAPE)
  outline(pen, '#c8925a', 'M18 -68 L50 -76 L50 -66 L18 -56 Z')
  outline(pen, '#9aa4b2', 'M-40 -62 L40 -62 L50 -46 L-50 -46 Z')
  outline(pen, '#d4dae2', 'M-30 -56 C -32 -76 -20 -88 0 -90 C20 -88 32 -76 30 -56 Z', { cel: 0.1 })
  for (let i = 1; i < 12; i++)
    mark(pen, 2, '#5c6674', `M${polar(0, -58, Math.PI + i * 0.2618, 27)} L${polar(0, -58, Math.PI + i * 0.2618 + 0.1, 31)}`)
  mark(pen, 3, '#2b2f3c', 'M-34 -55 L34 -55')
  box(pen, '#e8a02e', -46, -46, 92, 20)
  oval(pen, '#2b2f3c', 26, -36, 7, 7)
  oval(pen, '#e8433f', -26, -36, 5, 5)
  for (const x of [-38, 38]) line(pen, 6, '#5c6674', `M${x} -26 L${x * 1.18} 0`)
}

/** A straight blade with a square bevelled end, ferrule and struck handle, a curl of wood. */
const chisel: PropPainter = (pen) => {
  outline(pen, '#d4dae2', 'M-46 -10 L-32 -20 L6 -58 L18 -46 L-20 -8 L-34 2 Z')
  outline(pen, '#f4f7fa', 'M-46 -10 L-32 -20 L-20 -8 L-34 2 Z', FLAT_SHAPE)
  outline(pen, '#e0b84a', 'M4 -60 L10 -66 L26 -50 L20 -44 Z')
  outline(pen, '#b5652e', 'M9 -66 L32 -92 L48 -76 L26 -50 C22 -52 12 -60 9 -66 Z')
  mark(pen, 2.4, '#e0a06a', 'M18 -68 L36 -88')
  outline(pen, '#7c8694', 'M30 -94 L36 -99 L52 -82 L48 -76 Z')
  line(pen, 4.4, '#f0d09a', 'M-46 -8 C -56 -24 -44 -40 -34 -32 C -26 -26 -34 -18 -40 -24')
}

/** Grips and beaters aside: one length of wire, bent, without a hook. */
const bentWire: PropPainter = (pen) => {
  line(pen, 3.6, '#9aa4b2', 'M-48 -30 C -36 -62 -26 -66 -14 -40 C -4 -18 8 -16 14 -44 C20 -74 32 -76 48 -62')
  for (const [x, y] of [
    [-48, -30],
    [48, -62],
  ] as const)
    oval(pen, '#d4dae2', x, y, 2.8, 2.8)
}

/** A ring of steel with three different keys. */
const keyRing: PropPainter = (pen) => {
  const key = (turn: number, role: string, teeth: readonly number[], round: boolean): void => {
    const at = (far: number, aside: number): string =>
      `${(Math.cos(turn) * far - Math.sin(turn) * aside).toFixed(1)} ${(-66 + Math.sin(turn) * far + Math.cos(turn) * aside).toFixed(1)}`
    const [x, y] = at(20, 0).split(' ').map(Number) as [number, number]
    line(pen, 6, role, `M${at(28, 0)} L${at(62, 0)}`)
    for (const far of teeth) line(pen, 4, role, `M${at(far, 2)} L${at(far, 9)}`)
    if (round) oval(pen, role, x, y, 13, 13)
    else outline(pen, role, `M${at(6, -11)} L${at(30, -11)} L${at(34, 0)} L${at(30, 11)} L${at(6, 11)} Z`)
    const [hx, hy] = at(15, 0).split(' ').map(Number) as [number, number]
    oval(pen, '#4a4250', hx, hy, 4, 4, FLAT_SHAPE)
  }
  key(2.35, '#e8b83a', [46, 55, 61], true)
  key(0.8, '#b8764a', [48, 60], false)
  key(1.57, '#b8c2ce', [44, 52, 60], true)
  line(pen, 4, '#8d98a8', 'M-22 -72 C -22 -102 22 -102 22 -72 C22 -48 -22 -48 -22 -72')
}

/** One large wooden peg with its spring. */
const clothespin: PropPainter = (pen) => {
  outline(pen, '#e0b070', 'M-6 -99 L-18 -97 C -22 -70 -14 -58 -12 -48 C -16 -30 -20 -14 -24 -2 L-10 0 C -6 -20 -2 -40 0 -54 Z')
  outline(pen, '#c8935a', 'M6 -99 L18 -97 C22 -70 14 -58 12 -48 C16 -30 20 -14 24 -2 L10 0 C6 -20 2 -40 0 -54 Z')
  for (const x of [-11, 11]) mark(pen, 1.6, '#8a5a2e', `M${x} -92 L${x * 0.9} -66 M${x * 1.2} -34 L${x * 1.5} -8`)
  oval(pen, '#7a4f2a', 0, -82, 5, 8, FLAT_SHAPE)
  for (const y of [-55, -50, -45]) line(pen, 3, '#9aa4b2', `M-15 ${y} L15 ${y}`)
}

/** A yellow builder's helmet with ridges and a brim. */
const hardHat: PropPainter = (pen) => {
  outline(pen, '#f4c21e', 'M-40 -26 C -42 -62 -22 -84 0 -84 C22 -84 42 -62 40 -26 Z')
  outline(pen, '#ffdf5a', 'M-10 -82 C -6 -90 6 -90 10 -82 L12 -28 L-12 -28 Z')
  for (const s of [-1, 1]) mark(pen, 3, '#c89010', `M${s * 20} -76 C${s * 26} -62 ${s * 28} -46 ${s * 28} -30`)
  outline(pen, '#e8b010', 'M-50 -20 C -40 -32 40 -32 50 -20 C50 -12 40 -10 30 -12 C12 -18 -12 -18 -30 -12 C -40 -10 -50 -12 -50 -20 Z')
  mark(pen, 3, '#fff4b8', 'M-32 -46 C -30 -60 -24 -68 -18 -72')
}

export const TOOLS_AT_WORK = {
  patch,
  insulation,
  'oil-filter': oilFilter,
  spatula,
  vise,
  hoe,
  pitchfork,
  'hand-plane': handPlane,
  'leaf-blower': leafBlower,
  dipstick,
  sandpaper,
  'utility-knife': utilityKnife,
  'tape-roll': tapeRoll,
  'can-opener': canOpener,
  'paint-tray': paintTray,
  'hand-mixer': handMixer,
  'circular-saw': circularSaw,
  'table-saw': tableSaw,
  chisel,
  'bent-wire': bentWire,
  'key-ring': keyRing,
  clothespin,
  'hard-hat': hardHat,
} satisfies Record<string, PropPainter>
