import nlp from 'compromise'
import { parseNouns } from '../noun-phrases.ts'
import type { NounMatch } from '../noun-phrases.ts'
import { parseClause, type VerbMatch } from './scene-clause.ts'

/** The visible content of an English text. */
export type Scene = {
  /** Visible noun phrases in the order of the text, e.g. `young fox`, `frozen river`. */
  readonly visible: readonly string[]
  /** The first clause with a visible action, in the words of the text, e.g. `a young fox crosses the frozen river at dawn`. */
  readonly clause?: string
}

/** Parses the visible content of an English text. `names`: words that are names at any position. Default: none. */
export function parseScene(text: string, names: ReadonlySet<string> = new Set()): Scene {
  const document = nlp(text)
  const { visible, verbs } = parseNouns(document.nouns().json() as NounMatch[], text, names)
  const clause = parseClause(text, [...verbs, ...(document.verbs().json() as VerbMatch[])], visible)
  return { visible: [...new Set(visible)], ...(clause !== undefined && { clause }) }
}
