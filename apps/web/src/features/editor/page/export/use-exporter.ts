import { hasUnsavedChanges } from '@fablecut/domain/timeline/edit/sync/sync-queue'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, query } from '../../../../api/client.ts'
import { pageTexts } from '../../../../texts/editor/page.ts'
import { toast } from '../../../../ui/feedback/toast.tsx'
import { useEditorSession } from '../../session/editor-context.tsx'
import { flushed } from '../../session/flushed.ts'
import { createExporter, type Exporter } from './exporter.ts'
import { renderFilm, type RenderPorts } from './render-client.ts'

const texts = pageTexts.export

const ports: RenderPorts = {
  fetch: (path, init) => fetch(path, { ...init, credentials: 'same-origin' }),
  wait: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
    }),
  now: () => Date.now(),
  log: (message, detail) => console.warn(message, detail),
}

/** Saves a film as `download.mp4`. Source: E-306. */
export function download(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = texts.fileName
  link.click()
}

/** The export of this page. Source: E-226, E-305..E-307, ED-82. */
export function useExporter(): Exporter {
  const session = useEditorSession()
  const client = useQueryClient()
  const [exporter] = useState(() => {
    let exported = 0
    return createExporter({
      state: session.store.getState,
      flush: () => flushed(session),
      render: (request, watch) => {
        exported = session.store.getState().revision
        return renderFilm(request, watch, ports)
      },
      cancelRun: (workflowRunId) => api.workflow.cancel({ workflowRunId }).catch((error: unknown) => console.error(error)),
      download,
      tellSuccess: () => {
        session.store.setState(({ revision, sync }) => ({ isExportOutdated: revision !== exported || hasUnsavedChanges(sync) }))
        void client.invalidateQueries({ queryKey: query.stories.key() })
        toast.success(texts.completed)
      },
      tellFailure: (message) => {
        console.error(message)
        toast.error(texts.failed)
      },
      unsavedText: texts.unsaved,
    })
  })
  return exporter
}
