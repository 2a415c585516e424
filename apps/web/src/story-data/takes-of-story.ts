import { api } from '../api/client.ts'

/** All takes of a story's shots, including pending ones, which the media list does not contain. */
export async function takesOfStory(storyId: string): Promise<readonly { readonly status: string }[]> {
  const { storyboard } = await api.stories.get({ id: storyId })
  const shots = await Promise.all(storyboard.shots.map((shotId) => api.shots.getMedia({ storyId, shotId })))
  return shots.flatMap(({ media_resources: { images, videos, audio } }) => [...images, ...videos, ...audio])
}
