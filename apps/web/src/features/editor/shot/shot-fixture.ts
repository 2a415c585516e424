import type { StoryDocument } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import { aShot, aStory } from '@fablecut/domain/timeline/edit/testing/fixture'
import { buildAsset } from '@fablecut/domain/timeline/story-fixture'
import type { Shot } from '@fablecut/domain/story/shots/shot'

/** For tests: a take as the server lists it. */
export const aTake = (id: string, type: 'image' | 'video' | 'audio', more: object = {}) => ({
  id,
  resource_type: type,
  subtype: null,
  shot_id: 's1',
  story_id: 's',
  source: 'generated',
  ai_model: null,
  prompt: `Prompt of ${id}`,
  workflow_run_id: null,
  status: 'completed',
  status_message: null,
  url: `/media/${id}/file`,
  created_at: '2026-01-01T00:00:00Z',
  reference_image: null,
  plan: null,
  ...more,
})

type Takes = { readonly images?: readonly object[]; readonly videos?: readonly object[]; readonly audio?: readonly object[] }

/** For tests: the response with all takes of a shot. */
export const takesResponse = ({ images = [], videos = [], audio = [] }: Takes = {}) => ({
  body: { media_resources: { images, videos, audio } },
})

/** For tests: a story of shots `s1`, `s2`..., two images `i1`, `i2` and two clips `c1`, `c2` of the first among its media. */
export function shotsStory(...shots: readonly Partial<Shot>[]): StoryDocument {
  const own = { shotId: 's1', metadata: { duration: 5, frames: 150, fps: 30 } }
  const images = ['i1', 'i2'].map((id) => buildAsset(id, { ...own, resourceType: 'image', metadata: null }))
  const clips = ['c1', 'c2'].map((id) => buildAsset(id, { ...own, thumbnailUrl: `/thumb/${id}.webp` }))
  const { timeline, ...story } = aStory(shots.map((shot, index) => aShot(`s${index + 1}`, { activeVideoId: null, ...shot })))
  const assets = new Map([...timeline.mediaAssets, ...images, ...clips].map((asset) => [asset.id, asset]))
  return { ...story, timeline: { ...timeline, mediaAssets: [...assets.values()] } }
}
