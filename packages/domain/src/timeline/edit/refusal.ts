import type { Result } from '../../result.ts'
import type { Timeline } from '../model.ts'

/** Why an edit is refused. Frames are at the story's fps. */
export type EditRefusal =
  | { readonly code: 'item_not_found'; readonly itemId: string }
  | { readonly code: 'track_not_found'; readonly trackId: string }
  | { readonly code: 'asset_not_found'; readonly mediaAssetId: string }
  | { readonly code: 'group_not_found'; readonly groupId: string }
  /** Still uploading, failed or deleted. */
  | { readonly code: 'asset_not_ready'; readonly mediaAssetId: string }
  | { readonly code: 'asset_in_use'; readonly mediaAssetId: string }
  /** The track accepts other item types. */
  | { readonly code: 'incompatible_track'; readonly accepts: 'video_and_image' | 'audio' | 'caption' }
  | { readonly code: 'no_room'; readonly requiredFrames: number; readonly availableFrames: number }
  /** No item starts or ends near the requested frame. */
  | { readonly code: 'no_boundary' }
  /** Exceeds the source or the longest image duration. `maxFrames`: the largest change allowed. */
  | { readonly code: 'too_long'; readonly maxFrames: number }
  /** The duration can't be changed: failed shots and logos. */
  | { readonly code: 'fixed_length'; readonly itemId: string }
  /** The edit does not apply to this item type, e.g. the volume of a caption. */
  | { readonly code: 'wrong_kind'; readonly itemId: string }
  | { readonly code: 'out_of_range'; readonly min: number; readonly max: number }

/** Result of an edit. An edit without effect returns the same timeline object: no undo step, no sync. */
export type Edit = Result<Timeline, EditRefusal>
