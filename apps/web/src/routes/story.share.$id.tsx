import { createFileRoute } from '@tanstack/react-router'
import { CommunityBlock } from '../features/community/community-block.tsx'
import { LinkedStoryPage } from '../features/community/linked-story.tsx'
import { HomePage } from '../features/stories/home-page.tsx'

/** A shared story by its address, over the home page. Source: H-022, HD-08. */
export const Route = createFileRoute('/story/share/$id')({ component: Linked })

function Linked() {
  const { id } = Route.useParams()
  const linked = { id, at: 'share' } as const
  return (
    <LinkedStoryPage
      linked={linked}
      home={
        <HomePage>
          <CommunityBlock linked={linked} />
        </HomePage>
      }
    />
  )
}
