import type { SoundTranscript } from '@fablecut/domain/captions/detected-captions'
import type { TimedLyricLine } from '@fablecut/domain/song/lyrics'
import { parseLyrics } from '@fablecut/domain/song/parse-lyrics'
import { EngineError } from '@fablecut/engines/engine-error'
import type { SpeechMetadata } from '@fablecut/engines/ports/options'
import { eq } from 'drizzle-orm'
import type { OwnMedia } from '../../media/find-own-media.ts'
import { storySong } from '../../platform/database/schema.ts'
import { services } from '../run/services.ts'
import { hearWords } from './hear-words.ts'

/** Words of a file that somebody knows already, with their times; undefined where nobody does. Source: E-278. */
export async function knownWords(file: OwnMedia, storyId: string, signal: AbortSignal | undefined): Promise<SoundTranscript | undefined> {
  return spokenWords(file) ?? (await wordsOfSong(file, storyId)) ?? (await spokenText(file, signal)) ?? (await taggedWords(file, signal))
}

/** A narrator tells when it says each word. */
function spokenWords({ metadata }: OwnMedia): SoundTranscript | undefined {
  const { words = [] } = metadata as Partial<SpeechMetadata>
  return words.length > 0 ? aligned([words]) : undefined
}

async function wordsOfSong({ id, aiModel }: OwnMedia, storyId: string): Promise<SoundTranscript | undefined> {
  const [song] = await services().db.select().from(storySong).where(eq(storySong.storyId, storyId))
  if (song?.mediaId === id && song.lines.length > 0) return sung(song.lines)
  // Our composer's music has no voice.
  return aiModel === services().engines.composer.engine ? sung([]) : undefined
}

/** A voice-over of words that are known, made by a voice that does not tell when it says them. */
async function spokenText(
  { role, prompt, hash, mimeType }: OwnMedia,
  signal: AbortSignal | undefined,
): Promise<SoundTranscript | undefined> {
  if (role !== 'voiceover' || !prompt?.trim()) return undefined
  const audio = await services().storage.readBytes(hash)
  return hearWords({ audio, mediaType: mimeType ?? 'audio/wav', knownText: prompt }, signal)
}

/** The words that a song's file has in its tags, by their own times or laid over what is heard. */
async function taggedWords({ subtype, hash }: OwnMedia, signal: AbortSignal | undefined): Promise<SoundTranscript | undefined> {
  if (subtype !== 'music') return undefined
  const { engines, storage } = services()
  const audio = await storage.readBytes(hash)
  try {
    const { reading, taggedLyrics } = await engines.songReader.readSong(audio, null, signal)
    const lines = parseLyrics(taggedLyrics ?? '')
    return lines.length === 0 ? undefined : sung(await engines.songReader.timeLyrics({ audio, lines, reading }, signal))
  } catch (error) {
    // What is no song to the reader may still be speech.
    if (error instanceof EngineError && !error.retryable) return undefined
    throw error
  }
}

const sung = (lines: readonly TimedLyricLine[]): SoundTranscript => aligned(lines.map(({ words }) => words))

type Words = SoundTranscript['lines'][number]['words']

function aligned(lines: readonly Words[]): SoundTranscript {
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
