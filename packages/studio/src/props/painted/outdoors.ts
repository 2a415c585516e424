import { castle, house, shopHouse, tower } from '../../parts/buildings.ts'
import { mushroom, rock, tree, type TreeKind } from '../../parts/nature/plants.ts'
import { polygon, shape, ellipse, type PropPainter, strokePath, rect, lathe } from './pen.ts'

const treeProp =
  (kind: TreeKind): PropPainter =>
  ({ brush, size }) =>
    tree(brush, 0, 0, size * 0.96, kind)

const flower: PropPainter = (pen) => {
  for (const [x, y, role, k] of [
    [-0.22, -0.5, 'yellow', 0.8],
    [0.24, -0.56, 'coral', 0.8],
    [0, -0.78, 'pink', 1],
  ] as const) {
    strokePath(pen, 0.028, 'leaf', (p) => (p.moveTo(x * 0.15, 0), p.quadraticCurveTo(x * 0.3, -0.3, x, y)))
    for (let i = 0; i < 6; i++) {
      const a = (i / 6) * Math.PI * 2
      ellipse(pen, x + Math.cos(a) * 0.12 * k, y + Math.sin(a) * 0.12 * k, 0.085 * k, 0.085 * k, role)
    }
    ellipse(pen, x, y, 0.075 * k, 0.075 * k, 'gold', { plain: true })
  }
  for (const side of [-1, 1])
    shape(pen, 'leafLight', [side < 0 ? -0.3 : 0, -0.3, 0.3, 0.3], (p) => {
      p.moveTo(0, 0)
      p.quadraticCurveTo(side * 0.06, -0.24, side * 0.3, -0.28)
      p.quadraticCurveTo(side * 0.26, -0.04, 0, 0)
    })
}

const fence: PropPainter = (pen) => {
  for (const y of [-0.32, -0.16]) rect(pen, -0.5, y, 1, 0.055, 'wood', { plain: true })
  for (let i = 0; i < 6; i++) {
    const x = -0.47 + i * 0.17
    polygon(
      pen,
      [
        [x, 0],
        [x, -0.38],
        [x + 0.045, -0.45],
        [x + 0.09, -0.38],
        [x + 0.09, 0],
      ],
      'white',
    )
  }
}

const well: PropPainter = (pen) => {
  for (const x of [-0.32, 0.26]) rect(pen, x, -0.76, 0.06, 0.44, 'wood', { plain: true })
  polygon(
    pen,
    [
      [-0.46, -0.68],
      [-0.2, -0.98],
      [0.2, -0.98],
      [0.46, -0.68],
    ],
    'roof',
  )
  strokePath(pen, 0.02, 'sand', (p) => (p.moveTo(0, -0.68), p.lineTo(0, -0.46)))
  lathe(
    pen,
    [
      [0.06, -0.36],
      [0.08, -0.46],
    ],
    'wood',
  )
  ellipse(pen, 0, -0.34, 0.38, 0.07, 'dark', { plain: true })
  lathe(
    pen,
    [
      [0.36, 0],
      [0.38, -0.02],
      [0.38, -0.33],
    ],
    'stone',
  )
  for (let i = 0; i < 8; i++)
    rect(pen, -0.34 + (i % 4) * 0.18 + (i > 3 ? 0.07 : 0), i > 3 ? -0.14 : -0.27, 0.13, 0.09, 'stone', {
      lighten: i % 2 ? 0.14 : -0.12,
      round: 0.02,
      plain: true,
      noInk: true,
    })
}

const bridge: PropPainter = (pen) => {
  shape(pen, 'stone', [-0.5, -0.36, 1, 0.36], (p) => {
    p.moveTo(-0.5, 0)
    p.lineTo(-0.5, -0.2)
    p.quadraticCurveTo(0, -0.44, 0.5, -0.2)
    p.lineTo(0.5, 0)
    p.lineTo(0.3, 0)
    p.quadraticCurveTo(0, -0.34, -0.3, 0)
    p.closePath()
  })
  strokePath(pen, 0.04, 'wall', (p) => (p.moveTo(-0.5, -0.22), p.quadraticCurveTo(0, -0.46, 0.5, -0.22)), -0.1)
}

const windmill: PropPainter = (pen) => {
  lathe(
    pen,
    [
      [0.2, 0],
      [0.19, -0.04],
      [0.12, -0.6],
    ],
    'wall',
  )
  polygon(
    pen,
    [
      [-0.15, -0.58],
      [0, -0.74],
      [0.15, -0.58],
    ],
    'roof',
  )
  rect(pen, -0.05, -0.18, 0.1, 0.18, 'wood', { round: 0.04 })
  rect(pen, -0.035, -0.44, 0.07, 0.08, 'window', { emissive: true })
  const { g } = pen.brush
  for (let i = 0; i < 4; i++) {
    g.save()
    g.translate(0, -0.62 * pen.size)
    g.rotate((i / 4) * Math.PI * 2 + 0.4)
    strokePath(pen, 0.016, 'wood', (p) => (p.moveTo(0, 0), p.lineTo(0, -0.38)))
    rect(pen, 0.005, -0.37, 0.09, 0.26, 'cream', { plain: true })
    g.restore()
  }
  ellipse(pen, 0, -0.62, 0.025, 0.025, 'dark')
}

const church: PropPainter = (pen) => {
  rect(pen, -0.08, -0.42, 0.5, 0.42, 'wall')
  polygon(
    pen,
    [
      [-0.1, -0.4],
      [-0.02, -0.58],
      [0.36, -0.58],
      [0.46, -0.4],
    ],
    'roof',
  )
  rect(pen, -0.3, -0.62, 0.24, 0.62, 'wall', { lighten: 0.08 })
  polygon(
    pen,
    [
      [-0.34, -0.6],
      [-0.18, -0.98],
      [-0.02, -0.6],
    ],
    'roof',
  )
  rect(pen, -0.23, -0.2, 0.1, 0.2, 'wood', { round: 0.05 })
  ellipse(pen, -0.18, -0.44, 0.05, 0.05, 'window', { emissive: true })
  for (const x of [0.04, 0.22]) rect(pen, x, -0.3, 0.08, 0.18, 'window', { emissive: true, round: 0.04 })
}

const barn: PropPainter = (pen) => {
  rect(pen, -0.42, -0.42, 0.84, 0.42, 'red')
  polygon(
    pen,
    [
      [-0.5, -0.38],
      [-0.36, -0.6],
      [0, -0.76],
      [0.36, -0.6],
      [0.5, -0.38],
    ],
    'roofDark',
  )
  rect(pen, -0.14, -0.28, 0.28, 0.28, 'white')
  rect(pen, -0.11, -0.25, 0.22, 0.25, 'red', { lighten: -0.2, plain: true })
  strokePath(pen, 0.02, 'white', (p) => (p.moveTo(-0.11, 0), p.lineTo(0.11, -0.25), p.moveTo(0.11, 0), p.lineTo(-0.11, -0.25)))
}

const tent: PropPainter = (pen) => {
  polygon(
    pen,
    [
      [-0.1, -0.72],
      [0.14, -0.76],
      [0.5, 0],
      [0.28, 0],
    ],
    'gold',
    { lighten: -0.16 },
  )
  polygon(
    pen,
    [
      [-0.5, 0],
      [-0.1, -0.74],
      [0.3, 0],
    ],
    'gold',
  )
  polygon(
    pen,
    [
      [-0.1, -0.74],
      [-0.24, 0],
      [0.04, 0],
    ],
    'dark',
    { plain: true },
  )
  polygon(
    pen,
    [
      [-0.1, -0.74],
      [-0.24, 0],
      [-0.32, 0],
    ],
    'gold',
    { lighten: 0.2, plain: true },
  )
}

const stall: PropPainter = (pen) => {
  for (const x of [-0.42, 0.38]) rect(pen, x, -0.8, 0.04, 0.8, 'wood', { plain: true })
  rect(pen, -0.44, -0.38, 0.88, 0.38, 'woodLight')
  for (let i = 0; i < 8; i++)
    ellipse(pen, -0.36 + i * 0.103, -0.41, 0.055, 0.055, (['red', 'gold', 'leafLight', 'purple'] as const)[i % 4]!)
  for (let i = 0; i < 6; i++)
    polygon(
      pen,
      [
        [-0.42 + i * 0.14, -0.96],
        [-0.28 + i * 0.14, -0.96],
        [-0.333 + i * 0.167, -0.72],
        [-0.5 + i * 0.167, -0.72],
      ],
      i % 2 ? 'cream' : 'red',
      { plain: true },
    )
}

const blackboard: PropPainter = (pen) => {
  for (const x of [-0.34, 0.3]) rect(pen, x, -0.3, 0.04, 0.3, 'wood', { plain: true })
  rect(pen, -0.5, -0.86, 1, 0.62, 'wood', { round: 0.02 })
  rect(pen, -0.45, -0.81, 0.9, 0.52, '#2f5a4a', { plain: true })
  for (const [x, y, w] of [
    [-0.36, -0.68, 0.4],
    [-0.36, -0.56, 0.56],
    [-0.36, -0.44, 0.3],
  ] as const)
    rect(pen, x, y, w, 0.02, 'white', { plain: true, noInk: true })
}

const gull: PropPainter = (pen) => {
  const wing = (side: number, role: string, lighten: number): void =>
    shape(
      pen,
      role,
      [side < 0 ? -0.5 : 0, -0.78, 0.5, 0.4],
      (p) => {
        p.moveTo(side * 0.02, -0.44)
        p.quadraticCurveTo(side * 0.16, -0.78, side * 0.3, -0.68)
        p.quadraticCurveTo(side * 0.4, -0.64, side * 0.5, -0.5)
        p.quadraticCurveTo(side * 0.3, -0.56, side * 0.14, -0.32)
        p.closePath()
      },
      { lighten },
    )
  wing(-1, 'stone', 0.25)
  shape(pen, 'white', [-0.3, -0.5, 0.54, 0.2], (p) => {
    p.moveTo(-0.3, -0.3)
    p.quadraticCurveTo(-0.06, -0.5, 0.14, -0.48)
    p.quadraticCurveTo(0.24, -0.48, 0.24, -0.4)
    p.quadraticCurveTo(0.14, -0.28, -0.04, -0.28)
    p.closePath()
  })
  polygon(
    pen,
    [
      [0.23, -0.44],
      [0.34, -0.39],
      [0.22, -0.38],
    ],
    'gold',
    { plain: true },
  )
  ellipse(pen, 0.17, -0.43, 0.018, 0.018, 'black', { plain: true, noInk: true })
  wing(1, 'white', 0)
}

const songbird: PropPainter = (pen) => {
  shape(
    pen,
    'blue',
    [-0.48, -0.5, 0.3, 0.2],
    (p) => (p.moveTo(-0.2, -0.42), p.lineTo(-0.5, -0.56), p.lineTo(-0.46, -0.36), p.closePath()),
    {
      lighten: -0.12,
    },
  )
  ellipse(pen, 0, -0.42, 0.29, 0.2, 'blue', { lighten: 0.15 })
  ellipse(pen, 0.08, -0.34, 0.18, 0.12, 'cream', { plain: true, noInk: true })
  ellipse(pen, 0.24, -0.58, 0.15, 0.15, 'blue', { lighten: 0.15 })
  polygon(
    pen,
    [
      [0.37, -0.62],
      [0.5, -0.56],
      [0.37, -0.52],
    ],
    'gold',
    { plain: true },
  )
  ellipse(pen, 0.27, -0.61, 0.028, 0.03, 'black', { plain: true, noInk: true })
  shape(pen, 'blue', [-0.3, -0.9, 0.4, 0.5], (p) => {
    p.moveTo(0.1, -0.46)
    p.quadraticCurveTo(0.02, -0.84, -0.32, -0.94)
    p.quadraticCurveTo(-0.3, -0.56, -0.12, -0.4)
    p.closePath()
  })
}

export const OUTDOORS = {
  tree: treeProp('round'),
  pine: treeProp('pine'),
  palm: treeProp('palm'),
  cactus: treeProp('cactus'),
  flower,
  fence,
  gull,
  songbird,
  well,
  bridge,
  windmill,
  church,
  barn,
  tent,
  market: stall,
  blackboard,
  rock: ({ brush, size }) => rock(brush, 0, 0, size * 0.94),
  mushroom: ({ brush, size }) => mushroom(brush, 0, 0, size * 0.94),
  house: ({ brush, size }) => house(brush, 0, 0, size * 0.7, size * 0.7, { lit: true }),
  shop: ({ brush, size }) => shopHouse(brush, -size * 0.28, 0, size * 0.56, size * 0.94, true, 0, 5),
  tower: ({ brush, size }) => tower(brush, -size * 0.16, 0, size * 0.32, size * 0.96),
  castle: ({ brush, size }) => castle(brush, 0, 0, size * 0.9),
} satisfies Record<string, PropPainter>
