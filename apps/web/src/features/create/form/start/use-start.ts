import type { CategoryId } from '@fablecut/domain/story/category'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { track } from '../../../../analytics/track.ts'
import { query } from '../../../../api/client.ts'
import { codeOf } from '../../../../api/error.ts'
import { meQuery } from '../../../../session/me.ts'
import { useSignInGate } from '../../../../session/sign-in-gate.tsx'
import { toast } from '../../../../ui/feedback/toast.tsx'
import { useMobile } from '../../../../ui/hooks/use-mobile.ts'
import { progressSearch } from './progress-search.ts'
import { startErrorOf, type StartError } from './start-error.ts'
import { newIdempotencyKey } from '../../../../api/new-idempotency-key.ts'
import { idempotencyKeyFor, type PendingStart } from '../../../../api/start-key.ts'
import type { StartMode } from './start-mode.ts'
import { startProperties } from './start-properties.ts'
import type { StoryForm } from '../use-story-form.ts'

export type StartAction = 'create' | 'preview'
/** `expectedCredits` is the number on the pressed button. */
export type StartRequest = { readonly action: StartAction; readonly expectedCredits: number | null }
/** The part of the response that the form uses. */
export type StartResponse = { readonly workflowRunId: string }

export type StartOptions<Form extends FieldValues, Body, Response extends StartResponse> = Pick<StoryForm<Form>, 'form' | 'draft'> & {
  readonly category: (values: Form) => CategoryId | 'lyrics_video'
  readonly request: (values: Form, mode: StartMode) => Body
  readonly send: (body: Body, options: { context: { idempotencyKey: string } }) => Promise<Response>
  /** `failed`: the text of a server error, or the function that describes any failure. */
  readonly texts: { readonly started: (id: string) => string; readonly failed: string | ((failure: unknown) => StartError) }
  /** Called after validation; returning false defers the start until `start` is called. */
  readonly mayStart?: (values: Form, request: StartRequest) => boolean
  /** Called when the response contains no run. */
  readonly onSubmit: (response: Response) => void
}

/** Create and Preview of a form: sign-in, validation, then one start; locked until the response. */
export function useStart<Form extends FieldValues, Body, Result extends StartResponse>(options: StartOptions<Form, Body, Result>) {
  const { form, draft, texts } = options
  const gate = useSignInGate()
  const client = useQueryClient()
  const navigate = useNavigate()
  const isLocked = useRef(false)
  const unconfirmed = useRef<PendingStart | null>(null)
  const acceptsUnpublishable = useRef(false)
  const [busy, setBusy] = useState<StartAction | null>(null)
  const [error, setError] = useState<StartError | null>(null)
  const isMobile = useMobile()
  const [isHintOpen, setHintOpen] = useState(false)

  // The error of the last start does not apply to changed values.
  useEffect(() => {
    const callback = () => {
      acceptsUnpublishable.current = false
      setError(null)
    }
    return form.subscribe({ formState: { values: true }, callback })
  }, [form])

  const refresh = () =>
    Promise.all([meQuery.queryKey, query.stories.key(), query.credits.key()].map((queryKey) => client.invalidateQueries({ queryKey })))

  async function send({ action, expectedCredits }: StartRequest): Promise<Result> {
    const values = form.getValues()
    const accepted = { acceptsUnpublishable: acceptsUnpublishable.current }
    const mode = { isPreview: action === 'preview', expectedCredits, remixedFrom: draft.remixedFrom(), ...accepted }
    const body = options.request(values, mode)
    const properties = startProperties(options.category(values), body, mode)
    track('story_creation_requested', properties)
    unconfirmed.current = idempotencyKeyFor(unconfirmed.current, body, newIdempotencyKey())
    try {
      const response = await options.send(body, { context: { idempotencyKey: unconfirmed.current.key } })
      unconfirmed.current = null
      track('story_created', { ...properties, workflow_run_id: response.workflowRunId })
      if (action === 'preview') track('story_previewed', { ...properties, workflow_run_id: response.workflowRunId, source: 'form_preview' })
      return response
    } catch (failure) {
      if (codeOf(failure) !== null) unconfirmed.current = null
      throw failure
    }
  }

  async function goOn(action: StartAction, response: Result) {
    const search = progressSearch(options.category(form.getValues()))
    draft.discard()
    void refresh()
    const id = response.workflowRunId
    if (!id) return options.onSubmit(response)
    toast.info(texts.started(id))
    if (action === 'preview' && isMobile) return setHintOpen(true)
    await navigate({ to: '/story/create/workflow/$workflowRunId', params: { workflowRunId: id }, search })
  }

  async function start(request: StartRequest) {
    if (isLocked.current) return
    isLocked.current = true
    setBusy(request.action)
    setError(null)
    try {
      await goOn(request.action, await send(request))
    } catch (failure) {
      if (codeOf(failure) === 'PRICE_CHANGED') void refresh()
      const shown = typeof texts.failed === 'string' ? startErrorOf(failure, texts.failed) : texts.failed(failure)
      if (shown.mayAccept) acceptsUnpublishable.current = true
      setError(shown)
    } finally {
      isLocked.current = false
      setBusy(null)
    }
  }

  const press = (request: StartRequest) =>
    gate.run(async () => {
      if (isLocked.current) return
      if (!(await form.trigger(undefined, { shouldFocus: true }))) return scrollToFirstError()
      if (options.mayStart?.(form.getValues(), request) === false) return
      await start(request)
    })

  return {
    busy,
    error,
    press,
    start,
    hint: { isOpen: isHintOpen, close: () => setHintOpen(false), confirm: () => navigate({ to: '/story' }) },
  }
}

/** Scrolls to the first error message. */
function scrollToFirstError() {
  requestAnimationFrame(() => document.querySelector('#content [role="alert"]')?.scrollIntoView({ block: 'center' }))
}
