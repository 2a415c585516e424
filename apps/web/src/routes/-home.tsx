import { BlankStoryCard } from '../features/blank-story/blank-story-card.tsx'
import { CommunityBlock } from '../features/community/community-block.tsx'
import type { LinkedStory } from '../features/community/use-opened-story.ts'
import { HomePage } from '../features/stories/home/home-page.tsx'

/** The home page with the community as its last section, and the preview of a story that was opened by its URL. */
export const Home = ({ linked }: { linked?: LinkedStory }) => (
  <HomePage blankStoryCard={<BlankStoryCard />}>
    <CommunityBlock linked={linked} />
  </HomePage>
)
