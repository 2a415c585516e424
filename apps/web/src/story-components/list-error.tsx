import { storyTexts } from '../texts/stories.ts'
import { Button } from '../ui/buttons/button.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { useListError } from './use-list-error.ts'

const texts = storyTexts.list

type ListProblemProps = {
  error: unknown
  /** Message for server errors. */
  failed?: string
  title?: string
  text?: string
  onRetry: () => void
}

/** Load error of a list with a retry button. */
export function ListError({ error, failed, title = texts.failed, text = texts.failedText, onRetry }: ListProblemProps) {
  useListError(error, failed)
  return <ErrorState title={title} text={text} action={<Button onClick={onRetry}>{texts.retry}</Button>} />
}
