import { useEffect, useEffectEvent } from 'react'
import { messageOf } from '../api/error.ts'
import { storyTexts } from '../texts/stories.ts'
import { toast } from '../ui/feedback/toast.tsx'

/** Shows a load error of a list once as a toast. `failed` as in `messageOf`. */
export function useListError(error: unknown, failed?: string): void {
  const showError = useEffectEvent(() => toast.error(storyTexts.list.error(messageOf(error, failed))))
  useEffect(() => {
    if (error) showError()
  }, [error])
}
