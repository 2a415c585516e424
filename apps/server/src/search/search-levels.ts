import type { SearchOrder } from '@fablecut/contracts/operations/search/search-stories'
import { type Condition, type QueryTerms, intersect } from './query-terms.ts'

/**
 * The results of a query in levels, each without the stories of the levels before: all words in the title; all in title, tags and author; all in the story with one in the
 * title; all in the story. Null: an empty level. With stop words in the query, titles with all of its words are first.
 */
export function searchLevels(terms: QueryTerms, order: SearchOrder): readonly (Condition | null)[] {
  const content = terms.withoutStopWords()
  if (order === 'newest') return [content.all('w')]
  const whole = content.size < terms.size ? terms.all('t') : null
  const title = content.all('t')
  const tags = content.all('g')
  const words = content.all('w')
  const any = content.size > 1 ? content.any('t') : null
  return [
    whole,
    without(title, whole),
    without(tags, title),
    words && any && without(intersect([words, any]), tags),
    without(without(words, tags), any),
  ]
}

function without(condition: Condition | null, excluded: Condition | null): Condition | null {
  if (condition === null || excluded === null) return condition
  return { ...condition, expression: `${condition.expression} & !(${excluded.expression})` }
}
