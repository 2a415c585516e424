import { expect, test } from 'vitest'
import { writeAsmr } from './asmr-scenes.ts'

test('ASMR shots start and end from above, and neighbours have different framings', () => {
  const request = { kind: 'asmr', sentence: 'A knife cuts the Glass', material: 'Glass', seed: 2 } as const
  for (const shots of [3, 5, 8]) {
    const framings = writeAsmr({ ...request, shots }).shots.map(({ imagePrompt }) => imagePrompt.split(':')[0])
    expect(framings).toHaveLength(shots)
    expect([framings[0], framings.at(-1)]).toEqual(['Close-up from above', 'Close-up from above'])
    for (const [i, framing] of framings.entries()) expect(framing).not.toBe(framings[i + 1])
  }
})
