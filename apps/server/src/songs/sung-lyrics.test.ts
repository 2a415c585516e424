import { lyricsOfSong } from '@fablecut/studio/songs/lyrics'
import { expect, test } from 'vitest'
import { sungLyrics } from './sung-lyrics.ts'

test('a song is sung with the words of the creator without their times, else with its own', () => {
  expect(sungLyrics('porch-light-letters', '[00:12.50] One line\n\nAnother')).toBe('One line\nAnother')
  expect(sungLyrics('porch-light-letters', ' ')).toBe(lyricsOfSong('porch-light-letters')!.join('\n'))
  expect(sungLyrics('glass-harbour', undefined)).toBeUndefined()
})
