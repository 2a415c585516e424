import { parseShotPlan } from '@fablecut/domain/story/shot-plan/stored-plan'
import { expect, test } from 'vitest'
import { writeAsmr } from './asmr-scenes.ts'

const request = { kind: 'asmr', sentence: 'A knife cuts the Glass', material: 'Glass', seed: 2 } as const

test('neighbouring ASMR shots show the same material from different views', () => {
  for (const shots of [3, 5, 8]) {
    const written = writeAsmr({ ...request, shots }).shots
    expect(written).toHaveLength(shots)
    for (const [i, { imagePrompt, plan }] of written.entries()) {
      expect(parseShotPlan(plan)).toMatchObject({ ok: true, value: { things: [{ what: 'Glass' }] } })
      expect(imagePrompt.split(':')[0]).not.toBe(written[i + 1]?.imagePrompt.split(':')[0])
      expect(plan!.camera).not.toEqual(written[i + 1]?.plan!.camera)
    }
  }
})

test('a material of any length makes a valid plan', () => {
  for (const material of ['', ' ', 'x'.repeat(500), '🧊'.repeat(80)])
    for (const { plan } of writeAsmr({ ...request, material, shots: 3 }).shots) expect(parseShotPlan(plan)).toMatchObject({ ok: true })
})
