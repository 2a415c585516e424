import type { SpokenState } from '../plan/spoken-words.ts'
import type { CaptionLayout } from './caption-layout.ts'
import type { Box, Context } from './context.ts'
import { paintCaption } from './paint-caption.ts'
import { paintWordBackground, paintWords, type WordColors } from './paint-spoken-words.ts'
import type { CreateSurface, Surface } from './surface.ts'
import type { WordRun } from './word-runs.ts'

/**
 * Captions are drawn twice as large as they are shown: browsers and Node draw the edges of small letters with different contrast, and the difference
 * becomes small when they are scaled down.
 */
const DETAIL = 2

/** A canvas to draw on within `bounds`, in output coordinates. */
function detailedSurface(create: CreateSurface, { x, y, width, height }: Box): Surface {
  const surface = create(width * DETAIL, height * DETAIL)
  surface.context.scale(DETAIL, DETAIL)
  surface.context.translate(-x, -y)
  return surface
}

/** Canvas shadows ignore transforms. */
const withDetailedShadows = (layout: CaptionLayout): CaptionLayout => ({
  ...layout,
  shadows: layout.shadows.map(({ offsetX, offsetY, blur, color }) => ({
    offsetX: offsetX * DETAIL,
    offsetY: offsetY * DETAIL,
    blur: blur * DETAIL,
    color,
  })),
})

/** A caption without word highlighting; paint it with `paintDrawing`. */
export function drawCaption(create: CreateSurface, layout: CaptionLayout, color: string): Surface {
  const surface = detailedSurface(create, layout.bounds)
  paintCaption(surface.context, withDetailedShadows(layout), color)
  return surface
}

/** The static part of a caption with word highlighting. */
export function drawWordBackground(create: CreateSurface, layout: CaptionLayout): Surface {
  const surface = detailedSurface(create, layout.bounds)
  paintWordBackground(surface.context, withDetailedShadows(layout))
  return surface
}

/** Draws the letters of a caption with word highlighting. The result is valid until the next call, and drawn again only when the state changes. */
export function wordDrawer(
  create: CreateSurface,
  layout: CaptionLayout,
  runs: readonly WordRun[],
  colors: WordColors,
): (state: SpokenState) => Surface {
  const { x, y, width, height } = layout.bounds
  const surface = detailedSurface(create, layout.bounds)
  let drawn: SpokenState | null = null
  return (state) => {
    if (drawn?.begun === state.begun && drawn.isSaying === state.isSaying) return surface
    drawn = state
    surface.context.clearRect(x, y, width, height)
    paintWords(surface.context, layout, runs, colors, state)
    return surface
  }
}

/** Paints a drawing in output coordinates. */
export function paintDrawing(context: Pick<Context, 'drawImage'>, { canvas }: Surface, { x, y, width, height }: Box): void {
  context.drawImage(canvas, x, y, width, height)
}
