import { syncStory as sync } from '../../../editor/sync-story.ts'
import { api } from '../../kernel/api.ts'

export const syncStory = api.stories.sync.handler(async ({ input: { id, ...body }, context }) => {
  const { account, headers, services } = context
  if (account) await services.limit('sync', account.id)
  const row = await sync(services.stories, { viewer: account, storyId: id, ifMatch: headers.get('if-match'), body })
  return {
    success: true,
    data: {
      story_id: row.id,
      updated_at: row.updatedAt.toISOString(),
      is_export_outdated: row.isExportOutdated,
      revision: row.revision,
    },
  }
})
