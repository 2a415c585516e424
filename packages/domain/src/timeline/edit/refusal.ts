import type { Result } from '../../result.ts'
import type { Timeline } from '../model.ts'

/** Why an edit is not made; the timeline stays as it is. Frames are counted at the story's fps. */
export type EditRefusal =
  | { readonly code: 'item_not_found'; readonly itemId: string }
  | { readonly code: 'track_not_found'; readonly trackId: string }
  | { readonly code: 'asset_not_found'; readonly mediaAssetId: string }
  | { readonly code: 'group_not_found'; readonly groupId: string }
  /** Still uploading, failed or deleted. */
  | { readonly code: 'asset_not_ready'; readonly mediaAssetId: string }
  | { readonly code: 'asset_in_use'; readonly mediaAssetId: string }
  /** The track holds other kinds of things. */
  | { readonly code: 'incompatible_track'; readonly accepts: 'video_and_image' | 'audio' | 'caption' }
  | { readonly code: 'no_room'; readonly requiredFrames: number; readonly availableFrames: number }
  /** No item begins or ends near the frame asked for. */
  | { readonly code: 'no_boundary' }
  /** Longer than the source, or than a picture may stand. `mostFrames` is the longest change allowed. */
  | { readonly code: 'too_long'; readonly maxFrames: number }
  /** Its length can't be changed: what stands in for a failed shot, a logo. */
  | { readonly code: 'fixed_length'; readonly itemId: string }
  /** Not something that this can be done to, e.g. the volume of a caption. */
  | { readonly code: 'wrong_kind'; readonly itemId: string }
  | { readonly code: 'out_of_range'; readonly min: number; readonly max: number }

/** What an edit returns. One that changes nothing returns the very timeline it was given: no undo step, no sync. */
export type Edit = Result<Timeline, EditRefusal>
