import { useEffect, useEffectEvent } from 'react'
import { messageOf } from '../api/error.ts'
import { storyTexts } from '../texts/stories.ts'
import { toast } from '../ui/feedback/toast.tsx'

/** Reports once that a list, or its next page, could not be read; `failed` as in `messageOf`. The place that lacks it offers Retry. */
export function useListError(error: unknown, failed?: string): void {
  const say = useEffectEvent(() => toast.error(storyTexts.list.error(messageOf(error, failed))))
  useEffect(() => {
    if (error) say()
  }, [error])
}
