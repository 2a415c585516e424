import { hasUnsavedChanges } from '@fablecut/domain/timeline/edit/sync/sync-queue'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { useCanShare } from '../../../../story-data/can-share.ts'
import { SharePopup } from '../../../../slots/share-popup.ts'
import { storyQuery, type StoryData } from '../../../../story-data/story-lists.ts'
import { pageTexts } from '../../../../texts/editor/page.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { toast } from '../../../../ui/feedback/toast.tsx'
import { useEditorSession } from '../../session/editor-context.tsx'
import { flushEdits } from '../../session/flush-edits.ts'

const texts = pageTexts.share

/** Saves the story and opens the share dialog. `opened`: the story as loaded by the editor. */
export function ShareButton({ opened }: { opened: StoryData }) {
  const session = useEditorSession()
  const client = useQueryClient()
  const { data: story } = useQuery({ ...storyQuery(opened.id), initialData: opened })
  const canShare = useCanShare(story)
  if (!canShare) return null
  const save = async (): Promise<boolean> => {
    const isSaved = await flushEdits(session)
    if (!isSaved) toast.error(texts.unsaved)
    return isSaved
  }
  /** Refetches the story, in which the server stored film and watermark. */
  const takeOver = async (): Promise<void> => {
    await session.catchUp?.()
    const { is_export_outdated: isOutdated } = await client.fetchQuery(storyQuery(opened.id))
    session.store.setState(({ sync }) => ({ isExportOutdated: isOutdated || hasUnsavedChanges(sync) }))
  }
  return (
    <SharePopup
      story={story}
      side="bottom"
      beforeOpen={save}
      onExported={() => void takeOver().catch((error: unknown) => console.error(error))}
      trigger={
        <Button size="sm" icon={<Share2 aria-hidden />}>
          {texts.button}
        </Button>
      }
    />
  )
}
