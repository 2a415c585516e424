import { storyTexts } from '../../texts/stories.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { saveVideo } from './save-video.ts'
import type { StoryCardData } from '../story-lists.ts'

/** Downloads the exported video of a story. Without an export logs an error; a failed download shows a toast. Returns whether the file was saved. */
export async function downloadFilm(story: Pick<StoryCardData, 'id' | 'title' | 'last_export_url'>): Promise<boolean> {
  if (!story.last_export_url) {
    console.error('This story has no export yet', story.id)
    return false
  }
  const isSaved = await saveVideo(story, story.last_export_url)
  if (!isSaved) toast.error(storyTexts.downloadFailed)
  return isSaved
}
