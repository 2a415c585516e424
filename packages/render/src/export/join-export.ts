import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { TICKS_PER_FRAME } from './encoder.ts'
import { inputFile, runFfmpeg } from './ffmpeg.ts'

export type JoinInput = { readonly segments: readonly string[]; readonly audio: string; readonly outPath: string }

const quoted = (path: string): string => `file '${resolve(path).replaceAll("'", String.raw`'\''`)}'`

/** The concat demuxer offsets segments in microseconds; rounds timestamps to whole frames for a constant frame rate. */
const ON_FRAMES = `setts=pts=${TICKS_PER_FRAME}*round(PTS/${TICKS_PER_FRAME}):dts=${TICKS_PER_FRAME}*round(DTS/${TICKS_PER_FRAME})`

/** Muxes segments in order and audio into the film, without re-encoding. Paths can be relative; the file is written atomically. */
export async function joinExport({ segments, audio, outPath }: JoinInput, signal?: AbortSignal): Promise<void> {
  const folder = await mkdtemp(join(dirname(outPath), '.join-'))
  try {
    const list = join(folder, 'segments.txt')
    const film = join(folder, 'film.mp4')
    await writeFile(list, `ffconcat version 1.0\n${segments.map(quoted).join('\n')}\n`)
    const video = ['-f', 'concat', '-safe', '0', '-protocol_whitelist', 'file,pipe', '-i', `file:${list}`]
    const copy = '-map 0:v:0 -map 1:a:0 -c copy -map_metadata -1 -fflags +bitexact -movflags +faststart'.split(' ')
    await runFfmpeg([...video, ...inputFile(resolve(audio)), ...copy, '-bsf:v', ON_FRAMES, '-f', 'mp4', film], signal)
    await rename(film, outPath)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
