import { expect, test } from 'vitest'
import { writeAsmr } from './asmr-scenes.ts'
import { writeVlog } from './vlog-scenes.ts'

const vlog = (shots: number, names = ['Poppy', 'Flint']) =>
  writeVlog({ kind: 'vlog', topic: 'Poppy and Flint bake bread in a kitchen. They carry it to the market.', names, shots, seed: 4 }).shots

test.each([1, 2, 6, 36, 90])('a vlog of %i shots starts with a greeting, ends with a goodbye and has no narration', (count) => {
  const shots = vlog(count)
  expect(shots).toHaveLength(count)
  expect(shots.every(({ voiceOver, title, imagePrompt }) => voiceOver === '' && title !== '' && imagePrompt.includes('Poppy'))).toBe(true)
  if (count > 1) expect([shots[0]!.title, shots.at(-1)!.title]).toEqual(['Hello!', 'See you soon'])
})

test('every sentence of the topic gets shots, and `they` is replaced by the names', () => {
  const prompts = vlog(12).map(({ imagePrompt }) => imagePrompt)
  expect(prompts.slice(0, 6).some((prompt) => prompt.includes('bake bread'))).toBe(true)
  expect(prompts.slice(6).some((prompt) => prompt.includes('Poppy and Flint carry it to the market'))).toBe(true)
})

test('ASMR shots start and end from above, and neighbours have different framings', () => {
  const request = { kind: 'asmr', sentence: 'A knife cuts the Glass', material: 'Glass', seed: 2 } as const
  for (const shots of [3, 5, 8]) {
    const framings = writeAsmr({ ...request, shots }).shots.map(({ imagePrompt }) => imagePrompt.split(':')[0])
    expect(framings).toHaveLength(shots)
    expect([framings[0], framings.at(-1)]).toEqual(['Close-up from above', 'Close-up from above'])
    for (const [i, framing] of framings.entries()) expect(framing).not.toBe(framings[i + 1])
  }
})
