import { assetFrames } from '@fablecut/domain/timeline/frames'
import type { CaptionItem, MediaAsset, TimelineItem, TitleItem } from '@fablecut/domain/timeline/model'
import { isSourced, itemName, type SourcedItem } from '../project.ts'
import { fadeElements, pictureElements } from './picture.ts'
import { type Resources, TITLE_EFFECT } from './resources.ts'
import { toSeconds } from './time.ts'
import { xml, type Xml } from './xml.ts'

export type ClipContext = {
  readonly fps: number
  /** Of the frame, in pixels. */
  readonly width: number
  readonly height: number
  readonly resources: Resources
  readonly assetOf: (item: SourcedItem) => MediaAsset | undefined
}

/** Where a clip stands: `offset` in frames of its parent, `lane` 0 in the spine. */
export type Place = { readonly offset: number; readonly lane: number }

const isFrozen = (item: SourcedItem): boolean => item.type === 'video' && item.isFrozen === true
const isReversed = (item: SourcedItem): boolean => item.type !== 'image' && item.isReversed === true

/** Frames of the file of a clip. */
function sourceFrames(item: SourcedItem, { fps, assetOf }: ClipContext): number {
  const asset = assetOf(item)
  return Math.max(asset ? assetFrames(asset, fps) : 0, item.sourceTrimEndFrames)
}

/** First frame of a clip in its own time, which runs at the clip's speed, and from the file's end for one that plays backwards. */
export function localStart(item: TimelineItem, context: ClipContext): number {
  if (!isSourced(item) || item.type === 'image' || isFrozen(item)) return 0
  const played = isReversed(item) ? sourceFrames(item, context) - item.sourceTrimEndFrames : item.sourceTrimStartFrames
  return Math.round(played / (item.speed ?? 1))
}

/** The element of an item, `anchored` items within it; an item without a file is a gap in the spine, and nothing elsewhere. */
export function clipElement(item: TimelineItem, place: Place, context: ClipContext, anchored: readonly Xml[] = []): Xml | null {
  const { fps, resources, assetOf } = context
  const shared = {
    ...(place.lane !== 0 && { lane: `${place.lane}` }),
    offset: toSeconds(place.offset, fps),
    start: toSeconds(localStart(item, context), fps),
    duration: toSeconds(item.durationInFrames, fps),
  }
  if (item.type === 'caption') return captionElement(item, shared)
  if (item.type === 'title') return titleElement(item, shared, context)
  const ref = isSourced(item) ? resources.ids.get(item.mediaAssetId) : undefined
  if (!isSourced(item) || ref === undefined) return place.lane === 0 ? gapElement(item.durationInFrames, place.offset, fps, anchored) : null
  const asset = assetOf(item)
  const attributes = { ref, ...shared, name: itemName(item, asset) }
  const picture = item.type === 'audio' ? [] : pictureElements(item, context)
  if (item.type === 'image') return xml('video', attributes, [...picture, ...anchored])
  const roles = item.type === 'audio' ? { audioRole: asset?.subtype === 'music' ? 'music' : 'dialogue' } : { videoRole: 'video' }
  return xml('asset-clip', { ...attributes, ...roles }, [...timeMap(item, context), ...picture, ...volumeOf(item, fps), ...anchored])
}

export const gapElement = (frames: number, offset: number, fps: number, anchored: readonly Xml[]): Xml =>
  xml('gap', { name: 'Gap', offset: toSeconds(offset, fps), start: '0s', duration: toSeconds(frames, fps) }, anchored)

/** Clip time against source time, over the whole file; a frozen clip shows one time of it. */
function timeMap(item: SourcedItem, context: ClipContext): Xml[] {
  const { speed = 1, durationInFrames, sourceTrimStartFrames } = item
  if (isFrozen(item)) return [mapOf([0, sourceTrimStartFrames], [durationInFrames, sourceTrimStartFrames], context)]
  if (speed === 1 && !isReversed(item)) return []
  const source = sourceFrames(item, context)
  const end = Math.round(source / speed)
  return [isReversed(item) ? mapOf([0, source], [end, 0], context) : mapOf([0, 0], [end, source], context)]
}

type TimePoint = readonly [time: number, value: number]

function mapOf(from: TimePoint, to: TimePoint, { fps }: ClipContext): Xml {
  const points = [from, to].map(([time, value]) =>
    xml('timept', { time: toSeconds(time, fps), value: toSeconds(value, fps), interp: 'linear' }),
  )
  return xml('timeMap', {}, points)
}

/** Range of `adjust-volume`. */
const VOLUME_DECIBELS = { min: -96, max: 12 }

/** Volume and gain of a sound together. */
function volumeOf(item: SourcedItem, fps: number): Xml[] {
  const { volume = 1, gainDb = 0 } = item
  const fades = fadeElements(item.effects, fps)
  const decibels = Math.min(VOLUME_DECIBELS.max, Math.max(VOLUME_DECIBELS.min, 20 * Math.log10(volume) + gainDb))
  const amount = `${Number(decibels.toFixed(2))}dB`
  if (fades.length > 0) return [xml('adjust-volume', { amount }, [xml('param', { name: 'amount', value: amount }, fades)])]
  return decibels === 0 ? [] : [xml('adjust-volume', { amount })]
}

function captionElement(item: CaptionItem, shared: Readonly<Record<string, string>>): Xml {
  const { text } = item.caption.data
  return xml('caption', { ...shared, name: text.slice(0, 80), role: 'SRT?captionFormat=SRT.en' }, [xml('text', {}, [text])])
}

/** The words of a title; each has a style of its own, as ids of styles are unique. */
function titleElement(item: TitleItem, shared: Readonly<Record<string, string>>, context: ClipContext): Xml {
  const { text, align = 'center' } = item.titleConfig
  const style = `ts-${item.id.replaceAll(/[^\w-]/gu, (character) => `.${character.codePointAt(0)}.`)}`
  return xml('title', { ref: TITLE_EFFECT, ...shared, name: text.slice(0, 80) }, [
    xml('text', {}, [xml('text-style', { ref: style }, [text])]),
    xml('text-style-def', { id: style }, [
      xml('text-style', { font: 'Helvetica', fontSize: '64', fontColor: '1 1 1 1', alignment: align }),
    ]),
    ...pictureElements(item, context),
  ])
}
