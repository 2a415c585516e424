import { FLAT_SHAPE, line, outline, PLAIN_SHAPE, polar } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, mark, oval } from '../world/details.ts'

/** A part of the scale of a dial, between two angles in radians. */
const arc = (from: number, to: number): string =>
  Array.from({ length: 9 }, (_, i) => `${i === 0 ? 'M' : 'L'}${polar(0, -60, from + ((to - from) * i) / 8, 27)}`).join(' ')

/** A dial with a needle in its red part, on a pipe. */
const pressureGauge: PropPainter = (pen) => {
  box(pen, '#8d98a8', -50, -14, 100, 14, { round: 3 })
  box(pen, '#d8a83a', -9, -24, 18, 16)
  oval(pen, '#c8923a', 0, -60, 40, 40)
  oval(pen, 'white', 0, -60, 33, 33, PLAIN_SHAPE)
  mark(pen, 5, '#4fae4a', arc(2.4, 4.4))
  mark(pen, 5, '#f4c53a', arc(4.4, 5.6))
  mark(pen, 5, '#d8303a', arc(5.6, 6.98))
  for (let i = 0; i <= 8; i++) mark(pen, 1.6, '#2c2a36', `M${polar(0, -60, 2.4 + i * 0.5725, 23)} L${polar(0, -60, 2.4 + i * 0.5725, 18)}`)
  line(pen, 3.4, '#2c2a36', `M${polar(0, -60, 2.9, 8)} L${polar(0, -60, 6.04, 22)}`)
  oval(pen, '#2c2a36', 0, -60, 5, 5, PLAIN_SHAPE)
}

/** A damper inside its coil spring, an eye at either end. */
const shockAbsorber: PropPainter = (pen) => {
  for (const y of [-93, -8]) {
    oval(pen, '#4c4e5e', 0, y, 9, 8)
    oval(pen, '#c8ccd4', 0, y, 3.6, 3.4, PLAIN_SHAPE)
  }
  box(pen, '#d4d8e0', -4, -86, 8, 46)
  box(pen, '#3a6fb8', -9, -46, 18, 38, { round: 3 })
  box(pen, '#4c4e5e', -24, -86, 48, 6, { round: 2 })
  box(pen, '#4c4e5e', -24, -24, 48, 6, { round: 2 })
  for (let i = 0; i < 5; i++) line(pen, 6, '#d8303a', `M-21 ${-74 + i * 11} C -8 ${-68 + i * 11} 8 ${-68 + i * 11} 21 ${-79 + i * 11}`)
}

/** A machine of brass and iron with rows of keys, number wheels and a crank. */
const calculatingMachine: PropPainter = (pen) => {
  line(pen, 4.4, '#8d98a8', 'M36 -36 L48 -36 L48 -66')
  oval(pen, '#2c2a36', 48, -70, 5, 7)
  outline(pen, '#3a3e4c', 'M-36 -74 L32 -74 L40 -8 L-44 -8 Z')
  box(pen, '#2c2e3a', -48, -12, 92, 12, { round: 3 })
  box(pen, '#c8923a', -38, -96, 72, 26, { round: 4 })
  for (let i = 0; i < 6; i++) {
    box(pen, 'cream', -33 + i * 10.6, -91, 9, 16)
    mark(
      pen,
      1.8,
      '#2c2a36',
      i % 2
        ? `M${-30.6 + i * 10.6} -87 L${-28.4 + i * 10.6} -89 L${-28.4 + i * 10.6} -78`
        : `M${-31 + i * 10.6} -86 C${-28 + i * 10.6} -90 ${-26 + i * 10.6} -86 ${-30.6 + i * 10.6} -79 L${-26.4 + i * 10.6} -79`,
    )
  }
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 6; i++) {
      const half = 27 + row * 1.8
      oval(pen, i > 3 ? '#d8503a' : 'cream', -2 - half + (i / 5) * half * 2, -63 + row * 11, 4.2, 3.4)
    }
}

/** A buff card with one cut corner and columns of punched holes. */
const punchedCard: PropPainter = (pen) => {
  outline(pen, '#c8a868', 'M-38 -92 L50 -92 L50 -38 L-46 -38 L-46 -82 Z')
  outline(pen, '#efd9a4', 'M-42 -78 L46 -78 L46 -12 L-50 -12 L-50 -68 Z')
  for (let x = 0; x < 15; x++)
    for (let y = 0; y < 7; y++) {
      const isHole = (x * 5 + y * 7 + ((x * y) % 3)) % 5 === 0
      const [px, py] = [-43 + x * 6, -66 + y * 7.6]
      if (isHole) box(pen, '#2c2a36', px, py, 3.4, 5.6, FLAT_SHAPE)
      else if (x % 2 === 0) mark(pen, 0.9, '#c8a868', `M${px + 1.6} ${py + 2} L${px + 1.6} ${py + 4}`)
    }
}

/** A boxy camera with a rainbow stripe, a picture sliding out below. */
const instantCamera: PropPainter = (pen) => {
  outline(pen, 'white', 'M-26 -20 L26 -20 L26 0 L-26 0 Z')
  box(pen, '#6fb4d8', -21, -20, 42, 13, FLAT_SHAPE)
  outline(pen, '#5fa84f', 'M-21 -7 L-21 -12 L-6 -17 L6 -11 L21 -15 L21 -7 Z', FLAT_SHAPE)
  outline(pen, '#f4efe4', 'M-36 -92 L36 -92 L40 -58 L46 -44 L46 -18 L-46 -18 L-46 -44 L-40 -58 Z')
  box(pen, '#3a3844', -40, -28, 80, 7, { round: 2 })
  for (const [i, role] of ['#d8303a', '#f0862a', '#f4cf3a', '#4fae4a', '#3a86c8'].entries())
    box(pen, role, -5 + i * 2.4, -46, 2.4, 17, FLAT_SHAPE)
  oval(pen, '#2c2a36', 0, -62, 20, 20)
  oval(pen, '#4c4e5e', 0, -62, 13, 13, PLAIN_SHAPE)
  oval(pen, '#5f9ac8', 0, -62, 7, 7, PLAIN_SHAPE)
  oval(pen, 'white', -3, -65, 2.4, 2.4, PLAIN_SHAPE)
  box(pen, '#bfe2f2', -34, -86, 16, 12, { round: 2 })
  box(pen, '#2c2a36', 22, -86, 12, 10, { round: 2 })
  oval(pen, '#d8303a', -34, -50, 5, 5)
}

/** A hand-held reader of cards with a card in it, a green tick on its screen. */
const cardTerminal: PropPainter = (pen) => {
  outline(pen, '#3a6fd0', 'M-24 -24 L24 -24 L24 0 L-24 0 Z')
  box(pen, '#f4c53a', -18, -10, 8, 6, FLAT_SHAPE)
  outline(pen, '#f4f2ec', 'M-18 -98 L18 -98 L18 -86 L-18 -86 Z')
  mark(pen, 1.6, '#8a8496', 'M-12 -94 L12 -94')
  outline(pen, '#3c3e4c', 'M-28 -88 L28 -88 C33 -88 33 -84 32 -78 L28 -18 L-28 -18 L-32 -78 C -33 -84 -33 -88 -28 -88 Z')
  box(pen, '#d8f4e0', -22, -82, 44, 22, { round: 2, cel: 0 })
  mark(pen, 4, '#2f9a4a', 'M-9 -71 L-2 -65 L10 -77')
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 3; i++) box(pen, 'white', -20 + i * 14, -55 + row * 9, 11, 6, { round: 2, cel: 0, noInk: true })
  for (const [x, role] of [
    [-20, '#d8303a'],
    [-6, '#f4c53a'],
    [8, '#4fae4a'],
  ] as const)
    box(pen, role, x, -28, 11, 6, { round: 2, cel: 0, noInk: true })
}

/** A small device clipped to a belt that counts the steps shown on it. */
const pedometer: PropPainter = (pen) => {
  box(pen, '#6b4420', -50, -96, 100, 18)
  box(pen, '#e8b83a', 26, -98, 18, 22)
  box(pen, '#6b4420', 31, -93, 8, 12, FLAT_SHAPE)
  box(pen, '#4c4e5e', -14, -98, 26, 24, { round: 3 })
  outline(pen, '#3a86c8', 'M-36 -82 C -36 -88 34 -88 34 -82 L38 -20 C36 0 -38 0 -40 -20 Z')
  box(pen, '#d4e4c0', -29, -74, 57, 36, { round: 3, cel: 0 })
  for (const [x, y, turn] of [
    [-16, -50, 0.2],
    [-2, -58, 0.2],
  ] as const) {
    oval(pen, '#2c3a2a', x, y - 6, 4.6, 6.6, FLAT_SHAPE)
    oval(pen, '#2c3a2a', x + turn, y + 6, 3.6, 3.4, FLAT_SHAPE)
  }
  mark(pen, 3, '#2c3a2a', 'M10 -66 L10 -46 M16 -66 L23 -66 L23 -56 L16 -56 L16 -46 L23 -46')
  oval(pen, '#f4f2ec', -1, -20, 11, 8)
  for (const x of [-24, 22]) oval(pen, '#2a5f94', x, -20, 5, 5)
}

/** A great horn of metal that opens to the sky beside its cabin. */
const hornAntenna: PropPainter = (pen) => {
  for (const x of [-34, 22]) line(pen, 4, '#6e7482', `M${x} -34 L${x - 4} 0 M${x} -34 L${x + 10} 0`)
  mark(pen, 2, '#6e7482', 'M-38 -6 L32 -6')
  box(pen, '#8d98a8', -46, -40, 82, 8)
  box(pen, '#e8e2d4', -48, -66, 30, 28)
  box(pen, '#5f7a9a', -42, -60, 10, 11)
  outline(pen, 'roof', 'M-51 -66 L-15 -66 L-20 -74 L-46 -74 Z')
  outline(pen, '#c4ccd6', 'M-18 -58 L8 -70 L22 -98 L52 -64 L52 -42 L8 -42 L-18 -50 Z')
  outline(pen, '#4a5260', 'M22 -98 L52 -64 L52 -42 C42 -60 30 -78 22 -98 Z', PLAIN_SHAPE)
  mark(pen, 1.8, '#7d8794', 'M8 -70 L8 -42 M-4 -64 L-4 -46 M14 -82 L28 -44')
  for (const d of ['M34 -92 C42 -88 48 -82 50 -74', 'M40 -100 C48 -96 54 -90 56 -82']) mark(pen, 2.4, '#f4c53a', d)
}

/** A cylinder of brass with a knob, marked with its mass. */
const kilogramWeight: PropPainter = (pen) => {
  oval(pen, '#d8a23a', 0, -90, 17, 9)
  box(pen, '#c8923a', -9, -86, 18, 16)
  outline(pen, '#d8a23a', 'M-36 -66 C -36 -78 36 -78 36 -66 L40 0 L-40 0 Z')
  mark(pen, 2, '#9a6a1e', 'M-37 -58 C -20 -52 20 -52 37 -58 M-40 -8 L40 -8')
  mark(pen, 5, '#5c3c10', 'M-22 -38 L-16 -43 L-16 -18 M-4 -43 L-4 -18 M8 -35 L-3 -27 L8 -18')
  mark(pen, 4.4, '#5c3c10', 'M26 -34 C14 -36 14 -22 26 -24 M26 -36 L26 -16 C25 -11 17 -11 15 -14')
}

/** A roof aerial: rods of falling length on a boom, on a mast beside a chimney. */
const antenna: PropPainter = (pen) => {
  outline(pen, 'roof', 'M-50 -8 L-8 -30 L50 -8 L50 0 L-50 0 Z')
  box(pen, '#b5704a', 24, -40, 14, 26)
  box(pen, '#8a5034', 22, -44, 18, 6)
  line(pen, 3.6, '#6e7482', 'M-6 -26 L-6 -96')
  line(pen, 3.6, '#6e7482', 'M-46 -70 L42 -90')
  for (const [t, half] of [
    [0, 20],
    [0.2, 17],
    [0.4, 15],
    [0.62, 13],
    [0.82, 11],
    [1, 9],
  ] as const) {
    const [x, y] = [-44 + t * 84, -70.5 - t * 19]
    line(pen, 2.8, '#4c5460', `M${x + half * 0.1} ${y - half} L${x - half * 0.1} ${y + half}`)
  }
}

export const GAUGES_AND_MACHINES = {
  'pressure-gauge': pressureGauge,
  'shock-absorber': shockAbsorber,
  'calculating-machine': calculatingMachine,
  'punched-card': punchedCard,
  'instant-camera': instantCamera,
  'card-terminal': cardTerminal,
  pedometer,
  'horn-antenna': hornAntenna,
  'kilogram-weight': kilogramWeight,
  'roof-antenna': antenna,
} satisfies Record<string, PropPainter>
