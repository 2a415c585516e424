import type { CategoryId } from '@fablecut/domain/story/category'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { useRef } from 'react'
import { api, query } from '../../api/client.ts'
import { codeOf, messageOf } from '../../api/error.ts'
import { meQuery } from '../../session/me.ts'
import { useResumePrice } from '../../story-data/use-resume-price.ts'
import { createTexts } from '../../texts/create.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { CreditAmount } from '../../ui/layout/credit-amount.tsx'
import { startErrorOf } from './form/start/start-error.ts'
import { progressSearch } from './form/start/progress-search.ts'
import { newIdempotencyKey } from '../../api/new-idempotency-key.ts'
import { idempotencyKeyFor, type PendingStart } from '../../api/start-key.ts'

const texts = createTexts.resume

/** Resumes a paused preview at the price of its videos; redirects to the new run. */
export function ResumePreview({ storyId, category }: { storyId: string; category: CategoryId }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const unconfirmed = useRef<PendingStart | null>(null)
  const credits = useResumePrice(storyId)
  const resume = useMutation({
    mutationFn: () => {
      const request = { story_id: storyId, ...(credits !== undefined && { expected_credits: credits }) }
      unconfirmed.current = idempotencyKeyFor(unconfirmed.current, request, newIdempotencyKey())
      return api.workflow.resume(request, { context: { idempotencyKey: unconfirmed.current.key } })
    },
    onSuccess: ({ workflowRunId }) =>
      navigate({ to: '/story/create/workflow/$workflowRunId', params: { workflowRunId }, search: progressSearch(category) }),
    onError: (error) => {
      if (codeOf(error) !== null) unconfirmed.current = null
    },
    onSettled: () => {
      for (const queryKey of [meQuery.queryKey, query.credits.key(), query.stories.key()]) void client.invalidateQueries({ queryKey })
    },
  })
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-text-2">{texts.text}</p>
      <Button
        variant="primary"
        size="lg"
        icon={<Play aria-hidden />}
        busy={resume.isPending}
        busyLabel={texts.resuming}
        price={credits === undefined ? undefined : <CreditAmount credits={credits} word />}
        onClick={() => resume.mutate()}
      >
        {texts.label}
      </Button>
      {resume.isError && <ResumeError error={resume.error} />}
    </div>
  )
}

function ResumeError({ error }: { error: unknown }) {
  const code = codeOf(error)
  return (
    <p role="alert" className="text-13 text-danger">
      {code === 'PRICE_CHANGED' ? startErrorOf(error, texts.failed).message : messageOf(error)}
      {code === 'INSUFFICIENT_CREDITS' && (
        <Link to="/credits" className="ms-3 font-strong text-text underline underline-offset-3">
          {createTexts.start.seeCredits}
        </Link>
      )}
    </p>
  )
}
