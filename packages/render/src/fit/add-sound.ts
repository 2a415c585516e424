import { audioEncoderArgs } from '../export/encoder.ts'
import { inputFile, runFfmpeg } from '../export/ffmpeg.ts'

/** Copies a silent video with the sound of another file, as long as the video. */
export async function addSound(videoPath: string, soundPath: string, outPath: string, signal?: AbortSignal): Promise<void> {
  const streams = ['-map', '0:v:0', '-map', '1:a:0', '-c:v', 'copy', '-af', 'apad', ...audioEncoderArgs, '-shortest']
  await runFfmpeg([...inputFile(videoPath), ...inputFile(soundPath), ...streams, '-movflags', '+faststart', '-f', 'mp4', outPath], signal)
}
