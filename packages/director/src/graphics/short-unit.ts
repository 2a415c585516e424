/** Longest unit of a graphic. */
const MAX_UNIT = 20

/** Signs of units that are long beside a number. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\bkilomet(?:er|re)s?\b/giu, 'km'],
  [/\bcentimet(?:er|re)s?\b/giu, 'cm'],
  [/\bmillimet(?:er|re)s?\b/giu, 'mm'],
  [/\bmet(?:er|re)s?\b/giu, 'm'],
  [/\bkilograms?\b/giu, 'kg'],
  [/\bkilowatt[ -]hours?\b/giu, 'kWh'],
  [/ (?:per|an?) seconds?\b/giu, '/s'],
  [/ (?:per|an?) hours?\b/giu, '/h'],
  [/\bsquare (k?m)\b/giu, '$1²'],
  [/\bcubic (k?m)\b/giu, '$1³'],
  [/ per /giu, '/'],
]

/** Words with which no unit ends. */
const HANGING = /[\s,/-]+(?:per|an?|of|the|and|or|in|to|for|from|on|at|by|with)?$/iu

/** A unit as long as a graphic has room for: with its signs where it is longer, else with its first whole words. */
export function shortUnit(unit: string): string | undefined {
  if (unit.length <= MAX_UNIT) return unit || undefined
  const signed = SIGNS.reduce((text, [words, sign]) => text.replace(words, sign), unit)
  if (signed.length <= MAX_UNIT) return signed
  const whole = signed.slice(0, signed.lastIndexOf(' ', MAX_UNIT) + 1)
  return whole.replace(HANGING, '').replace(HANGING, '') || undefined
}
