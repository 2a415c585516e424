import { expect, test } from 'vitest'
import { MUSIC_MOODS } from '../ports/writer.ts'
import { musicBrief } from './music-brief.ts'

test('music is described by mood, length and the passages of the film', () => {
  const arc = [
    { startSeconds: 0, part: 'opening' as const, intensity: 0.3 },
    { startSeconds: 12.4, part: 'climax' as const, intensity: 0.9 },
    { startSeconds: 20, part: 'resolution' as const, intensity: 0.4 },
  ]
  expect(musicBrief({ mood: 'sad', durationSeconds: 25.2, underVoice: true, arc })).toBe(
    'Instrumental background music for a film of 25 seconds: sad and quiet, solo piano and low strings. At 0 s it begins sparsely, at 12 s it reaches its climax, at 20 s it resolves and comes to an end. A narrator speaks over it: low dynamics, no busy melody. No vocals.',
  )
})

test('every mood has a sound of its own; without a narrator and an arc nothing is said of them', () => {
  const briefs = MUSIC_MOODS.map((mood) => musicBrief({ mood, durationSeconds: 10, underVoice: false }))
  expect(new Set(briefs).size).toBe(MUSIC_MOODS.length)
  for (const brief of briefs) expect(brief).not.toMatch(/narrator|undefined| s it /u)
})
