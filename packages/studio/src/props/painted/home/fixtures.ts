import { line, mark, outline, FLAT_SHAPE } from '../outline.ts'
import { ellipse, type PropPainter, rect } from '../pen.ts'

const lightSwitch: PropPainter = (pen) => {
  rect(pen, -0.32, -0.96, 0.64, 0.92, 'white', { round: 0.06, lighten: -0.04 })
  rect(pen, -0.14, -0.74, 0.28, 0.48, 'white', { round: 0.03, lighten: -0.14 })
  outline(pen, 'white', 'M-10 -70 L10 -70 L12 -48 L-12 -48 Z', { lighten: 0.02 })
  outline(pen, 'white', 'M-12 -48 L12 -48 L10 -30 L-10 -30 Z', { lighten: -0.2 })
  for (const y of [-86, -14]) ellipse(pen, 0, y / 100, 0.03, 0.03, 'metal')
}

const officeChair: PropPainter = (pen) => {
  line(pen, 5, 'metal', 'M0 -34 L0 -16')
  for (const x of [-32, -12, 12, 32]) {
    line(pen, 4.4, 'dark', `M0 -16 L${x} -8`, 0.1)
    ellipse(pen, x / 100, -0.045, 0.045, 0.045, 'dark')
  }
  outline(pen, 'dark', 'M-24 -94 C -24 -100 24 -100 24 -94 L20 -54 C18 -48 -18 -48 -20 -54 Z', { lighten: 0.14 })
  line(pen, 5, 'dark', 'M0 -52 L0 -40')
  outline(pen, 'dark', 'M-32 -46 L32 -46 C38 -46 38 -34 32 -34 L-32 -34 C -38 -34 -38 -46 -32 -46 Z', { lighten: 0.24 })
  for (const side of [-1, 1]) line(pen, 5, 'dark', `M${side * 34} -42 L${side * 36} -60 L${side * 24} -62`)
  for (const y of [-86, -76, -66]) mark(pen, 2, '#6a6c86', `M-15 ${y} L15 ${y}`)
}

const doorbell: PropPainter = (pen) => {
  rect(pen, -0.22, -0.9, 0.44, 0.86, 'dark', { round: 0.08, lighten: 0.1 })
  ellipse(pen, 0, -0.7, 0.12, 0.12, 'black')
  ellipse(pen, 0, -0.7, 0.07, 0.07, 'blue', FLAT_SHAPE)
  ellipse(pen, -0.03, -0.73, 0.02, 0.02, 'white', FLAT_SHAPE)
  ellipse(pen, 0, -0.28, 0.15, 0.15, 'white')
  outline(pen, 'dark', 'M-7 -23 C -5 -26 -6 -32 -5 -34 C -3 -38 3 -38 5 -34 C6 -32 5 -26 7 -23 Z', FLAT_SHAPE)
  for (const side of [-1, 1])
    for (const far of [30, 40])
      mark(pen, 3, 'yellow', `M${side * far} -38 C${side * (far + 5)} -32 ${side * (far + 5)} -24 ${side * far} -18`)
}

const ceilingFan: PropPainter = (pen) => {
  line(pen, 4, 'metal', 'M0 -92 L0 -60')
  rect(pen, -0.1, -0.96, 0.2, 0.06, 'metal', { round: 0.02 })
  for (const [d, lighten] of [
    ['M-8 -50 L-48 -60 C -52 -54 -50 -48 -46 -46 L-8 -44 Z', -0.05],
    ['M8 -50 L48 -60 C52 -54 50 -48 46 -46 L8 -44 Z', 0.05],
    ['M-6 -42 L-30 -28 C -26 -22 -20 -22 -14 -24 L2 -40 Z', 0.1],
    ['M6 -42 L30 -28 C26 -22 20 -22 14 -24 L-2 -40 Z', 0],
  ] as const)
    outline(pen, 'wood', d, { lighten })
  ellipse(pen, 0, -0.5, 0.14, 0.11, 'metal', { lighten: 0.1 })
  outline(pen, 'window', 'M-11 -42 L11 -42 C10 -30 -10 -30 -11 -42 Z', { emissive: true })
}

const rockingChair: PropPainter = (pen) => {
  line(pen, 5, 'wood', 'M-46 -8 C -24 2 22 2 46 -10')
  for (const d of ['M-24 -4 L-18 -40', 'M24 -5 L26 -40']) line(pen, 4.4, 'wood', d)
  for (const x of [-32, -26, -20]) line(pen, 3, 'woodLight', `M${x + 12} -42 L${x} -92`)
  line(pen, 5, 'wood', 'M-14 -40 L-30 -96')
  line(pen, 5, 'wood', 'M-34 -92 L-16 -94')
  line(pen, 4.4, 'wood', 'M-22 -64 L26 -62 L25 -42')
  outline(pen, 'wood', 'M-22 -46 L30 -44 L30 -36 L-20 -37 Z', { lighten: 0.1 })
}

const highChair: PropPainter = (pen) => {
  for (const d of ['M-18 -46 L-34 -2', 'M18 -46 L34 -2']) line(pen, 4.4, 'woodLight', d)
  line(pen, 3.4, 'woodLight', 'M-27 -20 L27 -20', -0.1)
  outline(pen, 'coral', 'M-18 -92 C -18 -98 18 -98 18 -92 L20 -46 L-20 -46 Z')
  outline(pen, 'coral', 'M-24 -52 L24 -52 L22 -42 L-22 -42 Z', { lighten: 0.15 })
  outline(pen, 'white', 'M-36 -66 L36 -66 C40 -66 40 -58 36 -58 L-36 -58 C -40 -58 -40 -66 -36 -66 Z')
  outline(pen, 'teal', 'M-12 -76 L6 -76 C6 -68 2 -66 -3 -66 C -8 -66 -12 -68 -12 -76 Z')
}

const childSeat: PropPainter = (pen) => {
  outline(pen, 'dark', 'M-38 -6 L-30 -30 L-28 -90 C -26 -98 26 -98 28 -90 L32 -34 L44 -28 L44 -4 C44 -2 -38 -2 -38 -6 Z', { lighten: 0.16 })
  outline(pen, 'blue', 'M-20 -86 C -18 -92 18 -92 20 -86 L22 -36 L-22 -36 Z', { lighten: 0.2 })
  outline(pen, 'blue', 'M-22 -36 L22 -36 L34 -26 L34 -12 L-26 -12 Z', { lighten: 0.32 })
  for (const side of [-1, 1]) {
    line(pen, 3.4, 'dark', `M${side * 11} -84 C${side * 13} -64 ${side * 9} -44 0 -32`)
    outline(pen, 'dark', `M${side * 20} -90 C${side * 34} -90 ${side * 34} -66 ${side * 22} -64 Z`, { lighten: 0.28 })
  }
  rect(pen, -0.05, -0.36, 0.1, 0.1, 'red', { round: 0.02 })
}

const rubberDuck: PropPainter = (pen) => {
  outline(pen, 'yellow', 'M-44 -34 C -50 -16 -40 -2 -16 -2 L16 -2 C44 -2 48 -30 34 -42 C24 -34 12 -36 6 -42 C -8 -36 -30 -26 -44 -34 Z')
  ellipse(pen, 0.14, -0.64, 0.26, 0.25, 'yellow', { lighten: 0.05 })
  outline(pen, '#ee7a2a', 'M34 -68 C44 -72 50 -68 49 -62 C48 -56 40 -54 34 -56 Z')
  ellipse(pen, 0.2, -0.7, 0.045, 0.055, 'dark', FLAT_SHAPE)
  ellipse(pen, 0.215, -0.72, 0.016, 0.018, 'white', FLAT_SHAPE)
  mark(pen, 3, '#cf9a14', 'M-22 -22 C -14 -12 2 -12 10 -20')
}

const toyCar: PropPainter = (pen) => {
  outline(
    pen,
    'red',
    'M-46 -16 L-46 -34 C -44 -38 -36 -40 -30 -41 L-20 -62 C -18 -66 18 -66 20 -62 L28 -42 C40 -40 46 -36 46 -28 L46 -16 Z',
  )
  outline(pen, 'glass', 'M-22 -42 L-14 -58 L-2 -58 L-2 -42 Z', { cel: 0.1 })
  outline(pen, 'glass', 'M3 -42 L3 -58 L14 -58 L20 -42 Z', { cel: 0.1 })
  mark(pen, 4, 'yellow', 'M-44 -28 L44 -28')
  for (const x of [-26, 26]) {
    ellipse(pen, x / 100, -0.15, 0.15, 0.15, 'yellow')
    ellipse(pen, x / 100, -0.15, 0.06, 0.06, 'white')
  }
  line(pen, 3, 'metal', 'M0 -66 L0 -74')
  ellipse(pen, 0, -0.76, 0.05, 0.05, 'blue')
}

const allenKey: PropPainter = (pen) => {
  line(pen, 8, 'metal', 'M-34 -86 L-34 -22 C -34 -14 -30 -10 -22 -10 L40 -10', 0.05)
  mark(pen, 2, 'white', 'M-37 -80 L-37 -24')
}

const rubberRing: PropPainter = (pen) => {
  ellipse(pen, 0, -0.3, 0.46, 0.28, 'dark', { lighten: 0.12 })
  ellipse(pen, 0, -0.34, 0.46, 0.26, 'dark', { lighten: 0.24 })
  ellipse(pen, 0, -0.34, 0.2, 0.1, 'dark', { lighten: 0.02 })
  outline(pen, '#e6e4ee', 'M-14 -34 C -10 -26 10 -26 14 -34 C10 -29 -10 -29 -14 -34 Z', FLAT_SHAPE)
  mark(pen, 3, '#8d8fa6', 'M-36 -42 C -28 -50 -14 -54 0 -54')
}

const carBattery: PropPainter = (pen) => {
  rect(pen, -0.44, -0.6, 0.88, 0.57, 'dark', { round: 0.04, lighten: 0.1, cel: 0.06 })
  rect(pen, -0.46, -0.66, 0.92, 0.12, 'dark', { round: 0.03, lighten: 0.25 })
  for (const [x, role] of [
    [-30, 'red'],
    [30, 'blue'],
  ] as const) {
    rect(pen, x / 100 - 0.08, -0.74, 0.16, 0.09, 'metal', { round: 0.02, lighten: 0.1 })
    line(pen, 5, role, `M${x} -74 C${x} -90 ${x * 1.3} -90 ${x * 1.5} -98`)
  }
  rect(pen, -0.32, -0.44, 0.64, 0.28, 'yellow', { round: 0.02, cel: 0.05 })
  mark(pen, 4, 'dark', 'M-26 -30 L-14 -30')
  mark(pen, 4, 'dark', 'M-20 -36 L-20 -24')
  mark(pen, 4, 'dark', 'M14 -30 L26 -30')
}

const carKey: PropPainter = (pen) => {
  outline(pen, 'metal', 'M-4 -52 L6 -52 L6 -14 L10 -10 L6 -6 L10 -2 L2 4 L-4 -2 Z', { lighten: 0.15 })
  outline(pen, 'dark', 'M-16 -96 C -18 -100 20 -100 18 -96 L16 -52 C14 -46 -12 -46 -14 -52 Z', { lighten: 0.12 })
  for (const [y, role] of [
    [-88, 'metal'],
    [-76, 'metal'],
    [-64, 'red'],
  ] as const)
    rect(pen, -0.08, y / 100, 0.18, 0.08, role, { round: 0.03, lighten: 0.2, noInk: true })
  line(pen, 3, 'metal', 'M16 -90 C36 -96 40 -70 24 -66', 0.2)
}

const speedometer: PropPainter = (pen) => {
  outline(pen, 'dark', 'M-47 -6 C -52 -40 -36 -82 0 -82 C36 -82 52 -40 47 -6 C30 -2 -30 -2 -47 -6 Z', { lighten: 0.06 })
  outline(pen, 'white', 'M-40 -12 C -44 -40 -30 -74 0 -74 C30 -74 44 -40 40 -12 C24 -9 -24 -9 -40 -12 Z', { cel: 0.05 })
  for (let i = 0; i <= 8; i++) {
    const turn = Math.PI * (1.02 + i * 0.12)
    const [cx, cy] = [Math.cos(turn), Math.sin(turn)]
    mark(
      pen,
      2.4,
      i > 5 ? 'red' : 'dark',
      `M${(cx * 27).toFixed(1)} ${(-22 + cy * 38).toFixed(1)} L${(cx * 33).toFixed(1)} ${(-22 + cy * 46).toFixed(1)}`,
    )
  }
  mark(pen, 3.6, 'red', 'M0 -22 L20 -48')
  ellipse(pen, 0, -0.22, 0.06, 0.06, 'dark')
}

export const FIXTURES = {
  'light-switch': lightSwitch,
  'office-chair': officeChair,
  doorbell,
  'ceiling-fan': ceilingFan,
  'rocking-chair': rockingChair,
  'high-chair': highChair,
  'child-seat': childSeat,
  'rubber-duck': rubberDuck,
  'toy-car': toyCar,
  'allen-key': allenKey,
  'rubber-ring': rubberRing,
  'car-battery': carBattery,
  'car-key': carKey,
  speedometer,
} satisfies Record<string, PropPainter>
