import { useQuery } from '@tanstack/react-query'
import { query } from '../api/client.ts'

/** What the rest of a paused preview costs, in credits; undefined while it is not known. */
export function useResumePrice(storyId: string, isPaused = true): number | undefined {
  const input = { key: 'story.resume', inputs: { story_id: storyId } }
  return useQuery({ ...query.credits.estimate.queryOptions({ input }), enabled: isPaused }).data?.credits
}
