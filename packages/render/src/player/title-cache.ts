import type { StickerArt } from '../draw/stickers/art.ts'
import { titleFonts } from '../draw/titles/layout-title.ts'
import { drawTitle, type TitleDrawing } from '../draw/titles/title-drawing.ts'
import type { Size } from '../plan/fit.ts'
import type { VisualSpan } from '../plan/model.ts'
import { detailOf } from '../plan/pose.ts'
import { createSurface } from './create-surface.ts'
import type { LoadFonts } from './model.ts'

const MAX_TITLES = 16

/** Titles drawn once their fonts are loaded, and the art of stickers, which is loaded with the first of them. */
export class TitleCache {
  private readonly loadFonts: LoadFonts
  private readonly onChange: () => void
  /** Null while the fonts are loading. */
  private readonly titles = new Map<string, TitleDrawing | null>()
  private findArt: ((name: string) => StickerArt | null) | 'loading' | null = null

  constructor(loadFonts: LoadFonts, onChange: () => void) {
    this.loadFonts = loadFonts
    this.onChange = onChange
  }

  /** Starts what a span needs; returns whether it can be painted. */
  prepare(span: VisualSpan, output: Size): boolean {
    if (span.picture.kind === 'sticker') return this.prepareArt()
    if (span.picture.kind !== 'title') return true
    const key = keyOf(span, output)
    const known = this.titles.get(key)
    if (known !== undefined) return known !== null
    this.titles.set(key, null)
    const oldest = this.titles.size > MAX_TITLES ? this.titles.keys().next().value : undefined
    if (oldest !== undefined) this.titles.delete(oldest)
    void this.draw(key, span, output)
    return false
  }

  titleOf(span: VisualSpan, output: Size): TitleDrawing | null {
    return this.titles.get(keyOf(span, output)) ?? null
  }

  artOf(name: string): StickerArt | null {
    return typeof this.findArt === 'function' ? this.findArt(name) : null
  }

  private async draw(key: string, { picture, ...look }: VisualSpan, output: Size): Promise<void> {
    if (picture.kind !== 'title') return
    await Promise.all(titleFonts(picture.title).map(({ text, family, weight }) => this.loadFonts(text, family, weight)))
    this.titles.set(key, drawTitle(createSurface, picture.title, output, detailOf(look)))
    this.onChange()
  }

  private prepareArt(): boolean {
    if (this.findArt === null) {
      this.findArt = 'loading'
      void this.loadArt()
    }
    return this.findArt !== 'loading'
  }

  private async loadArt(): Promise<void> {
    const { stickerArt } = await import('../draw/stickers/art.ts')
    this.findArt = stickerArt
    this.onChange()
  }
}

const keys = new WeakMap<VisualSpan, string>()

function keyOf(span: VisualSpan, { width, height }: Size): string {
  const known = keys.get(span)
  if (known) return known
  const key = JSON.stringify([span.picture, detailOf(span), width, height])
  keys.set(span, key)
  return key
}
