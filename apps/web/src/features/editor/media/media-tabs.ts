import type { UploadingAsset } from '@fablecut/domain/timeline/edit/media/uploading-asset'
import type { MediaAsset } from '@fablecut/domain/timeline/model'
import type { MediaTab } from '../session/editor-state.ts'

/** Tabs that list assets of one type. */
export type AssetTab = Exclude<MediaTab, 'captions'>

type TabType = { readonly type: 'video' | 'image' | 'audio'; readonly subtype?: 'music' | 'voiceover' }

export const MEDIA_TYPE_OF_TAB: Readonly<Record<AssetTab, TabType>> = {
  videos: { type: 'video' },
  images: { type: 'image' },
  music: { type: 'audio', subtype: 'music' },
  voiceover: { type: 'audio', subtype: 'voiceover' },
}

const TAB_OF_TYPE = { video: 'videos', image: 'images' } as const

/** Tab of an upload or asset; audio without a subtype is music. */
export const tabOf = ({ type, subtype }: Pick<UploadingAsset, 'type' | 'subtype'>): AssetTab =>
  type === 'audio' ? (subtype === 'voiceover' ? 'voiceover' : 'music') : TAB_OF_TYPE[type]

/** Subtype of audio uploaded while a tab is open. */
export const subtypeOn = (tab: MediaTab): 'music' | 'voiceover' => (tab === 'voiceover' ? 'voiceover' : 'music')

const isBrought = ({ source }: MediaAsset): boolean => source === 'user_upload'
const newestFirst = (a: MediaAsset, b: MediaAsset): number => b.createdAt.localeCompare(a.createdAt)

/** Assets of a tab: uploads, newest first, then generated ones in order of creation. */
export function assetsOfTab(assets: readonly MediaAsset[], tab: AssetTab): readonly MediaAsset[] {
  const listed = assets.filter(
    ({ resourceType: type, subtype, isDeleted }) => !isDeleted && type !== 'file' && tabOf({ type, subtype }) === tab,
  )
  return [...listed.filter(isBrought).toSorted(newestFirst), ...listed.filter((asset) => !isBrought(asset))]
}

/** Pending and failed assets, which can't be used. */
export const isPlaceholder = ({ status }: MediaAsset): boolean => status === 'uploading' || status === 'error'
