import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'

/** Words up to which a text is a noun phrase, or the whole of a short sentence. */
const MAX_PHRASE = 2
const SHORT_SENTENCE = 8
/** What may stand before a clause, and opens no other one; in Hindi where something is. */
const JOINT = /(?:^|[,;:.!?¿¡«„"“—–،؛؟।]\s*|[,;]\s+(?:sino|pero|sondern|aber|doch|mais|ma|mas|porque|weil)\s+|\s(?:में|पर|तक)\s+)$/iu

/**
 * Whether words of a sentence in a language that is only known by its word lists are set off on both sides: from the beginning of the sentence or a clause to the end
 * of one. A few words, and languages that are written without spaces, count as whole.
 */
export function isBounded({ words, role }: PlanText, text: string): boolean {
  const isShort = words.split(/\s+/u).length <= MAX_PHRASE || text.split(/\s+/u).length <= SHORT_SENTENCE
  return role !== 'key' || isShort || !text.toLowerCase().includes(words.toLowerCase()) || isSetOff(words, text)
}

/** Whether words of a sentence go from the beginning of it or of a clause to the end of one. */
export function isSetOff(words: string, text: string): boolean {
  const at = text.toLowerCase().indexOf(words.toLowerCase())
  return at >= 0 && JOINT.test(text.slice(0, at)) && /^(?:\s*[,;:.!?»“”"—–،؛؟।]|$)/u.test(text.slice(at + words.length))
}
