import { hasUnsavedChanges } from '@fablecut/domain/timeline/edit/sync/sync-queue'
import { CloudAlert, CloudCheck, CloudUpload } from 'lucide-react'
import { pageTexts } from '../../../../texts/editor/page.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useEditor, useEditorSession } from '../../session/editor-context.tsx'

const texts = pageTexts.sync

/** Saved, Saving…, or Save failed with Retry. */
export function SyncStatus() {
  const session = useEditorSession()
  const sync = useEditor(({ sync }) => sync)
  const isFailed = sync.status === 'error' && !sync.isOutdated
  const isUnsaved = hasUnsavedChanges(sync)
  const word = isFailed ? texts.failed : isUnsaved ? (sync.isOutdated ? texts.inBrowser : texts.saving) : texts.saved
  return (
    <div className="flex items-center gap-2">
      <p role="status" className={isFailed ? 'flex items-center gap-1.5 text-danger' : 'flex items-center gap-1.5 text-text-2'}>
        {isFailed ? (
          <CloudAlert aria-hidden className="size-4" />
        ) : isUnsaved ? (
          <CloudUpload aria-hidden className="size-4" />
        ) : (
          <CloudCheck aria-hidden className="size-4" />
        )}
        <span>{word}</span>
        {isFailed && sync.error && <span className="max-w-72 truncate text-text-2 max-lg:sr-only">{sync.error}</span>}
      </p>
      {isFailed && (
        <Button size="sm" variant="line" onClick={() => session.sync({ type: 'forced' })}>
          {texts.retry}
        </Button>
      )}
    </div>
  )
}
