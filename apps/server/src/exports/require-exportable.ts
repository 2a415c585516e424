import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { findExportLimitError } from '@fablecut/domain/timeline/film-limits'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { totalFrames } from '@fablecut/domain/timeline/queries'
import { requireFreeDisk } from '../media/require-space.ts'
import type { StoryServices } from '../platform/story-services.ts'

/** Throws 422 for a film over the limits of this installation, 507 when the disk is too full for it. */
export async function requireExportable({ storage, limits }: Pick<StoryServices, 'storage' | 'limits'>, timeline: Timeline): Promise<void> {
  const error = findExportLimitError(timeline, limits.filmSeconds)
  if (error) throw invalidField(error.path, error.message)
  await requireFreeDisk({ storage, limits }, totalFrames(timeline.tracks) / timeline.globalConfig.fps)
}
