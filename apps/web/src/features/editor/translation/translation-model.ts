import { detectLanguage } from '@fablecut/domain/story/language/detect-language'
import { isNarrated, MAX_TRANSLATED_LINES, type TranslationLanguage } from '@fablecut/domain/story/language/translation'
import { showsWords } from '@fablecut/domain/story/shot-plan/plan-words'
import { listedShots } from '@fablecut/domain/timeline/edit/storyboard/listed-shots'
import type { StoryDocument } from '@fablecut/domain/timeline/edit/storyboard/story-document'

/** A sentence of the narration. `number`: of its shot, from 1. */
export type Sentence = { readonly shotId: string; readonly number: number; readonly text: string }

/** What a translation changes, and what it leaves as it is. */
export type TranslatableStory = {
  readonly sentences: readonly Sentence[]
  /** ISO 639-1 code of the narration. */
  readonly language: string
  /** Numbers of shots with words in their pictures. */
  readonly shotsWithWords: readonly number[]
  /** Titles over the film. */
  readonly titles: number
}

export function translatableStory({ shots, timeline }: StoryDocument): TranslatableStory {
  const numbered = listedShots(shots).map((shot, index) => ({ shot, number: index + 1 }))
  const sentences = numbered
    .filter(({ shot }) => isNarrated(shot))
    .map(({ shot, number }) => ({ shotId: shot.shotId, number, text: shot.voiceOver.trim() }))
  return {
    sentences,
    language: detectLanguage(sentences.map(({ text }) => text).join(' ')),
    shotsWithWords: numbered.filter(({ shot }) => shot.plan && showsWords(shot.plan)).map(({ number }) => number),
    titles: timeline.tracks.flatMap(({ items }) => items).filter(({ type }) => type === 'title').length,
  }
}

/** Spanish, or English for a Spanish story. */
export const firstLanguage = (from: string): TranslationLanguage => (from === 'es' ? 'en' : 'es')

const isBlank = (text: string | undefined): boolean => !isNarrated({ voiceOver: text ?? '', isHidden: false })

/** The sentences without a translation. */
export const untranslated = (sentences: readonly Sentence[], texts: Readonly<Record<string, string>>): readonly Sentence[] =>
  sentences.filter(({ shotId }) => isBlank(texts[shotId]))

/** In as many requests as needed. */
export const batchesOf = (sentences: readonly Sentence[]): readonly (readonly Sentence[])[] =>
  Array.from({ length: Math.ceil(sentences.length / MAX_TRANSLATED_LINES) }, (_, i) =>
    sentences.slice(i * MAX_TRANSLATED_LINES, (i + 1) * MAX_TRANSLATED_LINES),
  )
