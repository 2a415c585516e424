import type { Brush } from '../paint/brush.ts'
import { box, ellipse, groundShadow } from '../paint/shapes.ts'
import { glow } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import { awning } from '../parts/buildings.ts'
import type { Role } from '../paint/palette.ts'
import { pick, seeded } from '../paint/random.ts'
import { barrel, bunting, crate } from '../parts/indoors/small-objects.ts'
import { lightString } from '../parts/indoors/lamps.ts'
import { blinker } from '../parts/animated.ts'
import { pottedPlant } from '../parts/indoors/pots.ts'
import { skyLayers } from './outdoors.ts'
import { groundSlots, type Place, type Setting, skySlots, figureSlots } from './setting.ts'
import { cobbles, rowOfHouses } from './street.ts'

/** A market stall. (x, y): left end of the counter's top; `w`: width in pixels. */
function stall(brush: Brush, x: number, y: number, w: number, role: Role, seed: number, lit: boolean): void {
  const { unit } = brush
  groundShadow(brush, x + w / 2, y + 116 * unit, w * 0.6, 18 * unit)
  for (const dx of [6 * unit, w - 18 * unit]) box(brush, x + dx, y - 200 * unit, 12 * unit, 316 * unit, 'wood')
  box(brush, x, y, w, 116 * unit, 'woodLight')
  brush.g.fillStyle = css([60, 30, 20], 0.22)
  for (let i = 1; i < 4; i++) brush.g.fillRect(x, y + i * 29 * unit, w, 3 * unit)
  box(brush, x - 4 * unit, y - 4 * unit, w + 8 * unit, 12 * unit, 'wood', { round: 3 * unit })
  wares(brush, x, y, w, seed)
  awning(brush, x - 16 * unit, y - 236 * unit, w + 32 * unit, 62 * unit, role)
  if (lit) glow(brush.g, x + w / 2, y - 110 * unit, w * 0.6, brush.look.lamp ?? [255, 200, 120], 0.6)
}

/** Goods hanging under the awning, and crates in front of the counter. */
function wares(brush: Brush, x: number, y: number, w: number, seed: number): void {
  const { unit } = brush
  const random = seeded(seed)
  const fruit = (): Role => pick(['red', 'gold', 'coral', 'leafLight', 'purple', 'yellow'] as const, random)
  for (let i = 0; i < 5; i++) {
    const hx = x + w * (0.14 + i * 0.18)
    brush.g.fillStyle = css([60, 30, 20], 0.6)
    brush.g.fillRect(hx, y - 180 * unit, 2 * unit, 30 * unit)
    const role = fruit()
    for (let k = 0; k < 3; k++)
      ellipse(brush, hx + (k - 1) * 7 * unit, y - (146 - (k % 2) * 9) * unit, 10 * unit, 10 * unit, role, { noInk: true })
  }
  for (let i = 0; i < Math.floor(w / (104 * unit)); i++)
    crate(brush, x + (12 + i * 104) * unit, y + 122 * unit, 86 * unit, 54 * unit, fruit())
}

const counter = ({ frame }: Place): number => frame.ground - frame.height * 0.15
const ROLES: readonly Role[] = ['red', 'teal', 'gold', 'blue', 'coral', 'leaf']
const isLit = ({ time }: Place): boolean => time !== 'day'

/** Distant stalls. */
function farStalls(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const random = seeded(seed + 7)
  const y = frame.ground - frame.height * 0.155
  for (let i = 0; i < (frame.tall ? 3 : 6); i++) {
    const [x, w] = [frame.width * (i * (frame.tall ? 0.36 : 0.185) - 0.04 + random() * 0.03), frame.figure * 0.42]
    box(brush, x, y - w * 0.2, w, w * 0.32, 'woodLight', { depth: 0.2 })
    for (const k of [0.02, 0.94]) box(brush, x + w * k, y - w * 0.86, w * 0.04, w * 0.8, 'wood', { depth: 0.2 })
    for (let k = 0; k < 6; k++)
      ellipse(brush, x + w * (0.12 + k * 0.15), y - w * 0.24, w * 0.07, w * 0.06, pick(ROLES, random), {
        depth: 0.2,
        noInk: true,
        plain: true,
      })
    awning(brush, x - w * 0.06, y - w * 0.98, w * 1.12, w * 0.24, pick(ROLES, random), 0.2)
    if (isLit(place)) glow(brush.g, x + w / 2, y - w * 0.5, w * 0.8, brush.look.lamp ?? [255, 200, 120], 0.6)
  }
}

function stalls(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  const { unit } = brush
  const top = frame.ground - frame.height * 0.13
  cobbles(place, brush, top)
  farStalls(place, brush)
  const first = seed % ROLES.length
  if (!frame.tall)
    stall(
      brush,
      frame.width * -0.02,
      counter(place) - frame.height * 0.01,
      frame.width * 0.2,
      ROLES[(first + 1) % ROLES.length]!,
      seed + 1,
      isLit(place),
    )
  stall(
    brush,
    frame.width * (frame.tall ? 0.5 : 0.58),
    counter(place),
    frame.width * (frame.tall ? 0.56 : 0.34),
    ROLES[first]!,
    seed,
    isLit(place),
  )
  if (!frame.tall) {
    barrel(brush, frame.width * 0.215, frame.ground - frame.height * 0.005, 92 * unit)
    pottedPlant(brush, frame.width * 0.945, frame.ground - frame.height * 0.01, 110 * unit, seed)
  } else barrel(brush, frame.width * 0.06, frame.ground - frame.height * 0.02, 84 * unit)
  const roles = ['red', 'yellow', 'teal', 'purple', 'coral'] as const
  const y = frame.height * (frame.tall ? 0.2 : 0.1)
  bunting(brush, -frame.bleed, y, frame.width * 0.62, y + 20 * unit, 60 * unit, 30 * unit, roles)
  bunting(brush, frame.width * 0.5, y - 40 * unit, frame.width + frame.bleed, y + 30 * unit, 50 * unit, 30 * unit, roles.toReversed())
  lightString(brush, -frame.bleed, y + 60 * unit, frame.width + frame.bleed, y + 50 * unit, 60 * unit, 24, time)
}

function lights(brush: Brush, seconds: number, { frame, time }: Place): void {
  if (time === 'day') return
  for (let i = 0; i < 9; i++)
    blinker(
      brush,
      frame.width * (i / 8),
      frame.height * 0.2 + Math.sin((i / 8) * Math.PI) * 100 * frame.unit,
      34 * frame.unit,
      brush.look.lamp ?? '#ffd28a',
      seconds * 0.35,
      i * 0.37,
    )
}

export const market: Setting = {
  indoors: false,
  shows: ['market', 'stall', 'house', 'bunting', 'fruit', 'crate', 'barrel', 'plant'],
  compose: (place) => {
    const { frame } = place
    const xs = frame.tall ? [0.58, 0.73, 0.88] : [0.63, 0.71, 0.79, 0.87]
    return {
      layers: [
        ...skyLayers(place, { clouds: 3 }),
        {
          name: 'houses',
          nearness: 0.3,
          draw: (brush) =>
            rowOfHouses(place, brush, frame.ground - frame.height * 0.125, frame.height * (frame.tall ? 0.28 : 0.46), 0.3, place.seed),
        },
        {
          name: 'stalls',
          nearness: 0.92,
          draw: (brush) => stalls(place, brush),
          animate: (brush, seconds) => lights(brush, seconds, place),
        },
      ],
      slots: [
        ...xs.map((x) => ({ kind: 'surface' as const, x: frame.width * x, y: counter(place) + 2, size: frame.figure * 0.24 })),
        ...groundSlots(frame).slice(2),
        ...skySlots(frame).slice(0, 1),
      ],
      figureSlots: figureSlots(frame),
    }
  },
}
