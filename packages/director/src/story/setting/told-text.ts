import type { Analysis } from '../analysis.ts'

const BARRED = /^(?:negated|compared|idiom|supposed)$/u

/** The words of a sentence for what is there: nothing denied, compared, supposed or of an idiom. */
export const toldText = ({ tokens, bars }: Analysis): string =>
  tokens
    .filter(({ i }) => !BARRED.test(bars[i]!))
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/ (?=[,.;:!?’'])/gu, '')
