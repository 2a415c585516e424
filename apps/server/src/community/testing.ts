import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { WireStory } from '@fablecut/contracts/wire/story'
import type { TestApi, TestClient } from '../http/testing.ts'

const run = promisify(execFile)

/** Generates a file with ffmpeg from a synthetic source. */
export async function generateMediaFile(source: string, flags: readonly string[]): Promise<Buffer<ArrayBuffer>> {
  const args = ['-v', 'error', '-threads', '1', '-f', 'lavfi', '-i', source, ...flags, '-']
  return Buffer.from((await run('ffmpeg', args, { encoding: 'buffer', maxBuffer: 2 ** 27 })).stdout)
}

export const generateImageFile = memoize((colour) =>
  generateMediaFile(`color=${colour}:s=320x180`, ['-frames:v', '1', '-c:v', 'png', '-f', 'image2pipe']),
)

const makeFilm = memoize((colour) =>
  generateMediaFile(`color=${colour}:s=320x180:r=10:d=1`, ['-pix_fmt', 'yuv420p', '-movflags', 'frag_keyframe+empty_moov', '-f', 'mp4']),
)

/** Caches the results per argument. */
function memoize<T>(create: (colour: string) => Promise<T>): (colour: string) => Promise<T> {
  const cached = new Map<string, Promise<T>>()
  return (colour) => {
    const known = cached.get(colour) ?? create(colour)
    cached.set(colour, known)
    return known
  }
}

/** Sends a file to `/api/media/upload`; `folder` as a form field. */
export function upload(client: TestClient, bytes: Uint8Array<ArrayBuffer>, name: string, folder?: string): Promise<Response> {
  const body = new FormData()
  body.set('file', new File([bytes], name))
  if (folder !== undefined) body.set('folder', folder)
  return client.send('/api/media/upload', { method: 'POST', body })
}

export type FinishedStoryOptions = {
  readonly category?: string
  readonly title?: string
  readonly inputs?: object
  readonly colour?: string
}

/** Inserts a completed story whose export is a short film of one colour, without generating it; returns its id. */
export async function finishedStory(api: TestApi, client: TestClient, options: FinishedStoryOptions = {}): Promise<string> {
  const { category = 'script_to_video', title = 'The lighthouse', inputs = {}, colour = 'navy' } = options
  const { id } = (await (await client.send('/api/stories', { json: { title, category_id: category } })).json()) as WireStory
  const film = await uploadedId(client, await makeFilm(colour), 'film.mp4')
  const thumbnail = await uploadedId(client, await generateImageFile(colour), 'thumbnail.png')
  const { pool } = api.database
  const owned = "UPDATE media SET story_id = $1, source = 'generated', role = $2 WHERE id = $3"
  await pool.query(owned, [id, 'export', film])
  await pool.query(owned, [id, 'thumbnail', thumbnail])
  await pool.query(
    `UPDATE story SET status = 'completed', export_media_id = $2, thumbnail_media_id = $3, export_thumbnail_media_id = $3, duration_seconds = 1,
      category_inputs = $4 WHERE id = $1`,
    [id, film, thumbnail, JSON.stringify(inputs)],
  )
  return id
}

async function uploadedId(client: TestClient, bytes: Buffer<ArrayBuffer>, name: string): Promise<string> {
  return ((await (await upload(client, bytes, name)).json()) as { id: string }).id
}
