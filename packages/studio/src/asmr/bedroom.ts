import { type Ctx, glow, linear, path } from '../paint/canvas.ts'
import { mix, shade } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'
import type { CloseupSetup } from './closeup.ts'
import { flatHand, skinOf } from './hand.ts'
import type { Material } from './material.ts'
import { blob, dropShadow, fillMaterial, gloss, rim } from './surface.ts'

const BREATH_SECONDS = 4.2

/** A lamp, rain on the window, and a bed of the material that rises and falls with breathing. */
export const bedroom: CloseupSetup = ({ material, seed, view }) => ({
  shows: ['hand', 'bed', 'window', 'rain', 'lamp', 'cat'],
  paintStatic(g) {
    g.fillStyle = linear(g, 0, view.top, 0, view.top + view.height, ['#191840', '#2d295e', '#3f3462'])
    g.fillRect(view.left, view.top, view.width, view.height)
    g.fillStyle = linear(g, 0, 220, 0, view.top + view.height, ['#4a3550', '#2a1d38'])
    g.fillRect(view.left, 230, view.width, view.height)
    paintWindow(g, seed)
    paintLamp(g)
  },
  drawFrame(g, seconds) {
    rain(g, seed, seconds)
    lights(g, view.left, view.width, seconds)
    const breath = Math.sin((seconds / BREATH_SECONDS) * Math.PI * 2)
    bed(g, { material, seed, breath, bottom: view.top + view.height })
    cat(g, breath, seconds)
    g.save()
    g.translate(-60 + Math.sin(seconds * 0.9) * 110, 205 + breath * 6)
    flatHand(g, skinOf(seed), 0.85, 0.5 + 0.5 * Math.sin(seconds * 0.9))
    g.restore()
    glow(g, 372, 20, 560, '#ffb45e', 0.95 + 0.04 * Math.sin(seconds * 5))
  },
})

function paintWindow(g: Ctx, seed: number): void {
  g.fillStyle = linear(g, 0, -300, 0, -20, ['#16244e', '#33528e'])
  g.fillRect(-190, -300, 380, 300)
  const random = seeded(seed)
  for (let i = 0; i < 26; i++) glow(g, -170 + random() * 340, -150 + random() * 130, 8 + random() * 20, i % 3 ? '#ffc07a' : '#8fb4ff', 0.6)
  g.strokeStyle = '#cdbfdc'
  g.lineWidth = 15
  g.strokeRect(-190, -300, 380, 300)
  g.lineWidth = 9
  g.beginPath()
  g.moveTo(0, -300)
  g.lineTo(0, 0)
  g.moveTo(-190, -150)
  g.lineTo(190, -150)
  g.stroke()
  for (const side of [-1, 1]) {
    g.fillStyle = linear(g, side * 170, 0, side * 300, 0, ['#6a4aa0', '#4a3280', '#5c408e'])
    g.fill(
      path((p) => {
        p.moveTo(side * 290, -335)
        p.lineTo(side * 150, -335)
        p.bezierCurveTo(side * 200, -200, side * 150, -60, side * 205, 60)
        p.lineTo(side * 300, 60)
        p.closePath()
      }),
    )
  }
}

function rain(g: Ctx, seed: number, seconds: number): void {
  const random = seeded(seed + 1)
  g.strokeStyle = 'rgba(205,222,255,.55)'
  for (let i = 0; i < 64; i++) {
    const [x, speed, length, from] = [-180 + random() * 360, 60 + random() * 150, 6 + random() * 26, random() * 280]
    const y = -292 + ((from + seconds * speed) % 268)
    g.lineWidth = 1 + random() * 1.5
    g.beginPath()
    g.moveTo(x, y)
    g.lineTo(x, Math.min(-8, y + length))
    g.stroke()
  }
}

function lights(g: Ctx, left: number, width: number, seconds: number): void {
  for (let i = 0; i < 13; i++) {
    const part = i / 12
    glow(
      g,
      left + 30 + part * (width - 60),
      -322 + Math.sin(part * Math.PI * 4) * 14,
      34,
      '#ffd690',
      0.7 + 0.3 * Math.sin(seconds * 1.7 + i * 2.1),
    )
  }
}

function paintLamp(g: Ctx): void {
  g.fillStyle = linear(g, 270, 0, 470, 0, ['#8a6248', '#5c3e30'])
  g.fill(path((p) => p.roundRect(280, 130, 190, 190, 10)))
  g.fillStyle = '#c9a25a'
  g.fillRect(366, 60, 14, 72)
  g.fillStyle = linear(g, 0, -60, 0, 66, ['#fff0c4', '#ffd68a'])
  g.fill(
    path((p) => {
      p.moveTo(300, 66)
      p.lineTo(334, -56)
      p.lineTo(412, -56)
      p.lineTo(446, 66)
      p.closePath()
    }),
  )
}

type Bed = { readonly material: Material; readonly seed: number; readonly breath: number; readonly bottom: number }

function bed(g: Ctx, { material, seed, breath, bottom }: Bed): void {
  g.fillStyle = linear(g, 0, 40, 0, 320, ['#7a5238', '#4c3226'])
  g.fill(path((p) => p.roundRect(-580, -10, 60, 340, 14)))
  const lift = 14 * (0.5 + 0.5 * breath)
  const pillow = blob(-420, 110, 140, 62, 0.08, 4)
  dropShadow(g, pillow, 20, 0.35, 10)
  g.fillStyle = linear(g, 0, 50, 0, 170, ['#f2ecff', mix('#cfc4ea', '#5a4a80', 0.25)])
  g.fill(pillow)
  const cover = path((p) => {
    p.moveTo(-540, 170)
    p.bezierCurveTo(-420, 96, -240, 90 - lift, -80, 108 - lift)
    p.bezierCurveTo(80, 120 - lift, 180, 130, 262, 190)
    p.lineTo(290, bottom + 20)
    p.lineTo(-560, bottom + 20)
    p.closePath()
  })
  dropShadow(g, cover, 26, 0.4, 12)
  fillMaterial(
    g,
    cover,
    { x: -560, y: 70, width: 860, height: Math.max(280, bottom - 50) },
    { ...material, colour: shade(material.colour, -0.12) },
    { seed },
  )
  rim(g, cover, 0.22, 4)
  gloss(g, cover, { x: -120, y: 132 - lift, rx: 220, ry: 16 }, 0.2 + material.gloss * 0.4)
}

function cat(g: Ctx, breath: number, seconds: number): void {
  const fur = '#4c4760'
  const body = blob(-60, 106 - 9 * breath, 112, 46 + 3 * breath, 0.05, 7)
  dropShadow(g, body, 12, 0.35, 8)
  g.fillStyle = linear(g, 0, 50, 0, 150, [shade(fur, 0.3), fur, shade(fur, -0.3)])
  g.fill(body)
  const flick = Math.sin(seconds * 2.3) > 0.9 ? 6 : 0
  g.fill(
    path((p) => {
      p.moveTo(14, 78)
      p.lineTo(24, 44 - flick)
      p.lineTo(44, 72)
      p.lineTo(62, 46)
      p.lineTo(70, 84)
      p.closePath()
    }),
  )
  g.beginPath()
  g.ellipse(42, 96 - 4 * breath, 40, 32, 0, 0, 7)
  g.fill()
  g.strokeStyle = '#221f30'
  g.lineWidth = 3
  for (const x of [28, 54]) {
    g.beginPath()
    g.arc(x, 92 - 4 * breath, 7, 0.2, Math.PI - 0.2)
    g.stroke()
  }
}
