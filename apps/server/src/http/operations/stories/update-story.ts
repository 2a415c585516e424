import { updateStory as update } from '../../../stories/update-story.ts'
import { api } from '../../kernel/api.ts'

export const updateStory = api.stories.update.handler(({ input, context }) =>
  update(context.services.stories, {
    viewer: context.account,
    storyId: input.id,
    contestIsOpen: context.services.settings.contestFormUrl !== null,
    change: {
      title: input.title,
      isPublished: input.is_published,
      isPublic: input.is_public,
      thumbnailUrl: input.last_export_thumbnail_url,
      isThumbnailModified: input.is_thumbnail_modified,
      contests: input.contests,
    },
  }),
)
