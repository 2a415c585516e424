import type { IdeaDetails } from '@fablecut/domain/story/inputs/idea'

/** Sentence templates for the audience, by language; `{}` is the slot. */
const AUDIENCE: Readonly<Record<string, string>> = {
  es: 'Esto es para {}.',
  fr: 'Ceci est pour {}.',
  de: 'Das ist für {}.',
  pt: 'Isto é para {}.',
  it: 'Questo è per {}.',
  nl: 'Dit is voor {}.',
}

/** Composes a script from the given text only: the idea, the audience if the language has a template, the facts, the ending. */
export function composeForeignIdea(idea: string, { audience, facts = [], ending }: IdeaDetails, language: string): string {
  const phrase = AUDIENCE[language]
  const audienceSentences =
    audience === undefined || phrase === undefined ? [] : [phrase.replace('{}', () => audience.replace(/[\s.!?…]+$/u, ''))]
  const sentences = [
    asSentence(idea),
    ...audienceSentences,
    ...facts.map(asSentence),
    ...(ending === undefined ? [] : [asSentence(ending)]),
  ]
  return sentences.join(UNSPACED.test(idea) ? '' : ' ')
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const DEVANAGARI = /\p{Script=Devanagari}/u

function asSentence(text: string): string {
  const trimmed = text.trim()
  const capitalised = trimmed.charAt(0).toLocaleUpperCase() + trimmed.slice(1)
  if (/[.!?…。！？؟।]["'”’»」]?$/u.test(capitalised)) return capitalised
  if (UNSPACED.test(capitalised)) return `${capitalised}。`
  return `${capitalised}${DEVANAGARI.test(capitalised) ? '।' : '.'}`
}
