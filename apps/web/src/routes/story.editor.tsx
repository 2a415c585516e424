import { createFileRoute } from '@tanstack/react-router'
import { StoryDetailPage } from '../features/stories/story-detail-page.tsx'
import { ChooseDialog } from '../scratch/choose-dialog.tsx'
import { EditOnWebDialog } from '../scratch/edit-on-web-dialog.tsx'
import { editorSearch } from '../scratch/editor-tab.ts'
import { requireSession } from '../session/require-session.ts'
import { useMobile } from '../ui/use-mobile.ts'

/** `/story/editor?story_id=&view=list|video-editor`. Source: HD-09, HD-16, ED-02. */
export const Route = createFileRoute('/story/editor')({
  validateSearch: editorSearch,
  beforeLoad: ({ context, location }) => requireSession(context.queryClient, location.href),
  component: Editor,
})

function Editor() {
  const { story_id: storyId } = Route.useSearch()
  const navigate = Route.useNavigate()
  const isMobile = useMobile()
  const leave = () => void navigate({ to: '/story', replace: true })
  if (isMobile || storyId === undefined)
    return (
      <main id="content" className="page min-h-dvh">
        {isMobile ? <EditOnWebDialog open storyId={storyId} onClose={leave} /> : <ChooseDialog open onClose={leave} />}
      </main>
    )
  return <StoryDetailPage key={storyId} id={storyId} isEditor />
}
