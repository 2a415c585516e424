import { searchPeople } from '../../../search/search-people.ts'
import { searchStories } from '../../../search/search-stories.ts'
import { api } from '../../kernel/api.ts'

export const search = api.search.router({
  stories: api.search.stories.handler(({ input: { q: query, category_id: categoryId, ...rest }, context }) =>
    searchStories(context.services.db, { ...rest, query, categoryId, viewer: context.account }),
  ),
  people: api.search.people.handler(async ({ input: { q: query, cursor }, context }) => {
    const { people, nextCursor } = await searchPeople(context.services.db, { query, cursor, viewer: context.account })
    const wire = people.map(({ displayName, username, avatarUrl, publishedCount }) => ({
      display_name: displayName,
      username,
      avatar_url: avatarUrl,
      is_team: false,
      published_count: publishedCount,
    }))
    return { people: wire, nextCursor }
  }),
})
