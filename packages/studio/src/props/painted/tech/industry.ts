import { line, mark, outline, FLAT_SHAPE, polar } from '../outline.ts'
import { ellipse, type PropPainter, rect } from '../pen.ts'

const evCharging: PropPainter = (pen) => {
  line(pen, 3.4, 'dark', 'M34 -62 C16 -66 12 -40 22 -30')
  outline(
    pen,
    'white',
    'M-49 -10 L-49 -22 C -47 -28 -41 -30 -36 -31 C -30 -43 -24 -46 -12 -46 C2 -46 8 -43 14 -31 C22 -29 26 -27 26 -20 L26 -10 Z',
    { lighten: -0.02 },
  )
  outline(pen, 'glass', 'M-30 -31 C -27 -38 -22 -41 -14 -41 L-14 -31 Z', { cel: 0.1 })
  outline(pen, 'glass', 'M-10 -31 L-10 -41 C -2 -41 3 -39 8 -31 Z', { cel: 0.1 })
  outline(pen, '#4cd07a', 'M-14 -28 L-22 -18 L-16 -18 L-18 -11 L-8 -21 L-14 -21 Z', FLAT_SHAPE)
  for (const x of [-33, 12]) {
    ellipse(pen, x / 100, -0.1, 0.095, 0.095, 'dark')
    ellipse(pen, x / 100, -0.1, 0.045, 0.045, 'metal', { lighten: 0.3 })
  }
  outline(pen, 'teal', 'M30 -78 C30 -84 49 -84 49 -78 L49 -2 L30 -2 Z')
  rect(pen, 0.33, -0.74, 0.13, 0.16, 'dark', { ...FLAT_SHAPE, round: 0.02 })
  outline(pen, 'yellow', 'M41 -50 L35 -38 L39 -38 L37 -29 L45 -42 L40 -42 Z', FLAT_SHAPE)
}

const conveyor: PropPainter = (pen) => {
  for (const x of [-32, 32]) line(pen, 4, 'metal', `M${x} -22 L${x} -2`, -0.1)
  for (const [x, role] of [
    [-32, 'woodLight'],
    [2, 'woodLight'],
    [34, 'woodLight'],
  ] as const) {
    rect(pen, x / 100 - 0.12, -0.6, 0.24, 0.24, role, { cel: 0.12 })
    rect(pen, x / 100 - 0.03, -0.6, 0.06, 0.1, 'cream', FLAT_SHAPE)
  }
  rect(pen, -0.49, -0.37, 0.98, 0.16, 'dark', { round: 0.08, lighten: 0.12, cel: 0.03 })
  for (const x of [-38, -19, 0, 19, 38]) ellipse(pen, x / 100, -0.29, 0.045, 0.045, 'metal', { lighten: 0.2 })
  line(pen, 6, 'yellow', 'M-10 -96 L-10 -84 L2 -76')
  for (const x of [-3, 7]) line(pen, 3, 'metal', `M2 -76 L${x} -66`)
}

const container: PropPainter = (pen) => {
  for (const [x, y, role] of [
    [-48, -30, 'red'],
    [0, -30, 'teal'],
    [-24, -58, 'yellow'],
  ] as const) {
    rect(pen, x / 100, y / 100, 0.48, 0.28, role, { cel: 0.05 })
    for (let k = 5; k < 46; k += 6) mark(pen, 1.5, 'dark', `M${x + k} ${y + 3} L${x + k} ${y + 25}`)
  }
}

const chimney: PropPainter = (pen) => {
  for (const [x, y, r] of [
    [2, -72, 8],
    [12, -82, 10],
    [26, -91, 11],
  ] as const)
    ellipse(pen, x / 100, y / 100, r / 100, r / 115, 'metal', { lighten: 0.35 })
  outline(pen, 'roof', 'M-49 -2 L-49 -14 L0 -34 L49 -14 L49 -2 Z')
  outline(pen, '#b5523c', 'M-16 -60 L18 -60 L18 -18 L-16 -24 Z')
  for (const [y, from] of [
    [-52, 0],
    [-44, 1],
    [-36, 0],
    [-28, 1],
  ] as const) {
    mark(pen, 1.5, '#e2a48c', `M-15 ${y} L17 ${y}`)
    for (const x of from ? [-8, 4] : [-2, 10]) mark(pen, 1.5, '#e2a48c', `M${x} ${y} L${x} ${y + 8}`)
  }
  rect(pen, -0.2, -0.66, 0.42, 0.08, 'stone', { lighten: 0.1 })
}

const airConditioner: PropPainter = (pen) => {
  outline(pen, 'white', 'M-48 -78 C -48 -82 48 -82 48 -78 L48 -46 C48 -42 44 -40 40 -40 L-40 -40 C -44 -40 -48 -42 -48 -46 Z', {
    lighten: -0.02,
    cel: 0.05,
  })
  outline(pen, 'dark', 'M-40 -50 L40 -50 L36 -42 L-36 -42 Z', { lighten: 0.2, cel: 0 })
  for (const x of [-24, -8, 8, 24]) mark(pen, 1.6, 'metal', `M${x} -49 L${x * 0.96} -43`)
  ellipse(pen, 0.38, -0.68, 0.025, 0.025, '#4cd07a', FLAT_SHAPE)
  mark(pen, 1.6, '#c4ccd8', 'M-44 -60 L44 -60')
  for (const [x, bend] of [
    [-26, -5],
    [0, 4],
    [26, -4],
  ] as const)
    line(pen, 3.4, 'waterLight', `M${x} -34 C${x + bend * 2} -26 ${x - bend * 2} -16 ${x} -6`, 0.1)
}

const thermostat: PropPainter = (pen) => {
  ellipse(pen, 0, -0.5, 0.46, 0.46, 'white', { lighten: -0.05 })
  ellipse(pen, 0, -0.5, 0.37, 0.37, 'dark', { lighten: 0.1, cel: 0.06 })
  for (let i = 0; i < 19; i++) {
    const turn = Math.PI * (0.8 + i * 0.078)
    mark(pen, 1.8, i < 12 ? '#ff9a4a' : '#6d7688', `M${polar(0, -50, turn, 27)} L${polar(0, -50, turn, 33)}`)
  }
  outline(pen, '#ff9a4a', 'M-2 -32 C -14 -40 -8 -50 -4 -56 C -3 -51 0 -52 0 -62 C10 -54 14 -38 2 -32 Z', FLAT_SHAPE)
}

const radiator: PropPainter = (pen) => {
  for (const x of [-38, 38]) line(pen, 4, 'metal', `M${x} -10 L${x} -2`)
  for (let x = -42; x <= 34; x += 12) rect(pen, x / 100, -0.78, 0.1, 0.68, 'white', { round: 0.05, lighten: -0.04, cel: 0.3 })
  line(pen, 4, 'metal', 'M40 -20 L49 -20')
  ellipse(pen, 0.46, -0.2, 0.05, 0.06, 'red')
  for (const x of [-24, 0, 24]) line(pen, 3.2, 'coral', `M${x} -82 C${x - 6} -87 ${x + 6} -92 ${x} -98`)
}

const scaffold: PropPainter = (pen) => {
  for (const x of [-40, 0, 40]) line(pen, 3, 'metal', `M${x} -2 L${x} -96`)
  for (const d of ['M-40 -34 L0 -62', 'M0 -34 L40 -62', 'M-40 -66 L0 -94', 'M0 -4 L-40 -30', 'M0 -66 L40 -94'])
    line(pen, 2.2, 'metal', d, -0.1)
  for (const y of [-34, -64, -92]) rect(pen, -0.46, y / 100, 0.92, 0.055, 'woodLight', { cel: 0.05 })
  for (const y of [-50, -80]) line(pen, 2.4, 'yellow', `M-42 ${y} L42 ${y}`)
}

export const INDUSTRY = {
  'ev-charging': evCharging,
  'conveyor-belt': conveyor,
  containers: container,
  chimney,
  'air-conditioner': airConditioner,
  thermostat,
  radiator,
  scaffold,
} satisfies Record<string, PropPainter>
