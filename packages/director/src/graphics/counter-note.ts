import { statementIn } from '../lettering/statement.ts'
import type { Analysis } from '../story/analysis.ts'
import type { Quantity } from '../text/quantity.ts'
import { capital, clip, type NamedGraphic } from './graphic-label.ts'

/** Words of a note that says too little of its number: `Dam`. */
const FEW_WORDS = 2
/** Words of a statement that says more. */
const MANY_WORDS = 3
/** What only leads to the number at the end of a statement: `held for`. */
const LEADING = /(?: (?:for|in|of|by|to|at|after|within|about|only|just|than|more|less|as|over|under|up))+$/iu

/** What a sentence states of a number, without the number at its begin or its end. What is counted stays: `I sent out job applications`. */
function noteOf(statement: string, { display: number, kind }: Quantity): string {
  const counted = kind === 'count' ? number.replace(/^[\d.,]+ ?/u, '') : ''
  if (counted !== '' && statement.endsWith(` ${number}`)) return `${statement.slice(0, -number.length)}${counted}`
  if (statement.startsWith(`${number} `)) return statement.slice(number.length + 1)
  return statement.endsWith(` ${number}`) ? statement.slice(0, -number.length - 1).replace(LEADING, '') : statement
}

/** A counter whose note says what its sentence states rather than a bare noun. */
export function withStatedNote(named: NamedGraphic | undefined, analysis: Analysis): NamedGraphic | undefined {
  if (named?.graphic.template !== 'counter' || (named.graphic.note ?? '').split(' ').length > FEW_WORDS) return named
  const { graphic } = named
  const statement = statementIn(analysis)?.words ?? ''
  const quantity = analysis.quantities.find(({ value }) => value === graphic.to)
  if (!quantity || statement.split(' ').length < MANY_WORDS) return named
  const note = noteOf(statement, quantity)
  // `Pickers` says more than a piece of what is said before the number.
  return note.split(' ').length > 1 ? { ...named, graphic: { ...graphic, note: clip(capital(note)) } } : named
}
