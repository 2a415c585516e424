import { type Brush, tint } from '../../paint/brush.ts'
import { box, ellipse, paintShape } from '../../paint/shapes.ts'
import { glow, linear, path, stop } from '../../paint/canvas.ts'
import type { Role } from '../../paint/palette.ts'
import { pick, seeded } from '../../paint/random.ts'
import { blinker, glints } from '../../parts/animated.ts'
import { house, tower } from '../../parts/buildings.ts'
import { sailboat } from '../../parts/nature/seaside.ts'
import { ridge, water } from '../../parts/nature/terrain.ts'
import { facet } from '../../parts/solid.ts'
import { leftOf, spanOf } from '../../stage/frame.ts'
import { skyLayers, sunX } from '../outdoors.ts'
import { figureSlots, groundSlots, type Place, type Setting, skySlots } from '../setting.ts'
import { across, isFlipped, quay, quayEdge } from './quay.ts'

const HULLS: readonly Role[] = ['red', 'blue', 'teal', 'roofDark']
const CONTAINERS: readonly Role[] = ['red', 'blue', 'gold', 'teal', 'coral', 'leaf', 'white']
const waterlineOf = ({ frame }: Place): number => frame.horizon + frame.height * 0.02
const isLit = ({ time }: Place): boolean => time !== 'day'

/** The far shore with cranes and warehouses, and the basin. */
function basin(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  const y = waterlineOf(place)
  ridge(brush, frame, { base: y - frame.height * 0.03, rise: frame.height * 0.05, seed: seed + 3, role: 'far', depth: 0.6 })
  const random = seeded(seed + 4)
  for (let i = 0; i < 9; i++) {
    const x = leftOf(frame) + (i / 9) * spanOf(frame)
    if (i % 3 === 1)
      tower(brush, x, y, frame.width * 0.05, frame.height * (0.1 + random() * 0.1), {
        depth: 0.5,
        role: 'wallCool',
        lit: isLit(place) ? 0.5 : 0.1,
        cell: 10 * frame.unit,
      })
    else
      house(brush, x + frame.width * 0.04, y + 2, frame.width * 0.09, frame.height * (0.05 + random() * 0.03), {
        depth: 0.42,
        lit: isLit(place),
        wall: pick(['wallWarm', 'roof', 'wallCool'] as const, random),
      })
  }
  for (const part of [0.62, 0.78, 0.95]) crane(brush, across(place, part), y + 2, frame.height * 0.3, isFlipped(place) ? -1 : 1)
  water(brush, frame, y, frame.height + frame.bleed, time, sunX(place), seed)
}

/** A harbour crane. (x, y): bottom centre; `direction`: where its arm points. */
function crane(brush: Brush, x: number, y: number, h: number, direction: 1 | -1): void {
  const depth = 0.3
  const role: Role = 'coral'
  for (const dx of [-0.11, 0.09]) box(brush, x + dx * h, y - h * 0.62, h * 0.025, h * 0.62, role, { depth, noInk: true })
  for (const dy of [0.3, 0.62]) box(brush, x - h * 0.14, y - h * dy, h * 0.28, h * 0.03, role, { depth, noInk: true })
  box(brush, x - h * 0.06, y - h * 0.74, h * 0.13, h * 0.13, 'white', { depth })
  facet(
    brush,
    role,
    [
      x - direction * h * 0.16,
      y - h * 0.76,
      x + direction * h * 0.62,
      y - h * 0.98,
      x + direction * h * 0.62,
      y - h * 0.95,
      x - direction * h * 0.16,
      y - h * 0.72,
    ],
    { depth, noInk: true },
  )
  box(brush, x + direction * h * 0.5 - h * 0.005, y - h * 0.95, h * 0.01, h * 0.4, 'dark', { depth, noInk: true })
  box(brush, x + direction * h * 0.5 - h * 0.05, y - h * 0.56, h * 0.1, h * 0.07, 'gold', { depth, noInk: true })
}

/** A cargo ship from the side. (x, y): middle at the waterline; `w`: length; `direction`: of its bow. */
function freighter(brush: Brush, x: number, y: number, w: number, direction: 1 | -1, role: Role, seed: number, lit: boolean): void {
  const { g } = brush
  const random = seeded(seed)
  g.save()
  g.translate(x, y)
  g.scale(direction, 1)
  const h = w * 0.13
  for (let column = 0; column < 9; column++)
    for (let row = 0; row < 1 + Math.floor(random() * 3); row++)
      box(brush, w * (-0.24 + column * 0.067), -h - (row + 1) * h * 0.34, w * 0.064, h * 0.33, pick(CONTAINERS, random), { depth: 0.08 })
  box(brush, -w * 0.42, -h * 2.5, w * 0.13, h * 1.55, 'white', { depth: 0.06 })
  box(brush, -w * 0.44, -h * 2.6, w * 0.17, h * 0.16, 'white', { depth: 0.06 })
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 4; i++)
      box(brush, w * (-0.41 + i * 0.03), -h * (2.35 - row * 0.42), w * 0.02, h * 0.2, lit ? 'window' : 'blue', {
        depth: 0.06,
        noInk: true,
        emissive: lit,
      })
  box(brush, -w * 0.38, -h * 3.3, w * 0.05, h * 0.8, role, { depth: 0.06 })
  box(brush, -w * 0.38, -h * 3.1, w * 0.05, h * 0.16, 'white', { depth: 0.06, noInk: true })
  box(brush, w * 0.4, -h * 2, w * 0.012, h, 'dark', { depth: 0.06, noInk: true })
  const hull = path((p) => {
    p.moveTo(-w * 0.48, -h)
    p.lineTo(w * 0.38, -h)
    p.lineTo(w * 0.42, -h * 1.24)
    p.lineTo(w * 0.52, -h * 1.26)
    p.quadraticCurveTo(w * 0.46, -h * 0.4, w * 0.42, 0)
    p.lineTo(-w * 0.46, 0)
    p.closePath()
  })
  paintShape(brush, hull, role, [-w * 0.48, -h * 1.26, w, h * 1.26], { depth: 0.05 })
  box(brush, -w * 0.465, -h * 0.2, w * 0.9, h * 0.2, 'black', { depth: 0.05, noInk: true, lighten: 0.15 })
  ellipse(brush, w * 0.4, -h * 0.86, h * 0.1, h * 0.1, 'white', { depth: 0.05, noInk: true })
  g.restore()
  g.save()
  g.fillStyle = linear(g, 0, y, 0, y + w * 0.1, [stop(0, tint(brush, role, 0.1, -0.4), 0.5), stop(1, tint(brush, role, 0.1, -0.4), 0)])
  g.globalAlpha = 0.35
  g.fillRect(x - w * 0.46, y, w * 0.9, w * 0.1)
  g.restore()
}

const shipY = (place: Place): number => waterlineOf(place) + (quayEdge(place) - waterlineOf(place)) * 0.5

function ships(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const y = shipY(place)
  const direction = isFlipped(place) ? -1 : 1
  freighter(
    brush,
    across(place, frame.tall ? 0.46 : 0.34),
    y,
    frame.width * (frame.tall ? 0.98 : 0.56),
    direction,
    HULLS[seed % HULLS.length]!,
    seed,
    isLit(place),
  )
  sailboat(brush, across(place, 0.9), y - frame.height * 0.02, frame.figure * 0.13, 'red', 0.12)
  trawler(
    brush,
    across(place, frame.tall ? 0.86 : 0.82),
    quayEdge(place) - frame.height * 0.02,
    frame.figure * (frame.tall ? 0.6 : 0.9),
    HULLS[(seed + 1) % HULLS.length]!,
  )
}

/** A fishing boat. (x, y): middle at the waterline; `w`: length. */
function trawler(brush: Brush, x: number, y: number, w: number, role: Role): void {
  box(brush, x - w * 0.02, y - w * 0.86, w * 0.025, w * 0.7, 'wood')
  facet(brush, 'dark', [x, y - w * 0.84, x + w * 0.4, y - w * 0.3, x + w * 0.39, y - w * 0.28, x - w * 0.01, y - w * 0.8], { noInk: true })
  box(brush, x - w * 0.3, y - w * 0.52, w * 0.24, w * 0.34, 'white')
  box(brush, x - w * 0.33, y - w * 0.56, w * 0.3, w * 0.06, role)
  for (const dx of [-0.27, -0.16]) box(brush, x + dx * w, y - w * 0.46, w * 0.07, w * 0.09, 'glass', { noInk: true })
  const hull = path((p) => {
    p.moveTo(x - w * 0.5, y - w * 0.22)
    p.quadraticCurveTo(x, y - w * 0.14, x + w * 0.56, y - w * 0.32)
    p.quadraticCurveTo(x + w * 0.42, y + w * 0.02, x + w * 0.3, y + w * 0.04)
    p.lineTo(x - w * 0.4, y + w * 0.04)
    p.closePath()
  })
  paintShape(brush, hull, role, [x - w * 0.5, y - w * 0.32, w * 1.06, w * 0.36])
  box(brush, x - w * 0.43, y - w * 0.02, w * 0.74, w * 0.05, 'white', { noInk: true })
}

export const harbor: Setting = {
  indoors: false,
  shows: ['harbor', 'ship', 'boat', 'crane', 'quay', 'container', 'water'],
  compose: (place) => ({
    layers: [
      ...skyLayers(place, { clouds: 3 }),
      {
        name: 'basin',
        nearness: 0.25,
        draw: (brush) => basin(place, brush),
        animate: (brush, seconds) =>
          glints(brush, [0, waterlineOf(place) + 6, place.frame.width, quayEdge(place)], 50, place.seed, seconds),
      },
      {
        name: 'ships',
        nearness: 0.5,
        draw: (brush) => ships(place, brush),
        animate: (brush, seconds) => {
          const x = across(place, place.frame.tall ? 0.16 : 0.15)
          blinker(brush, x, shipY(place) - place.frame.width * 0.22, place.frame.unit * 40, '#ff6a5a', seconds)
          if (isLit(place)) glow(brush.g, x, shipY(place) - place.frame.width * 0.12, place.frame.unit * 120, '#ffe0a0', 0.2)
        },
      },
      { name: 'quay', nearness: 0.92, draw: (brush) => quay(place, brush) },
    ],
    slots: [
      ...groundSlots(place.frame),
      ...skySlots(place.frame),
      { kind: 'water' as const, x: across(place, 0.6), y: shipY(place) + place.frame.height * 0.04, size: place.frame.figure * 0.3 },
      { kind: 'water' as const, x: across(place, 0.72), y: shipY(place) - place.frame.height * 0.02, size: place.frame.figure * 0.2 },
    ],
    figureSlots: figureSlots(place.frame),
  }),
}
