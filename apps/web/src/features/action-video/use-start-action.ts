import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api, query } from '../../api/client.ts'
import { codeOf, messageOf } from '../../api/error.ts'
import { newIdempotencyKey } from '../../api/new-idempotency-key.ts'
import { type PendingStart, idempotencyKeyFor } from '../../api/start-key.ts'
import { meQuery } from '../../session/me.ts'
import { useSignInGate } from '../../session/sign-in-gate.tsx'
import { actionVideoTexts } from '../../texts/action-video.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { type ActionVideoForm, requestOf } from './action-video-form.ts'

/** Starts an action video once, after sign-in; a failure is a toast and keeps the form (E-336). */
export function useStartAction(onStarted: (workflowRunId: string) => void) {
  const gate = useSignInGate()
  const client = useQueryClient()
  const unconfirmed = useRef<PendingStart | null>(null)
  const start = useMutation({
    mutationFn: async ({ form, credits }: { form: Parameters<typeof requestOf>[0]; credits: number | null }) => {
      const body = requestOf(form, credits)
      unconfirmed.current = idempotencyKeyFor(unconfirmed.current, body, newIdempotencyKey())
      return api.actionVideo.create(body, { context: { idempotencyKey: unconfirmed.current.key } })
    },
    onSuccess: ({ workflowRunId }) => {
      unconfirmed.current = null
      onStarted(workflowRunId)
    },
    onError: (error) => {
      if (codeOf(error) !== null) unconfirmed.current = null
      toast.error(messageOf(error, actionVideoTexts.failed))
    },
    onSettled: () => {
      for (const queryKey of [meQuery.queryKey, query.credits.key()]) void client.invalidateQueries({ queryKey })
    },
  })
  const run = ({ character, reference, ...rest }: ActionVideoForm, credits: number | null) => {
    if (character && reference && !start.isPending) void gate.run(() => start.mutate({ form: { ...rest, character, reference }, credits }))
  }
  return { run, isPending: start.isPending }
}
