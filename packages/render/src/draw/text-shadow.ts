/** Lengths in pixels. */
export type Shadow = { readonly offsetX: number; readonly offsetY: number; readonly blur: number; readonly color: string }

/** Parses CSS `text-shadow`: a list of `x y blur? color`, with the color before or after the lengths, or `none`. Lengths are multiplied by `scale`. */
export function parseTextShadow(css: string, scale: number): Shadow[] {
  return css
    .split(/,(?![^(]*\))/u)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== 'none')
    .map((part) => parseShadow(part, scale))
}

const LENGTH = /^-?(?:\d+\.?\d*|\.\d+)(?:px)?$/u

function parseShadow(part: string, scale: number): Shadow {
  const words = part.match(/[^\s(]+(?:\([^)]*\))?/gu) ?? []
  const [offsetX = 0, offsetY = 0, blur = 0] = words.filter((word) => LENGTH.test(word)).map((word) => Number.parseFloat(word) * scale)
  return { offsetX, offsetY, blur, color: words.find((word) => !LENGTH.test(word)) ?? '#000' }
}

/** Whether a colour (hex, rgb() or name) is so light that it needs a dark outline on bright backgrounds. */
export function isLight(color: string): boolean {
  const [r = 255, g = 255, b = 255] = channelsOf(color.trim().toLowerCase())
  return 0.299 * r + 0.587 * g + 0.114 * b > 110
}

function channelsOf(color: string): number[] {
  if (color.startsWith('rgb')) return (color.match(/[\d.]+/gu) ?? []).slice(0, 3).map(Number)
  if (color === 'black') return [0, 0, 0]
  const hex = color.match(/^#([0-9a-f]{3,8})$/u)?.[1]
  if (!hex) return []
  const size = hex.length < 6 ? 1 : 2
  return [0, 1, 2].map((index) => Number.parseInt(hex.slice(index * size, (index + 1) * size).padEnd(2, hex[index * size] ?? '0'), 16))
}

export const isTransparent = (color: string): boolean =>
  /^transparent$|^#[0-9a-f]{3}0$|^#[0-9a-f]{6}00$|^(?:rgb|hsl)a\(.*,\s*0(?:\.0+)?\s*\)$/iu.test(color.trim())
