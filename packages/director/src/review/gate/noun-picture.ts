import { chooseSense } from '../../senses/choose-sense.ts'
import { natureOf } from '../../senses/lexicon.ts'
import type { Item } from '../../plan/scene-item.ts'
import { isPlace } from '../../plan/scene-item.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { Phrase } from '../../text/phrases.ts'
import { type CardPicture, isMetaphor, NOTHING, SURROUNDINGS } from './card-picture.ts'
import { isExact } from './exact.ts'

/** What is drawn as itself by a noun: neither weather nor places, which are seen around something. */
const SOLID = /^(?:artifact|animal|body|plant|food|substance|object)$/u
/** Behind these nothing is there. */
const WITHOUT = /^(?:like|as|than|without|instead of|for|about|except|besides|unlike|by)$/u
/** Said of what there is, whatever is denied of it. */
const DEFINITE = /^(?:the|this|that|these|those|my|your|his|her|its|our|their)$/u

/** Whether what a phrase names is there, by its sentence: `the wall was not built at once`, not `no wall`. */
function isThere({ bar, start, preposition = '', role, isName, isOwner }: Phrase, { tokens }: Analysis): boolean {
  if (isName || isOwner || WITHOUT.test(preposition)) return false
  return bar === '' || (bar === 'negated' && role === 'subject' && DEFINITE.test(tokens[start]!.low))
}

const RANK = { subject: 0, object: 1, behind: 2 } as const

/** The first thing or animal that a sentence names, drawn exactly: subject before object before the rest; for words that would stand alone. */
export function nounPicture(analysis: Analysis): CardPicture {
  const [best] = analysis.phrases
    .filter((phrase) => isThere(phrase, analysis) && natureOf(phrase.lemma) !== 'person' && !isMetaphor(phrase, analysis))
    .flatMap((phrase) => {
      const drawn = chooseSense(phrase.lemma, analysis.context)
      if (!drawn?.art || !SOLID.test(drawn.file ?? '') || SURROUNDINGS.test(drawn.name) || drawn.art === 'person') return []
      const item: Item = { picture: { name: drawn.name, drawn, isPerson: false }, count: 1, role: phrase.role, phrase, at: phrase.start }
      return isPlace(item.picture) || !isExact(item, { what: drawn.name, count: 1 }, true) ? [] : [{ phrase, name: drawn.name }]
    })
    .toSorted((a, b) => RANK[a.phrase.role] - RANK[b.phrase.role] || a.phrase.start - b.phrase.start)
  return best ? { cast: [], things: [{ what: best.name, count: 1 }] } : NOTHING
}
