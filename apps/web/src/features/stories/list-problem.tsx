import { messageOf } from '../../api/error.ts'
import { storyTexts } from '../../texts/stories.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'

const texts = storyTexts.list

/** A list that did not come: why, what is safe, and another try. Source: HD-70. */
export function ListProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <ErrorState
      title={texts.failed}
      text={`${texts.error(messageOf(error))} ${texts.failedText}`}
      action={<Button onClick={onRetry}>{texts.retry}</Button>}
    />
  )
}
