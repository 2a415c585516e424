import { compoundNamed, sensesOf, singularOf } from '@fablecut/director/senses/lexicon'
import { artOf } from '@fablecut/director/vocabulary/art-of'
import { drawableNamed, VOCABULARY } from '@fablecut/director/vocabulary/vocabulary'

/** Least share of use, in percent, of the sense of a noun that is meant where nothing else says which. */
const USUAL_SENSE = 50

const formsOf = (word: string): string[] => [
  word,
  word.replace(/s$/u, ''),
  word.replace(/es$/u, ''),
  word.replace(/ies$/u, 'y'),
  word.replace(/ves$/u, 'f'),
]

/** `X-ray`, `Christmas tree`: the names that are not written small. */
const WRITTEN = new Map(VOCABULARY.map(({ name }) => [name.toLowerCase(), name]))

const hasArt = (name: string | undefined): name is string => name !== undefined && drawableNamed(name)?.art !== undefined

/** What the dictionary draws for a noun: `skillet` is a frying pan. */
function nameInDictionary(noun: string): string | undefined {
  const [usual] = sensesOf(singularOf(noun))
  const name = compoundNamed(noun)?.drawn?.name ?? (usual && usual.share >= USUAL_SENSE ? usual.drawn?.name : undefined)
  return hasArt(name) ? name : undefined
}

/**
 * The name of the vocabulary for a name of a model, such as `Foxes`, `old king` (adjectives stay), `planet Venus` or `skillet`; undefined if nothing of it can be drawn.
 */
export function vocabularyName(name: string): string | undefined {
  const low = name.toLowerCase().trim()
  const exact = formsOf(low)
    .map((form) => WRITTEN.get(form))
    .find(hasArt)
  if (exact) return exact
  const words = low.split(/\s+/u)
  const compound = words.map((_, start) => words.slice(start).join(' ')).flatMap(formsOf)
  const described = compound.find(hasArt)
  if (described) return `${words.slice(0, words.length - described.split(' ').length).join(' ')} ${described}`.trim()
  const isNamed = /^\S+(?: \p{Lu}\S*)+$/u.test(name.trim()) && artOf(low) !== undefined
  return isNamed ? low : (nameInDictionary(low) ?? nameInDictionary(words.at(-1)!))
}
