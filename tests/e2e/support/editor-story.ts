import { TIMELINE_VERSION_HEADER } from '@fablecut/contracts/wire/timeline-version'
import { TIMELINE_VERSION } from '@fablecut/domain/timeline/stored/timeline-versions'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { runFfmpeg } from '@fablecut/render/export/ffmpeg'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { freshEmail, PASSWORD } from './account.ts'

type Asset = { id: string; title: string; resource_type: 'image' | 'video' | 'audio'; metadata: { duration?: number } | null }
type Item = Record<string, unknown> & { id: string; startTimeInFrames: number; durationInFrames: number }
export type EditedStory = {
  revision: number
  title: string
  is_export_outdated: boolean
  storyboard: { shots_map: Record<string, { shot_id: string; is_hidden: boolean }> }
  video_editor_timeline: {
    tracks: { id: string; type: string; isPrimary: boolean; items: Item[] }[]
    mediaAssets: Asset[]
    globalConfig: Record<string, unknown>
  }
}

const FPS = 30
const folder = mkdtempSync(join(tmpdir(), 'fablecut-editor-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

/** Small files, generated once per process: a clip of 4 s with a tone, an image, a song of 6 s, a voice-over of one second. */
const RECIPES: Readonly<Record<string, readonly string[]>> = {
  'clip.mp4': [
    ...'-f lavfi -i testsrc2=size=320x180:rate=30:duration=4 -f lavfi -i sine=frequency=330:duration=4'.split(' '),
    ...'-c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac -shortest'.split(' '),
  ],
  'second.mp4': '-f lavfi -i smptebars=size=320x180:rate=30:duration=3 -c:v libx264 -preset ultrafast -pix_fmt yuv420p'.split(' '),
  'picture.png': ['-f', 'lavfi', '-i', 'color=c=teal:size=320x180', '-frames:v', '1'],
  'song.mp3': ['-f', 'lavfi', '-i', 'sine=frequency=220:duration=6', '-c:a', 'libmp3lame'],
  'voice.mp3': ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=2', '-c:a', 'libmp3lame'],
}
export type SmallFile = 'clip.mp4' | 'second.mp4' | 'picture.png' | 'song.mp3' | 'voice.mp3'

const files = new Map<SmallFile, Promise<string>>()

async function makeFile(name: SmallFile): Promise<string> {
  const path = join(folder, name)
  await runFfmpeg(['-v', 'error', '-threads', '1', '-y', ...RECIPES[name]!, path])
  return path
}

/** Path of such a file, generated on the first request and once for concurrent requests. */
export function smallFile(name: SmallFile): Promise<string> {
  const file = files.get(name) ?? makeFile(name)
  files.set(name, file)
  return file
}

/** Writes have our own origin, also without a page. */
export const fromOurPage = (): { origin: string; [TIMELINE_VERSION_HEADER]: string } => ({
  origin: `http://localhost:${process.env.PRODUCT_PORT}`,
  [TIMELINE_VERSION_HEADER]: String(TIMELINE_VERSION),
})

const TYPES: Readonly<Record<string, string>> = { mp4: 'video/mp4', png: 'image/png', mp3: 'audio/mpeg' }

/** Uploads a small file to a story, as the editor does. */
export async function uploadTo(http: APIRequestContext, storyId: string, name: SmallFile, subtype?: 'music' | 'voiceover'): Promise<Asset> {
  const buffer = readFileSync(await smallFile(name))
  const mimeType = TYPES[name.split('.').at(-1)!]!
  const path = `/api/stories/${storyId}/upload${subtype ? `?subtype=${subtype}` : ''}`
  const response = await http.post(path, { headers: fromOurPage(), multipart: { file: { name: basename(name), mimeType, buffer } } })
  expect(response.ok(), await response.text()).toBe(true)
  return ((await response.json()) as { media_resource: Asset }).media_resource
}

/** A new account signs up through the API in the page's cookie jar. */
export async function signUpPage(page: Page): Promise<string> {
  const email = freshEmail()
  const data = { name: 'Grace Hopper', email, password: PASSWORD }
  const response = await page.request.post('/api/auth/sign-up/email', { data, headers: fromOurPage() })
  expect(response.ok()).toBe(true)
  return email
}

/** A blank story. */
export async function emptyStory(http: APIRequestContext, title = 'A day by the sea'): Promise<string> {
  const response = await http.post('/api/stories', { headers: fromOurPage(), data: { title, category_id: 'create_from_scratch' } })
  expect(response.status(), await response.text()).toBe(201)
  return ((await response.json()) as { id: string }).id
}

export async function storyOf(http: APIRequestContext, storyId: string): Promise<EditedStory> {
  const response = await http.get(`/api/stories/${storyId}`)
  expect(response.status()).toBe(200)
  return (await response.json()) as EditedStory
}

const framesOf = (asset: Asset): number => Math.floor((asset.metadata?.duration ?? 2) * FPS)

function shotOf(asset: Asset, index: number) {
  const isVideo = asset.resource_type === 'video'
  return {
    shot_id: `shot_${asset.id}`,
    shot_type: isVideo ? 'uploaded_video' : 'uploaded_image',
    lexorank: `a${index}`,
    image_prompt: '',
    video_prompt: '',
    plan: null,
    voice_over: '',
    is_hidden: false,
    hidden_at: null,
    active_image_id: isVideo ? null : asset.id,
    active_image_url: null,
    active_video_id: isVideo ? asset.id : null,
    active_video_url: null,
    active_voice_over_audio_id: null,
    active_voice_over_audio_url: null,
  }
}

const itemOf = (asset: Asset, startTimeInFrames: number, frames: number) => ({
  id: `item_${asset.id}`,
  type: asset.resource_type,
  mediaAssetId: asset.id,
  title: asset.title,
  startTimeInFrames,
  durationInFrames: frames,
  sourceTrimStartFrames: 0,
  sourceTrimEndFrames: frames,
})

const soundTrack = (asset: Asset, subtype: string) => ({
  id: `track_${subtype}_1`,
  type: 'audio',
  subtype,
  isPrimary: false,
  items: [itemOf(asset, 0, framesOf(asset))],
})

const captionOf = (text: string, index: number) => ({
  id: `caption_${index}`,
  type: 'caption',
  startTimeInFrames: index * 30,
  durationInFrames: 30,
  caption: { data: { text } },
})

export type StoryParts = { pictures?: readonly Asset[]; music?: Asset; voice?: Asset; captions?: readonly string[] }

/** Places uploaded files on the timeline with the sync operation: images one after the other, audio and captions from the beginning. */
export async function putOnTimeline(http: APIRequestContext, storyId: string, parts: StoryParts): Promise<void> {
  const { pictures = [], music, voice, captions = [] } = parts
  let at = 0
  const items = pictures.map((asset) => {
    const frames = asset.resource_type === 'image' ? 60 : framesOf(asset)
    const item = { ...itemOf(asset, at, frames), shotId: `shot_${asset.id}` }
    at += frames
    return item
  })
  const tracks = [
    ...(captions.length > 0
      ? [{ id: 'track_caption_1', type: 'file', subtype: 'caption', isPrimary: false, items: captions.map(captionOf) }]
      : []),
    ...(items.length > 0 ? [{ id: 'track_video_1', type: 'video', isPrimary: true, items }] : []),
    ...(voice ? [soundTrack(voice, 'voiceover')] : []),
    ...(music ? [soundTrack(music, 'music')] : []),
  ]
  const { video_editor_timeline: before } = await storyOf(http, storyId)
  const mediaAssets = [...pictures, ...(voice ? [voice] : []), ...(music ? [music] : [])]
  const response = await http.post(`/api/stories/${storyId}/sync`, {
    headers: fromOurPage(),
    data: {
      shots_map: Object.fromEntries(pictures.map((asset, index) => [`shot_${asset.id}`, shotOf(asset, index)])),
      video_editor_timeline: { tracks, mediaAssets, globalConfig: before.globalConfig },
    },
  })
  expect(response.ok(), await response.text()).toBe(true)
}

/** A story with a clip, an image, a song, a voice-over and two captions, of the account that is signed in on the page. Returns its id. */
export async function editedStory(page: Page): Promise<string> {
  await signUpPage(page)
  const http = page.request
  const storyId = await emptyStory(http)
  const clip = await uploadTo(http, storyId, 'clip.mp4')
  const picture = await uploadTo(http, storyId, 'picture.png')
  const music = await uploadTo(http, storyId, 'song.mp3', 'music')
  const voice = await uploadTo(http, storyId, 'voice.mp3', 'voiceover')
  await putOnTimeline(http, storyId, { pictures: [clip, picture], music, voice, captions: ['The tide', 'comes in'] })
  return storyId
}

/** Opens the editor of a story and waits for its timeline. */
export async function openEditor(page: Page, storyId: string): Promise<void> {
  await page.goto(`/story/editor?story_id=${storyId}`)
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible()
  await expect(page.getByText('loading...')).toHaveCount(0)
}
