import type { EditRefusal } from '@fablecut/domain/timeline/edit/refusal'
import type { MissingAssetRefusal } from '@fablecut/domain/timeline/edit/storyboard/shot-items'
import type { ShotRefusal } from '@fablecut/domain/timeline/edit/storyboard/shot-refusal'

type Refusal = EditRefusal | ShotRefusal | MissingAssetRefusal | { readonly code: 'read_only'; readonly reason: string }

/** User-facing message of a refused edit; null when the UI shows it already. */
export function refusalText(refusal: Refusal): string | null {
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
    case 'too_long':
      return 'The source is not that long'
    case 'out_of_range':
      return `Please choose a value from ${refusal.min} to ${refusal.max}`
    case 'take_not_ready':
      return 'This take is not ready yet'
    case 'fixed_length':
      return 'The length of this item is fixed'
    case 'read_only':
      return refusal.reason
    case 'no_boundary':
    case 'wrong_kind':
    case 'shot_exists':
      return null
  }
}

const INCOMPATIBLE = {
  video_and_image: 'Only video and image files are allowed',
  audio: 'Only audio files are allowed',
  caption: 'Not allowed',
} as const
