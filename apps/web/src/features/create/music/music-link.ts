import { musicTexts } from '../../../texts/music.ts'

const texts = musicTexts.link
const HOSTS = ['suno.com', 'suno.ai', 'tiktok.com']
/** Begins every message of a remote file that could not be fetched. Source: CD-61. */
const DOWNLOAD_FAILURE = 'Failed to download'

/** What is wrong with a typed link, null when it can be sent. The server looks at its host again. Source: C-240..C-242, CD-59. */
export function musicLinkFault(typed: string): string | null {
  const link = typed.trim()
  if (link === '') return texts.empty
  if (!isWebAddress(link)) return texts.notUrl
  return HOSTS.some((host) => link.toLowerCase().includes(host)) ? null : texts.otherHost
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['https:', 'http:'].includes(new URL(text).protocol)
}

/** What a person reads when a song could not be fetched: the server's own words, but for failures of the site that has it. Source: C-339, C-340. */
export const importFailureText = (message: string | undefined): string =>
  !message?.trim() || message.startsWith(DOWNLOAD_FAILURE) ? texts.failed : message
