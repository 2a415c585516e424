import { ImageData, Path2D } from '@napi-rs/canvas'
import { type Surface, SurfacePool } from '../../draw/surface.ts'
import { stickerArt } from '../../draw/stickers/art.ts'
import { titleFonts } from '../../draw/titles/layout-title.ts'
import { drawTitle, type TitleDrawing } from '../../draw/titles/title-drawing.ts'
import { composeVisuals, type Composition } from '../../draw/visuals/compose-visuals.ts'
import type { Picture } from '../../draw/visuals/picture.ts'
import { visualAt } from '../../plan/at-frame.ts'
import type { Output, VisualSpan } from '../../plan/model.ts'
import { detailOf } from '../../plan/pose.ts'
import { sourceSpans } from '../composite/source-spans.ts'
import { createSurface } from './create-surface.ts'
import { loadFontsFor } from './fonts.ts'

/** What a segment draws; `pictures`: decoded sizes of its `sourceSpans`, in their order. */
export type CompositorOptions = {
  readonly base: VisualSpan
  readonly layers: readonly VisualSpan[]
  readonly output: Output
  readonly pictures: readonly { readonly width: number; readonly height: number; readonly isStill: boolean }[]
}

/** Draws the frames of one segment in order, with the player's drawing code. */
export class Compositor {
  private readonly spans: readonly VisualSpan[]
  private readonly pictures: (Picture | null)[]
  private readonly surfaces: Surface[]
  private readonly titles = new Map<VisualSpan, TitleDrawing>()
  private readonly frame: Surface
  private readonly composition: Composition
  private readonly options: CompositorOptions

  constructor(options: CompositorOptions) {
    this.options = options
    const { output } = options
    const sources = sourceSpans(options)
    this.spans = [options.base, ...options.layers]
    this.surfaces = options.pictures.map(({ width, height }) => createSurface(width, height))
    this.pictures = sources.map(() => null)
    this.frame = createSurface(output.width, output.height)
    const indexes = new Map<VisualSpan, number>(sources.map((span, index) => [span, index]))
    this.composition = {
      output,
      pixelScale: 1,
      surfaces: new SurfacePool(createSurface),
      pictureOf: ({ span }) => this.pictures[indexes.get(span) ?? -1] ?? null,
      titleOf: (span) => this.titleOf(span),
      artOf: stickerArt,
      createPath: (data) => new Path2D(data),
    }
  }

  /** RGBA pixels of a frame. `changed`: RGBA pixels of the pictures that are new at it. */
  draw(frame: number, changed: readonly (Uint8Array | null)[]): Uint8Array {
    for (const [index, pixels] of changed.entries()) if (pixels) this.show(index, pixels)
    const visuals = this.spans.filter((span) => span.startFrame <= frame && frame < span.endFrame).map((span) => visualAt(span, frame))
    const { context, width, height } = this.frame
    composeVisuals(context, visuals, this.composition)
    const { buffer, byteOffset, byteLength } = context.getImageData(0, 0, width, height).data
    return new Uint8Array(buffer, byteOffset, byteLength)
  }

  private titleOf(span: VisualSpan): TitleDrawing | null {
    const { picture } = span
    if (picture.kind !== 'title') return null
    const known = this.titles.get(span)
    if (known) return known
    for (const { text, family, weight } of titleFonts(picture.title)) loadFontsFor(text, family, weight)
    const drawing = drawTitle(createSurface, picture.title, this.options.output, detailOf(span))
    this.titles.set(span, drawing)
    return drawing
  }

  private show(index: number, pixels: Uint8Array): void {
    const surface = this.surfaces[index] as Surface
    const { width, height, canvas } = surface
    const data = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.byteLength)
    surface.context.putImageData(new ImageData(data, width, height), 0, 0)
    const isStill = this.options.pictures[index]?.isStill ?? false
    this.pictures[index] = { width, height, isStill, paint: (context, at) => context.drawImage(canvas, at.x, at.y, at.width, at.height) }
  }
}
