import { assetFrames } from '@fablecut/domain/timeline/frames'
import type { MediaAsset, TimelineItem } from '@fablecut/domain/timeline/model'
import { isSourced, itemName, type SourcedItem, textOf } from '../project.ts'
import { type Clip, type Effect, type MediaReference, timeRange } from './model.ts'

export type ClipContext = {
  readonly fps: number
  readonly assetOf: (item: SourcedItem) => MediaAsset | undefined
  readonly files: ReadonlyMap<string, string>
}

/** The part of an item that OpenTimelineIO has words for; the rest is in the metadata alone. */
export type NativeClip = {
  readonly sourceStart: number
  readonly duration: number
  /** Speed; below 0 for a clip that plays backwards, 0 for a frozen frame. */
  readonly scalar: number
}

export function nativeClip(item: TimelineItem): NativeClip {
  const [sourceStart, scalar] = isSourced(item) ? [item.sourceTrimStartFrames, scalarOf(item)] : [0, 1]
  return { sourceStart, duration: item.durationInFrames, scalar }
}

/** `index`: of the item on its track, which overlapping captions need to come back in their order. */
export function writeClip(item: TimelineItem, index: number, context: ClipContext): Clip {
  const { sourceStart, duration } = nativeClip(item)
  const asset = isSourced(item) ? context.assetOf(item) : undefined
  return {
    OTIO_SCHEMA: 'Clip.2',
    name: itemName(item, asset),
    metadata: { fablecut: { item, index } },
    source_range: timeRange(sourceStart, duration, context.fps),
    effects: effectsOf(item),
    markers: [],
    enabled: true,
    media_references: { DEFAULT_MEDIA: isSourced(item) ? mediaReference(item, asset, context) : generator(item) },
    active_media_reference_key: 'DEFAULT_MEDIA',
  }
}

function scalarOf(item: SourcedItem): number {
  if ('isFrozen' in item && item.isFrozen) return 0
  const speed = item.speed ?? 1
  return 'isReversed' in item && item.isReversed ? -speed : speed
}

function effectsOf(item: TimelineItem): Effect[] {
  const { scalar } = nativeClip(item)
  const named = { name: '', metadata: {} }
  if (scalar === 1) return []
  if (scalar === 0) return [{ OTIO_SCHEMA: 'FreezeFrame.1', ...named, effect_name: 'FreezeFrame', time_scalar: 0 }]
  return [{ OTIO_SCHEMA: 'LinearTimeWarp.1', ...named, effect_name: 'LinearTimeWarp', time_scalar: scalar }]
}

function mediaReference(item: SourcedItem, asset: MediaAsset | undefined, { fps, files }: ClipContext): MediaReference {
  const path = files.get(item.mediaAssetId)
  if (!asset) return { OTIO_SCHEMA: 'MissingReference.1', ...EMPTY_REFERENCE }
  const { id, title, resourceType, subtype, source, configs, metadata } = asset
  const described = { name: title, metadata: { fablecut: { asset: { id, title, resourceType, subtype, source, configs, metadata } } } }
  if (path === undefined) return { OTIO_SCHEMA: 'MissingReference.1', ...EMPTY_REFERENCE, ...described }
  // A still has no frames of its own.
  const available_range = resourceType === 'image' ? null : timeRange(0, assetFrames(asset, fps), fps)
  return { OTIO_SCHEMA: 'ExternalReference.1', ...EMPTY_REFERENCE, ...described, available_range, target_url: encodePath(path) }
}

const EMPTY_REFERENCE = { name: '', metadata: {}, available_range: null, available_image_bounds: null }

/** Captions, titles, shapes and messages are drawn, not read from a file. */
function generator(item: TimelineItem): MediaReference {
  const text = textOf(item)
  const parameters = text === undefined ? {} : { text }
  return { OTIO_SCHEMA: 'GeneratorReference.1', ...EMPTY_REFERENCE, generator_kind: `fablecut.${item.type}`, parameters }
}

/** A path as a relative URL. */
export const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/')
