import { loadCaptionFonts } from '../../apps/web/src/features/editor/stage/load-caption-fonts.ts'
import type { Context } from '@fablecut/render/draw/context'
import { LOGO_TEXT } from '@fablecut/render/draw/logo'
import { paintWatermark, watermarkBox } from '@fablecut/render/draw/watermark'
import { fontOf } from '@fablecut/render/draw/scripts'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { buildRenderPlan } from '@fablecut/render/plan/build-plan'
import type { Output } from '@fablecut/render/plan/model'
import { exportedFrames, withBookends } from '@fablecut/render/plan/bookends'
import { findEncoders } from '@fablecut/render/player/film/encoders'
import { exportFilm } from '@fablecut/render/player/film/export-film'
import type { SourceOf } from '@fablecut/render/player/model'
import { Player } from '@fablecut/render/player/player'

/** Functions that tests and benchmarks call on the page that contains only the player. */
export type PlayerPage = {
  open(timeline: Timeline, output: Output): void
  /** Seeks to a frame; returns the ms until it was displayed completely. */
  seek(frame: number): Promise<number>
  /** Plays for the given seconds; returns the painted and the passed frames. */
  play(fromFrame: number, seconds: number): Promise<{ painted: number; passed: number }>
  /** The canvas as PNG in base64. */
  frameImage(): Promise<string>
  /** The same with the logo that exports draw. */
  frameImageWithLogo(): Promise<string>
  /** The film of a timeline as this browser exports it, with the logo, in base64, and its audio codec. */
  exportFilm(timeline: Timeline, output: Output): Promise<{ base64: string; audio: string; frames: number }>
  lineWidth(text: string, family: string, weight: number): Promise<number>
  events(): { failures: string[]; frames: number[]; ended: number; isLoading: boolean; frame: number; mounted: string[] }
}

const canvas = document.querySelector('canvas') as HTMLCanvasElement
const events = { failures: [] as string[], frames: [] as number[], ended: 0, isLoading: false }

const sourceOf: SourceOf = (id) => ({
  url: `/media/${id}`,
  kind: /\.(png|jpg)$/u.test(id) ? 'image' : /\.(wav|mp3|m4a)$/u.test(id) ? 'audio' : 'video',
})

const player = new Player({
  canvas,
  loadFonts: loadCaptionFonts,
  sourceOf,
  log: ({ assetId, itemId, reason, cause }) => events.failures.push(`${reason} ${assetId} ${itemId} ${String(cause)}`),
  events: {
    onFrame: (frame) => events.frames.push(frame),
    onEnded: () => events.ended++,
    onLoading: (isLoading) => {
      events.isLoading = isLoading
    },
    onFailure: () => undefined,
  },
})

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const page: PlayerPage = {
  open(timeline, output) {
    player.resize(output.width, output.height)
    player.setPlan(buildRenderPlan(timeline, output, { watermark: { enabled: false, type: 'logo' } }))
  },
  async seek(frame) {
    const start = performance.now()
    player.seek(frame)
    while (!player.isSettled) await nextFrame()
    return performance.now() - start
  },
  async play(fromFrame, seconds) {
    player.play(fromFrame)
    while (events.frames.length === 0) await nextFrame()
    const [painted, first, start] = [player.paintedFrames, player.frame, performance.now()]
    while (player.isPlaying && performance.now() - start < seconds * 1000) await nextFrame()
    const result = { painted: player.paintedFrames - painted, passed: player.frame - first }
    player.pause()
    return result
  },
  async frameImage() {
    return canvas.toDataURL('image/png').replace(/^.*,/u, '')
  },
  async frameImageWithLogo() {
    await loadCaptionFonts(LOGO_TEXT.text, LOGO_TEXT.family, LOGO_TEXT.weight)
    const copy = document.createElement('canvas')
    Object.assign(copy, { width: canvas.width, height: canvas.height })
    const context = copy.getContext('2d') as CanvasRenderingContext2D
    context.drawImage(canvas, 0, 0)
    paintWatermark(context as Context, watermarkBox(context as Context, canvas))
    return copy.toDataURL('image/png').replace(/^.*,/u, '')
  },
  async exportFilm(timeline, output) {
    const encoders = await findEncoders(output)
    if (typeof encoders === 'string') throw new Error(`no encoder: ${encoders}`)
    const loudness = new Map(timeline.mediaAssets.map(({ id, metadata }) => [id, metadata?.loudness]))
    const options = { watermark: { enabled: true, type: 'logo' }, loudnessOf: (id: string) => loudness.get(id) }
    const plan = withBookends(buildRenderPlan(timeline, output, options))
    let frames = 0
    const film = await exportFilm({
      plan,
      parts: exportedFrames(plan, timeline.range),
      encoders,
      sourceOf,
      loadFonts: loadCaptionFonts,
      signal: new AbortController().signal,
      onFrame: (done) => (frames = done),
    })
    const address = await new Promise<string>((resolve) => {
      const reader = new FileReader()
      reader.addEventListener('load', () => resolve(reader.result as string))
      reader.readAsDataURL(film!)
    })
    return { base64: address.replace(/^.*,/u, ''), audio: encoders.audio, frames }
  },
  async lineWidth(text, family, weight) {
    await loadCaptionFonts(text, family, weight)
    const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
    context.font = fontOf(text, family, weight, 54)
    return context.measureText(text).width
  },
  events: () => ({ ...events, frame: player.frame, mounted: player.mountedItemIds }),
}

Object.assign(window, { player: page })
