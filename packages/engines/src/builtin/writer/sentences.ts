import { ENDS_SENTENCE } from './speech-time.ts'

const ABBREVIATION_END = /(?:^|\s|\()(?:(?:\p{L}\.)+|mr\.|mrs\.|ms\.|dr\.|prof\.|st\.|vs\.|no\.|approx\.)$/iu

/** The sentences of one line; `Dr. Smith` stays in one. */
export function splitSentences(line: string, language = 'en'): string[] {
  const sentences: string[] = []
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(line)) {
    const before = sentences.at(-1)
    if (before !== undefined && ABBREVIATION_END.test(before)) sentences[sentences.length - 1] = `${before} ${segment.trim()}`
    else sentences.push(segment.trim())
  }
  return sentences.filter((sentence) => sentence !== '')
}

/** Capitalises the sentence and ends it with punctuation. */
export function speakableSentence(sentence: string): string {
  const started = /^[a-z]+[A-Z]/.test(sentence) ? sentence : sentence.charAt(0).toUpperCase() + sentence.slice(1)
  const withI = started.replaceAll(/(?<=^|\s)i(?=$|['’\s,.!?])/g, 'I')
  if (ENDS_SENTENCE.test(withI)) return withI
  return `${withI.replace(/[,;:\s–—-]+$/u, '')}.`
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
