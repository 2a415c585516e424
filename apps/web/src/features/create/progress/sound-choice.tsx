import { BUILT_IN_MAKER } from '@fablecut/domain/story/models/models'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { api, query } from '../../../api/client.ts'
import { codeOf } from '../../../api/error.ts'
import { newIdempotencyKey } from '../../../api/new-idempotency-key.ts'
import { type PendingStart, idempotencyKeyFor } from '../../../api/start-key.ts'
import { meQuery } from '../../../session/me.ts'
import { followInCaches } from '../../../story-data/exports/use-download.ts'
import { createTexts } from '../../../texts/create.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { CreditAmount } from '../../../ui/layout/credit-amount.tsx'
import { progressSearch } from '../form/start/progress-search.ts'
import { startErrorOf } from '../form/start/start-error.ts'
import type { RunStory } from './run-story.ts'

const texts = createTexts.failed.sound

/** Who else can make the voice, music or song whose provider stopped the story, each with the price of going on; nothing for other stories. */
export function SoundChoice({ story }: { story: RunStory }) {
  const { data } = useQuery({ ...query.workflow.getSoundChoice.queryOptions({ input: { id: story.id } }), staleTime: 0 })
  const choice = data?.choice
  const go = useContinue(story, choice?.credits)
  if (!choice) return null
  const { sound, credits, others, has_built_in: hasBuiltIn } = choice
  const choices = [
    { madeBy: undefined, label: texts.again },
    ...others.map(({ provider, name }) => ({ madeBy: provider, label: texts.use(name) })),
    ...(hasBuiltIn ? [{ madeBy: BUILT_IN_MAKER, label: texts.builtIn[sound] }] : []),
  ]
  return (
    <section aria-label={texts.label} className="my-4 grid gap-2.5 rounded-md border border-line bg-well p-3">
      <p className="text-13 text-text-2">{texts.note[sound]}</p>
      <span className="flex flex-wrap gap-2">
        {choices.map(({ madeBy, label }) => (
          <Button
            key={label}
            busy={go.isPending && go.variables === madeBy}
            disabled={go.isPending}
            price={<CreditAmount credits={credits} />}
            onClick={() => go.mutate(madeBy)}
          >
            {label}
          </Button>
        ))}
      </span>
      {go.isError && (
        <p role="alert" className="text-13 text-danger">
          {startErrorOf(go.error, texts.failed).message}
        </p>
      )}
    </section>
  )
}

/** Goes on with the story by the chosen maker at this price, and opens its new run. */
function useContinue(story: RunStory, credits: number | undefined) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const unconfirmed = useRef<PendingStart | null>(null)
  return useMutation({
    mutationFn: (madeBy: string | undefined) => {
      const request = { story_id: story.id, ...(madeBy !== undefined && { made_by: madeBy }), expected_credits: credits }
      unconfirmed.current = idempotencyKeyFor(unconfirmed.current, request, newIdempotencyKey())
      return api.workflow.continue(request, { context: { idempotencyKey: unconfirmed.current.key } })
    },
    onSuccess: ({ workflowRunId, status }) => {
      followInCaches(client, story.id, { status, workflow_run_id: workflowRunId })
      return navigate({ to: '/story/create/workflow/$workflowRunId', params: { workflowRunId }, search: progressSearch(story.category_id) })
    },
    onError: (error) => {
      if (codeOf(error) !== null) unconfirmed.current = null
    },
    onSettled: () => {
      const keys = [meQuery.queryKey, query.credits.key(), query.stories.key(), query.workflow.getSoundChoice.key()]
      for (const queryKey of keys) void client.invalidateQueries({ queryKey })
    },
  })
}
