import { ENDS_SENTENCE } from './speech-time.ts'

const ABBREVIATION_END = /(?:^|\s|\()(?:(?:\p{L}\.)+|mr\.|mrs\.|ms\.|dr\.|prof\.|st\.|vs\.|no\.|approx\.)$/iu

/** Splits a line into sentences, without splitting after abbreviations. */
export function splitSentences(line: string, language = 'en'): string[] {
  const sentences: string[] = []
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(line)) {
    const previous = sentences.at(-1)
    if (previous !== undefined && ABBREVIATION_END.test(previous)) sentences[sentences.length - 1] = `${previous} ${segment.trim()}`
    else sentences.push(segment.trim())
  }
  return sentences.filter((sentence) => sentence !== '')
}

/** Capitalises the sentence and ends it with punctuation. */
export function speakableSentence(sentence: string): string {
  const capitalised = /^[a-z]+[A-Z]/.test(sentence) ? sentence : sentence.charAt(0).toUpperCase() + sentence.slice(1)
  const withI = capitalised.replaceAll(/(?<=^|\s)i(?=$|['’\s,.!?])/g, 'I')
  if (ENDS_SENTENCE.test(withI)) return withI
  return `${withI.replace(/[,;:\s–—-]+$/u, '')}.`
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
