import { type Brush, box, groundShadow, polygon } from '../paint/brush.ts'
import { css, lerp } from '../paint/colour.ts'
import { awning } from '../parts/buildings.ts'
import type { Role } from '../paint/palette.ts'
import { heavens } from './outdoors.ts'
import { groundSlots, type Place, type Setting, standsOn } from './setting.ts'
import { cobbles, rowOfHouses } from './street.ts'

/** (x, y): left end of the counter's top. */
function stall(brush: Brush, x: number, y: number, w: number, role: Role): void {
  const { unit } = brush
  groundShadow(brush, x + w / 2, y + 116 * unit, w * 0.6, 18 * unit)
  for (const dx of [6 * unit, w - 18 * unit]) box(brush, x + dx, y - 200 * unit, 12 * unit, 316 * unit, 'wood')
  box(brush, x, y, w, 116 * unit, 'woodLight')
  brush.g.fillStyle = css([60, 30, 20], 0.22)
  for (let i = 1; i < 4; i++) brush.g.fillRect(x, y + i * 29 * unit, w, 3 * unit)
  awning(brush, x - 16 * unit, y - 236 * unit, w + 32 * unit, 62 * unit, role)
}

function stalls(place: Place, brush: Brush): void {
  const { frame } = place
  const top = frame.ground - frame.height * 0.13
  cobbles(place, brush, top)
  if (!frame.tall) stall(brush, frame.width * 0.02, counter(place) - frame.height * 0.01, frame.width * 0.2, 'teal')
  stall(brush, frame.width * (frame.tall ? 0.46 : 0.56), counter(place), frame.width * (frame.tall ? 0.56 : 0.34), 'red')
  bunting(place, brush)
}

const counter = ({ frame }: Place): number => frame.ground - frame.height * 0.15

function bunting({ frame }: Place, brush: Brush): void {
  const { g, unit } = brush
  const y = frame.height * (frame.tall ? 0.2 : 0.16)
  g.strokeStyle = css([60, 30, 40], 0.6)
  g.lineWidth = 2 * unit
  g.beginPath()
  g.moveTo(-frame.bleed, y)
  g.quadraticCurveTo(frame.width / 2, y + 130 * unit, frame.width + frame.bleed, y)
  g.stroke()
  for (let i = 1; i < 18; i++) {
    const u = i / 18
    const x = lerp(-frame.bleed, frame.width + frame.bleed, u)
    const at = y + 260 * unit * u * (1 - u)
    polygon(
      brush,
      [
        [x - 15 * unit, at],
        [x + 15 * unit, at],
        [x, at + 32 * unit],
      ],
      (['red', 'yellow', 'teal', 'purple'] as const)[i % 4]!,
    )
  }
}

export const market: Setting = {
  indoors: false,
  shows: ['market', 'stalls', 'houses', 'bunting'],
  compose: (place) => {
    const { frame } = place
    const xs = frame.tall ? [0.56, 0.72, 0.88] : [0.61, 0.69, 0.77, 0.85]
    return {
      layers: [
        ...heavens(place, { clouds: 3 }),
        {
          name: 'houses',
          nearness: 0.3,
          draw: (brush) =>
            rowOfHouses(place, brush, frame.ground - frame.height * 0.125, frame.height * (frame.tall ? 0.28 : 0.44), 0.3, place.seed),
        },
        { name: 'stalls', nearness: 0.92, draw: (brush) => stalls(place, brush) },
      ],
      slots: [
        ...xs.map((x) => ({ kind: 'surface' as const, x: frame.width * x, y: counter(place) + 2, size: frame.figure * 0.24 })),
        ...groundSlots(frame).slice(2),
      ],
      stands: standsOn(frame),
    }
  },
}
