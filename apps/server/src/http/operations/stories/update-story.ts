import { updateStory as update } from '../../../stories/update-story.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const updateStory = api.stories.update.handler(async ({ input, context }) => {
  const { services } = context
  const viewer = signedIn(context)
  await services.limit('change', viewer.id)
  return update(services.stories, {
    viewer,
    storyId: input.id,
    contestIsOpen: services.settings.contestFormUrl !== null,
    change: {
      title: input.title,
      isPublished: input.is_published,
      isPublic: input.is_public,
      thumbnailUrl: input.last_export_thumbnail_url,
      isThumbnailModified: input.is_thumbnail_modified,
      contests: input.contests,
    },
  })
})
