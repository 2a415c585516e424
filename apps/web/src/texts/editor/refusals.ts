import type { EditRefusal } from '@fablecut/domain/timeline/edit/refusal'
import type { MissingAssetRefusal } from '@fablecut/domain/timeline/edit/storyboard/shot-items'
import type { ShotRefusal } from '@fablecut/domain/timeline/edit/storyboard/shot-refusal'
import { translated } from '../locale/translated.ts'

type Refusal = EditRefusal | ShotRefusal | MissingAssetRefusal | { readonly code: 'read_only'; readonly reason: string }

/** User-facing message of a refused edit; null when the UI shows it already. */
export const refusalText = translated('refusalText', (refusal: Refusal): string | null => {
  switch (refusal.code) {
    case 'item_not_found':
      return `Timeline item with ID ${refusal.itemId} not found`
    case 'track_not_found':
      return `Track with ID ${refusal.trackId} not found`
    case 'asset_not_found':
      return `Media asset with ID ${refusal.mediaAssetId} not found`
    case 'shot_not_found':
      return `Shot with ID ${refusal.shotId} not found`
    case 'missing_asset':
      return `${refusal.kind} media asset with ID ${refusal.mediaAssetId} not found for shot ${refusal.shotId}`
    case 'group_not_found':
      return 'This group is not there any more'
    case 'asset_not_ready':
      return 'This file is not ready yet'
    case 'asset_in_use':
      return "You can't delete this asset as it's currently in used in the timeline."
    case 'incompatible_track':
      return INCOMPATIBLE[refusal.accepts]
    case 'no_room':
      return `There is not enough room here: ${refusal.requiredFrames} frames are needed, ${refusal.availableFrames} are free`
    case 'nothing_to_join':
      return 'A transition needs a clip on both sides of the cut'
    case 'no_transition_material':
      return noMaterialText(refusal)
    case 'too_long':
      return 'The source is not that long'
    case 'out_of_range':
      return `Please choose a value from ${refusal.min} to ${refusal.max}`
    case 'take_not_ready':
      return 'This take is not ready yet'
    case 'fixed_length':
      return 'The length of this item is fixed'
    case 'nothing_to_split':
      return 'Move the playhead inside a clip to split it'
    case 'nothing_to_trim':
      return 'Move the playhead inside a clip to trim it there'
    case 'no_beats':
      return 'There is no music with a beat in this film yet'
    case 'nothing_to_cut':
      return 'A film needs at least two clips to be cut to the beat'
    case 'nothing_in_range':
      return 'There is nothing of the film there'
    case 'words_not_found':
      return 'These words are not in the film any more'
    case 'too_short':
      return 'Nothing would be left of the sound or picture that belongs to it. Split it instead, and delete the part'
    case 'nothing_to_duplicate':
      return 'Select a clip, a sound or a caption to duplicate it'
    case 'nothing_to_copy':
      return 'Select a clip, a sound or a caption to copy it'
    case 'nothing_to_paste':
      return 'Nothing was copied from a timeline yet'
    case 'other_frame_rate':
      return `This was copied from a story with ${refusal.copiedFps} frames per second; this one has ${refusal.fps}`
    case 'marker_not_found':
      return 'This marker is not there any more'
    case 'empty_range':
      return 'The out point has to be after the in point'
    case 'too_many_markers':
      return `A timeline has at most ${refusal.max} markers`
    case 'track_locked':
      return `${refusal.name ? `The track “${refusal.name}”` : 'A track that this would change'} is locked. Unlock it first`
    case 'nothing_to_freeze':
      return 'Move the playhead over a clip to freeze its frame'
    case 'sound_detached':
      return 'The sound of this clip is on a track of its own already'
    case 'nothing_to_attach':
      return 'The sound of this clip is not detached'
    case 'no_material':
      return 'The file has nothing more to show in that direction'
    case 'no_cut':
      return 'There is no cut here: another item has to touch it'
    case 'nothing_to_link':
      return 'Select two items or more to link them'
    case 'nothing_to_unlink':
      return 'What is selected is not linked'
    case 'several_clips':
      return 'Only one clip of the film can be in a group. Select one clip, and what goes with it'
    case 'invalid_version':
      return `This version cannot be restored: ${refusal.message}`
    case 'read_only':
      return refusal.reason
    case 'no_boundary':
    case 'wrong_kind':
    case 'shot_exists':
      return null
  }
})

const INCOMPATIBLE = {
  video_and_image: 'Only video and image files are allowed',
  audio: 'Only audio files are allowed',
  caption: 'Not allowed',
} as const

const frames = (count: number): string => (count === 1 ? '1 frame' : `${count} frames`)

const noMaterialText = ({ beforeFrames, afterFrames }: Extract<Refusal, { code: 'no_transition_material' }>): string =>
  `The clips have nothing to overlap with: ${frames(afterFrames)} after the first one's end, ${frames(beforeFrames)} before the second one's start. Trim them, or use a dip, which needs none.`
