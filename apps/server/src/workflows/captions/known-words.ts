import type { AudioTranscript } from '@fablecut/domain/captions/detected-captions'
import type { TimedLyricLine } from '@fablecut/domain/song/lyrics'
import { parseLyrics } from '@fablecut/domain/song/parse-lyrics'
import { EngineError } from '@fablecut/generation/engine-error'
import { eq } from 'drizzle-orm'
import type { OwnMedia } from '../../media/find-own-media.ts'
import { readSpeechMetadata } from '../../media/generated-metadata.ts'
import { storySong } from '../../platform/database/schema.ts'
import { readStorySong } from '../../runs/stored-song.ts'
import { services } from '../run/services.ts'
import { isGeneratedInstrumental } from '../song/generated-instrumental.ts'
import { transcribeWords } from '../transcription/transcribe-words.ts'

/** Known words of a file with their times; undefined when unknown. */
export async function knownWords(file: OwnMedia, storyId: string, signal: AbortSignal | undefined): Promise<AudioTranscript | undefined> {
  return spokenWords(file) ?? (await wordsOfSong(file, storyId)) ?? (await spokenText(file, signal)) ?? (await taggedWords(file, signal))
}

/** Our narrator stores the time of each word. */
function spokenWords({ metadata }: OwnMedia): AudioTranscript | undefined {
  const { words } = readSpeechMetadata(metadata)
  return words.length > 0 ? alignedWords([words]) : undefined
}

async function wordsOfSong(file: OwnMedia, storyId: string): Promise<AudioTranscript | undefined> {
  const [row] = await services().db.select().from(storySong).where(eq(storySong.storyId, storyId))
  const lines = row?.mediaId === file.id ? readStorySong(row).lines : []
  if (lines.length > 0) return wordsOrUndefined(lines)
  return isGeneratedInstrumental(file) ? wordsOrUndefined([]) : undefined
}

/** A voice-over of known text, by a voice without word times. */
async function spokenText(
  { role, prompt, hash, mimeType }: OwnMedia,
  signal: AbortSignal | undefined,
): Promise<AudioTranscript | undefined> {
  if (role !== 'voiceover' || !prompt?.trim()) return undefined
  const audio = await services().storage.readBytes(hash)
  return transcribeWords({ audio, mediaType: mimeType ?? 'audio/wav', knownText: prompt }, signal)
}

/** Lyrics in the tags of a song's file, with their own times or aligned. */
async function taggedWords({ subtype, hash }: OwnMedia, signal: AbortSignal | undefined): Promise<AudioTranscript | undefined> {
  if (subtype !== 'music') return undefined
  const { engines, storage } = services()
  const audio = await storage.readBytes(hash)
  try {
    const { reading, taggedLyrics } = await engines.songReader.analyzeSong(audio, null, signal)
    const lines = parseLyrics(taggedLyrics ?? '')
    return lines.length === 0 ? undefined : wordsOrUndefined(await engines.songReader.timeLyrics({ audio, lines, reading }, signal))
  } catch (error) {
    // Audio that is not a song may still be speech.
    if (error instanceof EngineError && !error.retryable) return undefined
    throw error
  }
}

const wordsOrUndefined = (lines: readonly TimedLyricLine[]): AudioTranscript => alignedWords(lines.map(({ words }) => words))

type Words = AudioTranscript['lines'][number]['words']

function alignedWords(lines: readonly Words[]): AudioTranscript {
  return {
    how: 'aligned',
    lines: lines
      .filter((words) => words.length > 0)
      .map((words) => ({
        startSeconds: words[0]?.startSeconds ?? 0,
        endSeconds: words.at(-1)?.endSeconds ?? 0,
        words: words.map(({ text, startSeconds, endSeconds }) => ({ text, startSeconds, endSeconds })),
      })),
  }
}
