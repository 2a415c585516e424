import { detectLanguage } from '@fablecut/domain/story/language/detect-language'
import { categoryLexeme, dayLexeme, monthLexeme, stemForm, wordLexeme } from './lexemes.ts'
import type { Stemmed, WordOf } from './stems.ts'
import { splitWords, wordForms } from './words.ts'

/** What readers can find of a published story. */
export type SearchableStory = {
  readonly id: string
  readonly categoryId: string
  readonly publishedAt: Date
  readonly title: string
  /** Names of its category and style, and of its author. */
  readonly tags: readonly string[]
  readonly script: string
}

/** `tsvector` has a limit of a megabyte; the last words of a very long script are left out. */
const MAX_LEXEMES = 20_000

/** Language of a story, from its title and script. */
export const languageOf = ({ title, script }: SearchableStory): string => detectLanguage(`${title}\n${script}`.slice(0, 5_000))

/** Words of a story that are stemmed, each once. */
export function wordsToStem(story: SearchableStory): WordOf[] {
  const language = languageOf(story)
  const words = new Set(splitWords([story.title, ...story.tags, story.script].join('\n')))
  return Array.from(words, (word) => ({ word, language }))
}

/** Lexemes of a story; `stems` are those of `wordsToStem`. */
export function storyLexemes(story: SearchableStory, stems: readonly Stemmed[]): string[] {
  const stemsByWord = new Map(stems.map((entry) => [entry.word, entry]))
  const formsOf = (text: string): string[] => [
    ...wordForms(text),
    ...splitWords(text).flatMap((word) => {
      const { stems, language } = stemsByWord.get(word) ?? { stems: [], language: '' }
      return stems.map((stem) => stemForm(stem, language))
    }),
  ]
  const title = formsOf(story.title)
  const tags = story.tags.flatMap(formsOf)
  const lexemes = new Set([
    categoryLexeme(story.categoryId),
    dayLexeme(story.publishedAt),
    monthLexeme(story.publishedAt),
    ...title.map((form) => wordLexeme('t', form)),
    ...[...title, ...tags].map((form) => wordLexeme('g', form)),
    ...[...title, ...tags, ...formsOf(story.script)].map((form) => wordLexeme('w', form)),
  ])
  return [...lexemes].slice(0, MAX_LEXEMES)
}
