import { type Brush, tint } from '../../paint/brush.ts'
import { box, ellipse, groundShadow } from '../../paint/shapes.ts'
import { glow, linear, stop } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { pick, seeded } from '../../paint/random.ts'
import { smoke } from '../../parts/animated.ts'
import { church } from '../../parts/buildings.ts'
import { cottage } from '../../parts/cottage.ts'
import { groundPerspective, type GroundPerspective } from '../../parts/ground-perspective.ts'
import { barrel, crate } from '../../parts/indoors/small-objects.ts'
import { facet } from '../../parts/solid.ts'
import { type TimberFront, timberFront } from '../../parts/timber-front.ts'
import { leftOf, spanOf } from '../../stage/frame.ts'
import { skyLayers } from '../outdoors.ts'
import { figureSlots, groundSlots, type Place, type Setting, skySlots } from '../setting.ts'

const viewOf = ({ frame, seed }: Place): GroundPerspective => groundPerspective(frame, frame.tall ? 0.5 : 0.45 + (seed % 3) * 0.05)
/** Half the street's width in metres. */
const halfOf = ({ frame }: Place): number => (frame.width / frame.height < 1.2 ? 2.3 : 3.7)
const isLit = ({ time }: Place): boolean => time !== 'day' && time !== 'dawn'
/** Metres from the viewer to the church at the end. */
const END = 40

/** The square at the end of the street: low houses around a church. */
function end(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const view = viewOf(place)
  const y = view.yBehind(frame.ground, END)
  const m = view.pixelsPerMetre(y)
  for (let i = 0; i < 9; i++)
    cottage(brush, view.vanishingX + (i - 4) * 3.4 * m, y + 2, 4 * m, {
      depth: 0.55,
      lit: isLit(place),
      seed: seed + i,
      walls: ['#e5cfa4', '#cfc2a8', '#d9b48c'],
    })
  church(brush, view.vanishingX + 0.6 * m, y + 4, 12 * m, 0.42, isLit(place))
}

/** Both rows of houses, the farthest first. */
function rows(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const view = viewOf(place)
  const lit = isLit(place) ? 0.55 : 0.05
  const fronts: TimberFront[] = []
  for (const side of [-1, 1] as const) {
    const random = seeded(seed * 5 + side * 31)
    let nearY = view.yBehind(frame.ground, -1.6)
    for (let i = 0, metres = 0; metres < END - 2; i++) {
      const lengthMetres = 3.6 + random() * 1.8
      fronts.push({
        side,
        offsetMetres: halfOf(place) + random() * 0.3,
        nearY,
        lengthMetres,
        heightMetres: 4.7 + (random() < 0.4 ? 2 : 0) + random() * 0.4,
        depth: Math.min(0.58, 0.02 + metres * 0.017),
        lit,
        seed: seed + i * 11 + side,
      })
      nearY = view.yBehind(nearY, lengthMetres)
      metres += lengthMetres
    }
  }
  for (const front of fronts.toSorted((a, b) => a.nearY - b.nearY)) timberFront(brush, view, front)
}

/** Ground between the houses. */
function ground(place: Place, brush: Brush): void {
  const { frame } = place
  const y = viewOf(place).yBehind(frame.ground, END + 4)
  brush.g.fillStyle = linear(brush.g, 0, y, 0, frame.ground, [tint(brush, 'stone', 0.45), tint(brush, 'stone', 0.02)])
  brush.g.fillRect(leftOf(frame), y, spanOf(frame), frame.height + frame.bleed - y)
}

/** Cobbles in courses across the street. */
function cobbles(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  const { g } = brush
  const view = viewOf(place)
  const random = seeded(seed + 8)
  const bottom = frame.height + frame.bleed
  const half = halfOf(place)
  const top = view.yBehind(frame.ground, 13)
  const edge = (y: number): number => half * view.pixelsPerMetre(y)
  g.save()
  g.beginPath()
  g.moveTo(view.vanishingX - edge(top), top)
  g.lineTo(view.vanishingX + edge(top), top)
  g.lineTo(view.vanishingX + edge(bottom), bottom)
  g.lineTo(view.vanishingX - edge(bottom), bottom)
  g.clip()
  g.fillStyle = linear(g, 0, top, 0, bottom, [tint(brush, 'stone', 0.3, -0.12), tint(brush, 'stone', 0, -0.34)])
  g.fillRect(leftOf(frame), top, spanOf(frame), bottom - top)
  for (let metres = 13, row = 0; metres > -2.2; metres -= 0.3, row++) {
    const y = view.yBehind(frame.ground, metres)
    if (y > bottom + 40 || !(y > view.horizonY)) break
    const m = view.pixelsPerMetre(y)
    const depth = Math.max(0, Math.min(0.36, metres * 0.026))
    for (let x = -half - (row % 2) * 0.2; x < half; x += 0.4) {
      const crown = 0.05 * Math.abs(x)
      g.fillStyle = css(tint(brush, 'stone', depth, (random() - 0.5) * 0.26 - 0.02))
      g.beginPath()
      g.roundRect(view.vanishingX + (x + 0.02) * m, y - (0.02 + crown) * m, 0.35 * m, 0.074 * m * Math.min(3, 9 / (metres + 4)), 0.05 * m)
      g.fill()
    }
  }
  g.fillStyle = linear(g, 0, top, 0, frame.ground, [stop(0, tint(brush, 'stone', 0.34), 0.9), stop(0.5, tint(brush, 'stone', 0.2), 0)])
  g.fillRect(leftOf(frame), top, spanOf(frame), frame.ground - top)
  g.restore()
  if (time === 'dawn' || time === 'dusk') glow(g, view.vanishingX, top, frame.width * 0.3, '#ffd0a0', 0.3)
  things(place, brush)
}

function things(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const view = viewOf(place)
  const flip = seed % 2 === 0 ? 1 : -1
  const at = (metres: number, side: number, off: number): readonly [number, number, number] => {
    const y = view.yBehind(frame.ground, metres)
    const m = view.pixelsPerMetre(y)
    return [view.vanishingX + side * flip * (halfOf(place) - off) * m, y, m]
  }
  for (const [metres, side, off] of [
    [7, -1, 0.6],
    [6.4, -1, 1.1],
    [2.2, 1, 0.5],
  ] as const) {
    const [x, y, m] = at(metres, side, off)
    barrel(brush, x, y, 0.85 * m)
  }
  const [cx, cy, cm] = at(1.6, 1, 1)
  crate(brush, cx, cy, 0.7 * cm, 0.45 * cm, 'red')
  const [wx, wy, wm] = at(3.4, -1, 1)
  handCart(brush, wx, wy, wm)
  washing(place, brush, view)
}

/** A two-wheeled cart with sacks. (x, y): bottom centre. */
function handCart(brush: Brush, x: number, y: number, m: number): void {
  const role: Role = '#7a5534'
  groundShadow(brush, x, y, 0.9 * m, 0.14 * m)
  for (const dx of [-0.3, 0.05, 0.38]) ellipse(brush, x + dx * m, y - 0.92 * m, 0.27 * m, 0.24 * m, '#cdb68a')
  facet(brush, role, [x - 0.75 * m, y - 0.88 * m, x + 0.75 * m, y - 0.88 * m, x + 0.62 * m, y - 0.46 * m, x - 0.62 * m, y - 0.46 * m])
  facet(brush, role, [x + 0.6 * m, y - 0.6 * m, x + 1.4 * m, y - 0.2 * m, x + 1.4 * m, y - 0.12 * m, x + 0.6 * m, y - 0.5 * m], {
    lighten: -0.1,
  })
  const { g } = brush
  g.save()
  g.strokeStyle = css(tint(brush, role, 0, -0.3))
  g.lineWidth = 0.07 * m
  g.beginPath()
  g.ellipse(x - 0.1 * m, y - 0.42 * m, 0.42 * m, 0.42 * m, 0, 0, Math.PI * 2)
  g.stroke()
  g.lineWidth = 0.04 * m
  g.beginPath()
  for (let i = 0; i < 4; i++) {
    const a = (i / 4) * Math.PI
    g.moveTo(x - 0.1 * m - Math.cos(a) * 0.42 * m, y - 0.42 * m - Math.sin(a) * 0.42 * m)
    g.lineTo(x - 0.1 * m + Math.cos(a) * 0.42 * m, y - 0.42 * m + Math.sin(a) * 0.42 * m)
  }
  g.stroke()
  g.restore()
  ellipse(brush, x - 0.1 * m, y - 0.42 * m, 0.08 * m, 0.08 * m, role, { noInk: true })
}

/** Linen on a line across the street. */
function washing({ frame, seed }: Place, brush: Brush, view: GroundPerspective): void {
  const { g } = brush
  const y = view.yBehind(frame.ground, 13)
  const m = view.pixelsPerMetre(y)
  const [half, top] = [3 * m, y - 5.6 * m]
  g.save()
  g.strokeStyle = css(tint(brush, 'dark', 0.2), 0.7)
  g.lineWidth = Math.max(1, 0.03 * m)
  g.beginPath()
  g.moveTo(view.vanishingX - half, top)
  g.quadraticCurveTo(view.vanishingX, top + 0.7 * m, view.vanishingX + half, top)
  g.stroke()
  g.restore()
  const random = seeded(seed + 4)
  for (let i = 0; i < 6; i++) {
    const part = -0.62 + i * 0.25
    const drop = 0.34 * m * (1 - part * part)
    box(
      brush,
      view.vanishingX + part * half - 0.25 * m,
      top + drop,
      0.5 * m,
      (0.5 + random() * 0.4) * m,
      pick(['white', 'cream', '#b9c4cc', '#c9a08c'] as const, random),
      {
        depth: 0.22,
      },
    )
  }
}

/** Smoke from the chimneys. */
function animateSmoke({ frame, seed }: Place, brush: Brush, seconds: number): void {
  for (const [i, share] of [0.3, 0.68].entries())
    smoke(brush, frame.width * share, frame.horizon - frame.height * 0.16, frame.height * 0.14, seconds + i * 2.3 + seed)
}

/** A street of a European town before 1900: timber-framed and stone houses, cobbles, lanterns, a church. */
export const streetOld: Setting = {
  indoors: false,
  shows: ['street', 'house', 'church', 'lantern', 'barrel', 'cart', 'cobblestone', 'sign'],
  compose: (place) => ({
    layers: [
      ...skyLayers(place, { clouds: 3 }),
      { name: 'end', nearness: 0.3, draw: (brush) => end(place, brush), animate: (brush, seconds) => animateSmoke(place, brush, seconds) },
      {
        name: 'houses',
        nearness: 0.55,
        draw: (brush) => {
          ground(place, brush)
          rows(place, brush)
        },
      },
      { name: 'cobbles', nearness: 0.85, draw: (brush) => cobbles(place, brush) },
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    figureSlots: figureSlots(place.frame),
  }),
}
