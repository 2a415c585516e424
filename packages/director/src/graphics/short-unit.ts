/** Longest unit beside a number. */
const MAX_UNIT = 20
const SHORT_UNITS = [
  [/\bkilomet(?:re|er)s? (?:per|an|a) (second|hour)\b/u, 'km/$1'],
  [/\bmet(?:re|er)s? (?:per|a) (second|minute)\b/u, 'm/$1'],
  [/\bmiles? (?:per|an|a) (second|hour)\b/u, 'mi/$1'],
] as const

/** A unit as it is written in short where it is long, never cut within a word. */
export function shortUnit(unit: string): string {
  if (unit.length <= MAX_UNIT) return unit
  const short = SHORT_UNITS.reduce((text, [long, replaced]) => text.replace(long, replaced), unit)
    .replace('/second', '/s')
    .replace('/hour', '/h')
    .replace('/minute', '/min')
    .replace('mi/h', 'mph')
  return short.length <= MAX_UNIT
    ? short
    : short
        .slice(0, MAX_UNIT + 1)
        .replace(/ \S*$/u, '')
        .slice(0, MAX_UNIT)
}
