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
  /** The frame is at an edge of the items, or outside of them. */
  | { readonly code: 'nothing_to_split' }
  /** As above. */
  | { readonly code: 'nothing_to_trim' }
  /** A sound or picture of the group would have no frame left. */
  | { readonly code: 'too_short'; readonly itemId: string }
  /** Failed shots and logos can't be duplicated. */
  | { readonly code: 'nothing_to_duplicate' }
  /** As above. */
  | { readonly code: 'nothing_to_copy' }
  /** The clipboard holds no items that can be pasted. */
  | { readonly code: 'nothing_to_paste' }
  /** The items were copied from a story of another frame rate. */
  | { readonly code: 'other_frame_rate'; readonly copiedFps: number; readonly fps: number }
  /** The source has nothing more in that direction. */
  | { readonly code: 'no_material' }
  /** No other item touches that edge. */
  | { readonly code: 'no_cut' }
  /** Fewer than two items. */
  | { readonly code: 'nothing_to_link' }
  | { readonly code: 'nothing_to_unlink' }
  /** A group has at most one clip of the primary track. */
  | { readonly code: 'several_clips' }
  /** A version whose tracks break a rule, or use what is not there. `path`: of the first error in it. */
  | { readonly code: 'invalid_version'; readonly path: string; readonly message: string }
  /** There is no cut between two clips: the first clip, a free track, or a failed shot. */
  | { readonly code: 'nothing_to_join' }
  /** Clips too short for a transition: frames that the next one has before its start, and the previous one after its end. */
  | { readonly code: 'no_transition_material'; readonly beforeFrames: number; readonly afterFrames: number }
  | { readonly code: 'marker_not_found'; readonly markerId: string }
  /** The out point is not after the in point. */
  | { readonly code: 'empty_range' }
  | { readonly code: 'too_many_markers'; readonly max: number }
  /** The edit would change items of a locked track. */
  | { readonly code: 'track_locked'; readonly trackId: string; readonly name?: string }
  /** The frame is outside of the clip. */
  | { readonly code: 'nothing_to_freeze' }
  /** The sound of the clip is an item of its own already. */
  | { readonly code: 'sound_detached' }
  | { readonly code: 'nothing_to_attach' }
  /** The range holds no frame of the film. */
  | { readonly code: 'nothing_in_range' }
  /** No such word, or its time is not known. */
  | { readonly code: 'words_not_found' }
  /** No such shot, or it is not on the timeline. */
  | { readonly code: 'shot_not_found'; readonly shotId: string }
  /** No song of the film has a known beat. */
  | { readonly code: 'no_beats' }
  /** The film has fewer than two clips. */
  | { readonly code: 'nothing_to_cut' }
  | { readonly code: 'out_of_range'; readonly min: number; readonly max: number }

/** Result of an edit. An edit without effect returns the same timeline object: no undo step, no sync. */
export type EditResult = Result<Timeline, EditRefusal>
