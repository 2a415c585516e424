import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { evenlySpacedKeys } from '@fablecut/domain/story/shots/lexorank'
import { runFfmpeg } from '@fablecut/render/export/ffmpeg'
import type { APIRequestContext } from '@playwright/test'

type Asset = { readonly id: string; readonly metadata: { readonly duration?: number } | null }
/** Number of items of each type. */
export type Counts = { readonly pictures: number; readonly voices: number; readonly music: number; readonly captions: number }

const FPS = 30
/** Limits of the product: items of a track, and frames of a film. */
const [MAX_TRACK_ITEMS, MAX_FRAMES] = [20_000, 60 * 60 * FPS]
/** Average length of a clip, in frames, where the film has room for it. */
const CLIP_FRAMES = 110
const FILES = {
  'walk.mp4': '-f lavfi -i testsrc2=s=640x360:r=30:d=6 -c:v libx264 -preset ultrafast -pix_fmt yuv420p',
  'bars.mp4': '-f lavfi -i smptehdbars=s=640x360:r=30:d=6 -c:v libx264 -preset ultrafast -pix_fmt yuv420p',
  'life.mp4': '-f lavfi -i mandelbrot=s=640x360:r=30 -t 6 -c:v libx264 -preset ultrafast -pix_fmt yuv420p',
  'still.png': '-f lavfi -i gradients=s=640x360:d=1 -frames:v 1',
  'voice.mp3': '-f lavfi -i anoisesrc=d=6:c=pink:a=0.4 -af tremolo=f=3:d=0.9 -c:a libmp3lame',
  'song.mp3': '-f lavfi -i anoisesrc=d=60:c=brown:a=0.5 -af tremolo=f=2:d=0.8 -c:a libmp3lame',
} as const
type FileName = keyof typeof FILES
const TYPES: Readonly<Record<string, string>> = { mp4: 'video/mp4', png: 'image/png', mp3: 'audio/mpeg' }

/**
 * A story of few files and many items: clips and images with voice-overs, songs, and frequent captions. Created over HTTP like an editor does.
 * Returns its id.
 */
export async function makeLongStory(
  http: APIRequestContext,
  { origin, folder, counts }: { origin: string; folder: string; counts: Counts },
) {
  const headers = { origin }
  const send = async (path: string, data: object) => {
    const response = await http.post(path, { headers, data })
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
    return response.json()
  }
  const { id } = (await send('/api/stories', { title: 'A long film', category_id: 'create_from_scratch' })) as { id: string }
  const upload = async (name: FileName, subtype?: string): Promise<Asset> => {
    const path = join(folder, name)
    await runFfmpeg(['-v', 'error', '-threads', '1', '-y', ...FILES[name].split(' '), path])
    const file = { name, mimeType: TYPES[name.split('.')[1] ?? ''] ?? '', buffer: await readFile(path) }
    const response = await http.post(`/api/stories/${id}/upload${subtype ? `?subtype=${subtype}` : ''}`, { headers, multipart: { file } })
    if (!response.ok()) throw new Error(`${name}: ${response.status()} ${await response.text()}`)
    return ((await response.json()) as { media_resource: Asset }).media_resource
  }
  const pictures = [await upload('walk.mp4'), await upload('bars.mp4'), await upload('life.mp4'), await upload('still.png')]
  const voice = await upload('voice.mp3', 'voiceover')
  const song = await upload('song.mp3', 'music')
  const story = (await (await http.get(`/api/stories/${id}`)).json()) as { video_editor_timeline: { globalConfig: object } }
  const { shots, tracks } = longTimeline({ pictures, voice, song }, counts)
  const { globalConfig } = story.video_editor_timeline
  const mediaAssets = [...pictures, voice, song]
  await send(`/api/stories/${id}/sync`, { shots_map: shots, video_editor_timeline: { tracks, mediaAssets, globalConfig } })
  return id
}

type Files = { readonly pictures: readonly Asset[]; readonly voice: Asset; readonly song: Asset }

function longTimeline({ pictures, voice, song }: Files, counts: Counts) {
  const keys = evenlySpacedKeys(counts.pictures)
  const shotIds = keys.map((_, index) => `shot_${index}`)
  const starts: number[] = []
  let end = 0
  const average = Math.min(CLIP_FRAMES, Math.floor(MAX_FRAMES / counts.pictures))
  const primary = shotIds.map((shotId, index) => {
    const frames = Math.ceil(average * 0.54) + ((index * 37) % Math.floor(average * 0.91))
    starts.push(end)
    const asset = pictures[index % pictures.length]
    const item = {
      ...placed(`item_${index}`, end, frames),
      type: isStill(asset) ? 'image' : 'video',
      mediaAssetId: asset?.id,
      shotId,
      groupId: `group_${shotId}`,
    }
    end += frames
    return item
  })
  const voices = shotIds.slice(0, counts.voices).map((shotId, index) => ({
    ...placed(`voice_${index}`, starts[index] ?? 0, Math.min(50, (primary[index]?.durationInFrames ?? 0) - 1)),
    type: 'audio',
    mediaAssetId: voice.id,
    shotId,
    groupId: `group_${shotId}`,
  }))
  const songs = spread(counts.music, end, 'song').map((item) => ({ ...item, type: 'audio', mediaAssetId: song.id }))
  const captionTracks = Array.from({ length: Math.ceil(counts.captions / MAX_TRACK_ITEMS) }, (_, index) => ({
    id: `track_caption_${index + 1}`,
    type: 'file',
    subtype: 'caption',
    isPrimary: false,
    items: spread(Math.min(MAX_TRACK_ITEMS, counts.captions - index * MAX_TRACK_ITEMS), end, `line_${index}`).map(captionOf),
  }))
  const shots = Object.fromEntries(
    shotIds.map((id, index) => [id, shotOf(id, keys[index] ?? '', pictures[index % pictures.length], voices[index] && voice)]),
  )
  const tracks = [
    { id: 'track_video_1', type: 'video', isPrimary: true, items: primary },
    { id: 'track_voice_1', type: 'audio', subtype: 'voiceover', isPrimary: false, items: voices },
    ...captionTracks,
    { id: 'track_music_1', type: 'audio', subtype: 'music', isPrimary: false, items: songs },
  ]
  return { shots, tracks: tracks.filter(({ items }) => items.length > 0) }
}

const captionOf = ({ id, startTimeInFrames, durationInFrames }: ReturnType<typeof placed>, index: number) => ({
  id,
  startTimeInFrames,
  durationInFrames,
  type: 'caption',
  caption: { data: { text: `The fox walks on ${index}` } },
})

const isStill = (asset: Asset | undefined): boolean => asset?.metadata?.duration === undefined

const placed = (id: string, startTimeInFrames: number, durationInFrames: number) => ({
  id,
  startTimeInFrames,
  durationInFrames,
  sourceTrimStartFrames: 0,
  sourceTrimEndFrames: durationInFrames,
})

/** Consecutive items over a range, a few frames apart, each at most a minute long. */
function spread(count: number, end: number, name: string) {
  const each = Math.max(2, Math.floor(end / Math.max(1, count)))
  return Array.from({ length: count }, (_, index) => placed(`${name}_${index}`, index * each, Math.max(1, Math.min(each - 2, 60 * FPS))))
}

const shotOf = (shot_id: string, lexorank: string, asset: Asset | undefined, voice: Asset | undefined) => ({
  shot_id,
  shot_type: isStill(asset) ? 'uploaded_image' : 'uploaded_video',
  lexorank,
  image_prompt: '',
  video_prompt: '',
  plan: null,
  voice_over: '',
  is_hidden: false,
  hidden_at: null,
  active_image_id: isStill(asset) ? asset?.id : null,
  active_image_url: null,
  active_video_id: isStill(asset) ? null : asset?.id,
  active_video_url: null,
  active_voice_over_audio_id: voice?.id ?? null,
  active_voice_over_audio_url: null,
})
