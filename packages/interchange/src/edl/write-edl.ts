import { byStart } from '@fablecut/domain/timeline/pack'
import type { TimelineItem, Track } from '@fablecut/domain/timeline/model'
import { assetFinder, isSourced, itemName, type Project, type SourcedItem, tracksOf } from '../project.ts'
import { timecode } from './timecode.ts'

/** CMX3600 knows four channels of sound. */
const CHANNELS = ['A', 'A2', 'A3', 'A4'] as const

type Event = { readonly channel: string; readonly item: SourcedItem }

/**
 * The primary track and the first four tracks of sound as an edit decision list of CMX3600. Items without a file and everything else are left
 * out, see `edlLosses`. Times are non-drop frames.
 */
export function writeEdl(project: Project): string {
  const { timeline, title, files } = project
  const { fps } = timeline.globalConfig
  const assetOf = assetFinder(project)
  const lines = eventsOf(project).flatMap(({ channel, item }, index) => {
    const { sourceTrimStartFrames: start, durationInFrames: duration } = item
    const speed = motionOf(item)
    const sourceEnd = start + Math.max(1, Math.round(duration * Math.abs(speed)))
    const times = [start, sourceEnd, item.startTimeInFrames, item.startTimeInFrames + duration].map((frame) => timecode(frame, fps))
    const number = String(index + 1).padStart(3, '0')
    return [
      `${number}  AX       ${channel.padEnd(5)} C        ${times.join(' ')}`,
      ...(speed === 1 ? [] : [`M2   AX       ${motionRate(speed * fps)}                ${timecode(start, fps)}`]),
      `* FROM CLIP NAME: ${oneLine(itemName(item, assetOf(item)))}`,
      `* SOURCE FILE: ${files.get(item.mediaAssetId)!}`,
    ]
  })
  return [`TITLE: ${oneLine(title)}`, 'FCM: NON-DROP FRAME', '', ...lines, ''].join('\r\n')
}

function eventsOf({ timeline, files }: Project): Event[] {
  const videos = timeline.tracks.filter(({ isPrimary }) => isPrimary).map((track) => ({ channel: 'V', track }))
  const sounds = soundTracks(timeline.tracks).slice(0, CHANNELS.length)
  const channels = [...videos, ...sounds.map((track, index) => ({ channel: CHANNELS[index]!, track }))]
  return channels.flatMap(({ channel, track }) =>
    track.items
      .filter((item): item is SourcedItem => isSourced(item) && files.has(item.mediaAssetId))
      .toSorted(byStart)
      .map((item) => ({ channel, item })),
  )
}

const soundTracks = (tracks: readonly Track[]): Track[] => tracks.filter(({ type, items }) => type === 'audio' && items.length > 0)

/** Sentences about what of a project its edit decision list leaves out. */
export function edlLosses({ timeline }: Project): string[] {
  const videos = tracksOf(timeline, 'video').filter(({ isPrimary, items }) => !isPrimary && items.length > 0).length
  const sounds = soundTracks(timeline.tracks).length - CHANNELS.length
  const messages = timeline.tracks.flatMap(({ items }) => items).filter((item: TimelineItem) => item.type === 'overlay').length
  return [
    ...(videos > 0 ? [`Video tracks beside the main one: ${videos}`] : []),
    ...(sounds > 0 ? [`Sound tracks after the fourth: ${sounds}`] : []),
    ...(messages > 0 ? [`Messages, such as those of failed shots: ${messages}`] : []),
  ]
}

/** Speed of an event: below 0 backwards, 0 for a frozen frame. */
function motionOf(item: SourcedItem): number {
  if (item.type === 'video' && item.isFrozen) return 0
  const { speed = 1 } = item
  return item.type !== 'image' && item.isReversed ? -speed : speed
}

/** Frames per second with three digits before the point, e.g. `-030.0`. */
const motionRate = (rate: number): string => `${rate < 0 ? '-' : ''}${Math.abs(rate).toFixed(1).padStart(5, '0')}`

/** A line ends a statement of the list. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 200)
