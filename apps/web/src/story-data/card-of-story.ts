import type { StoryCardData, StoryData } from './story-lists.ts'

/** Converts a story to a card. Image: of the export, else of the first visible shot, else null. */
export function cardOfStory(story: StoryData): StoryCardData {
  const { storyboard, video_editor_timeline, remixed_from: _origin, ...fields } = story
  const shots = storyboard.shots.map((id) => storyboard.shots_map[id])
  const firstPicture = shots.find((shot) => shot && !shot.is_hidden && shot.active_image_url)?.active_image_url
  return {
    ...fields,
    card_image_url: story.last_export_thumbnail_url ?? firstPicture ?? null,
    has_timeline_items: video_editor_timeline.tracks.some(({ items }) => items.length > 0),
  }
}
