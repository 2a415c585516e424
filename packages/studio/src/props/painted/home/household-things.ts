import { line, outline, PLAIN_SHAPE } from '../outline.ts'
import { ellipse, type PropPainter, rect } from '../pen.ts'
import { box, mark, oval } from '../world/details.ts'

const fan: PropPainter = (pen) => {
  outline(pen, 'metal', 'M-26 0 C -26 -10 26 -10 26 0 Z', { lighten: -0.1 })
  line(pen, 6, 'metal', 'M0 -6 L0 -30')
  ellipse(pen, 0, -0.63, 0.37, 0.37, 'white', { lighten: -0.1 })
  for (let i = 0; i < 4; i++) {
    const a = (i * Math.PI) / 2 + 0.4
    const at = (r: number, turn: number): string => `${(Math.cos(a + turn) * r).toFixed(1)} ${(Math.sin(a + turn) * r - 63).toFixed(1)}`
    outline(pen, 'blue', `M0 -63 C${at(18, -0.5)} ${at(34, -0.4)} ${at(32, 0.1)} C${at(26, 0.6)} ${at(12, 0.7)} 0 -63 Z`, {
      lighten: 0.2,
      noInk: true,
    })
  }
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6
    line(pen, 0.9, 'metal', `M0 -63 L${(Math.cos(a) * 36).toFixed(1)} ${(Math.sin(a) * 36 - 63).toFixed(1)}`, 0.1)
  }
  ellipse(pen, 0, -0.63, 0.07, 0.07, 'dark')
}

const heater: PropPainter = (pen) => {
  for (const x of [-38, 38]) line(pen, 6, 'metal', `M${x} -10 L${x} 0`, -0.2)
  for (let i = 0; i < 7; i++) rect(pen, -0.47 + i * 0.135, -0.7, 0.125, 0.62, 'white', { round: 0.05, lighten: i % 2 ? -0.08 : 0 })
  for (const x of [-30, 0, 30]) line(pen, 2.2, 'coral', `M${x} -78 C${x - 7} -85 ${x + 7} -91 ${x} -99`)
}

const iron: PropPainter = (pen) => {
  outline(pen, 'metal', 'M-50 -4 C -40 -34 -10 -44 40 -44 L46 -4 Z', { lighten: 0.1 })
  outline(pen, 'teal', 'M-40 -14 C -28 -42 0 -52 40 -52 L44 -14 Z')
  line(pen, 9, 'teal', 'M42 -46 C44 -74 20 -80 -6 -74 C -20 -70 -22 -58 -16 -48', -0.15)
  ellipse(pen, 0.12, -0.34, 0.1, 0.07, 'cream', PLAIN_SHAPE)
  rect(pen, -0.5, -0.07, 0.97, 0.07, 'metal', { lighten: -0.1, round: 0.02 })
}

const vacuumCleaner: PropPainter = (pen) => {
  line(pen, 6, 'dark', 'M-8 -40 C -30 -60 -16 -96 12 -94 C36 -92 40 -70 42 -40')
  line(pen, 5, 'metal', 'M42 -46 L46 -8')
  outline(pen, 'dark', 'M30 -8 L50 -8 L50 0 L26 0 Z')
  outline(pen, 'red', 'M-48 -14 C -50 -44 -30 -52 -10 -50 C12 -48 22 -30 20 -12 Z')
  ellipse(pen, -0.3, -0.1, 0.12, 0.12, 'dark')
  ellipse(pen, -0.3, -0.1, 0.05, 0.05, 'metal')
  ellipse(pen, 0.1, -0.07, 0.07, 0.07, 'dark')
  line(pen, 3, 'cream', 'M-34 -36 C -20 -42 0 -40 10 -30')
}

const comb: PropPainter = (pen) => {
  for (let i = 0; i < 17; i++) line(pen, 2.6, 'purple', `M${-42 + i * 5.2} ${-24 - i * 2.6} L${-42 + i * 5.2 + 10} ${-4 - i * 2.6}`, -0.05)
  outline(pen, 'purple', 'M-50 -24 C -50 -34 -44 -38 -40 -38 L44 -80 C50 -80 54 -70 48 -66 L-42 -20 C -46 -18 -50 -20 -50 -24 Z', {
    lighten: 0.1,
  })
}

const perfume: PropPainter = (pen) => {
  outline(pen, 'pink', 'M-34 -8 C -40 -30 -34 -52 -20 -58 L20 -58 C34 -52 40 -30 34 -8 C30 0 -30 0 -34 -8 Z', { lighten: 0.12 })
  outline(pen, 'pink', 'M-30 -8 C -34 -22 -32 -34 -30 -36 L30 -36 C32 -34 34 -22 30 -8 C26 -3 -26 -3 -30 -8 Z', {
    ...PLAIN_SHAPE,
    lighten: -0.08,
  })
  rect(pen, -0.1, -0.68, 0.2, 0.11, 'gold', { round: 0.02 })
  ellipse(pen, 0, -0.78, 0.13, 0.11, 'glass')
  line(pen, 2, 'white', 'M-22 -50 C -28 -40 -28 -24 -26 -14')
}

const chandelier: PropPainter = (pen) => {
  line(pen, 3, 'gold', 'M0 -100 L0 -60', -0.15)
  for (const side of [-1, 1])
    for (const [x, dip] of [
      [42, -16],
      [22, -10],
    ] as const) {
      line(pen, 3.6, 'gold', `M0 -52 C${side * 10} ${dip - 10} ${side * (x - 6)} ${dip} ${side * x} -40`)
      rect(pen, (side * x) / 100 - 0.022, -0.58, 0.044, 0.15, 'white')
      outline(
        pen,
        'gold',
        `M${side * x - 3} -60 C${side * x - 5} -66 ${side * x} -70 ${side * x} -74 C${side * x} -70 ${side * x + 5} -66 ${side * x + 3} -60 Z`,
        { noInk: true, lighten: 0.3 },
      )
      ellipse(pen, (side * x) / 100, -0.2 + (42 - x) / 300, 0.025, 0.05, 'glass', { noInk: true })
    }
  ellipse(pen, 0, -0.5, 0.07, 0.12, 'gold')
  ellipse(pen, 0, -0.2, 0.04, 0.07, 'glass', { noInk: true })
}

const cupboard: PropPainter = (pen) => {
  for (const x of [-34, 28]) rect(pen, x / 100, -0.05, 0.06, 0.05, 'wood', { lighten: -0.25 })
  rect(pen, -0.4, -0.96, 0.8, 0.92, 'wood', { round: 0.02 })
  rect(pen, -0.43, -1, 0.86, 0.07, 'wood', { lighten: -0.12, round: 0.02 })
  for (const x of [-35, 2])
    for (const [y, h] of [
      [-90, 38],
      [-46, 38],
    ] as const) {
      rect(pen, x / 100, y / 100, 0.33, h / 100, 'woodLight', { plain: true, round: 0.02 })
      rect(pen, x / 100 + 0.05, y / 100 + 0.05, 0.23, h / 100 - 0.1, 'woodLight', { ...PLAIN_SHAPE, lighten: -0.12 })
      ellipse(pen, x < 0 ? -0.05 : 0.05, y / 100 + h / 200, 0.018, 0.018, 'gold')
    }
}

const lighter: PropPainter = (pen) => {
  rect(pen, -0.2, -0.56, 0.4, 0.56, 'red', { round: 0.05 })
  rect(pen, -0.2, -0.7, 0.4, 0.15, 'metal')
  ellipse(pen, 0.1, -0.72, 0.08, 0.08, 'dark')
  outline(pen, 'coral', 'M-8 -70 C -22 -80 -10 -90 -6 -100 C4 -92 10 -80 0 -70 Z', { noInk: true })
  outline(pen, 'yellow', 'M-6 -70 C -14 -78 -7 -84 -4 -90 C2 -84 4 -76 0 -70 Z', PLAIN_SHAPE)
}

const match: PropPainter = (pen) => {
  line(pen, 6, 'woodLight', 'M40 0 L-8 -62')
  outline(pen, 'coral', 'M-12 -58 C -34 -66 -26 -84 -16 -100 C -8 -90 10 -78 -2 -62 Z', { noInk: true })
  outline(pen, 'yellow', 'M-12 -60 C -24 -66 -20 -78 -14 -86 C -8 -78 0 -72 -6 -62 Z', PLAIN_SHAPE)
  ellipse(pen, -0.09, -0.62, 0.05, 0.06, '#7a2a20', { noInk: true })
}

const hammock: PropPainter = (pen) => {
  for (const x of [-48, 44]) rect(pen, x / 100, -0.86, 0.05, 0.86, 'wood')
  line(pen, 1.6, 'cream', 'M-44 -76 L-32 -58 M-44 -76 L-26 -52 M44 -76 L32 -58 M44 -76 L26 -52', -0.1)
  outline(pen, 'coral', 'M-36 -62 C -20 -36 20 -36 36 -62 C30 -8 -30 -8 -36 -62 Z')
  for (const [x, top, bottom] of [
    [-18, -47, -28],
    [-6, -43, -22],
    [6, -43, -22],
    [18, -47, -28],
  ] as const)
    line(pen, 3, 'cream', `M${x} ${top} L${x * 0.8} ${bottom}`)
  ellipse(pen, -0.25, -0.5, 0.09, 0.06, 'white')
}

const swing: PropPainter = (pen) => {
  line(pen, 5, 'wood', 'M-48 0 L-34 -94 M48 0 L34 -94')
  line(pen, 6, 'wood', 'M-40 -95 L40 -95', -0.1)
  line(pen, 1.8, 'metal', 'M-14 -94 L-16 -28 M14 -94 L16 -28', -0.1)
  rect(pen, -0.21, -0.3, 0.42, 0.06, 'red', { round: 0.02 })
}

const seesaw: PropPainter = (pen) => {
  outline(pen, 'blue', 'M-14 0 L0 -32 L14 0 Z')
  line(pen, 7, 'red', 'M-47 -10 L47 -48')
  for (const [x, y] of [
    [-38, -16],
    [38, -48],
  ] as const)
    line(pen, 3.4, 'dark', `M${x} ${y} L${x - 3} ${y - 16} M${x - 9} ${y - 14} L${x + 4} ${y - 18}`)
}

const wreath: PropPainter = (pen) => {
  for (let i = 0; i < 26; i++) {
    const a = (i / 26) * Math.PI * 2
    const [x, y] = [Math.cos(a) * (0.36 + (i % 2) * 0.04), -0.5 + Math.sin(a) * (0.36 + (i % 2) * 0.04)]
    ellipse(pen, x, y, 0.085, 0.06, i % 3 === 0 ? 'leaf' : 'pine', { lighten: i % 2 ? 0.08 : -0.05 })
  }
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) * Math.PI * 2 + 0.3
    ellipse(pen, Math.cos(a) * 0.37, -0.5 + Math.sin(a) * 0.37, 0.035, 0.035, 'red')
  }
  outline(pen, 'red', 'M0 -12 L-22 -24 C -26 -14 -26 -6 -20 0 Z')
  outline(pen, 'red', 'M0 -12 L22 -24 C26 -14 26 -6 20 0 Z')
  ellipse(pen, 0, -0.12, 0.05, 0.05, 'red', { lighten: 0.15 })
}

const puppet: PropPainter = (pen) => {
  line(pen, 4, 'wood', 'M-24 -97 L24 -91 M-4 -100 L4 -88')
  line(pen, 0.9, 'dark', 'M-22 -96 L-25 -36 M22 -91 L26 -38 M0 -94 L0 -74', 0.3)
  line(pen, 5, 'blue', 'M-8 -46 L-25 -36 M8 -46 L26 -38 M-5 -24 L-10 -4 M6 -24 L12 -4')
  outline(pen, 'red', 'M-11 -48 L11 -48 L14 -20 L-14 -20 Z')
  ellipse(pen, 0, -0.62, 0.13, 0.14, 'skin')
  outline(pen, 'blue', 'M-14 -66 L0 -86 L14 -66 Z')
  for (const x of [-0.05, 0.05]) ellipse(pen, x, -0.63, 0.018, 0.024, 'dark', PLAIN_SHAPE)
  line(pen, 1.6, 'red', 'M-5 -55 C -2 -52 2 -52 5 -55')
  for (const x of [-0.12, 0.14]) ellipse(pen, x, -0.03, 0.06, 0.035, 'wood')
}

/** A carved house with a dial, its bird come out to call, chains with weights below. */
const cuckooClock: PropPainter = (pen) => {
  line(pen, 1.6, '#c8a03a', 'M-12 -28 L-12 -12 M12 -28 L12 -18')
  for (const [x, y] of [
    [-12, -8],
    [12, -14],
  ] as const)
    outline(
      pen,
      '#6b4420',
      `M${x} ${y - 6} C${x + 7} ${y - 2} ${x + 6} ${y + 6} ${x} ${y + 10} C${x - 6} ${y + 6} ${x - 7} ${y - 2} ${x} ${y - 6} Z`,
    )
  line(pen, 1.8, '#7a4b2a', 'M0 -30 L0 -12')
  outline(pen, '#4f8a4a', 'M0 -16 C10 -14 10 -4 0 -2 C -10 -4 -10 -14 0 -16 Z')
  outline(pen, '#8a5630', 'M-30 -66 L30 -66 L26 -28 L-26 -28 Z')
  outline(pen, '#6b3f20', 'M-46 -56 L0 -98 L46 -56 L38 -50 L0 -82 L-38 -50 Z')
  for (const x of [-34, 34]) {
    outline(pen, 'leaf', `M${x} -50 C${x - 12} -46 ${x - 10} -30 ${x} -26 C${x + 10} -30 ${x + 12} -46 ${x} -50 Z`)
    mark(pen, 1.4, '#2f6a2a', `M${x} -48 L${x} -28`)
  }
  outline(pen, '#3a2416', 'M-9 -62 L-9 -72 L0 -80 L9 -72 L9 -62 Z', PLAIN_SHAPE)
  oval(pen, '#f4ecd6', 0, -46, 15, 15)
  for (let i = 0; i < 12; i++) {
    const turn = (i / 12) * Math.PI * 2
    mark(pen, 1.6, '#3a2416', `M${Math.cos(turn) * 12} ${-46 + Math.sin(turn) * 12} L${Math.cos(turn) * 10} ${-46 + Math.sin(turn) * 10}`)
  }
  mark(pen, 2, '#3a2416', 'M0 -46 L0 -56 M0 -46 L7 -42')
  oval(pen, '#4f9ac8', 1, -69, 7, 5.4)
  oval(pen, '#4f9ac8', 7, -74, 4.4, 4.2)
  outline(pen, '#f0a83a', 'M10 -77 L18 -78 L11 -74 Z')
  outline(pen, '#f0a83a', 'M10 -74 L16 -71 L10 -72 Z')
  oval(pen, 'black', 8, -75, 1.2, 1.2, PLAIN_SHAPE)
}

/** A canopy of mesh from a ring over a bed; a mosquito stays outside. */
const mosquitoNet: PropPainter = (pen) => {
  line(pen, 2, '#6e5a48', 'M6 -86 L6 -102')
  outline(pen, '#eef4f6', 'M-6 -86 L18 -86 C22 -64 40 -40 50 -2 L-38 -2 C -28 -40 -10 -64 -6 -86 Z')
  box(pen, '#a8703f', -24, -42, 5, 40)
  box(pen, '#8a5a34', -24, -18, 62, 8)
  box(pen, '#5f9ac8', -20, -27, 58, 10, { round: 3 })
  box(pen, '#fdf6e8', -18, -34, 20, 9, { round: 4 })
  box(pen, '#8a5a34', 33, -14, 5, 12)
  for (const x of [-26, -15, -4, 6, 16, 27, 38])
    mark(pen, 1, '#8aa4b2', `M${6 + (x - 6) * 0.27} -84 C${6 + (x - 6) * 0.36} -62 ${6 + (x - 6) * 0.9} -36 ${x} -3`)
  for (let y = -76; y < -4; y += 8) {
    const half = 12 + ((y + 86) / 84) ** 1.15 * 31
    mark(pen, 1, '#8aa4b2', `M${6 - half} ${y} L${6 + half} ${y}`)
  }
  oval(pen, '#b5793f', 6, -86, 14, 3.6)
  for (const d of ['M-34 -70 L-44 -62 L-46 -52', 'M-32 -68 L-36 -56 L-34 -48', 'M-28 -68 L-28 -56 L-24 -50']) mark(pen, 1.5, '#2c2a36', d)
  outline(pen, '#cfdde6', 'M-34 -74 C -48 -90 -50 -98 -42 -96 C -36 -92 -32 -82 -30 -75 Z')
  outline(pen, '#cfdde6', 'M-32 -75 C -32 -92 -26 -98 -22 -94 C -22 -86 -26 -80 -29 -75 Z')
  line(pen, 4, '#4a4452', 'M-46 -68 C -40 -70 -36 -72 -30 -72')
  oval(pen, '#4a4452', -25, -71, 4.6, 4.2)
  line(pen, 1.6, '#2c2a36', 'M-21 -70 L-10 -64')
}

export const HOUSEHOLD_THINGS = {
  fan,
  heater,
  iron,
  'vacuum-cleaner': vacuumCleaner,
  comb,
  perfume,
  chandelier,
  cupboard,
  lighter,
  match,
  hammock,
  swing,
  seesaw,
  wreath,
  puppet,
  'cuckoo-clock': cuckooClock,
  'mosquito-net': mosquitoNet,
} satisfies Record<string, PropPainter>
