import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { api, query } from '../../../api/client.ts'
import { codeOf } from '../../../api/error.ts'
import { meQuery } from '../../../session/me.ts'
import { useSignInGate } from '../../../session/sign-in-gate.tsx'
import { createTexts } from '../../../texts/create.ts'
import { toast } from '../../../ui/toast.tsx'
import type { DraftSaver } from '../draft-saver.ts'
import { findPreviewStory } from './find-preview-story.ts'
import { isShortScript, scriptRequest, type ScriptForm } from './script-form.ts'
import { startErrorOf, type StartError } from './start-error.ts'
import { keyForStart, type PendingStart } from './start-key.ts'
import type { ScriptFormHandle } from './use-script-form.ts'

const texts = createTexts.start

export type StartKind = 'create' | 'preview'
/** `expectedCredits` is the number on the pressed button. */
export type StartRequest = { readonly kind: StartKind; readonly expectedCredits: number | null }
type Started = Awaited<ReturnType<typeof api.workflow.generateScriptToVideo>>

/** Below this width a preview ends with the hint dialog. Source: CD-21, CD-78. */
const isPhone = () => window.matchMedia('(max-width: 767.98px)').matches
const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

type StartOptions = {
  readonly form: ScriptFormHandle
  readonly draft: DraftSaver<ScriptForm>
  /** Called instead of going on when the answer names no run. Source: C-036. */
  readonly onSubmit: (answer: Started) => void
}

/**
 * Create and Preview: sign-in, then validation, then the short-script question, then one start; locked from the press to the answer.
 * Source: CD-01, CD-02, CD-105.
 */
export function useStartStory({ form, draft, onSubmit }: StartOptions) {
  const gate = useSignInGate()
  const client = useQueryClient()
  const navigate = useNavigate()
  const isLocked = useRef(false)
  const unanswered = useRef<PendingStart | null>(null)
  const [busy, setBusy] = useState<StartKind | null>(null)
  const [error, setError] = useState<StartError | null>(null)
  const [shortScript, setShortScript] = useState<StartRequest | null>(null)
  const [isHintOpen, setHintOpen] = useState(false)

  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: meQuery.queryKey }),
      client.invalidateQueries({ queryKey: query.stories.key() }),
      client.invalidateQueries({ queryKey: query.credits.key() }),
    ])

  async function send({ kind, expectedCredits }: StartRequest): Promise<Started> {
    const request = scriptRequest(form.getValues(), { isPreview: kind === 'preview', expectedCredits })
    unanswered.current = keyForStart(unanswered.current, request, crypto.randomUUID())
    try {
      const started = await api.workflow.generateScriptToVideo(request, { context: { idempotencyKey: unanswered.current.key } })
      unanswered.current = null
      return started
    } catch (failure) {
      if (codeOf(failure) !== null) unanswered.current = null
      throw failure
    }
  }

  async function openPreview(workflowRunId: string) {
    if (isPhone()) return setHintOpen(true)
    const search = await findPreviewStory(() => readStoryOfRun(workflowRunId), wait)
    if (search.outcome === 'found') return navigate({ to: '/story/my/$id', params: { id: search.storyId } })
    setError({ code: null, message: (search.outcome === 'failed' && search.message) || texts.previewNotFound })
  }

  async function goOn(kind: StartKind, started: Started) {
    draft.forget()
    void refresh()
    const id = started.workflowRunId
    if (!id) return onSubmit(started)
    toast.info(texts.started(id))
    if (kind === 'preview') return openPreview(id)
    await navigate({
      to: '/story/create/workflow/$workflowRunId',
      params: { workflowRunId: id },
      search: { category_id: 'script_to_video' },
    })
  }

  async function start(request: StartRequest) {
    if (isLocked.current) return
    isLocked.current = true
    setBusy(request.kind)
    setError(null)
    setShortScript(null)
    try {
      await goOn(request.kind, await send(request))
    } catch (failure) {
      if (codeOf(failure) === 'PRICE_CHANGED') await refresh()
      setError(startErrorOf(failure))
    } finally {
      isLocked.current = false
      setBusy(null)
    }
  }

  const press = (request: StartRequest) =>
    gate.run(async () => {
      if (isLocked.current || !(await form.trigger(undefined, { shouldFocus: true }))) return
      if (isShortScript(form.getValues())) return setShortScript(request)
      await start(request)
    })

  return {
    busy,
    error,
    press,
    shortScript: { isOpen: shortScript !== null, close: () => setShortScript(null), proceed: () => shortScript && start(shortScript) },
    hint: { isOpen: isHintOpen, close: () => setHintOpen(false), confirm: () => navigate({ to: '/story' }) },
  }
}

async function readStoryOfRun(workflowRunId: string) {
  try {
    return (await api.stories.byWorkflow({ workflowRunId })).story
  } catch (error) {
    const code = codeOf(error)
    // Not known yet, or no answer this time: the next try may have it.
    if (code === 'NOT_FOUND' || code === 'STORY_NOT_FOUND' || code === null) return null
    throw error
  }
}
