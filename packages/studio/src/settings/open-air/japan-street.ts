import { type Brush, tint } from '../../paint/brush.ts'
import { box, ellipse, groundShadow } from '../../paint/shapes.ts'
import { linear, stop } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import { pick, seeded } from '../../paint/random.ts'
import { groundPerspective, type GroundPerspective } from '../../parts/ground-perspective.ts'
import { pagoda, paperLantern, shrineGate, stoneLantern } from '../../parts/japan.ts'
import { type Machiya, machiya } from '../../parts/machiya.ts'
import { treeLine } from '../../parts/nature/ground.ts'
import { tree } from '../../parts/nature/plants.ts'
import { mountain, ridge } from '../../parts/nature/terrain.ts'
import { leftOf, spanOf } from '../../stage/frame.ts'
import { skyLayers } from '../outdoors.ts'
import { figureSlots, groundSlots, type Place, type Setting, skySlots } from '../setting.ts'

const viewOf = ({ frame, seed }: Place): GroundPerspective => groundPerspective(frame, frame.tall ? 0.5 : 0.44 + (seed % 3) * 0.06)
/** Half the street's width in metres. */
const halfOf = ({ frame }: Place): number => (frame.width / frame.height < 1.2 ? 2.5 : 3.9)
const isLit = ({ time }: Place): boolean => time === 'night' || time === 'dusk'
/** Metres from the viewer to the gate at the end. */
const END = 30

/** A snow-capped volcano, wooded hills, a pagoda, and the gate of a shrine. */
function hills(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const view = viewOf(place)
  const y = view.yBehind(frame.ground, END)
  const m = view.pixelsPerMetre(y)
  mountain(brush, view.vanishingX + (seed % 2 ? -1 : 1) * frame.height * 0.12, y, frame.height * 1.1, frame.height * 0.4, 0.62, seed)
  ridge(brush, frame, { base: y - 1.4 * m, rise: frame.height * 0.07, seed: seed + 5, role: 'pine', depth: 0.5 })
  treeLine(brush, frame, () => y + 2, 22, 4 * m, 0.44, seed + 2, ['pine', 'round', 'pine'])
  pagoda(brush, view.vanishingX + (seed % 2 ? 1 : -1) * 6 * m, y - 1 * m, 12 * m, 0.42, isLit(place))
}

function street(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const view = viewOf(place)
  const { g } = brush
  const far = view.yBehind(frame.ground, END + 3)
  g.fillStyle = linear(g, 0, far, 0, frame.ground, [tint(brush, '#a89a88', 0.4), tint(brush, '#a89a88', 0.02)])
  g.fillRect(leftOf(frame), far, spanOf(frame), frame.height + frame.bleed - far)
  const gate = view.yBehind(frame.ground, END - 4)
  shrineGate(brush, view.vanishingX, gate, 6.4 * view.pixelsPerMetre(gate), 0.3)
  const fronts: Machiya[] = []
  for (const side of [-1, 1] as const) {
    const random = seeded(seed * 5 + side * 17)
    let nearY = view.yBehind(frame.ground, -1.6)
    for (let i = 0, metres = 0; metres < END - 5; i++) {
      const lengthMetres = 4.4 + random() * 1.8
      fronts.push({
        side,
        offsetMetres: halfOf(place) + random() * 0.3,
        nearY,
        lengthMetres,
        depth: Math.min(0.5, 0.02 + metres * 0.018),
        isLit: isLit(place) && random() < 0.85,
        seed: seed + i * 13 + side,
      })
      nearY = view.yBehind(nearY, lengthMetres)
      metres += lengthMetres
    }
  }
  for (const front of fronts.toSorted((a, b) => a.nearY - b.nearY)) machiya(brush, view, front)
}

/** Flagstones in the middle of the street, gravel beside them. */
function pavement(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { g } = brush
  const view = viewOf(place)
  const random = seeded(seed + 9)
  const bottom = frame.height + frame.bleed
  const top = view.yBehind(frame.ground, 12)
  const half = halfOf(place)
  const edge = (y: number): number => half * view.pixelsPerMetre(y)
  g.save()
  g.beginPath()
  g.moveTo(view.vanishingX - edge(top), top)
  g.lineTo(view.vanishingX + edge(top), top)
  g.lineTo(view.vanishingX + edge(bottom), bottom)
  g.lineTo(view.vanishingX - edge(bottom), bottom)
  g.clip()
  g.fillStyle = linear(g, 0, top, 0, bottom, [tint(brush, '#a89a88', 0.24), tint(brush, '#a89a88', 0, -0.16)])
  g.fillRect(leftOf(frame), top, spanOf(frame), bottom - top)
  for (let metres = 12, row = 0; metres > -2.4; metres -= 0.7, row++) {
    const [y0, y1] = [view.yBehind(frame.ground, metres), view.yBehind(frame.ground, metres - 0.66)]
    if (!(y1 > y0)) break
    const [m0, m1] = [view.pixelsPerMetre(y0), view.pixelsPerMetre(y1)]
    for (let x = -1.75 - (row % 2) * 0.4; x < 1.5; x += 0.9) {
      const [a, b] = [Math.max(-1.7, x), Math.min(1.7, x + 0.85)]
      g.fillStyle = css(tint(brush, 'stone', Math.max(0, metres * 0.025), 0.08 + (random() - 0.5) * 0.16))
      g.beginPath()
      g.moveTo(view.vanishingX + a * m0, y0)
      g.lineTo(view.vanishingX + b * m0, y0)
      g.lineTo(view.vanishingX + b * m1, y1)
      g.lineTo(view.vanishingX + a * m1, y1)
      g.fill()
    }
  }
  g.fillStyle = linear(g, 0, top, 0, frame.ground, [stop(0, tint(brush, '#a89a88', 0.3), 0.9), stop(0.5, tint(brush, '#a89a88', 0.2), 0)])
  g.fillRect(leftOf(frame), top, spanOf(frame), frame.ground - top)
  g.restore()
  things(place, brush, view)
}

function things(place: Place, brush: Brush, view: GroundPerspective): void {
  const { frame, seed } = place
  const flip = seed % 2 ? -1 : 1
  const at = (metres: number, side: number, off: number): readonly [number, number, number] => {
    const y = view.yBehind(frame.ground, metres)
    const m = view.pixelsPerMetre(y)
    return [view.vanishingX + side * flip * (halfOf(place) - off) * m, y, m]
  }
  const [tx, ty, tm] = at(9, -1, 0.9)
  tree(brush, tx, ty, 4.6 * tm, 'round', 0.14, pick(['#f2b8c8', '#d8673a', 'leaf'] as const, seeded(seed)))
  const [bx, by, bm] = at(1.8, 1, 0.8)
  bucketStack(brush, bx, by, bm)
  const [lx, ly, lm] = at(4.6, -1, 0.7)
  stoneLantern(brush, lx, ly, 1.7 * lm, isLit(place))
}

/** Wooden buckets on a stand. (x, y): bottom centre. */
function bucketStack(brush: Brush, x: number, y: number, m: number): void {
  groundShadow(brush, x, y, 0.6 * m, 0.1 * m)
  for (const [dx, up] of [
    [-0.3, 0],
    [0.3, 0],
    [0, 0.42],
  ] as const) {
    box(brush, x + (dx - 0.26) * m, y - (up + 0.42) * m, 0.52 * m, 0.42 * m, 'woodLight', { plain: false })
    for (const k of [0.08, 0.3])
      box(brush, x + (dx - 0.27) * m, y - (up + k + 0.05) * m, 0.54 * m, 0.05 * m, 'dark', { noInk: true, lighten: 0.1 })
    ellipse(brush, x + dx * m, y - (up + 0.42) * m, 0.26 * m, 0.06 * m, 'woodLight', { lighten: -0.2, plain: true })
  }
}

/** A lantern that sways near the viewer. */
function animateLantern(place: Place, brush: Brush, seconds: number): void {
  const { frame, seed } = place
  const view = viewOf(place)
  const flip = seed % 2 ? -1 : 1
  const y = view.yBehind(frame.ground, 3)
  const m = view.pixelsPerMetre(y)
  const x = view.vanishingX + flip * (halfOf(place) - 0.9) * m
  paperLantern(brush, x + Math.sin(seconds * 1.3) * 0.03 * m, y - 2.6 * m, 0.62 * m, isLit(place))
}

/** A street of wooden houses in old Japan: lanterns, shop curtains, the gate of a shrine, hills. */
export const japanStreet: Setting = {
  indoors: false,
  shows: ['street', 'house', 'lantern', 'shrine', 'gate', 'pagoda', 'hill', 'mountain', 'tree', 'curtain'],
  compose: (place) => ({
    layers: [
      ...skyLayers(place, { clouds: 6 }),
      { name: 'hills', nearness: 0.3, draw: (brush) => hills(place, brush) },
      { name: 'houses', nearness: 0.55, draw: (brush) => street(place, brush) },
      {
        name: 'pavement',
        nearness: 0.85,
        draw: (brush) => pavement(place, brush),
        animate: (brush, seconds) => animateLantern(place, brush, seconds),
      },
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    figureSlots: figureSlots(place.frame),
  }),
}
