import { storyTexts } from '../texts/stories.ts'
import { toast } from '../ui/toast.tsx'
import { saveVideo } from './save-video.ts'
import type { StoryCardData } from './story-lists.ts'

/** Saves the film of a story by its address; one that is not there is told to the console, one that does not come to the person. Source: H-194, H-233, HD-39, HD-72, CD-101. */
export async function downloadFilm(story: Pick<StoryCardData, 'id' | 'title' | 'last_export_url'>): Promise<void> {
  if (!story.last_export_url) return console.error('This story has no export yet', story.id)
  if (!(await saveVideo(story, story.last_export_url))) toast.error(storyTexts.downloadFailed)
}
