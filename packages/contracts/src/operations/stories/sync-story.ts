import { z } from 'zod'
import { operation } from '../../operation.ts'

export const syncStory = operation({
  method: 'POST',
  path: '/stories/{id}/sync',
  tags: ['Editor'],
  summary: 'Save an edited story',
  access: 'creator',
  description:
    'Stores what an editor did: changed shots (null: deleted) and the whole timeline, in one transaction. With `If-Match: "<revision>"` an older document is 409 `STALE_DOCUMENT` with `data: { revision, edited_revision }`: where `edited_revision` is not above the one that was sent, only the server (a finished regeneration) changed the story since. A fault is 422 with its path in `data.fields`.',
  errors: ['STALE_DOCUMENT'],
})
  .input(z.looseObject({ id: z.string().max(100), shots_map: z.unknown(), video_editor_timeline: z.unknown() }))
  .output(
    z.object({
      success: z.literal(true),
      data: z.object({ story_id: z.string(), updated_at: z.string(), is_export_outdated: z.boolean(), revision: z.number().int() }),
    }),
  )
