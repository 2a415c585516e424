import { digitsIn, numbersSaid } from '@fablecut/director/check/said-numbers'
import { cleanedLength, MAX_SCRIPT_CHARACTERS } from '@fablecut/domain/story/inputs/script'
import { detectLanguage } from '@fablecut/domain/story/language/detect-language'

/** `source`: the text that is rewritten, or the idea. */
export type WrittenScript = { readonly script: string; readonly source: string; readonly language: string; readonly isFromIdea: boolean }

/** Cleaned characters of a script that is worth a film. */
const MIN_FROM_IDEA = 120
/** A rewriting keeps at least this part of its source. */
const MIN_KEPT = 0.4

const NUMBER = /\p{Nd}+(?:[.,]\p{Nd}+)*/gu

/** Numbers of a text in digits that another text does not say. */
const numbersMissing = (text: string, said: ReadonlySet<number>): string[] =>
  (text.match(NUMBER) ?? []).filter((number) => !digitsIn(number).some((reading) => said.has(reading)))

/** What is wrong with a written script, for the model, in English. */
export function scriptProblems({ script, source, language, isFromIdea }: WrittenScript): string[] {
  const problems: string[] = []
  const length = cleanedLength(script)
  const least = isFromIdea ? MIN_FROM_IDEA : cleanedLength(source) * MIN_KEPT
  if (length > MAX_SCRIPT_CHARACTERS) problems.push(`too long: ${length} characters without spaces, at most ${MAX_SCRIPT_CHARACTERS}`)
  if (length < least) problems.push('too short')
  const written = detectLanguage(script)
  if (written !== language) problems.push(`wrong language: ${written} instead of ${language}`)
  if (/^\s*(?:#|[-*•]\s|\[|\*\*)|```|^\s*(?:scene|shot|narrator|voice-?over)\b[^.\n]{0,20}:/imu.test(script))
    problems.push('has headings, lists or stage directions: plain sentences only')
  if (isFromIdea) return problems
  const lost = numbersMissing(source, numbersSaid(script, language))
  const invented = numbersMissing(script, numbersSaid(source, language))
  if (lost.length > 0) problems.push(`numbers are missing: ${lost.join(', ')}`)
  if (invented.length > 0) problems.push(`numbers are invented: ${invented.join(', ')}`)
  return problems
}
