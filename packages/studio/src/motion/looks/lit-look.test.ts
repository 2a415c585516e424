import { STYLES } from '@fablecut/domain/story/style'
import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { litLook } from './lit-look.ts'
import { motionLook } from './looks.ts'
import { tonedLook } from './toned-look.ts'

const looksOf = (style: (typeof STYLES)[number]['value'], seed: number) =>
  (['plain', 'historic', 'technical', 'bold'] as const).map((tone) =>
    litLook(tonedLook(motionLook(style), { tone, mood: 'calm', words: '', seed }), seed),
  )

test('letters stand out from the wall of every style and tone', () => {
  for (const { value } of STYLES)
    for (const seed of [0, 1, 2])
      for (const { palette } of looksOf(value, seed)) {
        expect(contrast(palette.text, palette.ground[1]), `${value} ${seed}`).toBeGreaterThan(4.5)
        expect(contrast(palette.key, palette.ground[1]), `${value} ${seed}`).toBeGreaterThan(3)
      }
})

test('neighbouring cards of the default style have walls of different hues', () => {
  const walls = [0, 1, 2, 3].map((seed) => looksOf('photorealistic', seed)[0]!.palette.ground[1])
  for (const [i, wall] of walls.slice(1).entries()) expect(wall).not.toBe(walls[i])
})
