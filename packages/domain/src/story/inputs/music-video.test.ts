import { expect, test } from 'vitest'
import { joinedTopic, needsCharacter, togglesOf } from './music-video.ts'

test('storytelling lines are joined by commas without blank ones', () => {
  expect(joinedTopic('a \n\n  b\r\nc\n')).toBe('a,b,c')
})

test('only kinds about somebody need a character', () => {
  expect((['consistent-style', 'singing-dancing', 'consistent-character', 'lyrics-video'] as const).filter(needsCharacter)).toEqual([
    'singing-dancing',
    'consistent-character',
  ])
})

test('a song that is sung has no b-roll and may be square; one in a style keeps its start and end frames', () => {
  expect(togglesOf('singing-dancing')).toMatchObject({ bRoll: false, startEndFrame: 'hidden', square: true })
  expect(togglesOf('consistent-style')).toMatchObject({ bRoll: true, startEndFrame: 'locked-on', square: false })
  expect(togglesOf('lyrics-video')).toMatchObject({ beatSync: false, captions: false, resolution: false })
})
