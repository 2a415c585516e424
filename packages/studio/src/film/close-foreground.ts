import { isAtWater, isLeafy } from '@fablecut/director/vocabulary/place-kinds'
import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { placeOfBackdrop } from '@fablecut/domain/story/shot-plan/words-card'
import { STYLES, type StyleValue } from '@fablecut/domain/story/style'
import { createTableForeground } from '../motion/table-foreground.ts'
import { type MotionFrame, motionFrame } from '../motion/kit/frame.ts'
import { brightnessAt } from '../paint/brightness.ts'
import { blurred, type Canvas, type Ctx, newCanvas } from '../paint/canvas.ts'
import { restsOnTable } from '../props/placing.ts'
import { propSprite } from '../props/sprite.ts'
import { iconOf } from '../scene/plan/art.ts'
import { type PlaceName, PLACES } from '../scene/scene.ts'
import { inLightOfMood } from '../styles/light-of-mood.ts'
import { styleOf } from '../styles/styles.ts'

/** Columns and rows in which the lower part of a picture is measured, and the first of its rows. */
const COLUMNS = 9
const ROWS = 16
const FIRST_ROW = 12
/** Mean difference of neighbouring columns below which it is bare, 0 to 255: the grain of wood and the light of a floor are no picture. */
const BARE = 5

/** Whether the lower quarter of a picture, below its captions, shows nothing. */
export function isBareBelow(picture: Canvas): boolean {
  const [, g] = newCanvas(COLUMNS, ROWS)
  g.drawImage(picture, 0, 0, COLUMNS, ROWS)
  const { data } = g.getImageData(0, FIRST_ROW, COLUMNS, ROWS - FIRST_ROW)
  let sum = 0
  for (let row = 0; row < ROWS - FIRST_ROW; row++)
    for (let column = 1; column < COLUMNS; column++)
      sum += Math.abs(brightnessAt(data, (row * COLUMNS + column) * 4) - brightnessAt(data, (row * COLUMNS + column - 1) * 4))
  return sum / ((ROWS - FIRST_ROW) * (COLUMNS - 1)) < BARE
}

/** Plants before the ground of land, in turn. */
const WILD = ['fern', 'bush'] as const
/** The plant before the ground of a place; undefined at the water, and where none grows. */
const plantAt = (place: PlaceName, seed: number): string | undefined =>
  isAtWater(place) || !isLeafy(place) ? undefined : WILD[Math.abs(Math.trunc(seed / SPOTS.length)) % WILD.length]

/** Where a drawing is close to the camera: its middle in parts of the frame, its size in widths of it. */
const SPOTS = [
  { x: 0.14, y: 0.93, size: 0.72 },
  { x: 0.84, y: 0.95, size: 0.66 },
] as const
/** Of its blur, in units. */
const RADIUS = 14
/** How much nearer it comes within a second, in its sizes. */
const DRIFT = 0.008

/** Whether what is shown stands on a table, so that something else does; before a door or a bed it would be in the air. */
const isTableTop = ({ things, cast }: ShotPlan): boolean =>
  cast.length === 0 && things.every(({ what }) => what === 'hand' || restsOnTable(iconOf(what) ?? ''))

type Given = { readonly plan: ShotPlan; readonly seed: number }
type Foreground = (g: Ctx, seconds: number) => void

/**
 * Something out of focus close to the camera of a tall frame, below its captions: what lies about in the place, or plants. Undefined where
 * nothing fits, and without a place. In units of the frame.
 */
async function createCloseForeground({ plan, seed }: Given, style: StyleValue, frame: MotionFrame): Promise<Foreground | undefined> {
  if (frame.shape !== 'tall') return undefined
  const told = plan.place ?? placeOfBackdrop(plan.backdrop ?? '')
  const place = PLACES.find((name) => name === told)
  const { hour, things } = plan
  const onTable = place && isTableTop(plan) ? await createTableForeground({ style, hour, seed }, place, frame, things) : null
  if (onTable) return (g, seconds) => onTable(g, { scale: 1 + seconds * DRIFT, left: 0, top: 0 })
  const icon = place && plantAt(place, seed)
  return icon === undefined ? undefined : createSoftDrawing(icon, { plan, seed }, style, frame)
}

async function createSoftDrawing(
  icon: string,
  { plan: { hour, mood }, seed }: Given,
  style: StyleValue,
  { width, height, scale }: MotionFrame,
): Promise<Foreground> {
  const spot = SPOTS[Math.abs(Math.trunc(seed)) % SPOTS.length]!
  const size = spot.size * width
  const look = inLightOfMood(styleOf(style).look(hour), mood, hour)
  const { canvas, pixels } = await propSprite(icon, Math.max(8, size * scale), { look, unit: scale })
  const soft = blurred(canvas, RADIUS * scale)
  return (g, seconds) => {
    const extent = (canvas.width / pixels) * size * (1 + seconds * DRIFT)
    g.drawImage(soft, spot.x * width - extent / 2, spot.y * height - extent / 2, extent, extent)
  }
}

/** Prepares to draw the foreground of a graphic shot whose picture is bare below its captions, in pixels. */
export async function createForegroundOf(shot: Given, style: string, picture: Canvas): Promise<(canvas: Canvas, seconds: number) => void> {
  const known = STYLES.find(({ value }) => value === style)?.value ?? 'photorealistic'
  const frame = motionFrame(picture.width, picture.height)
  const foreground = isBareBelow(picture) ? await createCloseForeground(shot, known, frame) : undefined
  return (canvas, seconds) => {
    if (!foreground) return
    const g = canvas.getContext('2d')
    g.save()
    g.setTransform(frame.scale, 0, 0, frame.scale, 0, 0)
    foreground(g, seconds)
    g.restore()
  }
}
