/** Parses a typed number with optional unit; accepts a decimal comma. NaN when invalid. */
export function parseNumber(text: string, unit: string): number {
  const bare = text.trim().replace(/\s+/gu, '').replace(/−/u, '-').replace(',', '.')
  const number = unit !== '' && bare.toLowerCase().endsWith(unit.toLowerCase()) ? bare.slice(0, -unit.length) : bare
  return /^[+-]?(\d+\.?\d*|\.\d+)$/u.test(number) ? Number(number) : Number.NaN
}
