import { createFileRoute } from '@tanstack/react-router'
import { CommunityBlock } from '../features/community/community-block.tsx'
import { HomePage } from '../features/stories/home-page.tsx'

export const Route = createFileRoute('/story/')({ component: Home })

function Home() {
  return (
    <HomePage>
      <CommunityBlock />
    </HomePage>
  )
}
