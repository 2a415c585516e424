import { endFrame } from '@fablecut/domain/timeline/frames'
import type { TimelineItem, Track } from '@fablecut/domain/timeline/model'
import { serializeTimeline } from '@fablecut/domain/timeline/parse-timeline'
import { TIMELINE_VERSION } from '@fablecut/domain/timeline/stored/timeline-versions'
import { lanesOf } from '../lanes.ts'
import { assetFinder, type Project, tracksOf } from '../project.ts'
import { type Clip, type Gap, type OtioTimeline, type OtioTrack, type OtioTransition, timeRange } from './model.ts'
import { type ClipContext, writeClip } from './write-clip.ts'
import { writeMarkers } from './write-markers.ts'
import { writeTransition } from './write-transition.ts'

/** Captions have no kind in OpenTimelineIO: programs skip tracks of a kind they do not know. */
export const SUBTITLE_KIND = 'Subtitle'
const KINDS: Readonly<Record<Track['type'], string>> = { video: 'Video', audio: 'Audio', file: SUBTITLE_KIND }

/**
 * A project as OpenTimelineIO (`.otio`). What the format has words for is written in them; every item, track and setting is also in the
 * metadata under `fablecut`, so that `readOtio` restores the same document.
 */
export const writeOtio = (project: Project): string => `${JSON.stringify(timelineOf(project), null, 2)}\n`

function timelineOf(project: Project): OtioTimeline {
  const { timeline, title: name, width, height } = project
  const { tracks: _tracks, mediaAssets: _mediaAssets, markers: _markers, ...settings } = serializeTimeline(timeline)
  const context: ClipContext = { fps: timeline.globalConfig.fps, assetOf: assetFinder(project), files: project.files }
  // A stack lists the lowest track first, a timeline here the topmost.
  const inStack = [...tracksOf(timeline, 'video').toReversed(), ...tracksOf(timeline, 'file').toReversed(), ...tracksOf(timeline, 'audio')]
  const children = inStack.flatMap((track) => writeTrack(track, timeline.tracks.indexOf(track), context))
  return {
    OTIO_SCHEMA: 'Timeline.1',
    name,
    metadata: { fablecut: { schemaVersion: TIMELINE_VERSION, width, height, settings } },
    global_start_time: null,
    tracks: { OTIO_SCHEMA: 'Stack.1', ...emptyItem('tracks'), markers: writeMarkers(timeline), children },
  }
}

/** `index`: of the track on the timeline. */
function writeTrack(track: Track, index: number, context: ClipContext): OtioTrack[] {
  const { items, ...settings } = track
  const indexes = new Map(items.map((item, at) => [item, at]))
  return lanesOf(items).map((lane) => ({
    OTIO_SCHEMA: 'Track.1',
    ...emptyItem(track.name ?? ''),
    metadata: { fablecut: { track: settings, index } },
    enabled: track.type === 'audio' ? !track.isMuted : !track.isHidden,
    kind: KINDS[track.type],
    children: childrenOf(lane, indexes, context),
  }))
}

function childrenOf(
  lane: readonly TimelineItem[],
  indexes: ReadonlyMap<TimelineItem, number>,
  context: ClipContext,
): (Clip | Gap | OtioTransition)[] {
  let cursor = 0
  return lane.flatMap((item) => {
    const gap = item.startTimeInFrames - cursor
    cursor = endFrame(item)
    const clip = writeClip(item, indexes.get(item)!, context)
    return [...(gap > 0 ? [gapOf(gap, context.fps)] : []), ...writeTransition(item, context.fps), clip]
  })
}

const gapOf = (frames: number, fps: number): Gap => ({ OTIO_SCHEMA: 'Gap.1', ...emptyItem(''), source_range: timeRange(0, frames, fps) })

const emptyItem = (name: string) => ({ name, metadata: {}, source_range: null, effects: [], markers: [], enabled: true })
