const LENGTH = 10

/** Id of an asset created in the browser. `random` in [0, 1). */
export function clientMediaId(nowMs: number, random: number): string {
  const digits = Math.floor(random * 36 ** LENGTH).toString(36)
  return `media_${Math.floor(nowMs).toString().padStart(13, '0')}_${digits.padStart(LENGTH, '0')}`
}
