import { hasUnsavedChanges } from '@fablecut/domain/timeline/edit/sync/sync-queue'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, query } from '../../../../api/client.ts'
import { pageTexts } from '../../../../texts/editor/page.ts'
import { toast } from '../../../../ui/feedback/toast.tsx'
import { useEditorSession } from '../../session/editor-context.tsx'
import { flushEdits } from '../../session/flush-edits.ts'
import { exportHere } from './export-here.ts'
import { createExporter, type Exporter } from './exporter.ts'
import { releaseFilm } from './release-film.ts'
import { followRender, renderFilm, type RenderPorts } from './render-client.ts'

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

async function readRunning(id: string) {
  const runningExport = await api.render.running({ id }).catch((error: unknown) => console.error(error))
  if (!runningExport || runningExport.renderId === null) return null
  const { renderId, revision, is_range: isRange } = runningExport
  return { renderId, revision, isRange }
}

/** Saves a film as `download.mp4`. */
export function download(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = texts.fileName
  link.click()
}

/** Exporter of the open story; follows an already running export. */
export function useExporter(): Exporter {
  const session = useEditorSession()
  const client = useQueryClient()
  const [exporter] = useState(() =>
    createExporter({
      state: session.store.getState,
      flush: () => flushEdits(session),
      render: (request, watch) => renderFilm(request, watch, ports),
      follow: (renderId, watch) => followRender(renderId, watch, ports),
      exportHere,
      readRunning: () => readRunning(session.store.getState().story.id),
      cancelRun: (workflowRunId) => api.workflow.cancel({ workflowRunId }).catch((error: unknown) => console.error(error)),
      download,
      release: releaseFilm,
      reportSuccess: (exported) => {
        session.store.setState(({ document, sync }) => ({ isExportOutdated: document !== exported || hasUnsavedChanges(sync) }))
        void client.invalidateQueries({ queryKey: query.stories.key() })
        toast.success(texts.completed)
      },
      reportDownload: () => toast.success(texts.completed),
      reportFailure: (message) => {
        console.error(message)
        toast.error(texts.failed)
      },
      unsavedText: texts.unsaved,
    }),
  )
  useEffect(() => {
    void exporter.resume()
    return exporter.stop
  }, [exporter])
  return exporter
}
