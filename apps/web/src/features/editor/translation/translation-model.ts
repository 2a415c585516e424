import { detectLanguage } from '@fablecut/domain/story/language/detect-language'
import { isNarrated, MAX_TRANSLATED_LINES, type TranslationLanguage } from '@fablecut/domain/story/language/translation'
import type { Shot } from '@fablecut/domain/story/shots/shot'
import { planWords } from '@fablecut/domain/story/shot-plan/plan-words'
import { listedShots } from '@fablecut/domain/timeline/edit/storyboard/listed-shots'
import type { StoryDocument } from '@fablecut/domain/timeline/edit/storyboard/story-document'

/** Something to translate. `key`: its own. `number`: of its shot, or of the title, from 1. */
export type Line = { readonly key: string; readonly kind: 'sentence' | 'title' | 'picture'; readonly number: number; readonly text: string }

/** A sentence of the narration; its key is the id of its shot. */
export type Sentence = Line & { readonly shotId: string }
/** A shot with words in its picture. `hasClip`: its clip shows them too. */
export type LetteredShot = { readonly shotId: string; readonly number: number; readonly hasClip: boolean; readonly words: readonly Line[] }

/** What a translation changes, and what it leaves as it is. */
export type TranslatableStory = {
  readonly sentences: readonly Sentence[]
  /** ISO 639-1 code of the narration. */
  readonly language: string
  readonly letteredShots: readonly LetteredShot[]
  /** Titles over the film; `itemId`: of their items. */
  readonly titles: readonly (Line & { readonly itemId: string })[]
}

export function translatableStory({ shots, timeline }: StoryDocument): TranslatableStory {
  const numbered = listedShots(shots).map((shot, index) => ({ shot, number: index + 1 }))
  const sentences = numbered
    .filter(({ shot }) => isNarrated(shot))
    .map(({ shot, number }) => ({ key: shot.shotId, kind: 'sentence' as const, shotId: shot.shotId, number, text: shot.voiceOver.trim() }))
  return {
    sentences,
    language: detectLanguage(sentences.map(({ text }) => text).join(' ')),
    letteredShots: numbered.flatMap(({ shot, number }) => letteredShot(shot, number)),
    titles: timeline.tracks
      .flatMap(({ items }) => items.flatMap((item) => (item.type === 'title' && hasLetters(item.titleConfig.text) ? [item] : [])))
      .toSorted((a, b) => a.startTimeInFrames - b.startTimeInFrames)
      .map(({ id, titleConfig: { text } }, index) => ({ key: `title ${id}`, kind: 'title', itemId: id, number: index + 1, text })),
  }
}

const hasLetters = (text: string): boolean => /\p{L}/u.test(text)

/** Uploads stay as they are, and a shot without a picture has none to make anew. */
function letteredShot({ shotId, shotType, plan, activeImageId, activeVideoId }: Shot, number: number): readonly LetteredShot[] {
  if (!plan || activeImageId === null || shotType === 'uploaded_image' || shotType === 'uploaded_video') return []
  const words = planWords(plan).map((text): Line => ({ key: `picture ${shotId} ${text}`, kind: 'picture', number, text }))
  return words.length === 0 ? [] : [{ shotId, number, hasClip: activeVideoId !== null, words }]
}

/** Spanish, or English for a Spanish story. */
export const firstLanguage = (from: string): TranslationLanguage => (from === 'es' ? 'en' : 'es')

const isBlank = (text: string | undefined): boolean => !isNarrated({ voiceOver: text ?? '', isHidden: false })

/** The lines without a translation. */
export const untranslated = (lines: readonly Line[], texts: Readonly<Record<string, string>>): readonly Line[] =>
  lines.filter(({ key }) => isBlank(texts[key]))

/** In as many requests as needed. */
export const batchesOf = (lines: readonly Line[]): readonly (readonly Line[])[] =>
  Array.from({ length: Math.ceil(lines.length / MAX_TRANSLATED_LINES) }, (_, i) =>
    lines.slice(i * MAX_TRANSLATED_LINES, (i + 1) * MAX_TRANSLATED_LINES),
  )

/** Keys of the lines that are changed with one: itself, and of words in pictures those with the same words and translation, such as a name that is in several. */
export function sameLines(lines: readonly Line[], texts: Readonly<Record<string, string>>, key: string): readonly string[] {
  const line = lines.find((each) => each.key === key)
  if (line?.kind !== 'picture') return [key]
  const isSame = (other: Line): boolean =>
    other.kind === 'picture' && other.text === line.text && (texts[other.key] ?? '') === (texts[key] ?? '')
  return lines.filter(isSame).map((same) => same.key)
}
