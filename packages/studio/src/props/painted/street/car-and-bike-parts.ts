import { FLAT_SHAPE, line, outline, polar } from '../outline.ts'
import type { Pen, PropPainter } from '../pen.ts'
import { box, GLOWING, mark, oval } from '../world/details.ts'

const airFilter: PropPainter = (pen) => {
  outline(pen, 'dark', 'M-48 -62 L20 -82 L48 -46 L-18 -20 Z', { lighten: 0.1 })
  outline(pen, '#f0e6cc', 'M-40 -60 L17 -76 L40 -48 L-15 -27 Z', FLAT_SHAPE)
  for (let i = 0; i < 8; i++) mark(pen, 1.8, '#b8a67c', `M${-34 + i * 7} ${-62 - i * 2} L${-10 + i * 7} ${-29 - i * 2.6}`)
}

const windshieldWiper: PropPainter = (pen) => {
  outline(pen, '#a8d8ea', 'M-48 -8 C -46 -40 -36 -70 -28 -84 L28 -84 C36 -70 46 -40 48 -8 Z')
  outline(pen, '#e2f4fb', 'M-30 -20 C -26 -50 -8 -66 24 -72 C4 -60 -12 -44 -16 -20 Z', FLAT_SHAPE)
  for (const [x, y] of [
    [12, -52],
    [24, -40],
    [30, -60],
    [20, -26],
    [34, -22],
  ] as const)
    mark(pen, 2, '#5fa3d0', `M${x} ${y} L${x - 3} ${y + 6}`)
  line(pen, 3.4, 'dark', 'M26 -8 L-6 -44')
  line(pen, 2.6, 'dark', 'M14 -62 L-26 -26')
}

/** The inside of a car window with its mirror; the road behind is in it. */
const rearviewMirror: PropPainter = (pen) => {
  line(pen, 4, 'dark', 'M0 -74 L0 -96')
  outline(pen, 'dark', 'M-46 -70 C -40 -78 40 -78 46 -70 C50 -58 50 -44 44 -34 C34 -28 -34 -28 -44 -34 C -50 -44 -50 -58 -46 -70 Z', {
    lighten: 0.08,
  })
  outline(
    pen,
    '#bfe0f2',
    'M-40 -67 C -34 -72 34 -72 40 -67 C44 -56 43 -46 38 -39 C30 -34 -30 -34 -38 -39 C -43 -46 -44 -56 -40 -67 Z',
    FLAT_SHAPE,
  )
  outline(pen, '#55566a', 'M-5 -54 L5 -54 L20 -36 L-20 -36 Z', FLAT_SHAPE)
  outline(pen, '#6cb24a', 'M-42 -52 L-5 -54 L-20 -36 L-38 -39 Z', FLAT_SHAPE)
  outline(pen, '#6cb24a', 'M42 -52 L5 -54 L20 -36 L38 -39 Z', FLAT_SHAPE)
  mark(pen, 1.6, 'white', 'M0 -51 L0 -47 M0 -43 L0 -38')
}

const licensePlate: PropPainter = (pen) => {
  box(pen, 'white', -49, -70, 98, 40, { round: 4 })
  box(pen, '#2e5fa3', -47, -68, 12, 36, FLAT_SHAPE)
  for (const [i, d] of [
    'M-28 -40 L-22 -60 L-16 -40 M-26 -46 L-18 -46',
    'M-10 -60 L-10 -40 M-10 -60 C0 -60 0 -50 -10 -50 C2 -50 2 -40 -10 -40',
    'M8 -56 L12 -60 L12 -40',
    'M20 -58 C30 -62 30 -52 20 -40 L30 -40',
    'M36 -60 L44 -60 L38 -50 C46 -50 44 -40 35 -41',
  ].entries())
    mark(pen, i < 2 ? 3.4 : 3, '#2b2a3c', d)
}

/** A lever with its pattern of gears on the knob. */
const gearStick: PropPainter = (pen) => {
  outline(pen, 'dark', 'M-34 0 C -30 -22 -14 -36 -6 -40 L6 -40 C14 -36 30 -22 34 0 Z', { lighten: 0.12 })
  for (const y of [-10, -20, -30]) mark(pen, 1.8, '#15131f', `M${-30 + (y + 10) * -1} ${y} L${30 + (y + 10)} ${y}`)
  line(pen, 6, 'metal', 'M0 -40 L0 -70', 0.1)
  oval(pen, 'dark', 0, -80, 19, 18, { lighten: 0.06 })
  mark(pen, 2, 'white', 'M-9 -88 L-9 -72 M0 -88 L0 -72 M9 -88 L9 -72 M-9 -80 L9 -80')
}

const pedals: PropPainter = (pen) => {
  box(pen, '#3a3a4c', -48, -92, 96, 14, { round: 3 })
  for (const [x, w, h, l] of [
    [-30, 20, 28, 0],
    [0, 20, 28, 0],
    [30, 14, 44, 0.1],
  ] as const) {
    line(pen, 4, 'metal', `M${x} -80 L${x} -${h + 8}`)
    box(pen, 'dark', x - w / 2, -h - 10, w, h, { round: 3, lighten: l + 0.08 })
    for (const y of [-h - 2, -h + 6, -h + 14]) mark(pen, 2, '#8d98a8', `M${x - w / 2 + 3} ${y} L${x + w / 2 - 3} ${y}`)
  }
}

const dashboard: PropPainter = (pen) => {
  outline(pen, 'dark', 'M-50 -30 C -46 -72 -24 -78 0 -72 C24 -78 46 -72 50 -30 C30 -22 -30 -22 -50 -30 Z', { lighten: 0.05 })
  for (const [x, turn] of [
    [-24, -2.1],
    [24, -0.8],
  ] as const) {
    oval(pen, '#11182a', x, -49, 19, 19)
    for (let i = 0; i < 9; i++) mark(pen, 1.4, 'white', `M${polar(x, -49, 2.4 + i * 0.58, 13)} L${polar(x, -49, 2.4 + i * 0.58, 16)}`)
    mark(pen, 2.4, '#ff5a3c', `M${x} -49 L${polar(x, -49, turn, 13)}`)
    oval(pen, 'metal', x, -49, 3, 3)
  }
  for (const [y, role] of [
    [-58, '#f0b93a'],
    [-48, '#4fe08a'],
    [-38, '#ff5a3c'],
  ] as const)
    oval(pen, role, 0, y, 2.4, 2.4, GLOWING)
}

const carJack: PropPainter = (pen) => {
  box(pen, 'dark', -26, -6, 52, 6, { round: 2 })
  for (const d of ['M-4 -8 L-34 -42 L-2 -76', 'M4 -8 L34 -42 L2 -76']) line(pen, 7, 'red', d)
  line(pen, 3, 'metal', 'M-48 -42 L40 -42')
  for (const x of [-44, -36, -20, -8, 4, 16]) mark(pen, 1.6, '#4a5364', `M${x} -45 L${x + 4} -39`)
  box(pen, 'metal', -14, -86, 28, 9, { round: 2 })
  line(pen, 4, 'metal', 'M-48 -42 L-48 -24')
}

function ring(pen: Pen, x: number, y: number, r: number, width: number, role: string, lighten = 0): void {
  line(
    pen,
    width,
    role,
    `M${x - r} ${y} C${x - r} ${y - r * 1.33} ${x + r} ${y - r * 1.33} ${x + r} ${y} C${x + r} ${y + r * 1.33} ${x - r} ${y + r * 1.33} ${x - r} ${y}`,
    lighten,
  )
}

const bikePump: PropPainter = (pen) => {
  line(pen, 4, 'dark', 'M-2 -10 C -40 -10 -44 -50 -30 -74', 0.1)
  line(pen, 5, 'metal', 'M-31 -74 L-26 -86')
  line(pen, 3, 'metal', 'M4 -60 L4 -92')
  line(pen, 7, 'dark', 'M-16 -94 L24 -94')
  box(pen, 'red', -4, -64, 16, 56, { round: 2 })
  oval(pen, 'white', 24, -16, 9, 9)
  mark(pen, 1.8, 'red', 'M24 -16 L29 -21')
  line(pen, 6, 'dark', 'M-20 -3 L28 -3')
}

const bicycleHelmet: PropPainter = (pen) => {
  line(pen, 2.6, 'dark', 'M-26 -36 L-6 -4 L18 -34')
  outline(pen, '#3f8fd8', 'M-48 -36 C -46 -78 -16 -92 8 -88 C36 -84 48 -60 48 -40 L34 -34 C10 -44 -20 -42 -40 -32 Z')
  for (const d of [
    'M-30 -50 C -24 -68 -14 -76 -4 -78 C -12 -66 -16 -56 -18 -48 Z',
    'M-8 -50 C-6 -66 2 -76 10 -78 C8 -66 8 -56 8 -48 Z',
    'M18 -48 C18 -62 20 -72 22 -74 C32 -68 36 -58 36 -46 Z',
  ])
    outline(pen, '#1b2540', d, FLAT_SHAPE)
}

const derailleur: PropPainter = (pen) => {
  const sprocket = Array.from({ length: 28 }, (_, i) => polar(-8, -62, (i / 28) * 6.283, i % 2 ? 34 : 30)).join(' L')
  outline(pen, 'metal', `M${sprocket} Z`, { lighten: 0.15 })
  for (const r of [22, 14]) ring(pen, -8, -62, r, 3, 'metal', -0.15)
  oval(pen, 'dark', -8, -62, 6, 6)
  outline(pen, 'dark', 'M-4 -42 L8 -44 L20 -12 L12 -4 Z', { lighten: 0.12 })
  for (const [x, y] of [
    [4, -36],
    [15, -11],
  ] as const)
    oval(pen, 'metal', x, y, 7, 7)
  line(pen, 2.6, '#3a3d4e', 'M-42 -62 C -42 -30 -2 -30 10 -36 L22 -14 L48 -12')
}

const parkingTicket: PropPainter = (pen) => {
  outline(pen, '#a8d8ea', 'M-50 -20 C -46 -60 -34 -84 -26 -92 L50 -92 L50 -20 Z')
  line(pen, 4, 'dark', 'M-44 -18 L44 -60')
  outline(pen, '#f7e06a', 'M-16 -76 L26 -86 L36 -34 L-6 -24 Z')
  for (const y of [-66, -58, -50]) mark(pen, 2, '#5c4a14', `M${-8 - (y + 66) * -0.2} ${y} L${22 + (y + 66) * 0.2} ${y - 6}`)
  line(pen, 3, 'dark', 'M-30 -24 L44 -58')
}

export const CAR_AND_BIKE_PARTS = {
  'air-filter': airFilter,
  'windshield-wiper': windshieldWiper,
  'rearview-mirror': rearviewMirror,
  'license-plate': licensePlate,
  'gear-stick': gearStick,
  'foot-pedals': pedals,
  dashboard,
  'car-jack': carJack,
  'bike-pump': bikePump,
  'bicycle-helmet': bicycleHelmet,
  derailleur,
  'parking-ticket': parkingTicket,
} satisfies Record<string, PropPainter>
