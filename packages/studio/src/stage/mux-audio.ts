import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Adds audio (a WAV of about the same duration) to a silent clip as AAC; the video is copied. */
export async function muxAudio(clip: Uint8Array, wav: Uint8Array): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'fablecut-sound-'))
  try {
    const [silent, audio, out] = ['silent.mp4', 'sound.wav', 'clip.mp4'].map((name) => join(folder, name)) as [string, string, string]
    await Promise.all([writeFile(silent, clip), writeFile(audio, wav)])
    // The default coder clicks in its first packet; `fast` does not.
    const codec = '-map 0:v:0 -map 1:a:0 -c:v copy -c:a aac -aac_coder fast -b:a 192k -ar 48000 -ac 2 -shortest'.split(' ')
    const metadata = '-fflags +bitexact -flags:a +bitexact -map_metadata -1 -movflags +faststart'.split(' ')
    await run(process.env.FFMPEG_PATH ?? 'ffmpeg', ['-v', 'error', '-y', '-i', silent, '-i', audio, ...codec, ...metadata, out])
    return new Uint8Array(await readFile(out))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
