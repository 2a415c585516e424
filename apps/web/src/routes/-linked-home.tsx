import { LinkedStoryPage } from '../features/community/linked-story-page.tsx'
import type { LinkedStory } from '../features/community/use-opened-story.ts'
import { Home } from './-home.tsx'

/** A story opened by its URL, over the home page. */
export const LinkedHome = ({ linked }: { linked: LinkedStory }) => <LinkedStoryPage linked={linked} home={<Home linked={linked} />} />
