import { LOGO_TEXT } from '../../draw/logo.ts'
import {
  BOOKEND_BACKGROUND,
  bookendLogoBox,
  paintBookendLogo,
  paintBookendTagline,
  TAGLINE_FONT,
  taglineSlidePx,
} from '../../draw/bookend.ts'
import type { Context } from '../../draw/context.ts'
import { MESSAGE_FONT } from '../../draw/message-tile.ts'
import { SurfacePool } from '../../draw/surface.ts'
import { paintWatermark, watermarkBox } from '../../draw/watermark.ts'
import { visualsAt } from '../../plan/at-frame.ts'
import { bookendAt } from '../../plan/bookends.ts'
import type { RenderPlan } from '../../plan/model.ts'
import { CaptionCache } from '../caption-cache.ts'
import { frameState, paintFrame } from '../compose.ts'
import { createSurface } from '../create-surface.ts'
import type { MediaFiles } from '../media-file.ts'
import type { LoadFonts, MediaFailure, SourceOf } from '../model.ts'
import { TitleCache } from '../title-cache.ts'
import { MountedVisuals } from '../visuals/mounted-visuals.ts'

/** A file of the film cannot be fetched or decoded here. */
export class SourceFailedError extends Error {
  override readonly name = 'SourceFailedError'
  readonly failure: MediaFailure
  constructor(failure: MediaFailure) {
    super(`${failure.reason}: ${failure.url}`, { cause: failure.cause })
    this.failure = failure
  }
}

type Options = {
  readonly plan: RenderPlan
  readonly files: MediaFiles
  readonly sourceOf: SourceOf
  readonly loadFonts: LoadFonts
  /** Files that must stay open. */
  readonly urlsInUse: () => ReadonlySet<string>
  /** Ends the export. */
  readonly signal: AbortSignal
}

/** Draws the frames of a film in order with the code of the player, and with what only an export has: logo, intro and outro. */
export class FilmPictures {
  private readonly options: Options
  private readonly mounts: MountedVisuals
  private readonly captions: CaptionCache
  private readonly titles: TitleCache
  private readonly surfaces = new SurfacePool(createSurface)
  private readonly context: OffscreenCanvasRenderingContext2D
  readonly canvas: OffscreenCanvas
  private notify: () => void = () => undefined

  constructor(options: Options) {
    this.options = options
    const { plan, files, sourceOf, loadFonts, urlsInUse, signal } = options
    const onChange = () => this.notify()
    signal.addEventListener('abort', onChange, { once: true })
    this.canvas = new OffscreenCanvas(plan.output.width, plan.output.height)
    this.context = this.canvas.getContext('2d', { alpha: false, willReadFrequently: true }) as OffscreenCanvasRenderingContext2D
    this.captions = new CaptionCache(loadFonts, onChange)
    this.titles = new TitleCache(loadFonts, onChange)
    this.mounts = new MountedVisuals({ files, sourceOf, urlsInUse, onChange, log: () => undefined })
  }

  get urls(): string[] {
    return this.mounts.urls
  }

  /** Loads the fonts of what is not part of the document. */
  async loadFonts(): Promise<void> {
    const { loadFonts } = this.options
    const fonts = [
      [LOGO_TEXT.text, LOGO_TEXT.family, LOGO_TEXT.weight],
      ['Ag', MESSAGE_FONT.family, MESSAGE_FONT.weight],
      ['Ag', TAGLINE_FONT.family, TAGLINE_FONT.weight],
    ] as const
    await Promise.all(fonts.map(([text, family, weight]) => loadFonts(text, family, weight)))
  }

  /** Draws a frame on the canvas once all of it is decoded. Throws SourceFailedError and the signal's reason. */
  async draw(frame: number): Promise<void> {
    const { plan } = this.options
    await this.isReady(frame)
    const state = { mounts: this.mounts, captions: this.captions, titles: this.titles, surfaces: this.surfaces, hasMessageFont: true }
    paintFrame(this.context, plan, frame, state)
    const [base] = visualsAt(plan, frame)
    if (base?.span.picture.kind === 'bookend') return this.paintBookend(base.span.picture.tagline, base.framesIn)
    if (plan.watermark) paintWatermark(this.context as Context, watermarkBox(this.context as Context, plan.output))
  }

  dispose(): void {
    this.mounts.dispose()
  }

  private async isReady(frame: number): Promise<void> {
    const { plan, signal } = this.options
    for (;;) {
      signal.throwIfAborted()
      const changed = new Promise<void>((resolve) => {
        this.notify = resolve
      })
      this.mounts.update(plan, frame, true)
      const state = { mounts: this.mounts, captions: this.captions, titles: this.titles, hasMessageFont: true }
      const { isReady, failure } = frameState(plan, frame, state)
      if (failure) throw new SourceFailedError(failure)
      if (isReady) return
      await changed
    }
  }

  private paintBookend(tagline: string, frame: number): void {
    const { output } = this.options.plan
    const context = this.context as Context
    const progress = bookendAt(frame, output.fps)
    context.save()
    context.fillStyle = BOOKEND_BACKGROUND
    context.fillRect(0, 0, output.width, output.height)
    context.globalAlpha = progress.logo
    paintBookendLogo(context, bookendLogoBox(context, output))
    context.globalAlpha = progress.tagline
    context.translate(0, taglineSlidePx(output) * (1 - progress.tagline) ** 3)
    paintBookendTagline(context, tagline, output)
    context.restore()
  }
}
