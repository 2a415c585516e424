/** Parses a typed colour such as `fe0` to `#RRGGBB`; null when invalid. */
export function parseHexColor(text: string): string | null {
  const digits = text.trim().replace(/^#/u, '')
  if (/^[\da-f]{6}$/iu.test(digits)) return `#${digits.toUpperCase()}`
  return /^[\da-f]{3}$/iu.test(digits)
    ? `#${[...digits]
        .map((digit) => digit + digit)
        .join('')
        .toUpperCase()}`
    : null
}
