import { shape, ellipse, type PropPainter, strokePath } from './pen.ts'

const octopus: PropPainter = (pen) => {
  for (const [x, bend, light] of [
    [-0.36, -0.26, -0.18],
    [0.36, 0.26, -0.18],
    [-0.27, -0.16, -0.12],
    [0.27, 0.16, -0.12],
    [-0.17, -0.1, -0.06],
    [0.17, 0.1, -0.06],
    [-0.06, -0.03, 0],
    [0.06, 0.03, 0],
  ] as const) {
    strokePath(
      pen,
      0.1,
      'coral',
      (p) => (p.moveTo(x * 0.5, -0.34), p.bezierCurveTo(x * 0.8, -0.2, x + bend, -0.22, x + bend * 0.5, -0.06)),
      light,
    )
    ellipse(pen, x + bend * 0.5, -0.06, 0.05, 0.05, 'coral', { plain: true, noInk: true, lighten: light })
  }
  shape(pen, 'coral', [-0.32, -1, 0.64, 0.74], (p) => {
    p.moveTo(-0.25, -0.34)
    p.bezierCurveTo(-0.2, -0.5, -0.34, -0.58, -0.32, -0.74)
    p.bezierCurveTo(-0.3, -1.06, 0.3, -1.06, 0.32, -0.74)
    p.bezierCurveTo(0.34, -0.58, 0.2, -0.5, 0.25, -0.34)
    p.quadraticCurveTo(0, -0.22, -0.25, -0.34)
  })
  for (const [x, y, r] of [
    [-0.16, -0.86, 0.04],
    [-0.05, -0.92, 0.025],
    [0.18, -0.84, 0.03],
  ] as const)
    ellipse(pen, x, y, r, r * 0.8, 'coral', { plain: true, noInk: true, lighten: 0.25 })
  for (const side of [-1, 1]) {
    ellipse(pen, side * 0.12, -0.54, 0.075, 0.09, 'white', { plain: true })
    ellipse(pen, side * 0.11, -0.53, 0.04, 0.055, 'black', { plain: true, noInk: true })
    ellipse(pen, side * 0.11 - 0.015, -0.555, 0.014, 0.018, 'white', { plain: true, noInk: true })
  }
}

const hedgehog: PropPainter = (pen) => {
  for (const x of [-0.18, 0.02, 0.2]) ellipse(pen, x, -0.03, 0.06, 0.035, 'trunk', { plain: true })
  shape(pen, 'wood', [-0.46, -0.62, 0.8, 0.6], (p) => {
    const spikes = 15
    p.moveTo(0.2, -0.04)
    p.lineTo(-0.4, -0.04)
    for (let i = 0; i <= spikes; i++) {
      const a = Math.PI * (1 + (i / spikes) * 0.86)
      const [cx, cy] = [-0.1, -0.06]
      p.lineTo(cx + Math.cos(a) * 0.33, cy + Math.sin(a) * 0.48)
      p.lineTo(cx + Math.cos(a + 0.09) * 0.4, cy + Math.sin(a + 0.09) * 0.58)
    }
    p.closePath()
  })
  for (let i = 0; i < 12; i++) {
    const [x, y] = [-0.32 + (i % 4) * 0.13 + (i > 7 ? 0.05 : 0), -0.18 - Math.floor(i / 4) * 0.12]
    strokePath(pen, 0.012, 'cream', (p) => (p.moveTo(x, y), p.lineTo(x - 0.03, y - 0.05)))
  }
  shape(pen, 'skin', [0.1, -0.36, 0.4, 0.34], (p) => {
    p.moveTo(0.12, -0.34)
    p.quadraticCurveTo(0.28, -0.4, 0.34, -0.24)
    p.quadraticCurveTo(0.44, -0.2, 0.48, -0.15)
    p.quadraticCurveTo(0.46, -0.07, 0.3, -0.05)
    p.lineTo(0.12, -0.04)
    p.quadraticCurveTo(0.06, -0.18, 0.12, -0.34)
  })
  ellipse(pen, 0.13, -0.35, 0.055, 0.06, 'skin', { lighten: -0.12 })
  ellipse(pen, 0.48, -0.16, 0.03, 0.028, 'black', { plain: true })
  ellipse(pen, 0.29, -0.23, 0.03, 0.036, 'black', { plain: true, noInk: true })
  ellipse(pen, 0.28, -0.245, 0.01, 0.012, 'white', { plain: true, noInk: true })
  strokePath(pen, 0.012, 'mouth', (p) => (p.moveTo(0.34, -0.12), p.quadraticCurveTo(0.38, -0.09, 0.43, -0.12)))
}

export const CREATURES: Readonly<Record<string, PropPainter>> = { octopus, hedgehog }
