import { runFfmpeg } from '../sound/ffmpeg.ts'
import { ffmpegInputOptions } from './decode-song.ts'
import { readSyncedLyrics } from './synced-lyrics.ts'

const MAX_CHARACTERS = 10_000

/**
 * Words written in a file's own tags (ID3 SYLT and USLT, Vorbis LYRICS, MP4 ©lyr), lines parted by `\n`; lines with a time as `[mm:ss.xx] text`.
 * At most 10,000 characters; null where there are none.
 */
export async function readLyricsTag(file: Uint8Array): Promise<string | null> {
  return tidied(readSyncedLyrics(file) ?? '') ?? tidied(lyricsOf(await tagsOf(file)))
}

async function tagsOf(file: Uint8Array): Promise<string> {
  // A file with damaged tags may still be heard.
  const text = await runFfmpeg([...ffmpegInputOptions(file), '-map', '0:a:0', '-c', 'copy', '-f', 'ffmetadata', 'pipe:1'], file).catch(
    () => new Uint8Array(),
  )
  return Buffer.from(text).toString('utf8')
}

/** The first tag whose name says lyrics. A backslash keeps the character behind it from having a meaning, line ends too. */
function lyricsOf(metadata: string): string {
  const tag = /^(?:unsynced|unsynchronised)?lyrics(?:-[^=\n]*)?=((?:[^\\\n]|\\[\s\S])*)/imu.exec(metadata)
  return tag ? tag[1]!.replaceAll(/\\([\s\S])/gu, '$1') : ''
}

function tidied(text: string): string | null {
  const lines = text
    .normalize('NFC')
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .slice(0, MAX_CHARACTERS)
    .trim()
  return lines === '' ? null : lines
}
