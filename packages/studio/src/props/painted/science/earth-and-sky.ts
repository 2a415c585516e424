import { FLAT_SHAPE, line, outline, PLAIN_SHAPE, polar } from '../outline.ts'
import { type PropPainter } from '../pen.ts'
import { box, GLOWING, mark, oval } from '../world/details.ts'

/** A globe with a wedge cut out: crust, mantle, outer and inner core. */
const earthLayers: PropPainter = (pen) => {
  oval(pen, '#3f8fc4', 0, -50, 49, 49)
  outline(
    pen,
    '#5fae53',
    'M-40 -70 C -34 -86 -14 -92 -6 -88 C-8 -76 -20 -74 -22 -62 C -26 -50 -38 -54 -40 -46 C -46 -52 -44 -62 -40 -70 Z',
    PLAIN_SHAPE,
  )
  outline(pen, '#5fae53', 'M-30 -34 C -20 -40 -8 -30 -12 -20 C -14 -12 -20 -8 -22 -10 C -26 -18 -34 -24 -30 -34 Z', PLAIN_SHAPE)
  for (const [r, role] of [
    [49, '#7a5233'],
    [46, '#d9662b'],
    [31, '#f39a33'],
    [17, '#ffd65c'],
    [8, '#fff3c0'],
  ] as const)
    outline(
      pen,
      role,
      `M0 -50 L${polar(0, -50, -1.35, r)} C${polar(0, -50, -0.85, r * 1.09)} ${polar(0, -50, -0.4, r * 1.06)} ${polar(0, -50, 0, r)} C${polar(0, -50, 0.3, r * 1.06)} ${polar(0, -50, 0.6, r * 1.06)} ${polar(0, -50, 0.9, r)} Z`,
      r === 49 ? { plain: true } : FLAT_SHAPE,
    )
}

/** Sun, rising vapour, a cloud, rain on a mountain and a river back to the sea. */
const waterCycle: PropPainter = (pen) => {
  box(pen, '#cfe8f7', -50, -92, 100, 88, { round: 4, cel: 0 })
  oval(pen, 'yellow', -36, -78, 9, 9, { emissive: true })
  outline(pen, '#7d8a78', 'M2 -18 L26 -58 L36 -44 L50 -62 L50 -4 L2 -4 Z', PLAIN_SHAPE)
  outline(pen, 'snow', 'M20 -48 L26 -58 L32 -49 L26 -45 Z', FLAT_SHAPE)
  outline(pen, '#6cb24a', 'M-10 -4 C0 -20 24 -26 50 -24 L50 -4 Z', PLAIN_SHAPE)
  outline(pen, '#3f8fc4', 'M-50 -22 C -38 -25 -26 -19 -14 -22 C-6 -20 0 -10 6 -4 L-50 -4 Z', PLAIN_SHAPE)
  line(pen, 3, '#5fb4e0', 'M32 -40 C22 -30 20 -22 -2 -16')
  for (const x of [-40, -28, -16]) {
    line(pen, 2.6, '#e8823a', `M${x} -28 C${x + 5} -36 ${x - 5} -42 ${x} -50`)
    outline(pen, '#e8823a', `M${x} -58 L${x - 5} -49 L${x + 5} -49 Z`)
  }
  for (const [x, y, r] of [
    [6, -76, 9],
    [18, -82, 12],
    [31, -76, 9],
    [18, -73, 10],
  ] as const)
    oval(pen, 'white', x, y, r * 1.2, r, { noInk: true, cel: 0.1 })
  for (const [x, y] of [
    [10, -60],
    [18, -56],
    [26, -61],
    [34, -58],
  ] as const)
    mark(pen, 2, '#3f8fc4', `M${x} ${y} L${x - 2} ${y + 7}`)
}

const tectonicPlates: PropPainter = (pen) => {
  outline(pen, '#d9662b', 'M-50 -30 L50 -30 L50 -4 L-50 -4 Z', PLAIN_SHAPE)
  for (const y of [-24, -16, -9]) mark(pen, 2, '#f3a03c', `M-46 ${y} C -20 ${y - 5} 16 ${y + 5} 46 ${y}`)
  outline(pen, '#8a6242', 'M-50 -52 L-4 -50 L8 -26 L16 -10 L4 -8 L-14 -32 L-50 -34 Z')
  outline(pen, '#6cb24a', 'M-50 -60 L-8 -58 L-4 -50 L-50 -52 Z', PLAIN_SHAPE)
  outline(pen, '#a07650', 'M2 -52 L14 -70 L20 -64 L28 -78 L36 -66 L50 -62 L50 -36 L14 -34 Z')
  outline(pen, '#6cb24a', 'M2 -52 L14 -70 L20 -64 L28 -78 L36 -66 L50 -62 L50 -55 L36 -58 L28 -68 L20 -56 L14 -61 L6 -48 Z', PLAIN_SHAPE)
  for (const [x, way] of [
    [-40, 1],
    [42, -1],
  ] as const) {
    line(pen, 4, 'white', `M${x} -44 L${x + way * 14} -44`)
    outline(pen, 'white', `M${x + way * 22} -44 L${x + way * 13} -51 L${x + way * 13} -37 Z`)
  }
}

const volcanoCutaway: PropPainter = (pen) => {
  outline(pen, '#6d5346', 'M-48 -22 L-10 -80 L10 -80 L48 -22 Z')
  outline(pen, '#8a6242', 'M-50 -24 L50 -24 L50 -2 L-50 -2 Z', PLAIN_SHAPE)
  outline(pen, '#ff7a2a', 'M-6 -80 L6 -80 L5 -30 C26 -28 30 -4 8 -4 L-8 -4 C -30 -4 -26 -28 -5 -30 Z', GLOWING)
  outline(pen, '#ffc24a', 'M-2.5 -80 L2.5 -80 L2 -26 C14 -24 14 -8 0 -8 C -14 -8 -14 -24 -2 -26 Z', GLOWING)
  outline(pen, '#ff7a2a', 'M-8 -80 C -20 -66 -14 -58 -24 -46 C -12 -54 -8 -66 -2 -76 Z', GLOWING)
  for (const [x, y, r] of [
    [-8, -90, 8],
    [4, -94, 9],
    [14, -88, 7],
  ] as const)
    oval(pen, '#6a6470', x, y, r, r * 0.8, { noInk: true })
  for (const y of [-44, -34])
    mark(pen, 1.6, '#574136', `M${-28 + (y + 44) * -0.6} ${y} L-10 ${y - 4} M${28 + (y + 44) * 0.6} ${y} L10 ${y - 4}`)
}

const sinkhole: PropPainter = (pen) => {
  outline(pen, '#6cb24a', 'M-50 -46 L50 -46 L50 -6 L-50 -6 Z', PLAIN_SHAPE)
  outline(pen, '#55566a', 'M-50 -40 L50 -40 L50 -18 L-50 -18 Z', PLAIN_SHAPE)
  for (const x of [-46, 36]) box(pen, 'white', x, -31, 10, 3, FLAT_SHAPE)
  outline(pen, '#8a6242', 'M-34 -30 C -28 -46 24 -48 34 -32 C40 -18 20 -6 -4 -8 C -26 -8 -40 -18 -34 -30 Z')
  outline(pen, '#241a18', 'M-28 -27 C -22 -40 20 -42 28 -30 C32 -20 16 -11 -4 -12 C -20 -12 -32 -18 -28 -27 Z', FLAT_SHAPE)
  outline(pen, 'red', 'M10 -44 L26 -38 L34 -46 L40 -40 L34 -26 L18 -24 L8 -32 Z')
  outline(pen, 'glass', 'M16 -40 L25 -36 L30 -41 L22 -44 Z', FLAT_SHAPE)
  for (const [x, y] of [
    [28, -25],
    [12, -34],
  ] as const)
    oval(pen, 'dark', x, y, 4.6, 5)
}

const moonPhases: PropPainter = (pen) => {
  for (let i = 0; i < 8; i++) {
    const [x, y] = polar(0, -50, i * 0.7854, 38)
      .split(' ')
      .map(Number) as [number, number]
    oval(pen, '#3a3d52', x, y, 10, 10)
    const bend = 10 * Math.cos(i * 0.7854)
    outline(
      pen,
      '#f4efdc',
      `M${x} ${y - 10} C${x + 13} ${y - 10} ${x + 13} ${y + 10} ${x} ${y + 10} C${x + bend * 1.3} ${y + 10} ${x + bend * 1.3} ${y - 10} ${x} ${y - 10} Z`,
      FLAT_SHAPE,
    )
  }
  oval(pen, '#3f8fc4', 0, -50, 15, 15)
  outline(pen, '#5fae53', 'M-10 -58 C-4 -64 6 -62 4 -54 C0 -48 -8 -50 -10 -58 Z', FLAT_SHAPE)
}

const wormhole: PropPainter = (pen) => {
  for (let i = 0; i < 7; i++) {
    const y = -92 + i * 6.4
    oval(pen, i % 2 ? '#5a46b8' : '#7f6be0', 0, y, 46 - i * 6, 9 - i, PLAIN_SHAPE)
    oval(pen, i % 2 ? '#5a46b8' : '#7f6be0', 0, -100 - y, 46 - i * 6, 9 - i, PLAIN_SHAPE)
  }
  outline(pen, '#3d2f8c', 'M-8 -58 C-6 -52 -6 -48 -8 -42 L8 -42 C6 -48 6 -52 8 -58 Z', PLAIN_SHAPE)
  oval(pen, '#0b0718', 0, -94, 40, 6, { ...PLAIN_SHAPE, mode: 'flat' })
  for (const [x, y] of [
    [-20, -95],
    [4, -93],
    [22, -96],
  ] as const)
    oval(pen, 'white', x, y, 1, 1, GLOWING)
}

const spaceTelescope: PropPainter = (pen) => {
  outline(pen, '#c8b4d8', 'M-48 -22 L10 -4 L48 -18 L-8 -34 Z')
  for (const y of [-26, -20, -14]) mark(pen, 1.4, '#8f7fae', `M${-38 + (y + 26) * 2} ${y} L${34 + (y + 26) * 0.4} ${y + 6}`)
  line(pen, 3, 'metal', 'M0 -22 L4 -48')
  for (const [x, y] of [
    [0, -62],
    [15, -53.5],
    [15, -70.5],
    [0, -79],
    [-15, -70.5],
    [-15, -53.5],
    [0, -45],
    [30, -62],
    [-30, -62],
  ] as const) {
    const hexagon = [0, 1, 2, 3, 4, 5].map((i) => polar(x, y, i * 1.0472, 9.6)).join(' L')
    outline(pen, 'gold', `M${hexagon} Z`, { cel: 0.08 })
  }
  for (const from of ['-30 -74', '30 -74', '0 -40']) line(pen, 1.4, 'dark', `M${from} L2 -96`)
  oval(pen, 'dark', 2, -96, 4, 3)
}

const radioTelescope: PropPainter = (pen) => {
  outline(pen, 'white', 'M-14 0 L-8 -34 L8 -34 L14 0 Z', { lighten: -0.1 })
  outline(pen, 'metal', 'M-12 -44 L14 -40 L8 -28 L-8 -28 Z')
  outline(pen, 'white', 'M-44 -80 C -40 -44 -4 -22 34 -34 Z')
  outline(pen, 'metal', 'M-44 -80 C -28 -84 26 -54 34 -34 C10 -34 -34 -54 -44 -80 Z', { lighten: 0.25 })
  for (const from of ['-36 -76', '28 -40', '-4 -44']) line(pen, 1.6, 'metal', `M${from} L14 -86`)
  oval(pen, 'red', 15, -88, 4.4, 4.4)
}

const marsRover: PropPainter = (pen) => {
  line(pen, 3, 'metal', 'M-34 -12 L-20 -30 L6 -28 L30 -12')
  for (const x of [-36, -4, 30]) {
    oval(pen, 'dark', x, -10, 11, 10, { lighten: 0.1 })
    oval(pen, 'metal', x, -10, 5, 5)
  }
  box(pen, 'white', -34, -46, 66, 18, { round: 2 })
  box(pen, '#30405e', -36, -52, 50, 7)
  for (const x of [-28, -18, -8, 2]) mark(pen, 1, '#7fb0e0', `M${x} -51 L${x} -46`)
  line(pen, 4, 'white', 'M22 -46 L22 -78')
  box(pen, 'white', 12, -92, 24, 14, { round: 3 })
  for (const x of [18, 29]) oval(pen, 'dark', x, -85, 4, 4)
  line(pen, 3, 'metal', 'M-30 -44 L-46 -60 L-42 -34')
}

const lunarLander: PropPainter = (pen) => {
  for (const [x, far] of [
    [-18, -42],
    [18, 42],
    [-6, -16],
    [6, 16],
  ] as const) {
    line(pen, 2.4, 'gold', `M${x} -32 L${far} -4`)
    oval(pen, 'metal', far, -2.5, 7, 2.4)
  }
  outline(pen, 'gold', 'M-30 -48 L30 -48 L34 -38 L28 -24 L-28 -24 L-34 -38 Z')
  for (const x of [-18, -2, 14]) mark(pen, 1.4, '#c88a1e', `M${x} -46 L${x + 4} -26`)
  outline(pen, 'metal', 'M-12 -24 L12 -24 L16 -14 L-16 -14 Z', { lighten: -0.2 })
  outline(pen, 'white', 'M-24 -48 L-28 -66 L-14 -84 L14 -84 L28 -66 L24 -48 Z', { lighten: -0.08 })
  outline(pen, 'dark', 'M-18 -68 L-4 -72 L-8 -60 Z', FLAT_SHAPE)
  outline(pen, 'dark', 'M18 -68 L4 -72 L8 -60 Z', FLAT_SHAPE)
  box(pen, 'dark', -6, -58, 12, 10, FLAT_SHAPE)
  line(pen, 1.6, 'metal', 'M8 -84 L16 -97 M10 -98 L24 -94')
}

const spaceCapsule: PropPainter = (pen) => {
  outline(pen, '#7a5a48', 'M-42 -12 C -30 2 30 2 42 -12 Z')
  outline(pen, 'white', 'M-42 -12 L-14 -78 L14 -78 L42 -12 Z', { lighten: -0.06 })
  box(pen, 'metal', -14, -90, 28, 12, { round: 2 })
  for (const y of [-30, -58]) mark(pen, 1.6, '#8d98a8', `M${-30 - (y + 40) * 0.4} ${y} L${30 + (y + 40) * 0.4} ${y}`)
  for (const x of [-14, 14]) outline(pen, '#27324a', `M${x - 8} -38 L${x - 5} -52 L${x + 5} -52 L${x + 8} -38 Z`)
}

const spaceHelmet: PropPainter = (pen) => {
  outline(pen, 'white', 'M-40 -8 C -44 -24 -40 -30 -34 -34 L34 -34 C40 -30 44 -24 40 -8 Z', { lighten: -0.1 })
  oval(pen, 'white', 0, -58, 42, 40)
  outline(pen, '#2c3a5e', 'M-32 -62 C -32 -90 32 -90 32 -62 C32 -36 -32 -36 -32 -62 Z')
  outline(pen, '#e8a83a', 'M-27 -64 C -26 -84 26 -84 27 -64 C20 -72 -20 -72 -27 -64 Z', FLAT_SHAPE)
  mark(pen, 3, 'white', 'M-20 -54 C -20 -48 -14 -44 -10 -43')
  for (const x of [-44, 38]) box(pen, 'metal', x, -66, 7, 18, { round: 2 })
  box(pen, 'red', -6, -26, 12, 8, { round: 2 })
}

/** Light of the sun reaches the ground; a layer of gas throws its heat back. */
const greenhouseEffect: PropPainter = (pen) => {
  outline(pen, '#bcd8ec', 'M-50 -2 L-50 -46 C -28 -66 28 -66 50 -46 L50 -2 Z', { cel: 0 })
  outline(pen, '#e8b48a', 'M-50 -46 C -28 -66 28 -66 50 -46 L50 -56 C28 -76 -28 -76 -50 -56 Z', PLAIN_SHAPE)
  outline(pen, '#3f8fc4', 'M-50 -2 L-50 -16 C -24 -28 24 -28 50 -16 L50 -2 Z')
  outline(pen, '#5fae53', 'M-20 -24 C-6 -29 22 -28 34 -21 C24 -12 -8 -10 -20 -24 Z', FLAT_SHAPE)
  oval(pen, 'yellow', -34, -88, 11, 11, { emissive: true })
  line(pen, 4, '#f7b91e', 'M-26 -78 L-9 -36')
  outline(pen, '#f7b91e', 'M-5 -26 L-14 -35 L-3 -39 Z')
  line(pen, 4, '#d8473f', 'M10 -28 L20 -58 L32 -32')
  outline(pen, '#d8473f', 'M36 -23 L26 -31 L36 -36 Z')
}

export const EARTH_AND_SKY = {
  'earth-layers': earthLayers,
  'water-cycle': waterCycle,
  'tectonic-plates': tectonicPlates,
  'volcano-cutaway': volcanoCutaway,
  sinkhole,
  'moon-phases': moonPhases,
  wormhole,
  'space-telescope': spaceTelescope,
  'radio-telescope': radioTelescope,
  'mars-rover': marsRover,
  'lunar-lander': lunarLander,
  'space-capsule': spaceCapsule,
  'space-helmet': spaceHelmet,
  'greenhouse-effect': greenhouseEffect,
} satisfies Record<string, PropPainter>
