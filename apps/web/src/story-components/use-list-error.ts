import { useEffect, useEffectEvent } from 'react'
import { messageOf } from '../api/error.ts'
import { storyTexts } from '../texts/stories.ts'
import { toast } from '../ui/feedback/toast.tsx'

/** Says once that a list, or its next page, did not come. The place that lacks it offers Retry. Source: H-253, HD-70. */
export function useListError(error: unknown): void {
  const say = useEffectEvent(() => toast.error(storyTexts.list.error(messageOf(error))))
  useEffect(() => {
    if (error) say()
  }, [error])
}
