import { STORY_SORTS, type StorySort } from '@fablecut/contracts/operations/stories/list-stories'
import { createFileRoute } from '@tanstack/react-router'
import { MyStoriesPage } from '../features/stories/my-stories-page.tsx'
import type { MyStoriesState } from '../features/stories/organize/my-stories-state.ts'
import { requireSession } from '../session/require-session.ts'

type MyStoriesParameters = { sort?: StorySort | undefined; name?: string | undefined; folder?: string | undefined }

const textOf = (value: unknown): string | undefined => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined)

/** Order, part of the name and folder are part of the URL. */
export const Route = createFileRoute('/story/my/')({
  validateSearch: ({ sort, name, folder }): MyStoriesParameters => ({
    sort: STORY_SORTS.find((known) => known === sort),
    name: textOf(name)?.slice(0, 100),
    folder: textOf(folder)?.slice(0, 100),
  }),
  beforeLoad: ({ context, location }) => requireSession(context.queryClient, location.href),
  component: MyStories,
})

function MyStories() {
  const { sort = 'newest', name = '', folder = null } = Route.useSearch()
  const navigate = Route.useNavigate()
  const change = ({ sort, name, folderId }: MyStoriesState) =>
    void navigate({
      search: { ...(sort !== 'newest' && { sort }), ...(name.trim() && { name }), ...(folderId && { folder: folderId }) },
      replace: true,
      resetScroll: false,
    })
  return <MyStoriesPage state={{ sort, name, folderId: folder }} onChange={change} />
}
