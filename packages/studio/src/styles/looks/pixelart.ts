import { type Brush, tint } from '../../paint/brush.ts'
import { type Ctx, newCanvas } from '../../paint/canvas.ts'
import { adjust, css, shade } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import type { PlaceName } from '../../scene/scene.ts'
import type { Layer, Place } from '../../settings/setting.ts'
import { type Frame, leftOf } from '../../stage/frame.ts'
import { drawPixelLettering, wordsOfScene } from '../lettering.ts'
import type { Shot } from '../shot.ts'
import type { Style } from '../style.ts'

const PALETTE = [
  '#140f26',
  '#2a1f4a',
  '#3f2f78',
  '#6a3f94',
  '#a04f9a',
  '#d8637f',
  '#f5886a',
  '#ffb56b',
  '#ffe09a',
  '#fff6d8',
  '#274a5a',
  '#2f7a5a',
  '#55a84c',
  '#9ad455',
  '#d8e878',
  '#2f5fa8',
  '#4f9ad0',
  '#8fd4e0',
  '#6b3a2a',
  '#a0623a',
  '#d89a5a',
  '#f4cfa0',
  '#c0352f',
  '#7d7590',
  '#b8b2c4',
  '#e0752d',
]

/** Pixels across the width of a wide frame, or across 0.9 of the height of a tall one. */
const ACROSS = 256
const grainOf = ({ width, height }: Frame): number => ACROSS / Math.max(width, height * 0.9)

const HEART = ['0110110', '1111111', '1111111', '0111110', '0011100', '0001000']
const COIN = ['01110', '11011', '10111', '11011', '01110']

function bitmap(g: Ctx, rows: readonly string[], x: number, y: number, colour: string): void {
  g.fillStyle = colour
  for (const [j, row] of rows.entries()) for (const [i, bit] of Array.from(row).entries()) if (bit === '1') g.fillRect(x + i, y + j, 1, 1)
}

/** Status bar with lives, level name and coins. */
function bar(g: Ctx, frame: Frame, { scene }: Shot): void {
  const grain = grainOf(frame)
  const [small, q] = newCanvas(frame.width * grain, 14)
  q.fillStyle = PALETTE[0]!
  q.fillRect(0, 0, small.width, 13)
  q.fillStyle = PALETTE[8]!
  q.fillRect(0, 12, small.width, 1)
  for (let k = 0; k < 3; k++) bitmap(q, HEART, 4 + k * 9, 3, k < 2 + (scene.seed % 2) ? PALETTE[22]! : PALETTE[2]!)
  const title = `${wordsOfScene(scene).at(-1) ?? 'WORLD'} ${1 + (scene.seed % 8)}-${1 + (scene.shotSeed % 9)}`
  const coins = String(scene.shotSeed % 90).padStart(2, '0')
  const right = small.width - coins.length * 6 - 3
  const left = Math.round(Math.min((small.width - title.length * 6) / 2, right - 18 - title.length * 6))
  q.fillStyle = PALETTE[9]!
  if (left > 32) drawPixelLettering(q, title, left, 3, 1)
  bitmap(q, COIN, right - 9, 4, PALETTE[7]!)
  q.fillStyle = PALETTE[9]!
  drawPixelLettering(q, coins, right, 3, 1)
  g.save()
  g.imageSmoothingEnabled = false
  g.drawImage(small, 0, 0, small.width / grain, small.height / grain)
  g.restore()
}

type Ground = { readonly top: Role; readonly body: Role; readonly bricks?: boolean }
const SOIL: Ground = { top: 'grass', body: 'earth' }
const PAVING: Ground = { top: 'stone', body: 'road', bricks: true }
const GROUNDS: Partial<Record<PlaceName, Ground>> = {
  sea: { top: 'sand', body: 'earth' },
  beach: { top: 'sand', body: 'earth' },
  desert: { top: 'sand', body: 'earth' },
  plain: { top: 'sand', body: 'stone' },
  ruins: { top: 'sand', body: 'stone', bricks: true },
  underwater: { top: 'sand', body: 'rock' },
  'under-ice': { top: 'stone', body: 'rock' },
  mountain: { top: 'snow', body: 'rock' },
  summit: { top: 'snow', body: 'rock' },
  'ship-deck': { top: 'woodLight', body: 'wood', bricks: true },
  arctic: { top: 'snow', body: 'water' },
  space: { top: '#c98a6a', body: '#7a4a40' },
  cave: { top: 'stone', body: 'rock', bricks: true },
  city: PAVING,
  street: PAVING,
  station: PAVING,
  rooftop: PAVING,
  'future-city': PAVING,
  'old-town': PAVING,
  'street-old': PAVING,
  'harbor-old': PAVING,
  'japan-street': PAVING,
  'parking-lot': PAVING,
  market: PAVING,
}
const INSIDE: Ground = { top: 'woodLight', body: 'wood', bricks: true }

/** A row of ground blocks. */
const blocks = ({ frame, where }: Place, indoors: boolean): Layer => ({
  name: 'blocks',
  nearness: 1,
  draw: (brush) => {
    const { top, body, bricks } = indoors ? INSIDE : (GROUNDS[where] ?? SOIL)
    const cell = 1 / grainOf(frame)
    const side = cell * 16
    const from = Math.ceil((frame.ground + frame.height * 0.045) / cell) * cell
    for (let y = from, row = 0; y < frame.height + frame.bleed; y += side, row++)
      for (let x = leftOf(frame) - (bricks ? (row % 2) * side * 0.5 : 0); x < frame.width + frame.bleed; x += side)
        square(brush, x, y, side, cell, row === 0 ? top : body, body, row === 0 && !bricks)
  },
})

function square(brush: Brush, x: number, y: number, side: number, cell: number, role: Role, body: Role, tufted: boolean): void {
  const { g } = brush
  const colour = tint(brush, tufted ? body : role)
  g.fillStyle = css(colour)
  g.fillRect(x, y, side, side)
  g.fillStyle = css(shade(colour, 0.24))
  g.fillRect(x, y, side, cell)
  g.fillRect(x, y, cell, side)
  g.fillStyle = css(shade(colour, -0.45))
  g.fillRect(x, y + side - cell, side, cell)
  g.fillRect(x + side - cell, y, cell, side)
  if (!tufted) return
  g.fillStyle = css(tint(brush, role))
  g.fillRect(x, y, side, cell * 4)
  for (const [dx, dy] of [
    [2, 4],
    [6, 5],
    [11, 4],
    [13, 5],
  ] as const)
    g.fillRect(x + dx * cell, y + cell * 3, cell * 2, (dy - 2) * cell)
  g.fillStyle = css(tint(brush, role, 0, 0.3))
  g.fillRect(x, y, side, cell)
}

/** Rotating coins in an arch at the right. */
const coins = ({ frame }: Place): Layer => ({
  name: 'coins',
  nearness: 0.9,
  draw: () => undefined,
  animate: ({ g }, seconds) => {
    const cell = 1 / grainOf(frame)
    for (let k = 0; k < 3; k++) {
      const turn = Math.abs(Math.cos(seconds * 3 + k * 0.5))
      const [x, y] = [
        frame.width * (frame.tall ? 0.6 : 0.8) + k * cell * 15,
        frame.height * (frame.tall ? 0.27 : 0.37) - (k === 1 ? cell * 6 : 0),
      ]
      const half = Math.max(2, Math.round(turn * 4)) * cell
      for (const [grow, colour] of [
        [cell, PALETTE[0]!],
        [0, PALETTE[7]!],
      ] as const) {
        g.fillStyle = colour
        g.fillRect(x - half - grow, y - cell * 3 - grow, (half + grow) * 2, cell * 6 + grow * 2)
        g.fillRect(x - half + cell - grow, y - cell * 5 - grow, (half - cell + grow) * 2, cell * 10 + grow * 2)
      }
      g.fillStyle = PALETTE[9]!
      g.fillRect(x - half, y - cell * 3, cell, cell * 6)
    }
  },
})

/** A level of a game: 26 colours on a grid of 256 across, blocks to stand on, coins, and a bar with lives. */
export const pixelart: Style = {
  value: 'pixelart',
  covered: (tall) => [0.02, tall ? 0.06 : 0.1, 0.02, 0.02],
  look: (time) => ({
    paint: 'cel',
    ink: 4.8,
    inkColour: '#1b1330',
    shadow: [40, 30, 110],
    eyes: 'block',
    lightX: 0.5,
    detail: 0.5,
    clouds: 'puff',
    sky: { dusk: ['#2a2a6a', '#7a3f8a', '#e8687a', '#ffb870'] },
    haze: time === 'day' ? '#8fd4e0' : time === 'night' ? '#3f2f78' : '#c9788f',
    hazeStrength: 0.7,
    recolour: (colour) => adjust(colour, { saturation: 1.3, lightness: time === 'night' ? 0.88 : 1.04 }),
  }),
  compose: (composition, place, indoors) => ({
    ...composition,
    layers: [
      ...composition.layers.filter((layer) => layer.nearness <= 1),
      ...(indoors ? [] : [coins(place)]),
      blocks(place, indoors),
    ].toSorted((a, b) => a.nearness - b.nearness),
  }),
  figureScale: 1.14,
  pixels: { across: ACROSS, palette: PALETTE, dither: 13 },
  overlay: (g, frame, _variant, shot) => bar(g, frame, shot),
}
