import { countPublished, requireProfile, listProfileStories } from '../../../community/profiles.ts'
import { readProfileText } from '../../../people/profile-text.ts'
import { readRelations } from '../../../people/read-relations.ts'
import { api } from '../../kernel/api.ts'

export const profiles = api.profiles.router({
  get: api.profiles.get.handler(async ({ input, context }) => {
    const { db } = context.services
    const { id, displayName, username, avatarUrl } = await requireProfile(db, input.username)
    const [published_count, relations, text] = await Promise.all([
      countPublished(db, id),
      readRelations(db, id, context.account),
      readProfileText(db, id),
    ])
    return { display_name: displayName, username, avatar_url: avatarUrl, is_team: false, published_count, ...relations, ...text }
  }),
  stories: api.profiles.stories.handler(async ({ input, context }) => {
    const { db } = context.services
    const { id } = await requireProfile(db, input.username)
    return listProfileStories(db, id, input.cursor, context.account)
  }),
})
