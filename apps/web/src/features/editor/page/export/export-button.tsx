import { hasUnsavedChanges } from '@fablecut/domain/timeline/edit/sync/sync-queue'
import { Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { useStore } from 'zustand'
import { pageTexts } from '../../../../texts/editor/page.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Tooltip } from '../../../../ui/overlays/tooltip.tsx'
import { useEditor } from '../../session/editor-context.tsx'
import { ExportPanel } from './export-panel.tsx'
import { useExporter } from './use-exporter.ts'

const texts = pageTexts.export

/** Starts an export; opens the panel while one is running or after it ended. */
export function ExportButton() {
  const exporter = useExporter()
  const state = useStore(exporter.store)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isEmpty = useEditor(({ document }) => document.timeline.tracks.every(({ items }) => items.length === 0))
  const isOutdated = useEditor(({ isExportOutdated, sync }) => isExportOutdated !== null && (isExportOutdated || hasUnsavedChanges(sync)))
  const hint = isOutdated ? texts.outdated : texts.hint
  const isRunning = state.phase === 'saving' || state.phase === 'rendering'
  const start = (): void => {
    setOpen(true)
    void exporter.start()
  }
  const close = (): void => {
    setOpen(false)
    exporter.reset()
    button.current?.focus()
  }
  const percent = state.phase === 'rendering' ? state.percent : null
  return (
    <>
      <Tooltip text={isEmpty ? texts.empty : hint}>
        <Button
          ref={button}
          variant={isEmpty ? 'line' : 'primary'}
          size="sm"
          icon={<Download aria-hidden />}
          aria-disabled={isEmpty}
          aria-expanded={isOpen}
          onClick={() => !isEmpty && start()}
        >
          {isRunning && percent !== null ? texts.running(percent) : texts.button}
        </Button>
      </Tooltip>
      {isOpen && state.phase !== 'idle' && (
        <ExportPanel
          state={state}
          onClose={close}
          onAgain={start}
          onReplace={() => void exporter.replace()}
          onQueueNext={exporter.queueNext}
          onCancel={() => {
            exporter.cancel()
            setOpen(false)
            button.current?.focus()
          }}
        />
      )}
    </>
  )
}
