import { messageOf } from '../api/error.ts'
import { storyTexts } from '../texts/stories.ts'
import { Button } from '../ui/buttons/button.tsx'
import { useListError } from './use-list-error.ts'

const texts = storyTexts.list

/** Load error of a further page with a retry button. */
export function NextPageError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useListError(error)
  return (
    <p className="flex items-center justify-center gap-3 pt-8 text-13 text-danger">
      {texts.error(messageOf(error))}
      <Button size="sm" onClick={onRetry}>
        {texts.retry}
      </Button>
    </p>
  )
}
