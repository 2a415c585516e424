import { z } from 'zod'
import { story } from '../../wire/story.ts'
import { operation } from '../../operation.ts'

export const updateStory = operation({
  method: 'PATCH',
  path: '/stories/{id}',
  tags: ['Stories'],
  summary: 'Change a story',
  access: 'creator',
  description:
    "Changes listed fields of an own story; others are ignored. `is_published: true` needs an export that is up to date (409) and content that may be published (422 COMMUNITY_CONTENT_MODERATION, nothing changes). `last_export_thumbnail_url`: one of our own pictures that the caller may read (422), null brings back the exporter's.",
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
