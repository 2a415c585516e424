import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { query } from '../../api/client.ts'
import { meQuery, type Me } from '../../session/me.ts'
import { fieldOf } from '../story-origins.ts'
import type { StoryCardData } from '../story-lists.ts'
import { formOfStory } from './form-of-story.ts'
import { castOf, isBuiltIn, unusableCast, usablePrefill, type RemixedStory, type UsableCharacters } from './prefill-for-viewer.ts'
import { usePrefillStore } from './prefill-store.ts'
import { storyTexts as texts } from '../../texts/stories.ts'
import { toast } from '../../ui/feedback/toast.tsx'

type Remixable = RemixedStory & Pick<StoryCardData, 'category_id'>

/**
 * Opens the form of a story, filled in with its inputs; null for a story that has no form. `isLineage`: the new story names this one as its origin
 * story.
 */
export function useRemix(story: Remixable, { isLineage = true }: { isLineage?: boolean } = {}): (() => Promise<void>) | null {
  const client = useQueryClient()
  const navigate = useNavigate()
  const form = formOfStory(story)
  if (form === null) return null
  return async () => {
    const me = await client.ensureQueryData(meQuery).catch(() => null)
    const characters = await usableCharacters(client, story, me)
    const prefill = usablePrefill(story, characters)
    usePrefillStore.getState().put({ ...prefill, ...(isLineage && { remixed_from: story.id }) })
    await navigate(form)
    reportLeftOut(story, characters)
  }
}

/** Shows the characters that the form leaves out. */
function reportLeftOut(story: Remixable, characters: UsableCharacters): void {
  const names = unusableCast(story, characters).map((character) =>
    String(fieldOf(character, 'name') ?? fieldOf(character, 'model_name') ?? texts.unnamedCharacter),
  )
  if (names.length > 0) toast.info(texts.remixWithout(names))
}

/** Searched among the own characters, and by name in the community; null if that fails for an own story. */
async function usableCharacters(client: QueryClient, story: Remixable, me: Me | null): Promise<UsableCharacters> {
  const isOwn = me !== null && me.id === story.created_by_user_id
  const characters = castOf(story).filter((character) => !isBuiltIn(character))
  if (characters.length === 0) return new Map()
  const list = (input: { type: 'mine' | 'community'; search?: string }) =>
    client.fetchQuery(query.characters.list.queryOptions({ input })).catch(() => null)
  const lists = await Promise.all([
    ...(isOwn ? [list({ type: 'mine' })] : []),
    ...characters.map((character) => list({ type: 'community', search: String(fieldOf(character, 'name') ?? '') })),
  ])
  if (isOwn && lists.includes(null)) return null
  return new Map(lists.flatMap((list) => list?.characters.map((character) => [character.id, character] as const) ?? []))
}
