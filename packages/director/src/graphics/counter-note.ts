import { statementIn } from '../lettering/statement.ts'
import type { Analysis } from '../story/analysis.ts'
import type { Quantity } from '../text/quantity.ts'
import { capital, clip, type NamedGraphic } from './graphic-label.ts'

/** Words of a statement that says more. */
const MANY_WORDS = 3

/** What a sentence states of a number, without the number at its begin. What is counted stays: `I sent out job applications`. */
function noteOf(statement: string, { display: number, kind }: Quantity): string {
  const counted = kind === 'count' ? number.replace(/^[\d.,]+ ?/u, '') : ''
  if (counted !== '' && statement.endsWith(` ${number}`)) return `${statement.slice(0, -number.length)}${counted}`
  if (statement.startsWith(`${number} `)) return statement.slice(number.length + 1)
  return statement
}

/** A counter whose note says what its sentence states rather than a bare noun. */
export function withStatedNote(named: NamedGraphic | undefined, analysis: Analysis): NamedGraphic | undefined {
  if (named?.graphic.template !== 'counter') return named
  const { graphic } = named
  const quantity = analysis.quantities.find(({ value }) => value === graphic.to)
  const statement = quantity && statementIn(analysis, quantity)?.words
  if (!quantity || !statement || statement.split(' ').length < MANY_WORDS) return named
  const note = noteOf(statement, quantity)
  // `Pickers` says more than a piece of what is said before the number.
  return note.split(' ').length > 1 ? { ...named, graphic: { ...graphic, note: clip(capital(note)) } } : named
}
