import { createFileRoute } from '@tanstack/react-router'
import { CommunityBlock } from '../features/community/community-block.tsx'
import { HomePage } from '../features/stories/home-page.tsx'

/** The chooser opened by its address stands over the home page. Source: C-016, CD-17. */
export const Route = createFileRoute('/music-video/')({ component: Home })

function Home() {
  return (
    <HomePage>
      <CommunityBlock />
    </HomePage>
  )
}
