import type { QueryClient } from '@tanstack/react-query'
import { refetchStory, refreshPublished } from '../../story-data/story-lists.ts'
import { shareTexts } from '../../texts/share.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { patchStory } from './patch-story.ts'

const texts = shareTexts.link

/** Revokes link sharing; a published story stays in the community. Never throws. */
export async function stopSharing(client: QueryClient, id: string): Promise<void> {
  try {
    const { is_published: isPublished } = await patchStory(client, id, { is_public: false })
    toast.success(isPublished ? texts.stoppedPublished : texts.stopped)
  } catch {
    toast.error(texts.stopFailed)
    return refetchStory(client, id)
  }
  await refreshPublished(client)
}
