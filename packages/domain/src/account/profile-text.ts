/** Longest bio, in characters. */
export const MAX_BIO_CHARACTERS = 300
export const MAX_PROFILE_LINKS = 5
export const MAX_LINK_CHARACTERS = 200

/** Control characters but line feeds, and characters that turn the direction of what follows. */
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** A bio without surrounding space, invisible characters and more than one empty line at a time. */
export const cleanBio = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, (character) => (character === '\n' ? '\n' : ''))
    .replace(/\n{3,}/g, '\n\n')
    .trim()

const LINK = /^https:\/\/((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9])(?::\d{1,5})?(?:[/?#][\x21-\x7e]*)?$/i

/** A link as typed, without surrounding space; null unless it is an https address of a named host, in ASCII, without a user name. */
export function parseProfileLink(text: string): string | null {
  const link = text.trim()
  return link.length <= MAX_LINK_CHARACTERS && LINK.test(link) && !/["'<>\\`]/.test(link) ? link : null
}

/** How a link is shown: without its scheme and a slash at the end. */
export const linkLabel = (link: string): string => link.replace(/^https:\/\//i, '').replace(/\/$/, '')
