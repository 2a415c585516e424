import type { StorySort } from '@fablecut/contracts/operations/stories/list-stories'
import { query } from '../../../api/client.ts'
import { storyListQuery } from '../../../story-data/story-lists.ts'

/** What My Story shows; part of its URL. */
export type MyStoriesState = {
  readonly sort: StorySort
  /** Part of the name. */
  readonly name: string
  readonly folderId: string | null
}

export const ALL_STORIES: MyStoriesState = { sort: 'newest', name: '', folderId: null }

export const isUnfiltered = ({ sort, name, folderId }: MyStoriesState): boolean =>
  sort === 'newest' && name.trim() === '' && folderId === null

/** Own stories as chosen; all of them, newest first, share the cache of the home page. */
export const myStoriesQuery = (state: MyStoriesState) =>
  isUnfiltered(state)
    ? storyListQuery
    : query.stories.list.infiniteOptions({
        input: (cursor: string | undefined) => ({
          sort: state.sort,
          ...(state.name.trim() && { name: state.name.trim() }),
          ...(state.folderId && { folder_id: state.folderId }),
          cursor,
        }),
        initialPageParam: undefined,
        getNextPageParam: (page) => page.nextCursor ?? undefined,
      })
