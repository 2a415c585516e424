/** Maximum length of a derived title, in characters (CD-79). */
export const MAX_TITLE_CHARACTERS = 60

/** Derives a title from the first line of a script, cut between words where possible. */
export function titleFromScript(script: string): string {
  const line = script.trim().split(/[\r\n]/u)[0] ?? ''
  const text = line.trim().replace(/\s+/gu, ' ')
  const characters = [...text]
  if (characters.length <= MAX_TITLE_CHARACTERS) return text
  const truncated = characters.slice(0, MAX_TITLE_CHARACTERS).join('')
  const lastBlank = characters[MAX_TITLE_CHARACTERS] === ' ' ? truncated.length : truncated.lastIndexOf(' ')
  return (lastBlank > 0 ? truncated.slice(0, lastBlank) : truncated).replace(/[\s,;:.–—-]+$/u, '')
}

/** The title of media made from a file: its name without the extension. */
export const titleFromFile = (name: string): string => titleFromScript(name.replace(/\.[a-z0-9]{1,5}$/iu, '').replace(/[_]+/gu, ' '))
