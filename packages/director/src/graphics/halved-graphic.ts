import { multiplyingVerb } from '../lettering/numbers/multiplied.ts'
import { MEASURED } from '../languages/en/verbs.ts'
import type { Analysis } from '../story/analysis.ts'
import type { NamedGraphic } from './graphic-label.ts'

const FALLS = /^(?:cut|reduce|slash|drop|fall|shrink|lower|decline|plunge|plummet|sink|trim)$/u
const HEDGE = /^(?:about|almost|nearly|roughly|around|more|than|over|just|only)$/iu

/** `The price dropped by half`, `cut the number of parts in half`. */
function fallsByHalf({ text, tokens, bars, quantities }: Analysis): boolean {
  const words = text.split(/\s+/u)
  const isBy = (at: number): boolean => (HEDGE.test(words[at] ?? '') ? isBy(at - 1) : /^(?:by|in)$/iu.test(words[at] ?? ''))
  return (
    MEASURED.test(text) &&
    quantities.some(({ kind, display, at }) => kind === 'share' && display === '½' && isBy(at - 1)) &&
    tokens.some(({ pos, lemma, i }) => pos === 'VERB' && FALLS.test(lemma) && bars[i] === '')
  )
}

/** What has become half as much, as two columns of blocks. Undefined where another number says by how much. */
export function halvedOf(analysis: Analysis): NamedGraphic | undefined {
  const verb = multiplyingVerb(analysis, /^halve$/u)
  const isHalved = verb ? analysis.bars[verb.i] === '' && MEASURED.test(analysis.text) : fallsByHalf(analysis)
  if (!isHalved || analysis.quantities.some(({ kind }) => /^(?:money|percent|count)$/u.test(kind))) return undefined
  const columns = [
    { label: 'start', count: 2, value: '1×' },
    { label: '1', count: 1, value: '½' },
  ]
  return { graphic: { template: 'stack', columns }, what: 'two bars, falling', form: 'change' }
}
