import { DEFAULT_FPS } from '@fablecut/domain/story/category'
import { refuse, type Result, ok } from '@fablecut/domain/result'
import type { NewerVersionRefusal } from '@fablecut/domain/stored-version'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { standardFps } from '@fablecut/domain/timeline/output'
import { readTimeline, TIMELINE_VERSION } from '@fablecut/domain/timeline/stored/timeline-versions'
import { createNotes, type ImportNote } from '../notes.ts'
import { SUBTITLE_KIND } from './write-otio.ts'
import type { ClipReader } from './read-clip.ts'
import { child, otioTimeline, type TimelineJson, track, type TrackJson } from './read-json.ts'
import { readMarkers, sortedMarkers } from './read-markers.ts'
import { type ReadItem, readLane } from './read-track.ts'
import { withTransitionsOnPrimary } from './read-transition.ts'
import { withPrimary } from './with-primary.ts'

/** A project of another program as a timeline. */
export type ReadProject = {
  readonly title: string
  /** Null when the file does not say. */
  readonly size: { readonly width: number; readonly height: number } | null
  /** The `url` of its media is the path that the file names, empty for one that it knows to be missing. */
  readonly timeline: Timeline
  readonly notes: readonly ImportNote[]
}
export type OtioRefusal = { readonly code: 'not_otio' } | NewerVersionRefusal

type Json = Readonly<Record<string, unknown>>
/** `index`: of the track on the timeline it was written from; null for one of another program. */
type ReadTrack = { readonly json: Json; readonly index: number | null; readonly markers: readonly Json[] }

/** Reads an `.otio` file; what `writeOtio` wrote is restored, with what other programs changed of it. */
export function readOtio(text: string, newId: () => string): Result<ReadProject, OtioRefusal> {
  const timeline = otioTimeline.safeParse(firstTimeline(parseJson(text))).data
  if (!timeline) return refuse({ code: 'not_otio' })
  const own = timeline.metadata?.fablecut ?? {}
  const settings = isJson(own['settings']) ? own['settings'] : {}
  const fps = fpsOf(timeline, settings)
  const notes = createNotes()
  const reader: ClipReader = { fps, notes, newId, assets: new Map(), itemIds: new Set() }
  const read = readTracks(timeline, reader)
  const tracks = withTransitionsOnPrimary(
    withPrimary(
      read.map(({ json }) => json),
      newId,
    ),
    notes,
  )
  const markers = sortedMarkers([...readMarkers(timeline.tracks, (frame) => frame, reader), ...read.flatMap((track) => track.markers)])
  const defaults = { globalConfig: { fps, captions: { enabled: true }, watermark: { enabled: true, type: 'logo' } } }
  const document = { ...defaults, ...settings, ...(markers.length > 0 && { markers }), tracks, mediaAssets: [...reader.assets.values()] }
  const repaired = readTimeline({ document, schemaVersion: own['schemaVersion'] ?? TIMELINE_VERSION })
  if (!repaired.ok) return repaired
  for (const _ of repaired.value.warnings) notes.add('placement', '')
  return ok({ title: timeline.name ?? '', size: sizeOf(own), timeline: repaired.value.timeline, notes: notes.list() })
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return null
  }
}

/** A file may be a collection, of which the first timeline counts. */
function firstTimeline(value: unknown): unknown {
  if (!isJson(value) || !Array.isArray(value['children'])) return value
  return value['children'].find((entry) => isJson(entry) && String(entry['OTIO_SCHEMA']).startsWith('Timeline.'))
}

/** Other programs do not name a frame rate: it is that of the first time on a track. */
function fpsOf({ tracks }: TimelineJson, settings: Json): number {
  const { globalConfig } = settings
  if (isJson(globalConfig) && typeof globalConfig['fps'] === 'number') return globalConfig['fps']
  const children = tracks.children.flatMap((value) => track.safeParse(value).data?.children ?? [])
  const rate = children.flatMap((value) => child.safeParse(value).data?.source_range?.duration.rate ?? [])[0]
  return rate === undefined ? DEFAULT_FPS : standardFps(rate)
}

function sizeOf({ width, height }: Json): ReadProject['size'] {
  return typeof width === 'number' && typeof height === 'number' ? { width, height } : null
}

/** Topmost first, as a timeline lists them; lanes of one track are joined. */
function readTracks({ tracks }: TimelineJson, reader: ClipReader): readonly ReadTrack[] {
  const read = tracks.children.flatMap((value) => {
    const parsed = track.safeParse(value)
    if (!parsed.success) reader.notes.add('object', 'unknown')
    return parsed.success ? [parsed.data] : []
  })
  const lanes = Map.groupBy(read, (lane) => trackId(lane) ?? lane)
  return inOrder([...lanes.values()].map((group) => readTrack(group, reader)))
}

const trackId = ({ metadata }: TrackJson): unknown => {
  const stored = metadata?.fablecut?.['track']
  return isJson(stored) ? stored['id'] : undefined
}

/** The order the tracks were written from where all have it; else captions, videos from the top of the stack, sounds. */
function inOrder(tracks: readonly ReadTrack[]): readonly ReadTrack[] {
  if (tracks.every(({ index }) => index !== null)) return tracks.toSorted((a, b) => a.index! - b.index!)
  const byType = Map.groupBy(tracks, ({ json }) => json['type'])
  const [captions, videos, sounds] = ['file', 'video', 'audio'].map((type) => byType.get(type) ?? [])
  return [...captions!.toReversed(), ...videos!.toReversed(), ...sounds!]
}

function readTrack(lanes: readonly TrackJson[], reader: ClipReader): ReadTrack {
  const [first] = lanes
  const own = first?.metadata?.fablecut ?? {}
  const type = typeOf(first)
  const read = lanes.map((lane) => readLane(lane, type, reader))
  const items = read.flatMap((lane) => lane.items).toSorted(byIndex)
  const named = first?.name ? { name: first.name } : {}
  const settings = isJson(own['track']) ? own['track'] : { id: reader.newId(), type, ...named, isPrimary: false }
  const { index } = own
  const json = { ...withEnabled(settings, first?.enabled !== false, type), items: items.map(({ item }) => item) }
  return { json, index: typeof index === 'number' ? index : null, markers: read.flatMap((lane) => lane.markers) }
}

/** A track that another program switched off is muted or hidden. */
function withEnabled(settings: Json, isEnabled: boolean, type: 'video' | 'audio' | 'file'): Json {
  const field = type === 'audio' ? 'isMuted' : 'isHidden'
  if ((settings[field] === true) === !isEnabled) return settings
  return { ...settings, [field]: !isEnabled }
}

const byIndex = (a: ReadItem, b: ReadItem): number =>
  a.index === b.index ? Number(a.item['startTimeInFrames']) - Number(b.item['startTimeInFrames']) : a.index - b.index

function typeOf(lane: TrackJson | undefined): 'video' | 'audio' | 'file' {
  if (lane?.kind === 'Audio') return 'audio'
  return lane?.kind === SUBTITLE_KIND ? 'file' : 'video'
}
