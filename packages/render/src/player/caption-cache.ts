import { layoutCaption } from '../draw/caption-layout.ts'
import type { Box } from '../draw/context.ts'
import { drawCaption, drawWordBackground, paintDrawing, wordDrawer } from '../draw/caption-drawing.ts'
import type { Surface } from '../draw/surface.ts'
import { wordRuns } from '../draw/word-runs.ts'
import type { Size } from '../plan/fit.ts'
import type { CaptionSpan } from '../plan/model.ts'
import { spokenAt } from '../plan/spoken-words.ts'
import { createSurface } from './create-surface.ts'
import type { Canvas2D, LoadFonts } from './model.ts'

/** `words`: the letters at a frame of the caption, over the background. */
type Drawing = { readonly bounds: Box; readonly background: Surface; readonly words: ((frame: number) => Surface) | null }
type CacheEntry = { drawing: Drawing | null; readonly span: CaptionSpan }

const MAX_ENTRIES = 24
/** Of all backgrounds together, 32 MB; letters that are lit have as many again. */
const MAX_PIXELS = 8_000_000

/**
 * Caches rendered captions, because shadows and outlines are too expensive to draw at every frame. Uses the drawing code of the export. Highlighted
 * words are drawn again when another is spoken.
 */
export class CaptionCache {
  private readonly loadFonts: LoadFonts
  private readonly onChange: () => void
  private readonly entries = new Map<string, CacheEntry>()

  constructor(loadFonts: LoadFonts, onChange: () => void) {
    this.loadFonts = loadFonts
    this.onChange = onChange
  }

  /** Starts rendering a caption ahead of time; returns whether it can be painted. */
  prepare(caption: CaptionSpan, output: Size): boolean {
    const key = keyOf(caption, output)
    const cached = this.entries.get(key)
    if (cached) return cached.drawing !== null
    const entry: CacheEntry = { drawing: null, span: caption }
    this.entries.set(key, entry)
    this.evictOldest()
    void this.draw(entry, output)
    return false
  }

  /** Paints a prepared caption in output coordinates; does nothing if it is not prepared. */
  paint(context: Canvas2D, caption: CaptionSpan, frame: number, output: Size): void {
    const drawing = this.entries.get(keyOf(caption, output))?.drawing
    if (!drawing) return
    paintDrawing(context, drawing.background, drawing.bounds)
    if (drawing.words) paintDrawing(context, drawing.words(frame - caption.startFrame), drawing.bounds)
  }

  private async draw(entry: CacheEntry, output: Size): Promise<void> {
    const { style, text } = entry.span
    await this.loadFonts(text, style.fontFamily, style.fontWeight)
    entry.drawing = drawingOf(entry.span, output)
    this.evictOldest()
    this.onChange()
  }

  /** Keeps the two newest whatever their size: one is shown, the next is prepared. */
  private evictOldest(): void {
    let pixels = this.pixels()
    for (const [key, { drawing }] of this.entries) {
      if (this.entries.size <= 2 || (this.entries.size <= MAX_ENTRIES && pixels <= MAX_PIXELS)) return
      pixels -= pixelsOf(drawing)
      this.entries.delete(key)
    }
  }

  private pixels(): number {
    return [...this.entries.values()].reduce((sum, { drawing }) => sum + pixelsOf(drawing), 0)
  }
}

const pixelsOf = (drawing: Drawing | null): number => (drawing ? drawing.background.width * drawing.background.height : 0)

const keys = new WeakMap<CaptionSpan, string>()

function keyOf(span: CaptionSpan, { width, height }: Size): string {
  const cached = keys.get(span)
  if (cached) return cached
  const key = JSON.stringify([span.text, span.style, span.spoken, width, height])
  keys.set(span, key)
  return key
}

function drawingOf({ text, style, spoken }: CaptionSpan, output: Size): Drawing {
  const measuring = createSurface(1, 1).context
  const layout = layoutCaption(measuring, text, style, output)
  const { bounds } = layout
  if (!spoken) return { bounds, background: drawCaption(createSurface, layout, style.color), words: null }
  const colors = { color: style.color, litColor: style.litColor ?? style.color }
  const drawWords = wordDrawer(createSurface, layout, wordRuns(measuring, layout, spoken.words), colors)
  return { bounds, background: drawWordBackground(createSurface, layout), words: (frame) => drawWords(spokenAt(spoken, frame)) }
}
