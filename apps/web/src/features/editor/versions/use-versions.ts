import type { WireStoryVersion } from '@fablecut/contracts/wire/story-version'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../../api/client.ts'
import { messageOf } from '../../../api/error.ts'
import { versionTexts as texts } from '../../../texts/editor/versions.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { useEditorSession } from '../session/editor-context.tsx'
import { flushEdits } from '../session/flush-edits.ts'
import { reportRefusal } from '../session/report-refusal.ts'
import { nowSeconds } from '../session/now-seconds.ts'
import { versionDocument } from './version-document.ts'

/** Name of a version, else why it was stored. */
export const labelOf = ({ name, cause }: Pick<WireStoryVersion, 'name' | 'cause'>): string => name ?? texts.causes[cause]

/** Versions of the open story, and what can be done with them. `onRestored`: a version has become the document, `onReshaped`: one of another shape is stored. */
export function useVersions(onRestored: () => void, onReshaped: () => void) {
  const session = useEditorSession()
  const client = useQueryClient()
  const { id, size } = session.store.getState().story
  const list = useQuery(query.versions.list.queryOptions({ input: { id }, gcTime: 0 }))
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: query.versions.list.key() })
  const saved = async (): Promise<void> => {
    if (!(await flushEdits(session))) throw new Error(texts.unsaved)
  }
  const keep = useMutation({
    mutationFn: async (name: string) => {
      await saved()
      return api.versions.create({ id, name })
    },
    onSuccess: ({ name }) => {
      toast.success(texts.keep.done(name ?? ''))
      return refresh()
    },
    onError,
  })
  const rename = useMutation({
    mutationFn: ({ versionId, name }: { versionId: string; name: string }) => api.versions.rename({ id, versionId, name }),
    onSuccess: refresh,
    onError,
  })
  const remove = useMutation({
    mutationFn: (versionId: string) => api.versions.delete({ id, versionId }),
    onSuccess: refresh,
    onError,
  })
  const restore = useMutation({
    mutationFn: async (versionId: string) => {
      await saved()
      return api.versions.restore({ id, versionId })
    },
    onSuccess: (restored) => {
      if (restored.width !== size.width || restored.height !== size.height) return onReshaped()
      const { shots, timeline } = versionDocument(restored)
      // The server has it already: applied here it is one step that undo takes back.
      session.store.setState({ revision: restored.revision })
      session.putAssets(timeline.mediaAssets)
      const refused = session.apply({ type: 'restoreVersion', shots, tracks: timeline.tracks, nowSeconds: nowSeconds() })
      if (refused) return reportRefusal(refused)
      toast.success(texts.restored)
      onRestored()
    },
    onError,
  })
  return { list, keep, rename, remove, restore }
}

function onError(error: unknown): void {
  console.error(error)
  toast.error(messageOf(error, texts.failed))
}
