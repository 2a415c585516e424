import { createFileRoute } from '@tanstack/react-router'
import { CommunityBlock } from '../features/community/community-block.tsx'
import { LinkedStoryPage } from '../features/community/linked-story.tsx'
import { HomePage } from '../features/stories/home-page.tsx'

/** A published story by its address, over the home page. Source: H-021, HD-08. */
export const Route = createFileRoute('/story/community/$id')({ component: Linked })

function Linked() {
  const { id } = Route.useParams()
  const linked = { id, at: 'community' } as const
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
