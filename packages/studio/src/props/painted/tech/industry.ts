import { line, mark, outline, PATCH, polar } from '../outline.ts'
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
  outline(pen, '#4cd07a', 'M-14 -28 L-22 -18 L-16 -18 L-18 -11 L-8 -21 L-14 -21 Z', PATCH)
  for (const x of [-33, 12]) {
    ellipse(pen, x / 100, -0.1, 0.095, 0.095, 'dark')
    ellipse(pen, x / 100, -0.1, 0.045, 0.045, 'metal', { lighten: 0.3 })
  }
  outline(pen, 'teal', 'M30 -78 C30 -84 49 -84 49 -78 L49 -2 L30 -2 Z')
  rect(pen, 0.33, -0.74, 0.13, 0.16, 'dark', { ...PATCH, round: 0.02 })
  outline(pen, 'yellow', 'M41 -50 L35 -38 L39 -38 L37 -29 L45 -42 L40 -42 Z', PATCH)
}

const conveyor: PropPainter = (pen) => {
  for (const x of [-32, 32]) line(pen, 4, 'metal', `M${x} -22 L${x} -2`, -0.1)
  for (const [x, role] of [
    [-32, 'woodLight'],
    [2, 'woodLight'],
    [34, 'woodLight'],
  ] as const) {
    rect(pen, x / 100 - 0.12, -0.6, 0.24, 0.24, role, { cel: 0.12 })
    rect(pen, x / 100 - 0.03, -0.6, 0.06, 0.1, 'cream', PATCH)
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

const warehouse: PropPainter = (pen) => {
  outline(pen, 'wallCool', 'M-46 -46 L0 -66 L46 -46 L46 -2 L-46 -2 Z')
  outline(pen, 'blue', 'M-49 -44 L0 -66 L49 -44 L49 -51 L0 -74 L-49 -51 Z', { lighten: 0.05 })
  for (const x of [-34, -2]) {
    rect(pen, x / 100, -0.36, 0.26, 0.34, 'metal', { lighten: 0.2, cel: 0.05 })
    for (const y of [-30, -24, -18, -12, -6]) mark(pen, 1.2, '#77839a', `M${x + 1} ${y} L${x + 25} ${y}`)
  }
  for (const [x, y] of [
    [30, -14],
    [39, -14],
    [34, -26],
  ] as const)
    rect(pen, x / 100 - 0.05, y / 100, 0.1, 0.12, 'woodLight')
}

const towerCrane: PropPainter = (pen) => {
  line(pen, 3, 'yellow', 'M-10 -2 L-10 -76')
  line(pen, 3, 'yellow', 'M4 -2 L4 -76')
  for (let y = -4; y > -70; y -= 12) mark(pen, 2, '#b98a14', `M-10 ${y} L4 ${y - 12}`)
  outline(pen, 'yellow', 'M-46 -80 L48 -80 L46 -72 L-46 -72 Z')
  outline(pen, 'yellow', 'M-10 -80 L-3 -99 L4 -80 Z')
  for (const d of ['M-3 -97 L-42 -80', 'M-3 -97 L40 -80']) mark(pen, 1.6, 'dark', d)
  for (let x = 10; x < 44; x += 8) mark(pen, 1.8, '#b98a14', `M${x} -73 L${x + 4} -79`)
  rect(pen, -0.47, -0.74, 0.15, 0.14, 'metal')
  rect(pen, -0.11, -0.73, 0.16, 0.12, 'glass')
  mark(pen, 1.6, 'dark', 'M34 -72 L34 -40')
  line(pen, 4, 'metal', 'M22 -34 L46 -34')
  for (const x of [24, 44]) mark(pen, 1.4, 'dark', `M34 -42 L${x} -35`)
  rect(pen, -0.2, -0.05, 0.34, 0.05, 'stone')
}

const pylon: PropPainter = (pen) => {
  for (const d of ['M-22 0 L-5 -66 L-4 -96', 'M22 0 L5 -66 L4 -96', 'M-34 -78 L34 -78', 'M-26 -60 L26 -60']) line(pen, 3, 'metal', d)
  for (const d of ['M-19 -12 L15 -26', 'M19 -12 L-15 -26', 'M-14 -32 L9 -48', 'M14 -32 L-9 -48', 'M-4 -64 L5 -78', 'M4 -64 L-5 -78'])
    line(pen, 2, 'metal', d, -0.1)
  for (const [x, y] of [
    [-34, -78],
    [34, -78],
    [-26, -60],
    [26, -60],
  ] as const) {
    line(pen, 3, 'teal', `M${x} ${y} L${x} ${y + 7}`)
    mark(
      pen,
      1.5,
      'dark',
      x < 0
        ? `M${x} ${y + 8} C${x - 8} ${y + 12} -44 ${y + 11} -50 ${y + 6}`
        : `M${x} ${y + 8} C${x + 8} ${y + 12} 44 ${y + 11} 50 ${y + 6}`,
    )
  }
  outline(pen, 'yellow', 'M-5 -44 L5 -44 L0 -53 Z')
}

const coolingTowers: PropPainter = (pen) => {
  for (const [x, y, r] of [
    [-22, -76, 11],
    [-12, -86, 13],
    [4, -92, 10],
    [24, -66, 10],
    [34, -76, 12],
  ] as const)
    ellipse(pen, x / 100, y / 100, r / 100, r / 120, 'snow', { lighten: -0.06 })
  for (const [x, k] of [
    [24, 0.82],
    [-20, 1],
  ] as const) {
    outline(
      pen,
      'stone',
      `M${x - 26 * k} -2 C${x - 18 * k} ${-24 * k} ${x - 14 * k} ${-40 * k} ${x - 17 * k} ${-66 * k} L${x + 17 * k} ${-66 * k} C${x + 14 * k} ${-40 * k} ${x + 18 * k} ${-24 * k} ${x + 26 * k} -2 Z`,
      { lighten: 0.3 },
    )
    ellipse(pen, x / 100, -0.66 * k, 0.17 * k, 0.045 * k, 'stone', { lighten: -0.1 })
    mark(pen, 3.4, 'red', `M${x - 15.6 * k} ${-56 * k} C${x - 6} ${-53 * k} ${x + 6} ${-53 * k} ${x + 15.6 * k} ${-56 * k}`)
  }
}

const oilRig: PropPainter = (pen) => {
  outline(pen, 'water', 'M-49 -12 C -34 -18 -24 -8 -8 -13 C8 -18 22 -8 34 -13 C40 -15 46 -14 49 -12 L49 0 L-49 0 Z', { cel: 0.03 })
  for (const x of [-28, -8, 12, 30]) line(pen, 4, 'red', `M${x} -42 L${x} -10`)
  for (const d of ['M-28 -40 L-8 -14', 'M-8 -40 L-28 -14', 'M12 -40 L30 -14', 'M30 -40 L12 -14']) line(pen, 2, 'red', d, -0.12)
  rect(pen, -0.42, -0.48, 0.84, 0.08, 'yellow', { round: 0.01, cel: 0.06 })
  rect(pen, -0.38, -0.62, 0.28, 0.14, 'white', { cel: 0.08 })
  for (const x of [-34, -27, -20]) rect(pen, x / 100, -0.58, 0.04, 0.05, 'blue', PATCH)
  for (const d of ['M-2 -48 L8 -94', 'M22 -48 L12 -94']) line(pen, 3, 'metal', d)
  for (const d of ['M0 -56 L20 -56', 'M3 -70 L17 -70', 'M6 -82 L14 -82', 'M0 -56 L17 -70', 'M3 -70 L14 -82'])
    line(pen, 1.8, 'metal', d, -0.1)
  line(pen, 3, 'dark', 'M36 -48 L44 -74')
  outline(pen, '#ff9a2e', 'M40 -76 C38 -84 44 -88 44 -96 C50 -90 52 -82 48 -75 Z', { emissive: true })
}

const dam: PropPainter = (pen) => {
  outline(pen, 'rock', 'M-49 -76 L-34 -84 L-28 -2 L-49 -2 Z')
  outline(pen, 'rock', 'M49 -76 L34 -84 L28 -2 L49 -2 Z')
  outline(pen, 'water', 'M-34 -76 L34 -76 L32 -62 L-32 -62 Z', { cel: 0 })
  outline(pen, 'stone', 'M-36 -66 C -12 -60 12 -60 36 -66 L28 -6 C10 -2 -10 -2 -28 -6 Z', { lighten: 0.3 })
  mark(pen, 3, '#77706a', 'M-35 -60 C -12 -54 12 -54 35 -60')
  for (const x of [-15, 0, 15]) {
    rect(pen, x / 100 - 0.045, -0.46, 0.09, 0.08, 'dark', PATCH)
    outline(pen, 'waterLight', `M${x - 4} -40 L${x + 4} -40 L${x + 6} -6 L${x - 6} -6 Z`, { noInk: true, cel: 0.08 })
  }
  outline(pen, 'waterLight', 'M-34 -8 C -20 -14 -6 -4 6 -9 C18 -14 28 -6 34 -8 L36 0 L-36 0 Z', { cel: 0.04 })
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
  ellipse(pen, 0.38, -0.68, 0.025, 0.025, '#4cd07a', PATCH)
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
  outline(pen, '#ff9a4a', 'M-2 -32 C -14 -40 -8 -50 -4 -56 C -3 -51 0 -52 0 -62 C10 -54 14 -38 2 -32 Z', PATCH)
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
  warehouse,
  'tower-crane': towerCrane,
  pylon,
  'cooling-towers': coolingTowers,
  'oil-rig': oilRig,
  dam,
  chimney,
  'air-conditioner': airConditioner,
  thermostat,
  radiator,
  scaffold,
} satisfies Record<string, PropPainter>
