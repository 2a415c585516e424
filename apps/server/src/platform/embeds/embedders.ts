/**
 * Parses `on` (every site), `off` (null) or origins such as `https://blog.example.org,https://wiki.example.org` to a CSP source list; undefined for
 * invalid text.
 */
export function parseEmbedders(text: string): string | null | undefined {
  if (text === 'on') return '*'
  if (text === 'off') return null
  const origins = text.split(/[\s,]+/).filter((part) => part !== '')
  return origins.length > 0 && origins.every(isOrigin) ? origins.join(' ') : undefined
}

const isOrigin = (text: string): boolean => /^https?:\/\//.test(text) && URL.parse(text)?.origin === text
