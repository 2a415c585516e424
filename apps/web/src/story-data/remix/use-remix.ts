import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { query } from '../../api/client.ts'
import { meQuery, type Me } from '../../session/me.ts'
import { fieldOf } from '../story-origins.ts'
import type { StoryCardData } from '../story-lists.ts'
import { formOfStory } from './form-of-story.ts'
import { NO_OWN_CHARACTERS, usablePrefill, type CanUseCharacter, type RemixedStory } from './prefill-for-viewer.ts'
import { usePrefillStore } from './prefill-store.ts'

type Remixable = RemixedStory & Pick<StoryCardData, 'category_id'>

/**
 * Opens the form of a story, filled in with its answers; null for a story that has no form. `isLineage`: what is made of them is told to come from this
 * story. Source: H-179..H-183, HD-60.
 */
export function useRemix(story: Remixable, { isLineage = true }: { isLineage?: boolean } = {}): (() => Promise<void>) | null {
  const client = useQueryClient()
  const navigate = useNavigate()
  const form = formOfStory(story)
  if (form === null) return null
  return async () => {
    const me = await client.ensureQueryData(meQuery).catch(() => null)
    const prefill = usablePrefill(story, await usableCharacters(client, story, me))
    usePrefillStore.getState().put({ ...prefill, ...(isLineage && { remixed_from: story.id }) })
    await navigate(form)
  }
}

async function usableCharacters(client: QueryClient, story: Remixable, me: Me | null): Promise<CanUseCharacter> {
  if (me === null || me.id !== story.created_by_user_id) return NO_OWN_CHARACTERS
  const own = await ownCharacters(client, story.category_inputs)
  return (id) => own === null || own.has(id)
}

/** Ids of the own characters, null where they are not needed or not known: the start checks them again. */
async function ownCharacters(client: QueryClient, inputs: Remixable['category_inputs']): Promise<ReadonlySet<string> | null> {
  const others: readonly unknown[] = Array.isArray(inputs.additional_characters) ? inputs.additional_characters : []
  const hasOwn = [inputs.character, ...others].some((one) => typeof fieldOf(one, 'id') === 'string' && fieldOf(one, 'type') !== 'premade')
  if (!hasOwn) return null
  const mine = query.characters.list.queryOptions({ input: { type: 'mine' } })
  const list = await client.fetchQuery(mine).catch(() => null)
  return list && list.nextCursor === null ? new Set(list.characters.map(({ id }) => id)) : null
}
