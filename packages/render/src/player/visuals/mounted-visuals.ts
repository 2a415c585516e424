import { visualAt } from '../../plan/at-frame.ts'
import type { Visual, VisualSpan, RenderPlan } from '../../plan/model.ts'
import { detailOf } from '../../plan/pose.ts'
import type { MediaFiles } from '../media-file.ts'
import type { FailureReason, MediaFailure, SourceOf } from '../model.ts'
import { mountedVisuals } from '../mount-window.ts'
import { VisualMount } from './visual-mount.ts'

type FileVisual = VisualSpan & { readonly picture: Extract<Visual, { readonly kind: 'video' | 'image' }> }

/** While playing, decoding of an item starts this long before its first frame. */
const PREDECODE_SECONDS = 0.8

export const hasSourceFile = (span: VisualSpan): span is FileVisual => span.picture.kind === 'video' || span.picture.kind === 'image'

type Mounted = { readonly mount: VisualMount; readonly url: string; failure: MediaFailure | null }

type MountsOptions = {
  readonly files: MediaFiles
  readonly sourceOf: SourceOf
  readonly urlsInUse: () => ReadonlySet<string>
  readonly onChange: () => void
  readonly log: (failure: MediaFailure) => void
}

/** The mounted items around the playhead. Changes of trims, speed and position do not reopen the file. */
export class MountedVisuals {
  private readonly options: MountsOptions
  private readonly mounts = new Map<string, Mounted>()

  constructor(options: MountsOptions) {
    this.options = options
  }

  /** Mounts upcoming items, unmounts past items and requests decoding at a frame. */
  update(plan: RenderPlan, frame: number, isPlaying: boolean): void {
    const spans = mountedVisuals(plan, frame).filter(hasSourceFile)
    // An item with a transition has several spans, of which the first that has not ended is decoded.
    const first = new Map(spans.toSorted((a, b) => b.startFrame - a.startFrame).map((span) => [this.keyOf(span), span]))
    for (const [key, { mount }] of this.mounts) {
      if (first.has(key)) continue
      mount.close()
      this.mounts.delete(key)
    }
    for (const span of spans) if (first.get(this.keyOf(span)) === span) this.requestDecoding(span, plan, frame, isPlaying)
  }

  mountOf(span: VisualSpan): VisualMount | null {
    return hasSourceFile(span) ? (this.mounts.get(this.keyOf(span))?.mount ?? null) : null
  }

  failureOf(span: VisualSpan): MediaFailure | null {
    return hasSourceFile(span) ? (this.mounts.get(this.keyOf(span))?.failure ?? null) : null
  }

  /** Ids of the mounted items. */
  get itemIds(): string[] {
    return [...this.mounts.keys()].map((key) => key.split(' ')[0] as string)
  }

  get urls(): string[] {
    return [...this.mounts.values()].map(({ url }) => url)
  }

  /** Unmounts failed items, so that the next `follow` reopens them. */
  retryFailed(): void {
    for (const [key, { failure, mount, url }] of this.mounts) {
      if (!failure) continue
      mount.close()
      this.options.files.evict(url)
      this.mounts.delete(key)
    }
  }

  dispose(): void {
    for (const { mount } of this.mounts.values()) mount.close()
    this.mounts.clear()
  }

  private keyOf(span: FileVisual): string {
    const { itemId = '', picture } = span
    const detail = picture.kind === 'image' ? detailOf(span) : 1
    return `${itemId} ${picture.assetId} ${detail} ${this.options.sourceOf(picture.assetId)?.url ?? ''}`
  }

  private requestDecoding(span: FileVisual, plan: RenderPlan, frame: number, isPlaying: boolean): void {
    const mount = this.mounts.get(this.keyOf(span))?.mount ?? this.open(span, plan)
    if (!mount || mount.hasFailed) return
    const { fps } = plan.output
    const framesUntilStart = span.startFrame - frame
    // Upcoming items are opened, but decoded late, to leave the decoders to the visible items.
    if (framesUntilStart > 0 && !(isPlaying && framesUntilStart <= PREDECODE_SECONDS * fps)) return
    const at = visualAt(span, Math.max(frame, span.startFrame))
    const isUpcoming = framesUntilStart > 0
    mount.requestFrom(mount.secondsOf(at, fps), isPlaying && !isUpcoming ? speedOf(span.picture) : 0, isUpcoming)
  }

  private open(span: FileVisual, plan: RenderPlan): VisualMount | null {
    const media = this.options.sourceOf(span.picture.assetId)
    if (!media) return null
    const { files, urlsInUse, onChange } = this.options
    const key = this.keyOf(span)
    const onFailure = (reason: FailureReason, cause: unknown) => this.fail(key, span, reason, cause)
    const mount = new VisualMount({ media, output: plan.output, detail: detailOf(span), files, urlsInUse, onChange, onFailure })
    this.mounts.set(key, { mount, url: media.url, failure: null })
    return mount
  }

  private fail(key: string, span: FileVisual, reason: FailureReason, cause: unknown): void {
    const mounted = this.mounts.get(key)
    if (!mounted) return
    mounted.failure = { assetId: span.picture.assetId, itemId: span.itemId ?? '', url: mounted.url, reason, cause }
    this.options.log(mounted.failure)
  }
}

/** Negative for a reversed video. */
function speedOf(picture: FileVisual['picture']): number {
  if (picture.kind !== 'video' || picture.isFrozen) return 0
  return picture.reversedFrames === undefined ? picture.speed : -picture.speed
}
