import type { ChatRequest } from '../../openai/testing/chat-server.ts'

/** A shot of an answer that shows a lamp; `changes` replace its fields. */
export const shotOf = (shot: number, changes: object = {}): object => ({
  shot,
  cast: [],
  things: [{ what: 'lamp', count: 1, event: 'glow' }],
  place: 'none',
  hour: 'night',
  weather: 'clear',
  mood: 'calm',
  words: [],
  graphic: { kind: 'none', items: [] },
  ...changes,
})

export const answerOf = (...shots: readonly object[]): string => JSON.stringify({ shots })

const lastText = ({ messages }: ChatRequest): string => messages.at(-1)!.content

/** Numbers of the shots that a request asks for. */
export function requestedShots(request: ChatRequest): number[] {
  const repair = /for shots ([\d, ]+) only/u.exec(lastText(request))
  if (repair) return repair[1]!.split(', ').map(Number)
  return [...lastText(request).matchAll(/^(\d+)\. /gmu)].map(([, number]) => Number(number))
}

/** Answers every requested shot with the same picture. */
export const answerAll =
  (changes: object = {}) =>
  (request: ChatRequest): string =>
    answerOf(...requestedShots(request).map((shot) => shotOf(shot, changes)))
