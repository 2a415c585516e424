import { VOICES } from '@fablecut/domain/story/inputs/voices'
import { PREMADE_CHARACTERS } from '@fablecut/studio/characters/premade'
import { expect, test } from 'vitest'
import { characterVoice } from './character-voice.ts'

const voiceOf = (id: string, language = 'en') => {
  const { name, look } = PREMADE_CHARACTERS.find((character) => character.id === id)!
  return characterVoice({ id, name, look: { ...look } }, language)
}
const genderOf = (key: string) => VOICES.find((voice) => voice.key === key)?.gender

test('a woman speaks with a voice of a woman, a bearded man with one of a man, an animal with any', () => {
  expect(genderOf(voiceOf('poppy'))).toBe('female')
  const bearded = PREMADE_CHARACTERS.filter(({ look }) => 'beard' in look && look.beard)
  expect(bearded.length).toBeGreaterThan(0)
  for (const { id } of bearded) expect(genderOf(voiceOf(id))).toBe('male')
  expect(genderOf(voiceOf('ember'))).toBeDefined()
})

test('languages without a listed voice are left to the narrator', () => {
  expect(voiceOf('poppy', 'de')).toBe('auto')
})
