import { line, mark, outline, FLAT_SHAPE, polar } from '../outline.ts'
import { ellipse, lathe, type PropPainter, rect } from '../pen.ts'

const bikeSaddle: PropPainter = (pen) => {
  line(pen, 7, 'metal', 'M4 -40 L10 -4', 0.1)
  line(pen, 3.4, 'metal', 'M-30 -50 C -10 -34 14 -34 30 -48')
  outline(
    pen,
    'dark',
    'M-49 -62 C -40 -72 -10 -68 4 -74 C20 -82 42 -84 46 -72 C48 -60 40 -46 26 -48 C8 -52 -20 -48 -42 -54 C -48 -56 -50 -60 -49 -62 Z',
    { lighten: 0.14 },
  )
  mark(pen, 2.4, '#8d8fa6', 'M-38 -63 C -20 -64 4 -66 16 -72')
}

const handlebar: PropPainter = (pen) => {
  line(pen, 6, 'metal', 'M0 -2 L0 -50', 0.1)
  line(pen, 6, 'metal', 'M-44 -62 C -30 -62 -20 -48 0 -50 C20 -48 30 -62 44 -62', 0.15)
  line(pen, 9, 'dark', 'M-47 -62 L-34 -61', 0.12)
  line(pen, 9, 'dark', 'M47 -62 L34 -61', 0.12)
  for (const side of [-1, 1]) line(pen, 3, 'metal', `M${side * 28} -58 C${side * 32} -48 ${side * 40} -48 ${side * 46} -50`)
  ellipse(pen, 0.16, -0.62, 0.09, 0.07, 'gold')
  rect(pen, -0.06, -0.58, 0.12, 0.12, 'dark', { round: 0.02, lighten: 0.1 })
}

const brakeDisc: PropPainter = (pen) => {
  ellipse(pen, -0.02, -0.48, 0.45, 0.45, 'metal', { lighten: 0.2 })
  for (let i = 0; i < 12; i++) {
    const turn = (i / 12) * Math.PI * 2
    mark(pen, 3, '#5c6474', `M${polar(-2, -48, turn, 30)} L${polar(-2, -48, turn + 0.12, 38)}`)
  }
  ellipse(pen, -0.02, -0.48, 0.22, 0.22, 'metal', { lighten: -0.1 })
  ellipse(pen, -0.02, -0.48, 0.09, 0.09, 'dark')
  for (let i = 0; i < 5; i++) {
    const turn = (i / 5) * Math.PI * 2
    ellipse(pen, -0.02 + Math.cos(turn) * 0.15, -0.48 + Math.sin(turn) * 0.15, 0.026, 0.026, 'dark', FLAT_SHAPE)
  }
  outline(pen, 'red', 'M20 -80 C38 -72 48 -58 46 -34 L30 -32 C32 -48 26 -58 12 -66 Z')
}

const sparkPlug: PropPainter = (pen) => {
  line(pen, 3, 'metal', 'M0 -2 L0 -12')
  line(pen, 3, 'metal', 'M10 -14 L10 -4 L2 -2')
  rect(pen, -0.12, -0.34, 0.24, 0.22, 'metal', { lighten: 0.05 })
  for (const y of [-30, -24, -18]) mark(pen, 1.6, '#5c6474', `M-11 ${y} L11 ${y - 2}`)
  outline(pen, 'metal', 'M-20 -48 L20 -48 L20 -34 L-20 -34 Z', { lighten: 0.2 })
  outline(pen, 'white', 'M-12 -48 L-9 -82 L9 -82 L12 -48 Z')
  for (const y of [-76, -69, -62]) mark(pen, 2, '#c3cbd8', `M-9 ${y} L9 ${y}`)
  rect(pen, -0.05, -0.95, 0.1, 0.13, 'metal', { round: 0.02, lighten: 0.2 })
}

const motorOil: PropPainter = (pen) => {
  outline(
    pen,
    'dark',
    'M-34 -2 C -38 -2 -38 -46 -34 -54 C -30 -62 -22 -64 -18 -72 L2 -72 C10 -64 30 -68 34 -54 L34 -6 C34 -3 32 -2 30 -2 Z',
    { lighten: 0.12 },
  )
  outline(pen, '#e6e4ee', 'M14 -54 C22 -56 26 -52 26 -44 L26 -30 C20 -30 16 -34 14 -40 Z', { cel: 0 })
  rect(pen, -0.2, -0.86, 0.24, 0.15, 'red', { round: 0.02 })
  rect(pen, -0.34, -0.36, 0.68, 0.24, 'yellow', FLAT_SHAPE)
  outline(pen, 'dark', 'M-2 -34 C4 -27 7 -24 7 -20 C7 -13 -11 -13 -11 -20 C -11 -24 -8 -27 -2 -34 Z', FLAT_SHAPE)
}

const jumperCables: PropPainter = (pen) => {
  for (const [role, side] of [
    ['red', -1],
    ['dark', 1],
  ] as const) {
    line(pen, 5, role, `M${side * 30} -64 C${side * 46} -10 ${side * -20} -24 ${side * 6} 0`, 0.06)
    line(pen, 5, 'metal', `M${side * 30} -66 L${side * 22} -92`)
    line(pen, 5, 'metal', `M${side * 30} -66 L${side * 36} -92`, -0.1)
    line(pen, 9, role, `M${side * 30} -52 L${side * 30} -68`, 0.1)
  }
}

const screwsAndBolt: PropPainter = (pen) => {
  outline(pen, 'metal', 'M-36 -92 C -36 -100 -4 -100 -4 -92 L-8 -84 L-32 -84 Z', { lighten: 0.15 })
  outline(pen, 'metal', 'M-26 -84 L-14 -84 L-16 -20 L-20 -4 L-24 -20 Z', { lighten: 0.05 })
  mark(pen, 2.4, '#4a5162', 'M-28 -94 L-12 -94')
  for (let y = -76; y < -16; y += 8) mark(pen, 2.4, '#5c6474', `M-27 ${y} L-13 ${y - 5}`)
  outline(pen, 'metal', 'M10 -62 L22 -70 L36 -64 L38 -50 L26 -42 L12 -48 Z', { lighten: 0.12 })
  ellipse(pen, 0.24, -0.56, 0.065, 0.06, 'dark', FLAT_SHAPE)
  ellipse(pen, 0.24, -0.16, 0.18, 0.12, 'metal', { lighten: 0.2 })
  ellipse(pen, 0.24, -0.17, 0.075, 0.046, '#4a5162', FLAT_SHAPE)
}

const coilOfWire: PropPainter = (pen) => {
  line(pen, 4, '#c9702f', 'M22 -10 C36 -4 42 -8 49 -2')
  lathe(
    pen,
    [
      [0.1, -0.1],
      [0.1, -0.9],
    ],
    'woodLight',
  )
  for (const [i, y] of [-26, -34, -42, -50, -58, -66, -74].entries())
    line(pen, 7, '#c9702f', `M-30 ${y} C -16 ${y + 8} 16 ${y + 8} 30 ${y}`, i % 2 ? 0.12 : 0)
  for (const y of [-84, -10]) ellipse(pen, 0, y / 100, 0.42, 0.1, 'woodLight', { lighten: y === -84 ? 0.08 : 0 })
  ellipse(pen, 0, -0.84, 0.1, 0.024, 'dark', FLAT_SHAPE)
}

const cementBag: PropPainter = (pen) => {
  outline(pen, '#b9a88c', 'M-34 -84 C -20 -88 20 -80 34 -86 C30 -60 38 -30 36 -4 C20 0 -20 -2 -36 -2 C -38 -30 -30 -60 -34 -84 Z')
  rect(pen, -0.33, -0.58, 0.67, 0.26, '#8c7b62', FLAT_SHAPE)
  outline(pen, '#dcd2bf', 'M-16 -38 L-16 -46 L-4 -46 L-4 -54 L8 -54 L8 -46 L18 -46 L18 -38 Z', FLAT_SHAPE)
  outline(pen, 'stone', 'M14 -1 C20 -14 32 -20 38 -14 C46 -10 49 -4 49 -1 Z')
  line(pen, 4, 'wood', 'M-44 -40 L-40 -64')
  outline(pen, 'metal', 'M-50 -8 L-38 -8 L-38 -30 L-44 -38 L-50 -30 Z', { lighten: 0.1 })
}

const trowel: PropPainter = (pen) => {
  line(pen, 9, 'wood', 'M20 -72 L42 -94')
  line(pen, 3.4, 'metal', 'M-4 -56 L6 -66 L20 -72')
  outline(pen, 'metal', 'M-44 -2 L-26 -52 L6 -44 C10 -40 8 -34 4 -30 Z', { lighten: 0.2 })
  mark(pen, 2, 'white', 'M-36 -14 L-22 -46')
}

const pruningShears: PropPainter = (pen) => {
  line(pen, 8, 'red', 'M-2 -50 C -22 -36 -24 -20 -18 -2')
  line(pen, 8, 'red', 'M4 -50 C22 -36 22 -20 14 -2', -0.06)
  outline(pen, 'metal', 'M-8 -50 C -22 -66 -18 -90 -4 -98 C0 -84 6 -66 8 -52 Z', { lighten: 0.2 })
  outline(pen, 'metal', 'M8 -52 C20 -64 24 -80 18 -94 C10 -88 4 -76 0 -58 Z', { lighten: -0.05 })
  ellipse(pen, 0.01, -0.52, 0.05, 0.05, 'dark')
}

export const GARAGE = {
  'bike-saddle': bikeSaddle,
  handlebar,
  'brake-disc': brakeDisc,
  'spark-plug': sparkPlug,
  'motor-oil': motorOil,
  'jumper-cables': jumperCables,
  'screw-and-nut': screwsAndBolt,
  'coil-of-wire': coilOfWire,
  'cement-bag': cementBag,
  trowel,
  'pruning-shears': pruningShears,
} satisfies Record<string, PropPainter>
