import type { QueryClient } from '@tanstack/react-query'
import { codeOf, dataOf, messageOf } from '../../api/error.ts'
import { refetchStory, refreshPublished, type StoryData } from '../../story-data/story-lists.ts'
import { shareTexts } from '../../texts/share.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { type ModerationFindings, readFindings } from '../../story-data/moderation-findings.ts'
import { patchStory } from './patch-story.ts'

const texts = shareTexts.publish
const MODERATED = 'COMMUNITY_CONTENT_MODERATION'

type OnRefused = (findings: ModerationFindings) => void

/** Whether an error is a moderation refusal. */
export const isModerated = (error: unknown): boolean => codeOf(error) === MODERATED

/** Whether an error says that moderators hid the story. */
export const isWithheld = (error: unknown): boolean => dataOf(error)['reason'] === 'WITHHELD'

/** Shows the toast and refetches community and profiles. */
async function tellPublished(client: QueryClient, isPublished: boolean): Promise<void> {
  toast.success(isPublished ? texts.published : texts.unpublished)
  await refreshPublished(client)
}

/** Shows the error; the refetch closes the view of a deleted story. */
async function tellFailed(client: QueryClient, id: string): Promise<void> {
  toast.error(texts.failed)
  await refetchStory(client, id)
}

/** Publishes the current export. Never throws. */
export async function publishNow(client: QueryClient, id: string, contests: string[], onRefused: OnRefused): Promise<void> {
  try {
    await patchStory(client, id, { is_published: true, contests })
  } catch (error) {
    if (isModerated(error)) return onRefused(readFindings(dataOf(error)))
    if (isWithheld(error)) return void toast.error(messageOf(error))
    return tellFailed(client, id)
  }
  await tellPublished(client, true)
}

/** `stopsLinks`: shared links stop working too. Never throws. */
export async function unpublishNow(client: QueryClient, id: string, { stopsLinks }: { stopsLinks: boolean }): Promise<void> {
  try {
    await patchStory(client, id, { is_published: false, ...(stopsLinks && { is_public: false }) })
  } catch {
    return tellFailed(client, id)
  }
  await tellPublished(client, false)
}

/** Handles the outcome of a publishing run, including moderation of its images. */
export async function publishedByRun(
  client: QueryClient,
  story: StoryData,
  output: Readonly<Record<string, unknown>> | null,
  onRefused: OnRefused,
): Promise<void> {
  if (isRefusedByRun(output, onRefused)) return
  if (!story.is_published) {
    toast.error(texts.failed)
    return
  }
  await refetchStory(client, story.id)
  await tellPublished(client, true)
}

/** Whether a run found that its film may not be shown, which is explained then. */
export function isRefusedByRun(output: Readonly<Record<string, unknown>> | null, onRefused: OnRefused): boolean {
  if (output?.['publish_refused'] !== MODERATED) return false
  onRefused(readFindings(output['publish_findings']))
  return true
}
