import { knownPerson } from '../knowledge/known-persons.ts'
import { thingsOfEntity } from '../knowledge/named-entities.ts'
import { chooseSense, compoundOf, drawnSensesOf } from '../senses/choose-sense.ts'
import { singularOf } from '../senses/lexicon.ts'
import { nounPictureOf } from '../senses/noun-pictures.ts'
import type { Analysis } from '../story/analysis.ts'
import { isFigure } from '../story/made-of.ts'
import { isShortForm } from '../story/names/short-forms.ts'
import type { Picture } from '../story/story-state.ts'
import type { Phrase } from '../text/phrases.ts'
import { isOtherSense } from '../story/unpictured/other-senses.ts'
import { type Drawable, drawableNamed, isAnimalName } from '../vocabulary/vocabulary.ts'
import type { CandidateSource } from './candidate.ts'

/** How many of the things by which a name is known. */
const MAX_EMBLEMS = 2
/** How many of the senses of a noun that is not certain. */
const MAX_SENSES = 3

/** What is drawn, under its name, of nobody in particular. */
export type Illustration = Pick<Picture, 'name' | 'drawn' | 'isPerson'>

export const illustrationOf = (drawn: Drawable): Illustration => ({ name: drawn.name, drawn, isPerson: drawn.art === 'person' })

/** The longest end of a compound that has a drawing of its own: `spray can` of `paint spray can`. */
function pictureOfNouns({ nouns }: Phrase, { context }: Analysis) {
  for (let from = 0; from < nouns.length; from++) {
    const name = [...nouns.slice(from, -1).map(({ low }) => low), singularOf(nouns.at(-1)!.low)].join(' ')
    const picture = nounPictureOf(name, context)
    if (picture) return picture
  }
  return undefined
}

type Part = { readonly drawn: Drawable; readonly source: 'modifier' | 'modifier-kind' }

/** What words in the singular name: a drawing of their own, or one of the tables. */
export function partOfWords(words: readonly string[], { context }: Analysis): Part | undefined {
  const name = words.join(' ')
  const own = words.length > 1 ? drawableNamed(name) : chooseSense(name, context)
  if (own?.art) return { drawn: own, source: 'modifier' }
  const drawn = nounPictureOf(name, context)?.drawn
  return drawn && { drawn, source: 'modifier-kind' }
}

/** What the first words of a compound name: `credit card` of `credit card company`. */
function partsBefore({ nouns }: Phrase, analysis: Analysis): Part[] {
  const parts: Part[] = []
  for (let from = 0; from < nouns.length - 1; from++) {
    for (let to = nouns.length - 1; to > from; to--) {
      const words = nouns.slice(from, to)
      const part = partOfWords([...words.slice(0, -1).map(({ low }) => low), singularOf(words.at(-1)!.low)], analysis)
      // `clown mask`: nobody.
      if (!part || words.some(({ pos }) => pos === 'PROPN') || part.drawn.art === 'person' || isAnimalName(part.drawn.name)) continue
      parts.push(part)
      from = to - 1
      break
    }
  }
  return parts
}

/** By what somebody or something with a name is known. */
function emblemsOf({ nouns, isName }: Phrase, picture: Picture | undefined): readonly string[] {
  const name = nouns.map(({ text }) => text).join(' ')
  const person = picture?.properName ? knownPerson(picture.properName) : isName ? knownPerson(name) : undefined
  return (person?.things ?? thingsOfEntity(name)).slice(0, MAX_EMBLEMS)
}

/** What a name says that its place is: `the Sargasso Sea`, `Lake Victoria`, `the Black Forest`. */
function placeOfName({ nouns, isName }: Phrase): Drawable | undefined {
  if (!isName || nouns.length < 2) return undefined
  return [nouns.at(-1)!, nouns[0]!]
    .map(({ low }) => drawableNamed(singularOf(low)))
    .find((drawn) => drawn?.art?.startsWith('place/') && drawn.file === 'object')
}

/** `smoke detector`, `fire marshal`: one word of a dictionary, whose first part alone is something else. */
const isOneWord = ({ nouns }: Phrase): boolean => compoundOf(nouns.map(({ low }) => low)) !== undefined

/** `rank`: among several of the same source; absent where the place of the phrase decides. `share`: of a sense among those of its noun, percent. */
export type PictureOfPhrase = {
  readonly picture: Illustration
  readonly source: CandidateSource
  readonly rank?: number
  readonly share?: number
}

/** `a pain in his temple`: no building. */
const isOwnBodyPart = ({ possessor = '', lemma }: Phrase): boolean =>
  /^(?:my|your|his|her|our|their)$/u.test(possessor) && /^(?:chest|back|palm|calf|trunk|temple|sole)$/u.test(lemma)

/** What a noun phrase depicts or what is commonly drawn for it, the most exact first. `picture`: what it depicts. */
export function picturesOfPhrase(phrase: Phrase, picture: Picture | undefined, analysis: Analysis): PictureOfPhrase[] {
  // `stone foxes`: no living ones.
  if (!picture && isFigure(phrase, analysis)) return []
  // `the monument` behind `the Colosseum`: that one.
  if (picture && isShortForm(phrase, picture)) return [{ picture, source: 'noun' }]
  const ofNouns = phrase.isName ? undefined : pictureOfNouns(phrase, analysis)
  const named = ofNouns && isOtherSense(illustrationOf(ofNouns.drawn), phrase, analysis) ? undefined : ofNouns
  const senses =
    phrase.isName || picture || named || isOwnBodyPart(phrase)
      ? []
      : drawnSensesOf(phrase.lemma)
          .filter(({ drawn }) => drawn.art && !isOtherSense(illustrationOf(drawn), phrase, analysis))
          .slice(0, MAX_SENSES)
  const before = phrase.isName || picture || named || isOneWord(phrase) ? [] : partsBefore(phrase, analysis)
  const place = picture ? undefined : placeOfName(phrase)
  return [
    ...(picture ? [{ picture, source: 'noun' as const }] : []),
    ...(place ? [{ picture: illustrationOf(place), source: 'kind' as const }] : []),
    ...emblemsOf(phrase, picture).flatMap((name, rank) => {
      const drawn = drawableNamed(name)
      return drawn ? [{ picture: illustrationOf(drawn), source: 'emblem' as const, rank }] : []
    }),
    ...(named ? [{ picture: illustrationOf(named.drawn), source: named.kind === 'is' ? ('kind' as const) : ('sign' as const) }] : []),
    ...senses.map(({ drawn, share }, rank) => ({
      picture: illustrationOf(drawn),
      source: 'sense' as const,
      rank,
      ...(share && { share }),
    })),
    ...before.map(({ drawn, source }) => ({ picture: illustrationOf(drawn), source })),
  ]
}
