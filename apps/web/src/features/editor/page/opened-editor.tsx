import { totalFrames } from '@fablecut/domain/timeline/queries'
import { useEffect, useState } from 'react'
import { pageTexts as texts } from '../../../texts/editor/page.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { usePageTitle } from '../../../ui/hooks/use-page-title.ts'
import { useResumeSentenceChanges } from '../words/sentence/use-resume-sentence-changes.ts'
import { EditorProvider, useEditor } from '../session/editor-context.tsx'
import { createEditorSession } from '../session/editor-session.ts'
import { createPlayback } from '../session/playback.ts'
import { AllShots } from '../shots/all-shots.tsx'
import { TimelineEditor } from '../timeline/timeline-editor.tsx'
import type { EditorPageProps } from './editor-page-props.ts'
import { ExportButton } from './export/export-button.tsx'
import { ProjectMenu } from './export/project-menu.tsx'
import { ShareButton } from './export/share-button.tsx'
import { ShortcutsDialog } from './keyboard/shortcuts-dialog.tsx'
import { useEditorKeys } from './keyboard/use-editor-keys.ts'
import { BottomBar } from './layout/bottom-bar.tsx'
import { EditorFrame } from './layout/editor-frame.tsx'
import { EditedElsewhereNotice } from './layout/edited-elsewhere-notice.tsx'
import { OutdatedNotice } from './layout/outdated-notice.tsx'
import { Panes } from './layout/panes.tsx'
import { StoryMenu } from './layout/story-menu.tsx'
import { TimelineRegion } from './layout/timeline-region.tsx'
import { TopBar } from './layout/top-bar.tsx'
import { openStory } from './open-story.ts'
import { PausedPreview } from './paused-preview.tsx'
import type { EditedStory } from './read-story.ts'
import { isEditablePreview } from './use-open-story.ts'
import { RunningPreview } from './running-preview.tsx'
import { InitFailure } from './states/init-failure.tsx'
import { SavingDialogs } from './sync/saving-dialogs.tsx'
import { useRunningPreview } from './use-running-preview.ts'
import { useSaving } from './sync/use-saving.ts'
import { useViewFromUrl } from './use-view-from-url.ts'

type OpenedEditorProps = EditorPageProps & { edited: EditedStory; onReopen: () => Promise<void> }

/** The editor of one open story. */
export function OpenedEditor({ edited, ...props }: OpenedEditorProps) {
  const [{ opened, session, playback }] = useState(() => openEditor(edited))
  useEffect(() => {
    for (const { path, message } of opened.warnings) console.warn(`timeline ${path}: ${message}`)
  }, [opened])
  return (
    <EditorProvider editor={{ session, playback }}>
      <Editor {...props} story={edited.story} problem={opened.problem} />
    </EditorProvider>
  )
}

function openEditor({ story, media }: EditedStory) {
  const opened = openStory(story, media)
  const session = createEditorSession(opened.start)
  const playback = createPlayback({
    totalFrames: () => totalFrames(session.store.getState().document.timeline.tracks),
    range: () => session.store.getState().document.timeline.range,
    beforePlay: () => session.store.setState({ previewingMediaAsset: null }),
  })
  return { opened, session, playback }
}

type EditorProps = Omit<OpenedEditorProps, 'edited'> & { story: EditedStory['story']; problem: string | null }

function Editor({ view, onViewChange, Resume, story: opened, problem, onReopen }: EditorProps) {
  const title = useEditor(({ story }) => story.title)
  const shownView = useEditor(({ viewMode }) => viewMode)
  const isOutdated = useEditor(({ sync }) => sync.isOutdated)
  const saving = useSaving(problem !== null, onReopen)
  const story = useRunningPreview(opened, onReopen)
  const [isDeveloperPanelOpen, setDeveloperPanelOpen] = useState(false)
  const [showsKeys, setShowsKeys] = useState(false)
  useEditorKeys({ onDeveloper: () => setDeveloperPanelOpen((open) => !open), onHelp: () => setShowsKeys(true) })
  usePageTitle(texts.title(title))
  useViewFromUrl(view, onViewChange)
  useResumeSentenceChanges()
  const isList = shownView === 'list'
  const reload = (): void => void onReopen().catch(() => toast.error(texts.loadError.title))
  return (
    <>
      <EditorFrame
        top={
          <TopBar>
            {isOutdated && <OutdatedNotice onReload={saving.reload} />}
            {saving.question?.kind === 'elsewhere' && <EditedElsewhereNotice onEditHere={saving.editHere} />}
            {isEditablePreview(story) && <RunningPreview progress={story.progress} />}
            {story.status === 'paused' && <PausedPreview Resume={Resume} />}
            <ShareButton opened={story} />
            <StoryMenu story={story} onReopen={reload} />
          </TopBar>
        }
        panes={isList ? <AllShots /> : <Panes />}
        timeline={
          !isList && (
            <TimelineRegion>
              <TimelineEditor isDeveloperPanelOpen={isDeveloperPanelOpen} onDeveloperPanelClose={() => setDeveloperPanelOpen(false)} />
              {problem !== null && <InitFailure problem={problem} onReload={reload} />}
            </TimelineRegion>
          )
        }
        bottom={
          <BottomBar onKeys={() => setShowsKeys(true)}>
            <ProjectMenu />
            <ExportButton />
          </BottomBar>
        }
      />
      <ShortcutsDialog open={showsKeys} onOpenChange={setShowsKeys} />
      <SavingDialogs {...saving} />
    </>
  )
}
