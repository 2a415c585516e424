import type { MediaAsset, Timeline, TimelineItem, Track } from '@fablecut/domain/timeline/model'
import { assetsById } from '@fablecut/domain/timeline/queries'

/** A story's timeline and its files, as a project of another program is written from them. */
export type Project = {
  readonly title: string
  /** Frame size in pixels. */
  readonly width: number
  readonly height: number
  readonly timeline: Timeline
  /** Path beside the project file by id of the media asset, e.g. `media/Harbour.mp4`; files that are missing have none. */
  readonly files: ReadonlyMap<string, string>
  /** Media assets that are known to have no sound. Default: none. */
  readonly silentIds?: ReadonlySet<string>
}

export type SourcedItem = Extract<TimelineItem, { readonly mediaAssetId: string }>

export const isSourced = (item: TimelineItem): item is SourcedItem => 'mediaAssetId' in item

/** Finds the media asset of an item. */
export function assetFinder({ timeline }: Project): (item: SourcedItem) => MediaAsset | undefined {
  const assets = assetsById(timeline.mediaAssets)
  return (item) => assets.get(item.mediaAssetId)
}

/** The words of a caption or a title. */
export function textOf(item: TimelineItem): string | undefined {
  if (item.type === 'caption') return item.caption.data.text
  return item.type === 'title' ? item.titleConfig.text : undefined
}

/** The name of an item in other programs: its own title, else that of its file, else its words, else its type. */
export const itemName = (item: TimelineItem, asset: MediaAsset | undefined): string =>
  item.title ?? asset?.title ?? (textOf(item) || item.type)

/** Ids of the media assets on the timeline, in order of use. */
export const usedMediaIds = ({ tracks }: Timeline): readonly string[] => [
  ...new Set(tracks.flatMap(({ items }) => items.filter(isSourced).map(({ mediaAssetId }) => mediaAssetId))),
]

/** Tracks by type, as listed: the topmost first. */
export const tracksOf = ({ tracks }: Timeline, type: Track['type']): readonly Track[] => tracks.filter((track) => track.type === type)
