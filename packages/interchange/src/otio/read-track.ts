import { type ClipReader, readClip } from './read-clip.ts'
import { type Child, child, schemaName, toFrames, type TrackJson } from './read-json.ts'
import { readMarkers } from './read-markers.ts'
import { readTransition } from './read-transition.ts'

type Json = Readonly<Record<string, unknown>>
/** A clip's item, and its index on the track it was written from. */
export type ReadItem = { readonly item: Json; readonly index: number }
export type ReadLane = { readonly items: readonly ReadItem[]; readonly markers: readonly Json[] }

/** The items of a track in order of time, and the markers on it and its clips. */
export function readLane(track: TrackJson, type: 'video' | 'audio' | 'file', reader: ClipReader): ReadLane {
  const { notes, fps } = reader
  const items: ReadItem[] = []
  const markers = readMarkers(track, (frame) => frame, reader)
  let cursor = 0
  let transition: Json | null = null
  for (const value of track.children) {
    const object = child.safeParse(value).data
    if (!object || schemaName(object) === 'Transition') {
      transition = object ? readTransition(value, fps) : null
      if (!transition) notes.add(object ? 'transition' : 'object', object?.name || 'unknown')
      continue
    }
    const start = Math.round(cursor)
    cursor += lengthOf(object, fps)
    const item = readObject(object, type, { start, end: Math.round(cursor) }, reader)
    const origin = object.source_range ? toFrames(object.source_range.start_time, fps) : 0
    markers.push(...readMarkers(object, (frame) => start + frame - origin, reader))
    if (item) items.push({ item: transition ? { ...item, transition } : item, index: indexOf(object) ?? Number.POSITIVE_INFINITY })
    transition = null
  }
  return { items, markers }
}

/** The item of an object that takes time; null for gaps and what cannot be read. */
function readObject(object: Child, type: 'video' | 'audio' | 'file', { start, end }: Span, reader: ClipReader): Json | null {
  const name = schemaName(object)
  if (name === 'Gap') return null
  if (name !== 'Clip' || end <= start || object.enabled === false) {
    reader.notes.add(name === 'Clip' && object.enabled === false ? 'disabled' : 'object', object.name || name)
    return null
  }
  return readClip(object, type, { start, duration: end - start }, reader)
}

type Span = { readonly start: number; readonly end: number }

/** In frames, which need not be whole in a project of another frame rate. */
function lengthOf({ source_range: range, media_reference: single, media_references: several }: Child, fps: number): number {
  const available = (single ?? Object.values(several ?? {})[0])?.available_range
  const used = range ?? available
  return used ? Math.max(0, toFrames(used.duration, fps)) : 0
}

function indexOf({ metadata }: Child): number | null {
  const index = metadata?.fablecut?.['index']
  return typeof index === 'number' ? index : null
}
