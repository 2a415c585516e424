import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { changeCards, storyQuery, type StoryData } from '../../story-data/story-lists.ts'

type Changes = Omit<Parameters<typeof api.stories.update>[0], 'id'>

/** Updates a story on the server and in all caches. Throws the server's error. */
export async function patchStory(client: QueryClient, id: string, changes: Changes): Promise<StoryData> {
  const story = await api.stories.update({ id, ...changes })
  client.setQueryData(storyQuery(id).queryKey, story)
  const { is_published, is_public, published_at, contests, last_export_thumbnail_url, is_thumbnail_modified } = story
  const listed = { is_published, is_public, published_at, contests, last_export_thumbnail_url, is_thumbnail_modified }
  changeCards(client, (card) =>
    card.id === id ? { ...card, ...listed, card_image_url: last_export_thumbnail_url ?? card.card_image_url } : card,
  )
  return story
}
