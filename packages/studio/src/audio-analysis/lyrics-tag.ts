import { runFfmpeg } from '../sound/ffmpeg.ts'
import { ffmpegInputOptions } from './decode-song.ts'
import { readSyncedLyrics } from './synced-lyrics.ts'

const MAX_CHARACTERS = 10_000

/**
 * Lyrics of a file's metadata tags (ID3 SYLT and USLT, Vorbis LYRICS, MP4 ©lyr), lines separated by `\n`; timed lines as `[mm:ss.xx] text`.
 * At most 10,000 characters; null without lyrics.
 */
export async function readLyricsTag(file: Uint8Array): Promise<string | null> {
  return normalizeLyrics(readSyncedLyrics(file) ?? '') ?? normalizeLyrics(lyricsOf(await tagsOf(file)))
}

async function tagsOf(file: Uint8Array): Promise<string> {
  // The audio of a file with damaged tags can be intact.
  const text = await runFfmpeg([...ffmpegInputOptions(file), '-map', '0:a:0', '-c', 'copy', '-f', 'ffmetadata', 'pipe:1'], file).catch(
    () => new Uint8Array(),
  )
  return Buffer.from(text).toString('utf8')
}

/** The first lyrics tag of ffmetadata, in which a backslash escapes special characters and line ends. */
function lyricsOf(metadata: string): string {
  const tag = /^(?:unsynced|unsynchronised)?lyrics(?:-[^=\n]*)?=((?:[^\\\n]|\\[\s\S])*)/imu.exec(metadata)
  return tag ? tag[1]!.replaceAll(/\\([\s\S])/gu, '$1') : ''
}

function normalizeLyrics(text: string): string | null {
  const lines = text
    .normalize('NFC')
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .slice(0, MAX_CHARACTERS)
    .trim()
  return lines === '' ? null : lines
}
