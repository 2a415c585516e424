import { wordCount } from '../word-count.ts'

const JOINT = /^(?:and|but|or|so|yet|because)\s+(?=\p{L})/u
const OPEN_END = /[,;:–—]+$/u

/** A part of a sentence as a sentence of its own. `leftOut`: words before it, which joined it to the part before. */
export type SentencePart = { readonly text: string; readonly leftOut: number }

/** `and it took 13,000 houses,` as `It took 13,000 houses.`: what a shot says of a sentence that goes on over several. Whole sentences stay. */
export function asSentence(part: string): SentencePart {
  const joint = JOINT.exec(part)?.[0] ?? ''
  const rest = part.slice(joint.length).replace(OPEN_END, '.')
  return { text: joint === '' ? rest : rest.charAt(0).toUpperCase() + rest.slice(1), leftOut: wordCount(joint) }
}
