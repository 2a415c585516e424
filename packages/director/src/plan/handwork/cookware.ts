import type { Reading } from './roles.ts'

const POTS = ['pot', 'saucepan'] as const
const PANS = ['pan', 'skillet', 'wok', 'griddle', 'grill', 'oven', 'microwave'] as const
/** Cooked in pots. */
export const STEWED = /(?:soup|stew|curry|chili|risotto|broth)$/u

/** The pot of a script that names no other cookware. */
export function namedPot({ analysis: { context } }: Reading): string | undefined {
  return PANS.some((pan) => context.script.has(pan)) ? undefined : POTS.find((pot) => context.script.has(pot))
}

/** The same, or the pot of a dish that is cooked in one where no cookware is named. */
export function cookwareOf(reading: Reading): string | undefined {
  const isStewed = STEWED.test(reading.story.topic?.name ?? '') && !PANS.some((pan) => reading.analysis.context.script.has(pan))
  return namedPot(reading) ?? (isStewed ? 'pot' : undefined)
}
