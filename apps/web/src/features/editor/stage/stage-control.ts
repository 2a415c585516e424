import type { MediaFailure } from '@fablecut/render/player/model'
import { Player } from '@fablecut/render/player/player'
import { storyPlayWatcher } from '../../../analytics/use-play-events.ts'
import type { EditorSession } from '../session/editor-session.ts'
import type { Playback } from '../session/playback.ts'
import { retryFailedMedia } from '../timeline/media-cache.ts'
import { loadCaptionFonts } from './load-caption-fonts.ts'
import { onReconnect } from './on-reconnect.ts'
import { createPlaybackEvents, type PlaybackEvents } from './playback-events.ts'
import { mediaUrlOf, planOfAsset, planOfStory } from './stage-plan.ts'

type Wiring = {
  readonly session: EditorSession
  readonly playback: Playback
  readonly setFailure: (failure: MediaFailure | null) => void
  readonly setAssetPlaying: (isPlaying: boolean) => void
}

/** Connects the player to the editor's state: each edit and each previewed asset gives a new render plan. */
export class StageControl {
  readonly player: Player
  private readonly wiring: Wiring
  private readonly report: PlaybackEvents
  private readonly leave: (() => void)[]
  private totalFrames = 1
  /** False until attached, so that the initial position does not count as a seek. */
  private isAttached = false

  constructor(canvas: HTMLCanvasElement, wiring: Wiring) {
    this.wiring = wiring
    const { session, playback } = wiring
    const { story } = session.store.getState()
    this.report = createPlaybackEvents(storyPlayWatcher({ id: story.id, category_id: story.categoryId }, 'editor'))
    this.player = new Player({
      canvas,
      loadFonts: loadCaptionFonts,
      sourceOf: (assetId, noiseReduction) => mediaUrlOf(this.assetOf(assetId), noiseReduction),
      log: (failed) => this.logFailure(failed),
      events: {
        onFrame: (frame) => this.onFrame(frame),
        onEnded: () => this.onEnded(),
        onLoading: (isLoading) => playback.onLoading(isLoading),
        onFailure: wiring.setFailure,
      },
    })
    this.showStory()
    this.report.loaded(this.film())
    const wake = () => this.player.resumeAudio()
    document.addEventListener('pointerdown', wake, { once: true })
    this.leave = [
      playback.attach({
        play: (frame) => this.play(frame),
        pause: () => this.pause(),
        seek: (frame) => this.seek(frame),
        shuttle: (frame, rate) => this.player.shuttle(frame, rate),
      }),
      session.store.subscribe((state, before) => {
        if (state.previewingMediaAsset !== before.previewingMediaAsset) this.changePreview()
        else if (state.document.timeline !== before.document.timeline && !state.previewingMediaAsset) this.showStory()
      }),
      () => document.removeEventListener('pointerdown', wake),
      onReconnect(() => this.retry()),
    ]
    this.isAttached = true
    if (session.store.getState().previewingMediaAsset) this.changePreview()
  }

  /** Retries failed media in the preview and on the timeline. */
  retry(): void {
    this.player.retry()
    retryFailedMedia()
  }

  toggleAsset(): void {
    const { isPlaying, frame } = this.player
    if (isPlaying) this.player.pause()
    else this.player.play(frame >= this.totalFrames - 1 ? 0 : frame)
    this.wiring.setAssetPlaying(!isPlaying)
  }

  dispose(): void {
    this.wiring.playback.pause()
    this.wiring.playback.onLoading(false)
    for (const end of this.leave) end()
    this.player.dispose()
  }

  private get isPreviewing(): boolean {
    return this.wiring.session.store.getState().previewingMediaAsset !== null
  }

  private assetOf(assetId: string) {
    const { document, previewingMediaAsset } = this.wiring.session.store.getState()
    if (previewingMediaAsset?.id === assetId) return previewingMediaAsset
    return document.timeline.mediaAssets.find(({ id }) => id === assetId)
  }

  private film() {
    const { document } = this.wiring.session.store.getState()
    return { frame: this.player.frame, totalFrames: this.totalFrames, fps: document.timeline.globalConfig.fps }
  }

  private showStory(): void {
    const { document, story } = this.wiring.session.store.getState()
    const plan = planOfStory(document.timeline, story.size)
    this.totalFrames = plan.totalFrames
    this.player.setPlan(plan)
  }

  /** Plays a previewed asset at once; afterwards returns to the playhead. */
  private changePreview(): void {
    const { session, playback, setAssetPlaying } = this.wiring
    const { previewingMediaAsset: asset, story, document } = session.store.getState()
    if (!asset) {
      this.player.pause()
      setAssetPlaying(false)
      this.showStory()
      this.player.seek(playback.store.getState().frame)
      return
    }
    playback.pause()
    const plan = planOfAsset(asset, { size: story.size, fps: document.timeline.globalConfig.fps })
    this.totalFrames = plan.totalFrames
    this.player.pause()
    this.player.setPlan(plan)
    const moves = asset.resourceType !== 'image'
    if (moves) this.player.play(0)
    else this.player.seek(0)
    setAssetPlaying(moves)
  }

  private play(frame: number): void {
    this.player.play(frame)
    this.report.played(this.film())
  }

  private pause(): void {
    this.player.pause()
    this.report.paused(this.film())
  }

  /** Moving the playhead ends the preview of an asset. */
  private seek(frame: number): void {
    if (this.isPreviewing) this.wiring.session.store.setState({ previewingMediaAsset: null })
    if (frame === this.player.frame) return
    this.player.seek(frame)
    if (this.isAttached) this.report.sought(this.film())
  }

  private onFrame(frame: number): void {
    if (this.isPreviewing) return
    this.wiring.playback.onFrame(frame)
    this.report.moved(this.film())
  }

  private onEnded(): void {
    if (this.isPreviewing) {
      this.wiring.setAssetPlaying(false)
      return
    }
    this.report.ended(this.film())
    this.wiring.playback.onEnded()
  }

  private logFailure({ assetId, itemId, url, reason, cause }: MediaFailure): void {
    console.error(`Asset ${assetId} of item ${itemId} cannot be ${reason === 'undecodable' ? 'played' : 'loaded'} (${url})`, cause)
    if (!this.isPreviewing) this.report.failed(this.film())
  }
}
