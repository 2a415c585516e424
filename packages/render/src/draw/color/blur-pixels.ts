/** Number of box blurs that together are nearly a Gaussian blur. */
const PASSES = 3

/** Blurs RGBA pixels in place with a Gaussian of `sigma` pixels; the edges are extended. */
export function blurPixels(data: Uint8ClampedArray, width: number, height: number, sigma: number): void {
  premultiply(data)
  const other = new Uint8ClampedArray(data.length)
  for (const radius of boxRadii(sigma)) {
    if (radius === 0) continue
    for (let y = 0; y < height; y++) blurLine(data, other, { start: y * width * 4, step: 4, length: width, radius })
    for (let x = 0; x < width; x++) blurLine(other, data, { start: x * 4, step: width * 4, length: height, radius })
  }
  unpremultiply(data)
}

const variance = (radius: number): number => ((2 * radius + 1) ** 2 - 1) / 12

/** Radii of boxes whose variances sum up to that of the Gaussian. */
function boxRadii(sigma: number): number[] {
  const lower = Math.floor((Math.sqrt((12 * sigma ** 2) / PASSES + 1) - 1) / 2)
  const larger = Math.round((sigma ** 2 - PASSES * variance(lower)) / (variance(lower + 1) - variance(lower)))
  return Array.from({ length: PASSES }, (_, pass) => (pass < larger ? lower + 1 : lower))
}

type Line = { readonly start: number; readonly step: number; readonly length: number; readonly radius: number }

/** Running means of one row or column, for all four channels. */
function blurLine(from: Uint8ClampedArray, to: Uint8ClampedArray, { start, step, length, radius }: Line): void {
  const size = 2 * radius + 1
  const last = length - 1
  const end = start + last * step
  for (let channel = 0; channel < 4; channel++) {
    const [first, final] = [from[start + channel]!, from[end + channel]!]
    let sum = first * (radius + 1)
    for (let index = 1; index <= radius; index++) sum += from[start + Math.min(index, last) * step + channel]!
    for (let index = 0, at = start + channel; index < length; index++, at += step) {
      to[at] = sum / size
      const entering = index + radius + 1 <= last ? from[at + (radius + 1) * step]! : final
      const leaving = index - radius >= 0 ? from[at - radius * step]! : first
      sum += entering - leaving
    }
  }
}

function premultiply(data: Uint8ClampedArray): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]!
    if (alpha === 255) continue
    for (let channel = 0; channel < 3; channel++) data[at + channel] = (data[at + channel]! * alpha) / 255
  }
}

function unpremultiply(data: Uint8ClampedArray): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]!
    if (alpha === 255 || alpha === 0) continue
    for (let channel = 0; channel < 3; channel++) data[at + channel] = (data[at + channel]! * 255) / alpha
  }
}
