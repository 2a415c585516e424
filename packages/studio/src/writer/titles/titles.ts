import { capitalise } from '../sentences.ts'
import type { Scene } from '../scenes/parse-scene.ts'

const SHOT_TITLE_WORDS = 5
const UNSPACED_TITLE_LENGTH = 12
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

const LEADING =
  /^(?:(?:and|but|so|or|because|while|when|as|if|that(?! (?:is|was) )|which|who|y|e|et|und|och|og|ja|i|en|и|а|но)[,\s]+|(?:then|now|yet|well|also|finally|first|next|just),\s+)/iu
const TRAILING =
  /[\s,]+(?:a|an|the|of|in|on|at|to|with|from|by|for|into|onto|up|down|out|off|through|over|under|above|below|across|around|behind|between|and|or|but|as|is|are|was|were|be|has|have|had|its|he|she|it|they|we|you|i|\p{L}+['’](?:s|re|ll|ve|d|m)|his|her|their|our|my|your|this|that|these|those|very|so|which|who|can|will|before|after|than|because|when|while|if|not|one|two|three|four|five|six|seven|eight|nine|ten|hundred|every|each|single|why|how|what|where|more|some|any|no|just|also|de|la|el|los|las|y|en|un|una|le|les|des|du|et|der|die|das|und|ein|eine|o|e|il|di)$/iu
const SURROUNDING_PUNCTUATION = /^[^\p{L}\p{N}¿¡]+|[^\p{L}\p{N}]+$/gu

/** A title of two to five words from the text of a shot. */
export function titleShot(text: string, scene: Scene | undefined): string {
  const short = shortClause(text)
  if (short !== undefined) return finish(short)
  const clause = scene?.clause
  // Only from a single clause; combined from two it can be wrong.
  if (clause !== undefined && text.toLowerCase().includes(clause.toLowerCase()))
    return finish(trimTail(clause.split(' ').slice(0, SHOT_TITLE_WORDS).join(' ')))
  return finish(firstWords(text))
}

/** Adverbial clauses of time, and clauses of a pronoun and a verb; unsuitable as a title. */
const UNSUITABLE_CLAUSE =
  /^(?:(?:in|by|at|on|one|every|each|that|this|until|before|after|during|since|from|around)\s+(?:\S+\s+){0,2}(?:\d{3,4}|mornings?|evenings?|nights?|days?|afternoon|noon|midnight|dawn|dusk|years?|spring|summer|autumn|winter|\p{Lu}\p{Ll}+day)|today|tomorrow|yesterday|(?:now|then)|(?:when|while|if|as)\s.*|(?:he|she|it|they|we|you|i)\s\S+)$/iu
const QUESTION_OPENING =
  /^(?:(?:have you |did you |do you |you )?(?:ever )?(?:wonder(?:ed)?|know|knew|guess(?:ed)?)(?: that)?|let['’]s talk about)\s/iu

/** The first suitable clause, if it is short enough. */
function shortClause(text: string): string | undefined {
  const clauses = text
    .split(/[.,;:!?…—–。！？、，；：।؟،؛]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const clause = stripLeading((clauses.find((part) => !UNSUITABLE_CLAUSE.test(part)) ?? '').replace(QUESTION_OPENING, ''))
  const words = clause.split(' ').length
  if (UNSPACED.test(clause)) return clause.length <= UNSPACED_TITLE_LENGTH ? clause : undefined
  return words >= 2 && words <= SHOT_TITLE_WORDS && clause.length <= 40 && !TRAILING.test(clause) ? clause : undefined
}

function firstWords(text: string): string {
  if (UNSPACED.test(text)) return unspacedStart(text)
  const [first, ...rest] = text.split(/,\s+/u)
  const mainClause = rest.length > 0 && UNSUITABLE_CLAUSE.test(first!) ? rest.join(', ') : text
  const words = stripLeading(mainClause).split(' ').slice(0, SHOT_TITLE_WORDS).join(' ').slice(0, 60)
  return trimTail(words)
}

function unspacedStart(text: string): string {
  let start = ''
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)) {
    if (start.length + segment.length > UNSPACED_TITLE_LENGTH) break
    start += segment
  }
  return start || text.slice(0, UNSPACED_TITLE_LENGTH)
}

function stripLeading(text: string): string {
  const stripped = text.replace(LEADING, '').replace(LEADING, '')
  return stripped.split(' ').length >= 2 ? stripped : text
}

function trimTail(text: string): string {
  let trimmed = text.trim()
  while (TRAILING.test(trimmed) && trimmed.split(' ').length > 2) trimmed = trimmed.replace(TRAILING, '')
  return trimmed
}

function finish(title: string): string {
  const bare = title.replaceAll(SURROUNDING_PUNCTUATION, '')
  return capitalise(bare === '' ? title : bare)
}
