import { codeOf, messageOf, statusTextOf } from '../../../api/error.ts'
import { musicVideoTexts } from '../../../texts/music/music-video.ts'
import { startErrorOf, type StartError } from '../form/start/start-error.ts'

const texts = musicVideoTexts.starts

const OWN_TEXTS: ReadonlySet<string | null> = new Set(['PRICE_CHANGED', 'INSUFFICIENT_CREDITS', 'COMMUNITY_CONTENT_MODERATION'])

/** A changed price, a refused text and a lost connection have their own texts; any other error is nested in the form's text. */
export function musicVideoStartError(error: unknown): StartError {
  const code = codeOf(error)
  if (OWN_TEXTS.has(code) || error instanceof TypeError) return startErrorOf(error, '')
  if (code !== null) return { code, message: texts.processFailed(texts.music_video.failed(statusTextOf(error) ?? messageOf(error))) }
  return { code, message: texts.processFailed(error instanceof Error && error.message !== '' ? error.message : texts.unknownError) }
}
