import { isStyleValue } from '@fablecut/domain/story/style'
import { STYLE_WORDS } from './style-words.ts'

export type ImageBrief = {
  /** The prompt of the shot. */
  readonly prompt: string
  /** A value of STYLES, or a described style. */
  readonly style: string
  /** The persons that appear in it, each in words. */
  readonly cast: readonly string[]
}

/** The whole prompt of an image for a model that knows nothing of the story: what is seen, who it is, in which style. */
export function imageBrief({ prompt, style, cast }: ImageBrief): string {
  return [endSentence(prompt), ...cast.map(endSentence), endSentence(`Style: ${styleWords(style)}`), 'No lettering, no watermark.'].join(
    ' ',
  )
}

/** A style in words; a described one as it is. */
export const styleWords = (style: string): string => (isStyleValue(style) ? STYLE_WORDS[style] : style)

const endSentence = (text: string): string => (/[.!?…。！？]$/u.test(text.trim()) ? text.trim() : `${text.trim()}.`)
