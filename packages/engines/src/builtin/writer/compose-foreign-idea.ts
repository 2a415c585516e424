import type { IdeaDetails } from '@fablecut/domain/story/inputs/idea'

/** How an audience is named, by language; `{}` is the audience. */
const AUDIENCE: Readonly<Record<string, string>> = {
  es: 'Esto es para {}.',
  fr: 'Ceci est pour {}.',
  de: 'Das ist für {}.',
  pt: 'Isto é para {}.',
  it: 'Questo è per {}.',
  nl: 'Dit is voor {}.',
}

/** A script of what the person gave, in their words: the idea, the audience where the language has a phrase for it, the facts, the ending. */
export function composeForeignIdea(idea: string, { audience, facts = [], ending }: IdeaDetails, language: string): string {
  const phrase = AUDIENCE[language]
  const forWhom = audience === undefined || phrase === undefined ? [] : [phrase.replace('{}', () => audience.replace(/[\s.!?…]+$/u, ''))]
  const sentences = [asSentence(idea), ...forWhom, ...facts.map(asSentence), ...(ending === undefined ? [] : [asSentence(ending)])]
  return sentences.join(UNSPACED.test(idea) ? '' : ' ')
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const DEVANAGARI = /\p{Script=Devanagari}/u

function asSentence(text: string): string {
  const trimmed = text.trim()
  const started = trimmed.charAt(0).toLocaleUpperCase() + trimmed.slice(1)
  if (/[.!?…。！？؟।]["'”’»」]?$/u.test(started)) return started
  if (UNSPACED.test(started)) return `${started}。`
  return `${started}${DEVANAGARI.test(started) ? '।' : '.'}`
}
