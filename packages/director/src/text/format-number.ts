/** How a number stands on screen: `1,460`, `10.5 million`. */
export function formatNumber(value: number): string {
  for (const [name, scale] of [
    ['trillion', 1e12],
    ['billion', 1e9],
    ['million', 1e6],
  ] as const)
    if (value >= scale) return `${Number((value / scale).toFixed(2))} ${name}`
  return value >= 1000 ? value.toLocaleString('en-US') : String(Number(value.toFixed(4)))
}
