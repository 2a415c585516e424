import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { track } from '../../analytics/track.ts'
import { api, query } from '../../api/client.ts'
import { codeOf, messageOf } from '../../api/error.ts'
import { newIdempotencyKey } from '../../api/new-idempotency-key.ts'
import { meQuery } from '../../session/me.ts'
import { blankStoryTexts } from '../../texts/blank-story.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { EDITOR_PATH, editorHref, openEditorTab, type EditorTab, type EditorView } from '../../story-data/tabs/editor-tab.ts'

const UNTITLED = { title: 'Untitled', category_id: 'create_from_scratch' } as const

export type BlankStoryRequest = { readonly view: EditorView; readonly source: 'card' | 'dialog'; readonly onOpened?: () => void }

/** Creates a blank story and opens it in a new editor tab. Visitors sign in first. */
export function useCreateBlankStory() {
  const client = useQueryClient()
  const navigate = useNavigate()
  /** Idempotency key of a request without a response: a retry gives the same story. */
  const unconfirmed = useRef<string | null>(null)
  const isLocked = useRef(false)
  const [busy, setBusy] = useState<EditorView | null>(null)
  const signIn = () => navigate({ to: '/signin', search: { callbackUrl: EDITOR_PATH } })

  async function create(): Promise<string> {
    unconfirmed.current ??= newIdempotencyKey()
    try {
      const { id } = await api.stories.create(UNTITLED, { context: { idempotencyKey: unconfirmed.current } })
      unconfirmed.current = null
      return id
    } catch (error) {
      if (codeOf(error) !== null) unconfirmed.current = null
      throw error
    }
  }

  async function fill(tab: EditorTab, { view, onOpened }: BlankStoryRequest): Promise<void> {
    try {
      const id = await create()
      tab.show(editorHref(id, view), (href) => void navigate({ href }))
      void client.invalidateQueries({ queryKey: query.stories.key() })
      onOpened?.()
    } catch (error) {
      tab.close()
      if (codeOf(error) === 'UNAUTHORIZED') await signIn()
      else toast.error(blankStoryTexts.error(messageOf(error)))
    }
  }

  /** Must be called from a click handler, else the browser blocks the tab. */
  async function start(request: BlankStoryRequest): Promise<void> {
    if (isLocked.current) return
    track('create_from_scratch_clicked', { view: request.view, source: request.source })
    if (client.getQueryData(meQuery.queryKey) === null) return signIn()
    isLocked.current = true
    setBusy(request.view)
    await fill(openEditorTab(blankStoryTexts.opening), request)
    isLocked.current = false
    setBusy(null)
  }

  return { busy, start }
}
