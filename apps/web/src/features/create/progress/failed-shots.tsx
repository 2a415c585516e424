import { useQueries } from '@tanstack/react-query'
import { query } from '../../../api/client.ts'
import { createTexts } from '../../../texts/create.ts'
import { statusTexts } from '../../../texts/story-status.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'

type FailedShotsProps = { storyId: string; shotIds: readonly string[] }

/** How many shots of a film are missing, and why, in the words of the last take of each. */
export function FailedShots({ storyId, shotIds }: FailedShotsProps) {
  const takes = useQueries({ queries: shotIds.map((shotId) => query.shots.getMedia.queryOptions({ input: { storyId, shotId } })) })
  const reasons = takes.flatMap(({ data }) => {
    const { images = [], videos = [] } = data?.media_resources ?? {}
    const failed = [...videos, ...images].find(({ status }) => status === 'failed')
    return failed?.status_message && failed.status_message !== statusTexts.generationError ? [failed.status_message] : []
  })
  return (
    <Banner>
      <p>{createTexts.result.failedShots(shotIds.length)}</p>
      {reasons.length > 0 && (
        <ul className="mt-1.5 grid gap-1.5 wrap-anywhere text-text">
          {[...new Set(reasons)].map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </Banner>
  )
}
