import { type Brush, tint } from '../paint/brush.ts'
import { box } from '../paint/shapes.ts'
import { linear } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { pick, seeded } from '../paint/random.ts'
import { streetLamp, tower } from '../parts/buildings.ts'
import { bench } from '../parts/nature/ground.ts'
import { pendant } from '../parts/indoors/lamps.ts'
import { smoke, blinker } from '../parts/animated.ts'
import { pottedPlant } from '../parts/indoors/pots.ts'
import { luggage, platformRoof, rails, train } from '../parts/railway.ts'
import { groundPerspective, type GroundPerspective } from '../parts/ground-perspective.ts'
import { clock } from '../parts/indoors/wall-decor.ts'
import { ridge } from '../parts/nature/terrain.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { skyLayers } from './outdoors.ts'
import { groundSlots, type Place, type Setting, skySlots, figureSlots } from './setting.ts'

const TRAINS: readonly Role[] = ['red', 'teal', 'blue', 'leaf', 'gold', 'coral']
const viewOf = ({ frame }: Place): GroundPerspective => groundPerspective(frame, 0.5)
const edgeOf = (place: Place): number => viewOf(place).yBehind(place.frame.ground, 2.4)
const trackOf = (place: Place): number => viewOf(place).yBehind(place.frame.ground, 5)
const isLit = ({ time }: Place): boolean => time !== 'day'
const isSteamTrain = ({ seed }: Place): boolean => seed % 2 === 0

function town(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  const baseY = frame.horizon + frame.height * 0.06
  ridge(brush, frame, { base: frame.horizon, rise: frame.height * 0.06, seed: seed + 2, role: 'far', depth: 0.62 })
  const random = seeded(seed + 3)
  for (let i = 0; i < 13; i++)
    tower(
      brush,
      leftOf(frame) + (i / 13) * spanOf(frame),
      baseY,
      frame.width * (0.06 + random() * 0.04),
      frame.height * (0.1 + random() * 0.2),
      {
        depth: 0.52,
        role: pick(['wallWarm', 'roof', 'wall', 'roofDark', 'wallCool'] as const, random),
        lit: time === 'day' ? 0.1 : 0.5,
        cell: 11 * frame.unit,
      },
    )
  ridge(brush, frame, { base: baseY, rise: frame.height * 0.012, seed: seed + 6, role: 'grassDark', depth: 0.36 })
}

const trainAt = (place: Place): readonly [number, number, number] => {
  const m = viewOf(place).pixelsPerMetre(trackOf(place))
  return [place.frame.width * (place.frame.tall ? 0.3 : place.seed % 3 ? 0.24 : 0.44), trackOf(place), m]
}

function track(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { g } = brush
  const y = trackOf(place)
  const far = viewOf(place).yBehind(frame.ground, 11)
  g.fillStyle = linear(g, 0, far, 0, edgeOf(place) + 30, [tint(brush, 'stone', 0.4), tint(brush, 'earth', 0.1, -0.25)])
  g.fillRect(leftOf(frame), far, spanOf(frame), frame.height - far)
  rails(brush, frame, viewOf(place).yBehind(frame.ground, 8.4), 0.2)
  rails(brush, frame, y, 0.1)
  const [x, ty, m] = trainAt(place)
  train(brush, x, ty, m, spanOf(frame), TRAINS[seed % TRAINS.length]!, isLit(place), isSteamTrain(place))
}

function platform(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  const { g, unit } = brush
  const view = viewOf(place)
  const y = edgeOf(place)
  const bottom = frame.height + frame.bleed
  g.fillStyle = linear(g, 0, y, 0, bottom, [tint(brush, 'stone', 0.12, 0.06), tint(brush, 'stone', 0, -0.14)])
  g.fillRect(leftOf(frame), y, spanOf(frame), bottom - y)
  box(brush, leftOf(frame), y, spanOf(frame), 10 * unit, 'stone', { lighten: -0.3, noInk: true, cel: 0 })
  box(brush, leftOf(frame), y + 12 * unit, spanOf(frame), 12 * unit, 'yellow', { noInk: true, cel: 0 })
  g.strokeStyle = css(tint(brush, 'dark'), 0.16)
  g.lineWidth = 1.6 * unit
  g.beginPath()
  for (let i = -14; i <= 14; i++) {
    g.moveTo(view.vanishingX + i * view.pixelsPerMetre(y), y + 24 * unit)
    g.lineTo(view.vanishingX + i * view.pixelsPerMetre(bottom), bottom)
  }
  for (let metres = 1.6; metres > -2; metres -= 0.9) {
    g.moveTo(leftOf(frame), view.yBehind(frame.ground, metres))
    g.lineTo(frame.width + frame.bleed, view.yBehind(frame.ground, metres))
  }
  g.stroke()
  const near = view.yBehind(frame.ground, 0.9)
  const m = view.pixelsPerMetre(near)
  platformRoof(brush, frame, m, near, frame.tall ? [0.04, 0.96] : [0.06, 0.5, 0.94], seed % 2 ? 'teal' : 'roofDark')
  for (const part of frame.tall ? [0.5] : [0.28, 0.72]) pendant(brush, frame.width * part, near - 3.06 * m, 0.35, m * 0.9, time, 'dark')
  bench(brush, frame.width * (frame.tall ? 0.84 : 0.8), near, m)
  luggage(brush, frame.width * (frame.tall ? 0.12 : 0.665), near + 0.1 * m, m * 0.8, seed)
  pottedPlant(brush, frame.width * (frame.tall ? 0.98 : 0.925), near, m * 0.9, seed)
  hangingClock(brush, place, near, m)
  if (!frame.tall) streetLamp(brush, frame.width * 0.16, near - 0.1 * m, 2.6 * m, isLit(place))
}

function hangingClock(brush: Brush, { frame, seed }: Place, near: number, m: number): void {
  const [x, y] = [frame.width * (frame.tall ? 0.74 : 0.62), near - 2.35 * m]
  box(brush, x - 0.02 * m, y - 0.9 * m, 0.04 * m, 0.9 * m, 'dark')
  clock(brush, x, y, 0.26 * m, seed)
  const [bx, by, w] = [frame.width * (frame.tall ? 0.26 : 0.4), near - 2.62 * m, 1.5 * m]
  for (const k of [0.1, 0.9]) box(brush, bx + w * k, by - 0.5 * m, 0.03 * m, 0.5 * m, 'dark')
  box(brush, bx, by, w, 0.5 * m, 'dark', { round: 0.05 * m })
  brush.g.fillStyle = css(brush.look.lamp ?? '#ffc84a')
  for (let i = 0; i < 3; i++) brush.g.fillRect(bx + 0.1 * m, by + (0.09 + i * 0.13) * m, w * (0.3 + ((seed + i) % 3) * 0.16), 0.06 * m)
  for (let i = 0; i < 3; i++) brush.g.fillRect(bx + w * 0.78, by + (0.09 + i * 0.13) * m, w * 0.14, 0.06 * m)
}

export const station: Setting = {
  indoors: false,
  shows: ['station', 'train', 'platform', 'clock', 'bench', 'suitcase', 'rail', 'lamp', 'plant'],
  compose: (place) => ({
    layers: [
      ...skyLayers(place, { clouds: 3 }),
      { name: 'town', nearness: 0.2, draw: (brush) => town(place, brush) },
      {
        name: 'track',
        nearness: 0.55,
        draw: (brush) => track(place, brush),
        animate: (brush, seconds) => {
          const [x, y, m] = trainAt(place)
          if (isSteamTrain(place)) smoke(brush, x + 0.75 * m, y - 4 * m, 1.8 * m, seconds)
          else blinker(brush, x + 0.3 * m, y - 1.1 * m, 0.5 * m, '#fff2c0', seconds * 0.2, 0.1)
        },
      },
      { name: 'platform', nearness: 0.92, draw: (brush) => platform(place, brush) },
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    figureSlots: figureSlots(place.frame),
  }),
}
