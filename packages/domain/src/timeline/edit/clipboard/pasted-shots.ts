import type { Shot } from '../../../story/shots/shot.ts'
import type { MediaAsset, Timeline } from '../../model.ts'
import { assetsById } from '../../queries.ts'
import { withShots, type ShotsMap } from '../storyboard/story-document.ts'
import { freeShotId } from '../values/derived-ids.ts'
import type { CopiedItems, CopiedShot } from './copied-items.ts'

type Pasting = { readonly copied: CopiedItems; readonly timeline: Timeline; readonly newId: string }
type PastedShots = { readonly shots: ShotsMap; readonly shotIds: ReadonlyMap<string, string> }

/** Adds copied shots under new ids, without the takes that the story does not have. Their order is set when their clips are placed. */
export function withPastedShots(shots: ShotsMap, { copied, timeline, newId }: Pasting): PastedShots {
  const assets = assetsById(timeline.mediaAssets)
  const onFilm = new Set(copied.tracks.flatMap(({ isPrimary, items }) => (isPrimary ? items.map(({ shotId }) => shotId) : [])))
  const shotIds = new Map<string, string>()
  for (const { shotId } of copied.shots) {
    if (onFilm.has(shotId)) shotIds.set(shotId, freeShotId(shots, `shot_${newId}`, [...shotIds.values()]))
  }
  const added = copied.shots.flatMap((shot): [string, Shot][] => {
    const shotId = shotIds.get(shot.shotId)
    return shotId === undefined ? [] : [[shotId, pastedShot(shot, shotId, assets)]]
  })
  return { shots: withShots(shots, new Map(added)), shotIds }
}

function pastedShot(shot: CopiedShot, shotId: string, assets: ReadonlyMap<string, MediaAsset>): Shot {
  const take = (id: string | null, type: MediaAsset['resourceType']): MediaAsset | undefined => {
    const asset = assets.get(id ?? '')
    return asset?.resourceType === type ? asset : undefined
  }
  const [image, video, voice] = [
    take(shot.activeImageId, 'image'),
    take(shot.activeVideoId, 'video'),
    take(shot.activeVoiceOverAudioId, 'audio'),
  ]
  return {
    ...shot,
    shotId,
    lexorank: '',
    isHidden: false,
    hiddenAt: null,
    activeImageId: image?.id ?? null,
    activeImageUrl: image?.url ?? null,
    activeVideoId: video?.id ?? null,
    activeVideoUrl: video?.url ?? null,
    activeVoiceOverAudioId: voice?.id ?? null,
    activeVoiceOverAudioUrl: voice?.url ?? null,
  }
}
