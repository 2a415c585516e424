import { FLAT_SHAPE, line, outline, polar } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, mark, oval } from '../world/details.ts'

const fireHydrant: PropPainter = (pen) => {
  box(pen, '#d8303a', -24, -8, 48, 8, { round: 2 })
  outline(pen, '#d8303a', 'M-18 -8 L-18 -70 C -18 -88 18 -88 18 -70 L18 -8 Z')
  box(pen, '#d8303a', -23, -72, 46, 7, { round: 2, lighten: 0.08 })
  for (const s of [-1, 1]) {
    box(pen, '#d8303a', s > 0 ? 17 : -29, -56, 12, 16, { round: 2 })
    box(pen, '#f2cf4a', s > 0 ? 28 : -34, -54, 6, 12, { round: 2 })
  }
  oval(pen, '#f2cf4a', 0, -46, 11, 11)
  oval(pen, '#d8303a', 0, -46, 6, 6)
  box(pen, '#f2cf4a', -5, -94, 10, 10, { round: 2 })
  mark(pen, 2.4, '#6b7284', 'M-11 -40 C -20 -24 -6 -22 -4 -36')
}

/** A heap of fallen leaves. */
const leafPile: PropPainter = (pen) => {
  outline(pen, '#a85a22', 'M-50 0 C -44 -26 -22 -54 2 -56 C24 -54 42 -28 50 0 Z')
  const colours = ['#e0812e', '#c8452a', '#e8b23a', '#a8642a', '#d86a2a']
  for (let i = 0; i < 46; i++) {
    const row = Math.floor(i / 9)
    const wide = 46 - row * 9
    const [x, y] = [-wide + ((i % 9) / 8) * wide * 2 + ((i * 7) % 5) - 2, -4 - row * 12 - ((i * 5) % 6)]
    const turn = (i * 2.4) % 6.28
    outline(
      pen,
      colours[i % 5]!,
      `M${polar(x, y, turn, 10)} Q${polar(x, y, turn + 1.57, 6)} ${polar(x, y, turn + 3.14, 8)} Q${polar(x, y, turn - 1.57, 6)} ${polar(x, y, turn, 10)} Z`,
      { cel: 0.04 },
    )
    mark(pen, 0.9, '#7a3a16', `M${polar(x, y, turn, 8)} L${polar(x, y, turn + 3.14, 9)}`)
  }
}

const ballAndChain: PropPainter = (pen) => {
  oval(pen, '#3a3a46', 22, -26, 26, 26)
  oval(pen, '#6d7084', 13, -36, 7, 6, FLAT_SHAPE)
  for (const [x, y, turn] of [
    [4, -52, 0.5],
    [-6, -60, -0.4],
    [-16, -64, 0.3],
    [-26, -62, -0.5],
    [-34, -54, 0.8],
  ] as const) {
    const [dx, dy] = [Math.cos(turn) * 6, Math.sin(turn) * 6]
    line(pen, 3.2, 'metal', `M${x - dx} ${y - dy - 3} L${x + dx} ${y + dy - 3} M${x - dx} ${y - dy + 3} L${x + dx} ${y + dy + 3}`, -0.1)
  }
  line(pen, 8, 'metal', 'M-48 -32 C -50 -50 -24 -50 -26 -32 C -28 -20 -46 -20 -48 -32 Z', -0.05)
}

const siegeCatapult: PropPainter = (pen) => {
  line(pen, 6, 'wood', 'M-44 -16 L44 -16')
  line(pen, 6, 'wood', 'M-14 -16 L4 -62 L22 -16')
  line(pen, 5, 'woodLight', 'M30 -20 L-38 -88')
  outline(pen, 'wood', 'M-48 -98 L-30 -96 L-26 -84 L-40 -80 L-50 -88 Z')
  oval(pen, 'rock', -39, -95, 9, 8)
  mark(pen, 2.4, '#cbb48a', 'M-6 -42 L14 -34 M-4 -38 L12 -40')
  for (const x of [-32, 32]) {
    oval(pen, 'wood', x, -13, 13, 13)
    oval(pen, '#4a3222', x, -13, 4, 4, FLAT_SHAPE)
    mark(pen, 1.6, '#4a3222', `M${x - 11} -13 L${x + 11} -13 M${x} -24 L${x} -2`)
  }
}

const batteringRam: PropPainter = (pen) => {
  outline(pen, 'roof', 'M-46 -60 L0 -96 L46 -60 Z')
  for (const x of [-38, 32]) line(pen, 5, 'wood', `M${x + 3} -60 L${x + 3} -18`)
  mark(pen, 2.4, '#cbb48a', 'M-22 -62 L-22 -44 M22 -62 L22 -44')
  box(pen, 'woodLight', -42, -46, 78, 13, { round: 5 })
  outline(pen, 'metal', 'M34 -48 L50 -40 L34 -31 Z', { lighten: -0.1 })
  line(pen, 5, 'wood', 'M-44 -16 L44 -16')
  for (const x of [-28, 28]) {
    oval(pen, 'wood', x, -12, 12, 12)
    oval(pen, '#4a3222', x, -12, 4, 4, FLAT_SHAPE)
  }
}

const cannonballs: PropPainter = (pen) => {
  for (const [x, y] of [
    [-32, -16],
    [0, -16],
    [32, -16],
    [-16, -43],
    [16, -43],
    [0, -70],
  ] as const) {
    oval(pen, '#34343f', x, y, 16, 16)
    oval(pen, '#6d7084', x - 5, y - 6, 4, 3.4, FLAT_SHAPE)
  }
}

/** A harbour crane with a container on its hook. */
const harbourCrane: PropPainter = (pen) => {
  for (const x of [-30, 2]) line(pen, 5, '#e0a82e', `M${x} 0 L-14 -62`)
  box(pen, '#e0a82e', -24, -72, 22, 16)
  box(pen, '#bfe0f0', -12, -69, 8, 8, FLAT_SHAPE)
  line(pen, 4.6, '#e0a82e', 'M-46 -82 L48 -96 M-14 -72 L-14 -98 L48 -96 M-14 -98 L-46 -82')
  box(pen, '#6b7284', -50, -84, 12, 13)
  mark(pen, 1.8, '#3a3a46', 'M36 -94 L36 -46')
  box(pen, '#c8452a', 18, -44, 32, 18)
  for (const x of [24, 30, 36, 42]) mark(pen, 1.4, '#8f2a18', `M${x} -42 L${x} -28`)
}

const radioTower: PropPainter = (pen) => {
  line(pen, 3, '#d8303a', 'M-24 0 L-2 -92 M24 0 L2 -92')
  for (let i = 0; i < 6; i++) {
    const [a, b] = [24 - i * 3.7, 24 - (i + 1) * 3.7]
    line(pen, 2, i % 2 ? '#f4f0e6' : '#d8303a', `M${-a} ${-i * 15} L${b} ${-(i + 1) * 15} M${a} ${-i * 15} L${-b} ${-(i + 1) * 15}`)
  }
  oval(pen, '#ff4a3a', 0, -95, 4, 4, { emissive: true })
  for (const s of [-1, 1])
    for (const r of [12, 22])
      mark(pen, 2.6, '#3f8fd8', `M${s * r * 0.7} ${-95 - r * 0.5} Q${s * r * 1.3} -95 ${s * r * 0.7} ${-95 + r * 0.5}`)
}

const silo: PropPainter = (pen) => {
  box(pen, '#c8ccd4', -36, -74, 34, 74)
  outline(pen, '#a83a30', 'M-38 -74 C -36 -100 -2 -100 0 -74 Z')
  box(pen, '#c8ccd4', 4, -58, 34, 58, { lighten: 0.05 })
  outline(pen, '#a83a30', 'M2 -58 C4 -82 38 -82 40 -58 Z')
  for (const y of [-56, -40, -24]) mark(pen, 1.6, '#8a90a0', `M-36 ${y} L-2 ${y} M4 ${y + 10} L38 ${y + 10}`)
  mark(pen, 2, '#5a6070', 'M-12 -72 L-12 0 M-6 -72 L-6 0')
}

export const STREETS_AND_YARDS = {
  'fire-hydrant': fireHydrant,
  'leaf-pile': leafPile,
  'ball-and-chain': ballAndChain,
  'siege-catapult': siegeCatapult,
  'battering-ram': batteringRam,
  cannonballs,
  'harbour-crane': harbourCrane,
  'radio-tower': radioTower,
  silo,
} satisfies Record<string, PropPainter>
