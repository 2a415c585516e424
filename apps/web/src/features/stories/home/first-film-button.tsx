import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { track } from '../../../analytics/track.ts'
import { api, query } from '../../../api/client.ts'
import { messageOf } from '../../../api/error.ts'
import { newIdempotencyKey } from '../../../api/new-idempotency-key.ts'
import { meQuery, type Me } from '../../../session/me.ts'
import { storyTexts } from '../../../texts/stories.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { CreditAmount } from '../../../ui/layout/credit-amount.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { FIRST_FILM } from './first-film.ts'
import { storyListQuery } from '../../../story-data/story-lists.ts'

const texts = storyTexts.firstFilm
const PROPERTIES = { category_id: 'script_to_video', is_preview: false } as const

/** Starts the ready-made script as an explainer video; shows the price. */
export function FirstFilmButton({ me }: { me: Me }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [key] = useState(newIdempotencyKey)
  const price = useQuery(query.credits.estimate.queryOptions({ input: { key: 'story.script_to_video', inputs: {} } }))
  const credits = me.free_stories_left > 0 ? 0 : price.data?.credits
  const start = useMutation({
    mutationFn: () => {
      track('story_creation_requested', { ...PROPERTIES, credits_num: credits })
      return api.workflow.generateScriptToVideo(
        { script_content: FIRST_FILM.fullScript, visual_style: FIRST_FILM.style, expected_credits: credits },
        { context: { idempotencyKey: key } },
      )
    },
    onSuccess: ({ workflowRunId }) => {
      track('story_created', { ...PROPERTIES, credits_num: credits, workflow_run_id: workflowRunId })
      void client.invalidateQueries({ queryKey: meQuery.queryKey })
      void client.invalidateQueries({ queryKey: storyListQuery.queryKey })
      return navigate({ to: '/story/create/workflow/$workflowRunId', params: { workflowRunId } })
    },
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <Button
      variant="primary"
      size="lg"
      busy={start.isPending}
      busyLabel={texts.busy}
      price={credits === undefined ? undefined : <CreditAmount credits={credits} word />}
      onClick={() => start.mutate()}
    >
      {texts.button}
    </Button>
  )
}
