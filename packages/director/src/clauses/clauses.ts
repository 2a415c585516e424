import type { Analysis } from '../story/analysis.ts'
import type { Token } from '../text/token.ts'
import type { Chunk } from './chunk.ts'
import { type Clause, startOf } from './clause.ts'
import { withExistentialSubjects } from './existential.ts'
import { promoteInterruptingClause } from './interrupted.ts'
import { readChunks } from './read-chunks.ts'
import { readClauses } from './read-clauses.ts'
import { reordered } from './reordered.ts'
import { withSplitTimeClauses } from './split-time-clauses.ts'

type Reading = { readonly chunks: readonly Chunk[]; readonly clauses: readonly Clause[] }

/** A sentence is read once, whoever asks. */
const readings = new WeakMap<readonly Token[], Reading>()

function readingOf(analysis: Analysis): Reading {
  const known = readings.get(analysis.tokens)
  if (known) return known
  const chunks = readChunks(analysis)
  const { tokens } = analysis
  const read = withExistentialSubjects(withSplitTimeClauses(readClauses(analysis, chunks), tokens), tokens)
  const reading = { chunks, clauses: reordered(analysis, promoteInterruptingClause(read, tokens)) }
  readings.set(analysis.tokens, reading)
  return reading
}

/** Groups of words of a sentence, in their order. */
export const chunksOf = (analysis: Analysis): readonly Chunk[] => readingOf(analysis).chunks

/** Finite clauses of a sentence in the order of their words, each with its subject before its verb. */
export const clausesOf = (analysis: Analysis): readonly Clause[] => readingOf(analysis).clauses

/** Index of the token behind a clause and what is added to it: `two levers, | a patch and a pump`. */
export const nextStart = (analysis: Analysis, { to }: { readonly to: number }): number => {
  const next = clausesOf(analysis).find((clause) => startOf(clause) >= to)
  return next ? startOf(next) : analysis.tokens.length
}
