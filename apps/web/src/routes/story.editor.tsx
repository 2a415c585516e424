import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { BlankStoryDialog } from '../features/blank-story/blank-story-dialog.tsx'
import { EditOnWebDialog } from '../story-components/edit-on-web-dialog.tsx'
import { editorSearch, type EditorView } from '../story-data/tabs/editor-tab.ts'
import { requireSession } from '../session/require-session.ts'
import { Header } from '../shell/header.tsx'
import { useMobile } from '../ui/hooks/use-mobile.ts'

const EditorPage = lazy(async () => ({ default: (await import('../features/editor/page/editor-page.tsx')).EditorPage }))
const ResumePreview = lazy(async () => ({ default: (await import('../features/create/resume-preview.tsx')).ResumePreview }))

/** `/story/editor?story_id=&view=list|video-editor`. */
export const Route = createFileRoute('/story/editor')({
  validateSearch: editorSearch,
  beforeLoad: ({ context, location }) => requireSession(context.queryClient, location.href),
  staticData: { header: 'none' },
  component: Editor,
})

function Editor() {
  const { story_id: storyId, view = 'video-editor' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const isMobile = useMobile()
  const leave = () => void navigate({ to: '/story', replace: true })
  if (isMobile || storyId === undefined)
    return (
      <>
        <Header />
        <main id="content" className="page min-h-dvh">
          {isMobile ? <EditOnWebDialog open storyId={storyId} onClose={leave} /> : <BlankStoryDialog open onClose={leave} />}
        </main>
      </>
    )
  const show = (next: EditorView) => void navigate({ search: (search) => ({ ...search, view: next }), replace: true })
  return (
    <Suspense fallback={<main id="content" className="min-h-dvh" />}>
      <EditorPage key={storyId} storyId={storyId} view={view} onViewChange={show} Resume={ResumePreview} />
    </Suspense>
  )
}
