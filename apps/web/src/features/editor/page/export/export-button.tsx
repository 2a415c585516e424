import { hasUnsavedChanges } from '@fablecut/domain/timeline/edit/sync/sync-queue'
import { Download, SlidersHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import { useStore } from 'zustand'
import { pageTexts } from '../../../../texts/editor/page.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Tooltip } from '../../../../ui/overlays/tooltip.tsx'
import { useEditor } from '../../session/editor-context.tsx'
import type { ExportPart, ExportPlace } from './exporter.ts'
import { ExportPanel } from './export-panel.tsx'
import { useExporter } from './use-exporter.ts'

const texts = pageTexts.export

/** Starts an export; opens the panel while one is running or after it ended, and first where there is a choice: a range is marked. */
export function ExportButton() {
  const exporter = useExporter()
  const state = useStore(exporter.store)
  const [isOpen, setOpen] = useState(false)
  const [choice, setChoice] = useState<readonly [ExportPart, ExportPlace]>(['film', 'server'])
  const button = useRef<HTMLButtonElement>(null)
  const isEmpty = useEditor(({ document }) => document.timeline.tracks.every(({ items }) => items.length === 0))
  const hasRange = useEditor(({ document }) => document.timeline.range !== undefined)
  const isOutdated = useEditor(({ isExportOutdated, sync }) => isExportOutdated !== null && (isExportOutdated || hasUnsavedChanges(sync)))
  const isRunning = state.phase === 'saving' || state.phase === 'rendering'
  const start = (part: ExportPart, place: ExportPlace): void => {
    setChoice([part, place])
    setOpen(true)
    void exporter.start(part, place)
  }
  const close = (): void => {
    setOpen(false)
    exporter.reset()
    button.current?.focus()
  }
  const open = (): void => {
    setOpen(true)
    if (!hasRange && !isRunning) start('film', 'server')
  }
  const percent = state.phase === 'rendering' ? state.percent : null
  return (
    <>
      {!isEmpty && !isRunning && (
        <IconButton label={texts.options.button} icon={<SlidersHorizontal aria-hidden />} size="sm" onClick={() => setOpen(true)} />
      )}
      <Tooltip text={isEmpty ? texts.empty : isOutdated ? texts.outdated : texts.hint}>
        <Button
          ref={button}
          variant={isEmpty ? 'line' : 'primary'}
          size="sm"
          icon={<Download aria-hidden />}
          aria-disabled={isEmpty}
          aria-expanded={isOpen}
          onClick={() => !isEmpty && open()}
        >
          {isRunning && percent !== null ? texts.running(percent) : texts.button}
        </Button>
      </Tooltip>
      {isOpen && (
        <ExportPanel
          state={state}
          onStart={start}
          onClose={close}
          onAgain={() => start(...choice)}
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
