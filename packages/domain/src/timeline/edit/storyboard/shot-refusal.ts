import type { Result } from '../../../result.ts'
import type { ShotsMap } from './story-document.ts'

export type ShotRefusal =
  | { readonly code: 'shot_not_found'; readonly shotId: string }
  /** Its generation is not completed. */
  | { readonly code: 'take_not_ready' }
  | { readonly code: 'shot_exists'; readonly shotId: string }

/** Result of an edit of the storyboard. An edit without effect returns the same map. */
export type ShotsResult = Result<ShotsMap, ShotRefusal>
