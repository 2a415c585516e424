import { layoutCaption } from '../draw/caption-layout.ts'
import type { Box } from '../draw/context.ts'
import { paintCaption } from '../draw/paint-caption.ts'
import { paintWordBackground, paintWords } from '../draw/paint-spoken-words.ts'
import { wordRuns } from '../draw/word-runs.ts'
import type { Size } from '../plan/fit.ts'
import type { CaptionSpan } from '../plan/model.ts'
import { spokenAt } from '../plan/spoken-words.ts'
import type { Canvas2D, LoadFonts } from './model.ts'

type PaintWords = (context: Canvas2D, frame: number) => void
type Drawing = { readonly bounds: Box; readonly background: OffscreenCanvas; readonly words: PaintWords | null }
type CacheEntry = { drawing: Drawing | null; readonly span: CaptionSpan }

const MAX_ENTRIES = 24

/**
 * Caches rendered captions, because shadows and outlines are too expensive to draw at every frame. Uses the drawing code of the export. Only
 * highlighted words are drawn per frame.
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
    const { x, y, width, height } = drawing.bounds
    context.drawImage(drawing.background, x, y, width, height)
    drawing.words?.(context, frame - caption.startFrame)
  }

  private async draw(entry: CacheEntry, output: Size): Promise<void> {
    const { style, text } = entry.span
    await this.loadFonts(text, style.fontFamily, style.fontWeight)
    entry.drawing = drawingOf(entry.span, output)
    this.onChange()
  }

  private evictOldest(): void {
    const oldest = this.entries.size > MAX_ENTRIES ? this.entries.keys().next().value : undefined
    if (oldest !== undefined) this.entries.delete(oldest)
  }
}

const keys = new WeakMap<CaptionSpan, string>()

function keyOf(span: CaptionSpan, { width, height }: Size): string {
  const cached = keys.get(span)
  if (cached) return cached
  const key = JSON.stringify([span.text, span.style, span.spoken, width, height])
  keys.set(span, key)
  return key
}

/** Rendered at the output's size, because canvas shadows ignore the transform. */
function drawingOf({ text, style, spoken }: CaptionSpan, output: Size): Drawing {
  const measuringContext = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
  const layout = layoutCaption(measuringContext, text, style, output)
  const { bounds } = layout
  const background = new OffscreenCanvas(bounds.width, bounds.height)
  const context = background.getContext('2d') as OffscreenCanvasRenderingContext2D
  context.translate(-bounds.x, -bounds.y)
  if (!spoken) {
    paintCaption(context, layout, style.color)
    return { bounds, background, words: null }
  }
  paintWordBackground(context, layout)
  const runs = wordRuns(measuringContext, layout, spoken.words)
  const colors = { color: style.color, litColor: style.litColor ?? style.color }
  return { bounds, background, words: (onto, frame) => paintWords(onto, layout, runs, colors, spokenAt(spoken, frame)) }
}
