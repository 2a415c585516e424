import { useEffect } from 'react'
import { isRegenerating, removeEndedExports } from '../../../story-data/exports/card-exports.ts'
import { downloadFilm } from '../../../story-data/exports/download-film.ts'
import { isPreviewOpen } from '../../../story-data/open-previews.ts'
import { failureText } from '../../../story-data/status-label.ts'
import type { StoryCardData } from '../../../story-data/story-lists.ts'
import { takesOfStory } from '../../../story-data/takes-of-story.ts'
import { cardExports } from '../../../story-data/exports/use-download.ts'
import { storyTexts as texts } from '../../../texts/stories.ts'
import { toast } from '../../../ui/feedback/toast.tsx'

type Exported = Pick<StoryCardData, 'id' | 'title' | 'status' | 'workflow_run_id' | 'last_export_url'>

/** When an export started by Download ends: downloads the video, or shows why there is none. */
export function useFinishedExports(cards: readonly Exported[]): void {
  useEffect(() => {
    for (const card of removeEndedExports(cardExports, cards)) void finish(card)
  }, [cards])
}

async function finish(card: Exported): Promise<void> {
  const failure = failureText(card.status)
  if (failure) return void toast.error(texts.exportError(failure))
  if (isPreviewOpen()) return
  // If the takes can't be read, the video is downloaded anyway.
  if (isRegenerating(await takesOfStory(card.id).catch(() => []))) return
  if (await downloadFilm(card)) toast.success(texts.exported)
}
