const LENGTH = 10

/** Id of an asset that is made in the browser; `random` from 0 to below 1, of which ten digits are kept. */
export function clientMediaId(nowMs: number, random: number): string {
  const digits = Math.floor(random * 36 ** LENGTH).toString(36)
  return `media_${Math.floor(nowMs).toString().padStart(13, '0')}_${digits.padStart(LENGTH, '0')}`
}
