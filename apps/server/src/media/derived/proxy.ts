import { inputFile, runFfmpeg } from '@fablecut/render/export/ffmpeg'
import type { Derivation } from './derived-file.ts'

const MAX_PIXELS = 1280
const TIMEOUT_MS = 900_000

/**
 * A proxy that every browser plays, for films in other formats (HEVC, 10 bit, AVI). Exports use the original; nothing else is transcoded on
 * request.
 */
export const PROXY: Derivation = {
  name: 'proxy.mp4',
  mimeType: 'video/mp4',
  version: 1,
  isSlow: true,
  isFor: ({ resourceType, metadata }) => resourceType === 'video' && metadata['needsProxy'] === true,
  async generate(source, target) {
    const size = `scale='min(${MAX_PIXELS},iw*sar)':'min(${MAX_PIXELS},ih)':force_original_aspect_ratio=decrease:force_divisible_by=2,setsar=1`
    // A key frame per second, as in generated films: the preview seeks often.
    const videoOptions = ['-map', '0:V:0', '-vf', size, '-fps_mode', 'vfr', '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '25']
    const keys = ['-pix_fmt', 'yuv420p', '-force_key_frames', 'expr:gte(t,n_forced)']
    const sound = ['-map', '0:a:0?', '-c:a', 'aac', '-b:a', '128k', '-ac', '2']
    const file = ['-threads', '1', '-movflags', '+faststart', '-f', 'mp4', target]
    await runFfmpeg([...inputFile(source), ...videoOptions, ...keys, ...sound, ...file], AbortSignal.timeout(TIMEOUT_MS))
  },
}
