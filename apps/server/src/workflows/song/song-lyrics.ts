import type { TimedLyricLine } from '@fablecut/domain/song/lyrics'
import { parseLyrics } from '@fablecut/domain/song/parse-lyrics'
import { lyricsInWindow } from '@fablecut/domain/song/excerpt'
import { EngineError } from '@fablecut/generation/engine-error'
import type { SongAnalysis } from '@fablecut/generation/ports/song-reader'
import { services } from '../run/services.ts'
import type { RunView } from '../../runs/read-run.ts'
import type { SongSource } from './song-file.ts'

/**
 * The timed lyrics of the song: pasted ones, those of the library or of the file's tags, otherwise those of an installed recognizer. Empty
 * without any; an instrumental has only pasted ones.
 */
export async function songLyrics(
  view: RunView,
  source: SongSource,
  analysis: SongAnalysis,
  signal?: AbortSignal,
): Promise<readonly TimedLyricLine[]> {
  if (!(view.inputs.autoCaptions ?? true)) return []
  const { audio, whole } = source
  const { reading } = analysis
  const pasted = parseLyrics(view.inputs.lyrics ?? '')
  if (pasted.length > 0) return services().engines.songReader.timeLyrics({ audio, lines: pasted, reading }, signal)
  if (view.inputs.isInstrumental) return []
  const lines = whole ? lyricsInWindow(await writtenWords(whole.song, signal), whole.window) : await writtenWords(source, signal, analysis)
  if (lines.length > 0) return lines
  return source.known ? [] : recognised(audio, signal).catch(noLyricsOnTimeout)
}

/** The lyrics of a whole song, from the library or its file; a part's own file has none. */
async function writtenWords(song: SongSource, signal: AbortSignal | undefined, known?: SongAnalysis): Promise<readonly TimedLyricLine[]> {
  const { songReader } = services().engines
  if (song.lyrics === '') return []
  const { reading, taggedLyrics } = known ?? (await songReader.analyzeSong(song.audio, song.known, signal))
  const lines = parseLyrics(song.lyrics ?? taggedLyrics ?? '')
  return lines.length === 0 ? [] : songReader.timeLyrics({ audio: song.audio, lines, reading }, signal)
}

/** A recognizer that takes too long does not fail the film: the song has no lyrics then. */
function noLyricsOnTimeout(error: unknown): readonly TimedLyricLine[] {
  if (error instanceof EngineError && error.code === 'engine_deadline_passed') return []
  throw error
}

async function recognised(audio: Uint8Array, signal: AbortSignal | undefined): Promise<readonly TimedLyricLine[]> {
  const response = await services().engines.transcription.doGenerate({
    audio,
    mediaType: 'audio/wav',
    ...(signal === undefined ? {} : { abortSignal: signal }),
  })
  const words = (response as { words?: readonly { text: string; startSecond: number; endSecond: number }[] }).words ?? []
  return response.segments.flatMap((segment) => lineOf(segment, words))
}

type Segment = { readonly text: string; readonly startSecond: number; readonly endSecond: number }

function lineOf({ text, startSecond, endSecond }: Segment, all: readonly Segment[]): TimedLyricLine[] {
  const words = all
    .filter((word) => word.startSecond >= startSecond && word.startSecond < endSecond && word.text.trim() !== '')
    .map((word) => ({ text: word.text, startSeconds: word.startSecond, endSeconds: word.endSecond }))
  return text.trim() === '' || words.length === 0 ? [] : [{ text, words }]
}
