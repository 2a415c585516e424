import { inputFile, runFfmpeg } from '@fablecut/render/export/ffmpeg'
import type { Derivation, Original } from './derived-file.ts'

const MAX_PIXELS = 480
const TIMEOUT_MS = 60_000
/** Position of the frame: the first one is often black. At most a third of the film. */
const FRAME_SECONDS = 1

/** A small JPEG of an image or film; transparent areas become black. */
export const THUMBNAIL: Derivation = {
  name: 'thumbnail.jpg',
  mimeType: 'image/jpeg',
  version: 1,
  isFor: ({ resourceType }) => resourceType === 'image' || resourceType === 'video',
  async generate(source, target, original) {
    const at = frameSeconds(original)
    const size = at > 0 ? await extractFrame(source, target, ['-ss', at.toFixed(3)]) : 0
    if (size === 0) await extractFrame(source, target, [])
  },
}

/** Position of the frame in seconds; 0 for an image. */
export const frameSeconds = ({ resourceType, metadata: { duration } }: Pick<Original, 'resourceType' | 'metadata'>): number =>
  resourceType === 'video' ? Math.min(FRAME_SECONDS, Number(duration ?? 0) / 3) : 0

/** Returns the number of written frames: 0 when a film is shorter than its header claims. */
async function extractFrame(source: string, target: string, before: readonly string[]): Promise<number> {
  const size = `scale='min(${MAX_PIXELS},iw)':'min(${MAX_PIXELS},ih)':force_original_aspect_ratio=decrease`
  const filters = ['format=gbrap', 'premultiply=inplace=1', 'format=gbrp', size].join(',')
  const outputOptions = ['-map', '0:v:0', '-frames:v', '1', '-vf', filters, '-pix_fmt', 'yuvj420p', '-q:v', '4', '-f', 'mjpeg', target]
  const { frames } = await runFfmpeg([...inputFile(source, before), ...outputOptions], AbortSignal.timeout(TIMEOUT_MS))
  return frames
}
