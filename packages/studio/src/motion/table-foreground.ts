import { drawableNamed } from '@fablecut/director/vocabulary/vocabulary'
import type { PlanHour, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { StyleValue } from '@fablecut/domain/story/style'
import { blurred, type Ctx } from '../paint/canvas.ts'
import { propSprite } from '../props/sprite.ts'
import { iconOf } from '../scene/plan/art.ts'
import type { PlaceName } from '../scene/scene.ts'
import { styleOf } from '../styles/styles.ts'
import type { InsertView } from './insert-camera.ts'
import type { MotionFrame } from './kit/frame.ts'

/** What lies about on the tables of places. */
const CLUTTER: Readonly<Partial<Record<PlaceName, readonly string[]>>> = {
  kitchen: ['cup', 'mug'],
  office: ['potted-plant', 'cup', 'pencil', 'book'],
  room: ['potted-plant', 'cup', 'book', 'candle'],
  cafe: ['cup', 'potted-plant', 'book', 'candle'],
  restaurant: ['candle', 'bowl-with-spoon', 'potted-plant'],
  library: ['book', 'pencil', 'candle', 'potted-plant'],
  school: ['pencil', 'book', 'potted-plant', 'cup'],
  bedroom: ['candle', 'cup', 'book', 'potted-plant'],
  workshop: ['pencil', 'jar', 'paintbrush', 'cup'],
  lab: ['test-tube', 'potted-plant', 'jar', 'book'],
}

/** The same where somebody cooks. */
const WHILE_COOKING: Readonly<Partial<Record<PlaceName, readonly string[]>>> = { kitchen: ['herb', 'bowl-with-spoon', 'salt'] }

/** Food, and what it is cooked in and with; no machines and taps. */
const COOKWARE = /(?:\bpot|\bpan|saucepan|wok|bowl|spoon|knife|whisk|blender|rolling pin|cutting board|oven|stove|cauldron|tray)$/u
const isCooking = (things: readonly PlanThing[]): boolean =>
  things.some(({ what }) => COOKWARE.test(what) || (drawableNamed(what)?.file === 'food' && !DRINK.test(what)))
const DRINK = /\b(?:coffee|tea|espresso|latte|cappuccino|water|wine|beer|soda|lemonade|juice)\b/u

/** Where it stands: its middle in parts of the frame, its size in widths of it. At the left, as hands come from the right. */
const PLACES_IN_FRAME = [
  { x: 0.1, y: 0.9, size: 0.66 },
  { x: 0.88, y: 0.92, size: 0.58 },
  { x: 0.06, y: 0.86, size: 0.56 },
] as const
/** Of its blur, in units. */
const RADIUS = 13
/** It moves by more than what is behind it. */
const PARALLAX = 1.35

/** Something out of focus before a table in a tall frame, whose lower part would be bare: what is used at the place for what is shown. `things`: what is seen already. Null where nothing fits. */
export async function createTableForeground(
  { style, hour, seed }: { readonly style: StyleValue; readonly hour: PlanHour; readonly seed: number },
  place: PlaceName,
  { width, height, scale, shape }: MotionFrame,
  things: readonly PlanThing[],
): Promise<((g: Ctx, view: InsertView) => void) | null> {
  const taken = new Set(things.map(({ what }) => iconOf(what)))
  const clutter = (isCooking(things) ? WHILE_COOKING[place] : undefined) ?? CLUTTER[place] ?? []
  const icons = clutter.filter((icon) => !taken.has(icon))
  if (shape !== 'tall' || icons.length === 0) return null
  const at = Math.abs(Math.trunc(seed))
  const spot = PLACES_IN_FRAME[at % PLACES_IN_FRAME.length]!
  const size = spot.size * width
  const { look } = styleOf(style)
  const { canvas, pixels } = await propSprite(icons[at % icons.length]!, Math.max(8, size * scale), { look: look(hour), unit: scale })
  const soft = blurred(canvas, RADIUS * scale)
  const extent = (canvas.width / pixels) * size
  return (g, view) => {
    const near = 1 + (view.scale - 1) * PARALLAX
    const [x, y] = [spot.x * width, spot.y * height]
    g.save()
    // From its own corner, so that it stays there when the camera comes near.
    g.translate(x + (x < width / 2 ? -1 : 1) * (near - 1) * size * 0.4, y + (near - 1) * size * 0.4)
    g.scale(near, near)
    g.drawImage(soft, -extent / 2, -extent / 2, extent, extent)
    g.restore()
  }
}
