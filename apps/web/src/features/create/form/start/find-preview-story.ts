/** Tries of the lookup, two seconds apart. Source: CD-20. */
const MAX_TRIES = 60
const WAIT_MILLISECONDS = 2_000

type FoundStory = { readonly id: string; readonly status: string; readonly status_message: string | null }

export type PreviewSearch =
  | { readonly outcome: 'found'; readonly storyId: string }
  | { readonly outcome: 'failed'; readonly message: string | null }
  | { readonly outcome: 'not-found' }

/**
 * Looks a run's story up until its id is known; a failed run ends it at once. `read` answers null while the story is unknown.
 * Source: C-038, CD-20.
 */
export async function findPreviewStory(
  read: () => Promise<FoundStory | null>,
  wait: (milliseconds: number) => Promise<void>,
): Promise<PreviewSearch> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    if (tries > 0) await wait(WAIT_MILLISECONDS)
    const story = await read()
    if (story?.status.startsWith('failed')) return { outcome: 'failed', message: story.status_message }
    if (story?.id) return { outcome: 'found', storyId: story.id }
  }
  return { outcome: 'not-found' }
}
