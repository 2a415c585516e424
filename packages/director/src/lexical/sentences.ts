import { intlWords } from './intl-words.ts'

const segmenters = new Map<string, Intl.Segmenter>()

/** `Den 14. juli`: an ordinal ends no sentence. */
const ENDS_IN_ORDINAL = /(?:^|\s)\d{1,2}\.$/u
/** A sentence that begins with a number: the platform joins it with the one before if a small letter follows. */
const BEFORE_NUMBER = /(?<=\p{L}{2}["”»)]?[.!?…]["”»)]?)\s+(?=\p{Nd})/u

const beginsWithMonth = (text: string, language: string): boolean => {
  const low = text.toLocaleLowerCase(language)
  return intlWords(language).months.some((month) => low.startsWith(month))
}

/** Sentences of a text in any language, trimmed. */
export function sentencesIn(text: string, language: string): string[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' })
  segmenters.set(language, segmenter)
  const sentences: string[] = []
  for (const line of text.split('\n'))
    for (const { segment } of segmenter.segment(line.replaceAll(/\s+/gu, ' '))) {
      const [first = '', ...others] = segment.trim().split(BEFORE_NUMBER)
      const last = sentences.at(-1)
      if (last !== undefined && ENDS_IN_ORDINAL.test(last) && (/^\p{Ll}/u.test(first) || beginsWithMonth(first, language)))
        sentences[sentences.length - 1] = `${last} ${first}`
      else sentences.push(first)
      sentences.push(...others)
    }
  return sentences.filter((sentence) => sentence !== '')
}
