import { fileTypeOf } from '@fablecut/domain/story/file-types'
import type { MediaAsset, TimelineItem } from '@fablecut/domain/timeline/model'
import { mediaAsset } from '@fablecut/domain/timeline/schema'
import type { Notes } from '../notes.ts'
import { type Child, effect, type MediaReference, schemaName, toFrames } from './read-json.ts'
import { nativeClip } from './write-clip.ts'

export type ClipReader = {
  readonly fps: number
  readonly notes: Notes
  readonly newId: () => string
  /** The asset of each file, by its URL; of missing ones by name. */
  readonly assets: Map<string, MediaAsset>
  /** Ids of items that were read. */
  readonly itemIds: Set<string>
}

type Json = Readonly<Record<string, unknown>>

/**
 * The item of a clip on a track of a type, as JSON that is to be repaired; null for a clip without a file or a length. `start` and
 * `duration` in frames.
 */
export function readClip(
  clip: Child,
  track: 'video' | 'audio' | 'file',
  placed: { readonly start: number; readonly duration: number },
  reader: ClipReader,
): Json | null {
  const { fps } = reader
  const reference = activeReference(clip)
  const native = {
    sourceStart: Math.round(clip.source_range ? toFrames(clip.source_range.start_time, fps) : 0),
    ...placed,
    scalar: scalarOf(clip, reader),
  }
  const stored = storedItem(clip)
  if (stored && !('mediaAssetId' in stored)) return withPlace(stored, native, reader)
  const asset = assetOf(clip, reference, track, reader)
  if (!asset || track === 'file') {
    reader.notes.add('object', clip.name || schemaName(clip))
    return null
  }
  if (stored) return { ...withPlace(stored, native, reader), mediaAssetId: asset.id }
  const type = track === 'audio' ? 'audio' : asset.resourceType === 'image' ? 'image' : 'video'
  const { start, duration, sourceStart, scalar } = native
  return {
    id: reader.newId(),
    type,
    ...(clip.name && { title: clip.name }),
    mediaAssetId: asset.id,
    startTimeInFrames: start,
    durationInFrames: duration,
    sourceTrimStartFrames: Math.max(0, sourceStart),
    sourceTrimEndFrames: Math.max(0, sourceStart) + usedFrames(native),
    ...warpFields(scalar, type),
  }
}

type Native = { readonly start: number; readonly duration: number; readonly sourceStart: number; readonly scalar: number }

/** Source frames that a clip uses, at least 1. */
const usedFrames = ({ duration, scalar }: Native): number => Math.max(1, Math.round(duration * (Math.abs(scalar) || 1)))

/** Speed, direction and freezing of an item; those that it does not have are left out. */
function warpFields(scalar: number, type: unknown): Json {
  const speed = Math.abs(scalar)
  if (speed === 0) return type === 'video' ? { isFrozen: true } : {}
  return { ...(speed !== 1 && { speed }), ...(scalar < 0 && type !== 'image' && { isReversed: true }) }
}

/** An item that this product wrote, with what another program changed of its place, source and speed. */
function withPlace(stored: Json, native: Native, { itemIds, newId }: ClipReader): Json {
  const { start, duration, sourceStart, scalar } = native
  const id = typeof stored['id'] === 'string' && !itemIds.has(stored['id']) ? stored['id'] : newId()
  itemIds.add(id)
  const item = { ...stored, id, startTimeInFrames: start, durationInFrames: duration }
  const written = nativeClip(stored as TimelineItem)
  const isUnchanged = written.duration === duration && written.sourceStart === sourceStart && written.scalar === scalar
  if (isUnchanged || !('mediaAssetId' in stored)) return item
  const trim = { sourceTrimStartFrames: sourceStart, sourceTrimEndFrames: sourceStart + usedFrames(native) }
  if (written.scalar === scalar) return { ...item, ...trim }
  const { speed: _speed, isReversed: _isReversed, isFrozen: _isFrozen, ...rest } = item as Json
  return { ...rest, ...trim, ...warpFields(scalar, stored['type']) }
}

/** Without its transition, which is an object of its own. */
function storedItem({ metadata }: Child): Json | null {
  const item = metadata?.fablecut?.['item']
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return null
  const { transition: _transition, ...rest } = item as Json
  return rest
}

function activeReference(clip: Child): MediaReference | null {
  const key = clip.active_media_reference_key ?? 'DEFAULT_MEDIA'
  return clip.media_references?.[key] ?? clip.media_reference ?? null
}

/** Product of the time warps, 0 for a frozen frame; other effects are noted. */
function scalarOf(clip: Child, { notes }: ClipReader): number {
  return (clip.effects ?? []).reduce<number>((product, value) => {
    const read = effect.safeParse(value).data
    const name = read ? schemaName(read) : ''
    if (name === 'FreezeFrame') return 0
    if (name === 'LinearTimeWarp' && read?.time_scalar !== undefined) return product * read.time_scalar
    notes.add('effect', read?.effect_name || read?.name || name)
    return product
  }, 1)
}

/** The asset of a clip's file: one per file, its `url` is the path beside the project, empty for a missing file. */
function assetOf(clip: Child, reference: MediaReference | null, track: 'video' | 'audio' | 'file', reader: ClipReader): MediaAsset | null {
  const path = reference?.target_url ? decodeUrl(reference.target_url) : ''
  const name = reference?.name || clip.name || path.split('/').at(-1) || ''
  if (!reference || (path === '' && name === '')) return null
  const key = path || `?${name}`
  const known = reader.assets.get(key)
  if (known) return known
  const asset = createAsset({ id: reader.newId(), title: name, url: path, resourceType: typeOf(path || name, track) }, reference)
  reader.assets.set(key, asset)
  return asset
}

function typeOf(name: string, track: 'video' | 'audio' | 'file'): MediaAsset['resourceType'] {
  return fileTypeOf({ name, type: '' }) ?? (track === 'audio' ? 'audio' : 'video')
}

function createAsset(facts: Pick<MediaAsset, 'id' | 'title' | 'url' | 'resourceType'>, { metadata }: MediaReference): MediaAsset {
  const empty = {
    thumbnailUrl: null,
    subtype: null,
    shotId: null,
    userId: null,
    configs: null,
    endFrameReferenceImage: null,
    metadata: null,
  }
  const state = { isDeleted: false, createdAt: '', updatedAt: '', status: 'completed', statusMessage: null }
  const asset: MediaAsset = { ...empty, ...state, source: 'user_upload', ...facts }
  const stored = metadata?.fablecut?.['asset']
  const merged = mediaAsset.safeParse({ ...asset, ...(typeof stored === 'object' && stored), url: facts.url })
  return merged.success ? merged.data : asset
}

/** The path of a URL or of a path, with slashes; as it is where it cannot be decoded. */
function decodeUrl(url: string): string {
  const path = url.replace(/^file:\/\/(localhost)?/, '').replaceAll('\\', '/')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
