import type { MediaKind } from '@fablecut/generation/requests/media-request'
import { isRecord } from '../json.ts'

type SavedFile = { readonly filename: string; readonly subfolder: string; readonly type: string }

const IMAGES = /\.(?:png|jpe?g|webp|avif)$/iu
const VIDEOS = /\.(?:mp4|webm|mov|mkv|gif)$/iu
const SOUNDS = /\.(?:mp3|wav|flac|opus|ogg|m4a)$/iu

const FORMATS: Readonly<Record<MediaKind, RegExp>> = {
  image: IMAGES,
  clip: VIDEOS,
  talk: VIDEOS,
  act: VIDEOS,
  music: SOUNDS,
  speech: SOUNDS,
  transcription: /^$/u,
}

/**
 * Queries of `GET /view` for the files of a kind that a job saved. `outputs`: of the job's history, by node. `node`: the only one that counts; null: all.
 * Previews, which the server deletes, count only where nothing was saved.
 */
export function resultQueries(outputs: unknown, kind: MediaKind, node: string | null): string[] {
  const saved = (isRecord(outputs) ? Object.entries(outputs) : [])
    .filter(([id]) => node === null || id === node)
    .flatMap(([, output]) => (isRecord(output) ? Object.values(output).flat() : []))
    .filter(isSavedFile)
    .filter(({ filename }) => FORMATS[kind].test(filename))
  const kept = saved.filter(({ type }) => type === 'output')
  return (kept.length > 0 ? kept : saved).map((file) =>
    new URLSearchParams({ filename: file.filename, subfolder: file.subfolder, type: file.type }).toString(),
  )
}

const isSavedFile = (value: unknown): value is SavedFile =>
  isRecord(value) && ['filename', 'subfolder', 'type'].every((name) => typeof value[name] === 'string')
