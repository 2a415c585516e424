import { api } from '../api/client.ts'

/** All takes of a story's shots, also those that are only being made: a story's list of media has what can be used alone. */
export async function takesOfStory(storyId: string): Promise<readonly { readonly status: string }[]> {
  const { storyboard } = await api.stories.get({ id: storyId })
  const shots = await Promise.all(storyboard.shots.map((shotId) => api.shots.getMedia({ storyId, shotId })))
  return shots.flatMap(({ media_resources: { images, videos, audio } }) => [...images, ...videos, ...audio])
}
