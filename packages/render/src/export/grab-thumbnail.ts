import { inputFile, runFfmpeg } from './ffmpeg.ts'

/** Writes a frame of a film as an image of the film's size; JPEG or WebP by the extension of `outPath`. */
export async function grabThumbnail(path: string, atSeconds: number, outPath: string, signal?: AbortSignal): Promise<void> {
  const quality = outPath.endsWith('.webp') ? ['-c:v', 'libwebp', '-quality', '82'] : ['-c:v', 'mjpeg', '-q:v', '3', '-pix_fmt', 'yuvj420p']
  const seek = ['-ss', Math.max(0, atSeconds).toFixed(3)]
  await runFfmpeg([...inputFile(path, seek), '-frames:v', '1', '-an', ...quality, '-f', 'image2', '-update', '1', outPath], signal)
}
