import { z } from 'zod'
import { syncBody } from '../../wire/sync.ts'
import { operation } from '../../operation.ts'

export const syncStory = operation({
  method: 'POST',
  path: '/stories/{id}/sync',
  tags: ['Editor'],
  summary: 'Save an edited story',
  access: 'creator',
  description:
    'Saves changed shots (null deletes a shot) and the whole timeline in one transaction. With `If-Match: "<revision>"`, a stale document gets 409 `STALE_DOCUMENT` with `data: { revision, edited_revision }`; if `edited_revision` is not higher than the sent revision, only the server changed the story since (a finished regeneration). The header `fablecut-timeline-version` names the version of timelines that the client knows (3 without it): 409 `OUTDATED_CLIENT` for a story whose timeline has a later one. Validation errors are 422 with their path in `data.fields`.',
  errors: ['STALE_DOCUMENT', 'OUTDATED_CLIENT'],
})
  .input(syncBody.extend({ id: z.string().max(100) }))
  .output(
    z.object({
      success: z.literal(true),
      data: z.object({ story_id: z.string(), updated_at: z.string(), is_export_outdated: z.boolean(), revision: z.number().int() }),
    }),
  )
