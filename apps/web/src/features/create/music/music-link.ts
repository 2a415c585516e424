import { musicTexts } from '../../../texts/music/music.ts'

const texts = musicTexts.link
const HOSTS = ['suno.com', 'suno.ai', 'tiktok.com']
/** Prefix of every message about a remote file that could not be fetched. */
const DOWNLOAD_FAILURE = 'Failed to download'

/** Error message of a link; null when it can be sent. The server checks the host again. */
export function musicLinkError(typed: string): string | null {
  const link = typed.trim()
  if (link === '') return texts.empty
  if (!isWebAddress(link)) return texts.invalidUrl
  return HOSTS.some((host) => link.toLowerCase().includes(host)) ? null : texts.unsupportedHost
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['https:', 'http:'].includes(new URL(text).protocol)
}

/** Text of a failed import: the server's message, but a general one for failures of the remote site. */
export const importFailureText = (message: string | undefined): string =>
  !message?.trim() || message.startsWith(DOWNLOAD_FAILURE) ? texts.failed : message
