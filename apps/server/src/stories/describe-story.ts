import { CATEGORY_NAMES } from '@fablecut/domain/story/category-name'
import type { WireStoryCard } from '@fablecut/contracts/wire/story'

type Described = Pick<WireStoryCard, 'category_id' | 'profile' | 'metadata'>

/** Category, creator and duration of a story in one line, for link previews and feeds. */
export function describeStory({ category_id: category, profile, metadata: { duration } }: Described): string {
  const what = category === 'create_from_scratch' ? 'Video' : CATEGORY_NAMES[category]
  return [`${what} by ${profile.display_name}`, ...(duration ? [formatDuration(duration)] : []), 'made with Fablecut'].join(' · ')
}

const formatDuration = (seconds: number): string =>
  `${Math.floor(Math.round(seconds) / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`
