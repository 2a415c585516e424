import { type Brush, tint } from '../../paint/brush.ts'
import { linear } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { box, ellipse, groundShadow } from '../../paint/shapes.ts'
import { glints } from '../../parts/animated.ts'
import { groundPerspective, type GroundPerspective } from '../../parts/ground-perspective.ts'
import { barrel, crate } from '../../parts/indoors/small-objects.ts'
import { water } from '../../parts/nature/terrain.ts'
import { facet } from '../../parts/solid.ts'
import { leftOf, spanOf } from '../../stage/frame.ts'
import { skyLayers, sunX } from '../outdoors.ts'
import { figureSlots, groundSlots, type Place, type Setting, skySlots } from '../setting.ts'

const PLANK: Role = '#b08a5c'
const TIMBER: Role = '#6f4a2e'
const CANVAS: Role = '#e8dcc0'

const viewOf = ({ frame }: Place): GroundPerspective => groundPerspective(frame, 0.5)
/** The rail across the ship, behind the figures. */
const railOf = (place: Place): number => viewOf(place).yBehind(place.frame.ground, 3)

/** Nothing but water to the horizon. */
function ocean(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  water(brush, frame, frame.horizon, frame.height + frame.bleed, time, sunX(place), seed)
}

/** Planks that run towards the viewer. */
function deck(place: Place, brush: Brush): void {
  const { frame } = place
  const { g } = brush
  const view = viewOf(place)
  const [top, bottom] = [railOf(place), frame.height + frame.bleed]
  g.fillStyle = linear(g, 0, top, 0, bottom, [tint(brush, PLANK, 0.06, -0.1), tint(brush, PLANK, 0, 0.04)])
  g.fillRect(leftOf(frame), top, spanOf(frame), bottom - top)
  g.strokeStyle = css(tint(brush, TIMBER, 0, -0.1), 0.55)
  g.lineWidth = 2 * brush.unit
  g.beginPath()
  const reach = frame.width / view.pixelsPerMetre(top)
  for (let x = -reach; x <= reach; x += 0.36) {
    g.moveTo(view.vanishingX + x * view.pixelsPerMetre(top), top)
    g.lineTo(view.vanishingX + x * view.pixelsPerMetre(bottom), bottom)
  }
  g.stroke()
}

/** The bulwark with balusters, and lifebelts of rope. */
function rail(place: Place, brush: Brush): void {
  const { frame } = place
  const y = railOf(place)
  const m = viewOf(place).pixelsPerMetre(y)
  box(brush, leftOf(frame), y - 0.42 * m, spanOf(frame), 0.46 * m, TIMBER, { cel: 0 })
  box(brush, leftOf(frame), y - 0.24 * m, spanOf(frame), 0.05 * m, TIMBER, { cel: 0, noInk: true, lighten: -0.24 })
  for (let x = leftOf(frame); x < leftOf(frame) + spanOf(frame); x += 0.42 * m)
    box(brush, x, y - 0.98 * m, 0.12 * m, 0.58 * m, TIMBER, { lighten: 0.08 })
  box(brush, leftOf(frame), y - 1.08 * m, spanOf(frame), 0.15 * m, TIMBER, { lighten: 0.18, cel: 0 })
}

const mastAt = (place: Place): readonly [number, number, number] => {
  const { frame, seed } = place
  const y = viewOf(place).yBehind(frame.ground, 2.2)
  return [frame.width * (frame.tall ? 0.8 : seed % 2 ? 0.2 : 0.8), y, viewOf(place).pixelsPerMetre(y)]
}

/** The mast with a sail, shrouds to the rail, and coiled ropes at its foot. */
function rigging(place: Place, brush: Brush): void {
  const { frame } = place
  const { g } = brush
  const [x, y, m] = mastAt(place)
  const top = -frame.bleed
  const inward = x < frame.width / 2 ? 1 : -1
  facet(brush, CANVAS, [x - 2.6 * m, top, x + 2.6 * m, top, x + 2.9 * m, y - 3.1 * m, x, y - 2.7 * m, x - 2.9 * m, y - 3.1 * m], {
    lighten: 0.02,
  })
  for (const dx of [-1.4, 0, 1.4]) box(brush, x + dx * m, top, 0.02 * m, y - 3 * m - top, CANVAS, { noInk: true, lighten: -0.16 })
  box(brush, x - 0.17 * m, top, 0.34 * m, y - top, TIMBER, { plain: false, lighten: 0.06 })
  box(brush, x - 0.24 * m, y - 0.4 * m, 0.48 * m, 0.4 * m, TIMBER, { lighten: -0.1 })
  g.save()
  g.strokeStyle = css(tint(brush, 'dark'), 0.8)
  g.lineWidth = 2.4 * brush.unit
  g.beginPath()
  const rope = railOf(place) - 0.9 * m
  const lines = [0.24, 0.33, 0.42].map((part) => [x + inward * frame.width * part, x + inward * 0.3 * m * part * 4] as const)
  for (const [foot, head] of lines) {
    g.moveTo(foot, rope)
    g.lineTo(head, top)
  }
  for (let k = 0.08; k < 0.9; k += 0.12) {
    const at = (i: 0 | 2): number => lines[i]![0] + (lines[i]![1] - lines[i]![0]) * k
    g.moveTo(at(0), rope + (top - rope) * k)
    g.lineTo(at(2), rope + (top - rope) * k)
  }
  g.stroke()
  g.restore()
  groundShadow(brush, x, y, 0.5 * m, 0.1 * m)
}

/** Casks, a crate and coiled rope at the sides. */
function cargo(place: Place, brush: Brush): void {
  const { frame } = place
  const view = viewOf(place)
  const [mast] = mastAt(place)
  const side = mast < frame.width / 2 ? 1 : -1
  const y = view.yBehind(frame.ground, 1.2)
  const m = view.pixelsPerMetre(y)
  const x = frame.width * (0.5 + side * (frame.tall ? 0.4 : 0.43))
  barrel(brush, x, y - 0.1 * m, 0.9 * m)
  barrel(brush, x - side * 0.66 * m, y + 0.04 * m, 0.84 * m)
  crate(brush, frame.width * (0.5 - side * 0.47) - 0.35 * m, y + 0.1 * m, 0.8 * m, 0.56 * m)
  const cx = frame.width * (0.5 - side * (frame.tall ? 0.3 : 0.34))
  for (let i = 0; i < 3; i++) ellipse(brush, cx, y + 0.1 * m - i * 0.07 * m, (0.34 - i * 0.02) * m, 0.1 * m, i % 2 ? 'sand' : 'wheat')
}

/** The deck of a wooden ship on the open sea. */
export const shipDeck: Setting = {
  indoors: false,
  shows: ['ship', 'deck', 'mast', 'sail', 'rope', 'barrel', 'sea', 'rail'],
  compose: (place) => ({
    layers: [
      ...skyLayers(place, { clouds: 3 }),
      {
        name: 'ocean',
        nearness: 0.12,
        draw: (brush) => ocean(place, brush),
        animate: (brush, seconds) => glints(brush, [0, place.frame.horizon + 8, place.frame.width, railOf(place)], 50, place.seed, seconds),
      },
      {
        name: 'deck',
        nearness: 0.92,
        draw: (brush) => {
          deck(place, brush)
          rail(place, brush)
          rigging(place, brush)
          cargo(place, brush)
        },
      },
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    figureSlots: figureSlots(place.frame),
  }),
}
