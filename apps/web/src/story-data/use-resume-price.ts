import { useQuery } from '@tanstack/react-query'
import { query } from '../api/client.ts'

/** Price of resuming a paused preview in credits; undefined while unknown. */
export function useResumePrice(storyId: string, isPaused = true): number | undefined {
  const input = { key: 'story.resume', inputs: { story_id: storyId } }
  return useQuery({ ...query.credits.estimate.queryOptions({ input }), enabled: isPaused }).data?.credits
}
