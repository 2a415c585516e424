import { TRAIT_COLOURS, type TraitColour } from '@fablecut/domain/story/shot-plan/figure-traits'
import { traitLexicon } from '../traits/trait-languages.ts'
import { findTraitWords, type TraitHit } from '../traits/trait-words.ts'

/** What may stand between a colour and its noun. */
const BESIDE = /^[\s的の]*$/u

export const colourWordsIn = (text: string, language: string): readonly TraitHit[] => {
  const lexicon = traitLexicon(language)
  return lexicon ? findTraitWords(text, lexicon).filter(({ kind }) => kind === 'colour') : []
}

/** `#rrggbb` of the colour directly before or behind the words from `start` to `end`. */
export function colourBeside(text: string, colours: readonly TraitHit[], start: number, end: number): string | undefined {
  const own = colours.find((hit) =>
    hit.end <= start ? BESIDE.test(text.slice(hit.end, start)) : hit.start >= end && BESIDE.test(text.slice(end, hit.start)),
  )
  return own && TRAIT_COLOURS[own.key as TraitColour]
}
