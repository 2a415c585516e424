import { FLAT_SHAPE, line, outline } from '../outline.ts'
import type { PropPainter } from '../pen.ts'
import { box, mark, oval } from '../world/details.ts'

/** A desk telephone with a dial, its receiver on the hook. */
const telephone: PropPainter = (pen) => {
  line(pen, 2.4, '#23222e', 'M40 -8 C52 -8 50 -22 46 -28 C42 -36 50 -44 44 -58')
  outline(pen, '#34333f', 'M-28 -62 L28 -62 L44 -4 C44 0 -44 0 -44 -4 Z', { cel: 0.12 })
  for (const x of [-17, 17]) box(pen, '#34333f', x - 5, -72, 10, 12)
  outline(
    pen,
    '#34333f',
    'M-50 -64 C -52 -84 -30 -90 0 -90 C30 -90 52 -84 50 -64 C48 -58 32 -58 30 -64 C30 -72 22 -75 0 -75 C -22 -75 -30 -72 -30 -64 C -32 -58 -48 -58 -50 -64 Z',
    { lighten: 0.06 },
  )
  mark(pen, 2, '#6a6a7c', 'M-34 -82 C -24 -86 -12 -87 2 -87')
  oval(pen, '#efe6d2', 0, -32, 21, 20)
  for (let i = 0; i < 10; i++) {
    const turn = 0.9 + (i / 11) * Math.PI * 2
    oval(pen, '#34333f', Math.cos(turn) * 14.6, -32 + Math.sin(turn) * 14, 3, 2.9, FLAT_SHAPE)
  }
  oval(pen, '#c9a25a', 0, -32, 7, 6.6, FLAT_SHAPE)
  mark(pen, 1.6, 'metal', 'M17 -20 L22 -16')
}

/** A mobile phone from the front: a lit screen with a notification. */
const smartphone: PropPainter = (pen) => {
  box(pen, '#1f2029', -25, -99, 50, 98, { round: 7 })
  box(pen, '#2f5c8c', -22.4, -96, 44.8, 92, { ...FLAT_SHAPE, round: 5 })
  outline(
    pen,
    '#4a86b4',
    'M-22.4 -52 C -8 -66 6 -40 22.4 -58 L22.4 -9 C22.4 -6 20 -4 17 -4 L-17 -4 C -20 -4 -22.4 -6 -22.4 -9 Z',
    FLAT_SHAPE,
  )
  outline(
    pen,
    '#7fb6d0',
    'M-22.4 -30 C -8 -42 8 -20 22.4 -34 L22.4 -9 C22.4 -6 20 -4 17 -4 L-17 -4 C -20 -4 -22.4 -6 -22.4 -9 Z',
    FLAT_SHAPE,
  )
  box(pen, '#1f2029', -7, -94, 14, 3.6, { ...FLAT_SHAPE, round: 1.8 })
  box(pen, '#f3f6f8', -18, -78, 36, 17, { ...FLAT_SHAPE, round: 3.6 })
  oval(pen, '#3fae6a', -11, -69.5, 4.4, 4.4, FLAT_SHAPE)
  mark(pen, 2, '#4a5260', 'M-3 -72.6 L13 -72.6')
  mark(pen, 1.6, '#9aa4b0', 'M-3 -67 L9 -67')
  mark(pen, 1.6, '#f3f6f8', 'M-8 -7.4 L8 -7.4')
  mark(pen, 1.6, '#4a4c5a', 'M25 -76 L25 -62')
}

export const TELEPHONES: Readonly<Record<string, PropPainter>> = { telephone, 'mobile-phone': smartphone }
