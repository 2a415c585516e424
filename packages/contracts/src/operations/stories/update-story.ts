import { z } from 'zod'
import { story } from '../../wire/story.ts'
import { operation } from '../../operation.ts'

export const updateStory = operation({
  method: 'PATCH',
  path: '/stories/{id}',
  tags: ['Stories'],
  summary: 'Update a story',
  access: 'creator',
  description:
    'Updates the given fields of a story; unknown fields are ignored. `is_published: true` requires an up-to-date export (409) and content that passes moderation (422 COMMUNITY_CONTENT_MODERATION; nothing is changed). `last_export_thumbnail_url`: an image of this server that the caller may read (422); null restores the thumbnail of the export.',
  errors: ['COMMUNITY_CONTENT_MODERATION', 'CONFLICT'],
})
  .input(
    z.object({
      id: z.string().max(100),
      title: z.string().trim().min(1).max(100).optional(),
      is_published: z.boolean().optional(),
      is_public: z.boolean().optional(),
      last_export_thumbnail_url: z.string().max(500).nullable().optional(),
      is_thumbnail_modified: z.boolean().optional(),
      contests: z.array(z.string().max(100)).max(20).optional(),
    }),
  )
  .output(story)
