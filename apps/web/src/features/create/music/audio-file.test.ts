import { expect, test } from 'vitest'
import { audioFileError } from './audio-file.ts'

const file = (name: string, type: string, size = 1000) => ({ name, type, size })

test.each([file('a.txt', 'text/plain'), file('a.png', 'image/png'), file('film.mp4', 'video/mp4'), file('unknown', '')])(
  '$name is rejected',
  (file) => expect(audioFileError(file)).toBe('Please select an audio file'),
)

test.each([file('a.mp3', 'audio/mpeg'), file('a.wav', 'audio/wav'), file('a.m4a', 'audio/x-m4a'), file('a.m4a', '')])(
  '$name of type "$type" is accepted',
  (file) => expect(audioFileError(file)).toBeNull(),
)

test('fifty megabytes are accepted, one byte more is not', () => {
  expect(audioFileError(file('Long.wav', 'audio/wav', 52_428_800))).toBeNull()
  expect(audioFileError(file('Long.wav', 'audio/wav', 52_428_801))).toBe('Long.wav is too large (max 50MB)')
})
