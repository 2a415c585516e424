import type { Brush } from '../../paint/brush.ts'
import { path } from '../../paint/canvas.ts'
import type { Role } from '../../paint/palette.ts'
import { box, paintShape } from '../../paint/shapes.ts'
import { pick, seeded } from '../../paint/random.ts'
import { glints } from '../../parts/animated.ts'
import { church } from '../../parts/buildings.ts'
import { cottage } from '../../parts/cottage.ts'
import { sailboat } from '../../parts/nature/seaside.ts'
import { ridge, water } from '../../parts/nature/terrain.ts'
import { facet } from '../../parts/solid.ts'
import { leftOf, spanOf } from '../../stage/frame.ts'
import { across, quay, quayEdge } from '../open-air/quay.ts'
import { skyLayers, sunX } from '../outdoors.ts'
import { figureSlots, groundSlots, type Place, type Setting, skySlots } from '../setting.ts'

const CANVAS: Role = '#eadfc4'
const HULL: Role = '#6b4630'
const TIMBER: Role = '#4f3626'

const waterlineOf = ({ frame }: Place): number => frame.horizon + frame.height * 0.02
const isLit = ({ time }: Place): boolean => time !== 'day'

/** The town on the far shore: gabled houses and a church, and the basin before it. */
function town(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  const y = waterlineOf(place)
  ridge(brush, frame, { base: y - frame.height * 0.02, rise: frame.height * 0.08, seed: seed + 3, role: 'far', depth: 0.6 })
  church(brush, across(place, 0.7), y + 2, frame.height * 0.3, 0.44, isLit(place))
  const random = seeded(seed + 4)
  for (let i = 0; i < 14; i++)
    cottage(brush, leftOf(frame) + ((i + 0.5) / 14) * spanOf(frame), y + 3, frame.height * (0.1 + random() * 0.05), {
      depth: 0.38,
      lit: isLit(place),
      seed: seed + i,
      walls: ['#e5cfa4', '#cfc2a8', '#d9b48c'],
    })
  water(brush, frame, y, frame.height + frame.bleed, time, sunX(place), seed)
}

const shipY = (place: Place): number => waterlineOf(place) + (quayEdge(place) - waterlineOf(place)) * 0.55

/** A wooden ship with furled and set square sails. (x, y): middle at the waterline; `w`: length; `direction`: of its bow. */
function tallShip(brush: Brush, x: number, y: number, w: number, direction: 1 | -1, depth: number): void {
  const { g } = brush
  g.save()
  g.translate(x, y)
  g.scale(direction, 1)
  for (const [dx, h] of [
    [-0.28, 0.62],
    [0, 0.78],
    [0.27, 0.64],
  ] as const) {
    box(brush, (dx - 0.01) * w, -h * w, 0.02 * w, h * w, TIMBER, { depth })
    for (const [low, high, half] of [
      [0.2, 0.46, 0.13],
      [0.49, 0.7, 0.1],
      [0.73, 0.9, 0.07],
    ] as const) {
      const [top, bottom] = [-(high * h) * w, -(low * h + 0.04) * w]
      const sail = path((p) => {
        p.moveTo((dx - half) * w, top)
        p.lineTo((dx + half) * w, top)
        p.quadraticCurveTo((dx + half + 0.03) * w, (top + bottom) / 2, (dx + half) * w, bottom)
        p.quadraticCurveTo(dx * w, bottom - 0.03 * w, (dx - half) * w, bottom)
        p.quadraticCurveTo((dx - half + 0.03) * w, (top + bottom) / 2, (dx - half) * w, top)
        p.closePath()
      })
      paintShape(brush, sail, CANVAS, [(dx - half) * w, top, 2 * half * w, bottom - top], { depth })
      box(brush, (dx - half - 0.01) * w, top - 0.006 * w, (2 * half + 0.02) * w, 0.012 * w, TIMBER, { depth, noInk: true })
    }
    facet(brush, 'red', [dx * w, -h * w, (dx + 0.08) * w, -(h - 0.014) * w, dx * w, -(h - 0.03) * w], { depth, noInk: true })
  }
  facet(brush, TIMBER, [0.4 * w, -0.13 * w, 0.64 * w, -0.26 * w, 0.64 * w, -0.245 * w, 0.42 * w, -0.1 * w], { depth, noInk: true })
  const hull = path((p) => {
    p.moveTo(-0.5 * w, -0.2 * w)
    p.lineTo(-0.32 * w, -0.18 * w)
    p.lineTo(-0.3 * w, -0.12 * w)
    p.lineTo(0.32 * w, -0.12 * w)
    p.lineTo(0.5 * w, -0.16 * w)
    p.quadraticCurveTo(0.42 * w, 0.02 * w, 0.3 * w, 0.02 * w)
    p.lineTo(-0.36 * w, 0.02 * w)
    p.quadraticCurveTo(-0.46 * w, -0.04 * w, -0.5 * w, -0.2 * w)
    p.closePath()
  })
  paintShape(brush, hull, HULL, [-0.5 * w, -0.2 * w, w, 0.22 * w], { depth })
  box(brush, -0.46 * w, -0.085 * w, 0.88 * w, 0.018 * w, 'gold', { depth, noInk: true })
  for (let i = 0; i < 7; i++) box(brush, (-0.34 + i * 0.1) * w, -0.062 * w, 0.03 * w, 0.026 * w, '#241812', { depth, noInk: true })
  g.restore()
}

function ships(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const y = shipY(place)
  const direction = seed % 2 ? -1 : 1
  const random = seeded(seed + 9)
  for (const part of [0.56, 0.93])
    sailboat(
      brush,
      across(place, part),
      waterlineOf(place) + frame.height * 0.03,
      frame.figure * 0.1,
      pick(['red', 'white', 'gold'] as const, random),
      0.3,
    )
  tallShip(brush, across(place, frame.tall ? 0.9 : 0.8), y - frame.height * 0.035, frame.width * (frame.tall ? 0.5 : 0.26), direction, 0.2)
  tallShip(brush, across(place, frame.tall ? 0.4 : 0.28), y, frame.width * (frame.tall ? 0.86 : 0.44), direction, 0.06)
}

/** A port of the age of sails: wooden ships, gabled houses, a church, a quay of stone. */
export const harborOld: Setting = {
  indoors: false,
  shows: ['harbor', 'ship', 'sail', 'mast', 'house', 'church', 'quay', 'water', 'barrel'],
  compose: (place) => ({
    layers: [
      ...skyLayers(place, { clouds: 3 }),
      {
        name: 'town',
        nearness: 0.25,
        draw: (brush) => town(place, brush),
        animate: (brush, seconds) =>
          glints(brush, [0, waterlineOf(place) + 6, place.frame.width, quayEdge(place)], 50, place.seed, seconds),
      },
      { name: 'ships', nearness: 0.5, draw: (brush) => ships(place, brush) },
      { name: 'quay', nearness: 0.92, draw: (brush) => quay(place, brush) },
    ],
    slots: [
      ...groundSlots(place.frame),
      ...skySlots(place.frame),
      { kind: 'water' as const, x: across(place, 0.58), y: shipY(place) + place.frame.height * 0.02, size: place.frame.figure * 0.3 },
    ],
    figureSlots: figureSlots(place.frame),
  }),
}
