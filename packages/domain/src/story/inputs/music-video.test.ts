import { expect, test } from 'vitest'
import { joinedTopic, needsCharacter, togglesOf } from './music-video.ts'

test('storytelling lines are joined by commas, without blank lines', () => {
  expect(joinedTopic('a \n\n  b\r\nc\n')).toBe('a,b,c')
})

test('only types with a protagonist need a character', () => {
  expect((['consistent-style', 'singing-dancing', 'consistent-character', 'lyrics-video'] as const).filter(needsCharacter)).toEqual([
    'singing-dancing',
    'consistent-character',
  ])
})

test('singing has no b-roll and may be square; a song in a style keeps its start and end frames', () => {
  expect(togglesOf('singing-dancing')).toMatchObject({ bRoll: false, startEndFrame: 'hidden', square: true })
  expect(togglesOf('consistent-style')).toMatchObject({ bRoll: true, startEndFrame: 'locked-on', square: false })
  expect(togglesOf('lyrics-video')).toMatchObject({ beatSync: false, captions: false, resolution: false })
})
