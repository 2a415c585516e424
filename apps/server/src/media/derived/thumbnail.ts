import { inputFile, runFfmpeg } from '@fablecut/render/export/ffmpeg'
import type { Derivation } from './derived-file.ts'

const MAX_PIXELS = 480
const MAX_MS = 60_000
/** The first frame of a film is often black; a third of a short one, or this. */
const SECONDS_IN = 1

/** A small JPEG of a picture or film; what is clear in a picture is black in it. Source: E-111. */
export const THUMBNAIL: Derivation = {
  name: 'thumbnail.jpg',
  mimeType: 'image/jpeg',
  version: 1,
  isFor: ({ resourceType }) => resourceType === 'image' || resourceType === 'video',
  async make(source, target, { resourceType, metadata: { duration } }) {
    const at = resourceType === 'video' ? Math.min(SECONDS_IN, Number(duration ?? 0) / 3) : 0
    const found = at > 0 ? await grab(source, target, ['-ss', at.toFixed(3)]) : 0
    if (found === 0) await grab(source, target, [])
  },
}

/** Answers how many pictures there were: none where a film is shorter than it says. */
async function grab(source: string, target: string, before: readonly string[]): Promise<number> {
  const size = `scale='min(${MAX_PIXELS},iw)':'min(${MAX_PIXELS},ih)':force_original_aspect_ratio=decrease`
  const filters = ['format=gbrap', 'premultiply=inplace=1', 'format=gbrp', size].join(',')
  const picture = ['-map', '0:v:0', '-frames:v', '1', '-vf', filters, '-pix_fmt', 'yuvj420p', '-q:v', '4', '-f', 'mjpeg', target]
  const { frames } = await runFfmpeg([...inputFile(source, before), ...picture], AbortSignal.timeout(MAX_MS))
  return frames
}
