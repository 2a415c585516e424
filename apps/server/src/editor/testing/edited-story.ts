import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WireStory } from '@fablecut/contracts/wire/story'
import type { WireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import type { WireTimeline } from '@fablecut/contracts/wire/timeline'
import { TIMELINE_VERSION_HEADER } from '@fablecut/contracts/wire/timeline-version'
import { TIMELINE_VERSION } from '@fablecut/domain/timeline/stored/timeline-versions'
import type { TimelineItem, Track } from '@fablecut/domain/timeline/model'
import { runFfmpeg } from '@fablecut/render/export/ffmpeg'
import type { TestApi, TestClient } from '../../http/testing.ts'

/** Generates a file with ffmpeg. */
export async function generateFile(api: Pick<TestApi, 'dataFolder'>, name: string, flags: string): Promise<Buffer> {
  const file = join(api.dataFolder, name)
  await runFfmpeg(['-threads', '1', ...flags.split(' '), file])
  return readFile(file)
}

export const PICTURE = '-f lavfi -i testsrc2=size=64x36 -frames:v 1'
export const FILM = '-f lavfi -i testsrc2=size=64x36:rate=30:duration=2 -pix_fmt yuv420p -g 30'
export const SOUND = '-f lavfi -i sine=frequency=440:duration=2'

/** Creates a blank story; returns its id. */
export async function newStory(client: TestClient): Promise<string> {
  const response = await client.send('/api/stories', { json: { title: 'Cut', category_id: 'create_from_scratch' } })
  return ((await response.json()) as WireStory).id
}

export function sendFile(client: TestClient, path: string, name: string, bytes: Uint8Array): Promise<Response> {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name))
  return client.send(path, { method: 'POST', body: form })
}

/** Uploads a file to the media of a story. */
export async function addFile(client: TestClient, storyId: string, name: string, bytes: Uint8Array, query = ''): Promise<WireMediaAsset> {
  const response = await sendFile(client, `/api/stories/${storyId}/upload${query}`, name, bytes)
  if (!response.ok) throw new Error(`upload: ${response.status} ${await response.text()}`)
  return ((await response.json()) as { media_resource: WireMediaAsset }).media_resource
}

/** Adds an existing file to the media of another story, which is faster than uploading it again. */
export async function addExistingFile(
  client: TestClient,
  storyId: string,
  { url, resource_type: type, subtype }: WireMediaAsset,
): Promise<WireMediaAsset> {
  const response = await client.send('/api/media/resources', { json: { story_id: storyId, type, subtype, url } })
  if (!response.ok) throw new Error(`resource: ${response.status} ${await response.text()}`)
  return ((await response.json()) as { media_resource: WireMediaAsset }).media_resource
}

export const read = async (client: TestClient, storyId: string): Promise<WireStory> =>
  (await (await client.send(`/api/stories/${storyId}`)).json()) as WireStory

/** Consecutive items on the primary track, a second each. */
export function primaryOf(assets: readonly WireMediaAsset[], frames = 30): Track {
  const items = assets.map(({ id, resource_type: type }, index): TimelineItem => {
    const place = { id: `item_${index}`, startTimeInFrames: index * frames, durationInFrames: frames }
    return { type: type as 'video' | 'image', ...place, mediaAssetId: id, sourceTrimStartFrames: 0, sourceTrimEndFrames: frames }
  })
  return { id: 'track_video_1', type: 'video', isPrimary: true, items }
}

export const timelineOf = (tracks: readonly Track[], mediaAssets: readonly WireMediaAsset[] = []): WireTimeline => ({
  tracks,
  mediaAssets,
  globalConfig: { fps: 30, captions: { enabled: true }, watermark: { enabled: true, type: 'logo' } },
})

/** A shot with an uploaded file. */
export const uploadedShot = (shotId: string, asset: WireMediaAsset, changes: object = {}) => ({
  shot_id: shotId,
  shot_type: asset.resource_type === 'image' ? 'uploaded_image' : 'uploaded_video',
  lexorank: `a${shotId.at(-1)}`,
  image_prompt: '',
  video_prompt: '',
  plan: null,
  voice_over: '',
  is_hidden: false,
  hidden_at: null,
  active_image_id: asset.resource_type === 'image' ? asset.id : null,
  active_image_url: null,
  active_video_id: asset.resource_type === 'video' ? asset.id : null,
  active_video_url: null,
  active_voice_over_audio_id: null,
  active_voice_over_audio_url: null,
  ...changes,
})

/** Saves as a client of this release does. */
export const sync = (client: TestClient, storyId: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  client.send(`/api/stories/${storyId}/sync`, {
    method: 'POST',
    json: body,
    headers: { [TIMELINE_VERSION_HEADER]: String(TIMELINE_VERSION), ...headers },
  })
