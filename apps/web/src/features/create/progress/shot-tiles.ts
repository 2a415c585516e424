import { fromWireShot, type WireShot } from '@fablecut/contracts/wire/shot'
import type { WireStory } from '@fablecut/contracts/wire/story'
import { isVisible } from '@fablecut/domain/story/shots/shot-rules'

/** State of a shot: `painted` has its image and is waiting for its clip. */
export type TileState = 'waiting' | 'painting' | 'painted' | 'moving' | 'done' | 'failed'
export type ShotTile = {
  readonly id: string
  /** From 1. */
  readonly number: number
  readonly title: string
  readonly pictureUrl: string | null
  readonly state: TileState
}

type Storyboard = Pick<WireStory, 'storyboard'>

/** The shots of the film in order, without hidden and empty ones. */
export function visibleShots({ storyboard }: Storyboard): readonly WireShot[] {
  return storyboard.shots.flatMap((id) => storyboard.shots_map[id] ?? []).filter((shot) => isVisible(fromWireShot(shot)))
}

export const shotTiles = (story: Storyboard): readonly ShotTile[] =>
  visibleShots(story).map((shot, index) => ({
    id: shot.shot_id,
    number: index + 1,
    title: shot.title,
    pictureUrl: shot.active_image_url,
    state: tileState(shot),
  }))

function tileState({ image_status, video_status }: Pick<WireShot, 'image_status' | 'video_status'>): TileState {
  if (image_status === 'error' || video_status === 'error') return 'failed'
  if (video_status === 'success') return 'done'
  if (video_status === 'generating') return 'moving'
  if (image_status === 'success') return 'painted'
  return image_status === 'generating' ? 'painting' : 'waiting'
}
