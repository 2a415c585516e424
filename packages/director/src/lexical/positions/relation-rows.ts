import type { PlanRelation } from '@fablecut/domain/story/shot-plan/shot-plan'
import { entriesOf } from '../language-rules.ts'

/** `in-or-on`: inside of what is hollow, on everything else. */
export type LexicalRelation = PlanRelation | 'in-or-on'
type Row = { readonly relation: LexicalRelation; readonly words: readonly string[] }

/** Rows `relation words` of a language, with blanks restored. */
export const relationRows = (table: string | undefined): Row[] =>
  (table ?? '')
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((row) => {
      const [relation, ...words] = entriesOf(row)
      return { relation: relation as LexicalRelation, words }
    })
