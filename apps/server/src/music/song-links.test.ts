import { AppError } from '@fablecut/contracts/errors/app-error'
import { expect, test } from 'vitest'
import { OutsideFetchError } from '../platform/outside-fetch/outside-fetch-error.ts'
import { fileName, isAudio } from './fetch-song.ts'
import { messageOf } from './import-song.ts'
import { MusicLinkError } from './music-link-error.ts'
import { secondsOf } from './require-song.ts'
import { partName } from './trim-song.ts'

test('problems of a link have a message, internal errors have none', () => {
  expect(messageOf(new MusicLinkError('Please enter a valid URL'))).toBe('Please enter a valid URL')
  expect(messageOf(new OutsideFetchError('large', 'x'))).toBe('This song is too large (max 50MB)')
  expect(messageOf(new OutsideFetchError('connection', 'x'))).toBe('Failed to download the song')
  expect(messageOf(new AppError('UNSUPPORTED_MEDIA_TYPE'))).toBe('There is no song at this link')
  expect(messageOf(new AppError('PAYLOAD_TOO_LARGE'))).toBe('This song is too large (max 50MB)')
  expect(messageOf(new AppError('INVALID_INPUT', { message: 'The disk is full' }))).toBe('The disk is full')
  expect([messageOf(new Error('a bug')), messageOf('a bug')]).toEqual([null, null])
})

test('the title of a direct link is its file name, unless that is only an id', () => {
  const titles = [
    'https://x.org/a/night_drive+live.mp3',
    'https://x.org/My%20Song.m4a',
    'https://x.org/0b9e1f34-5a52-4c1e-9a55.mp3',
    'https://x.org/abc.mp3',
    'https://x.org/',
  ]
  expect(titles.map((url) => fileName(new URL(url)))).toEqual(['night drive live', 'My Song', '', 'abc', ''])
})

test('audio, video and unnamed bytes may be a song', () => {
  const types = ['audio/mpeg', 'video/mp4', 'application/octet-stream', 'binary/octet-stream', 'text/html', 'application/audio/x']
  expect(types.map((contentType) => isAudio({ contentType } as never))).toEqual([true, true, true, true, false, false])
})

test('the duration of a file is unknown when it is missing or zero', () => {
  expect([secondsOf({ duration: 2.5 }), secondsOf({ duration: 0 }), secondsOf({ duration: '2' }), secondsOf({})]).toEqual([
    2.5,
    null,
    null,
    null,
  ])
})

test('a part is named after its song and its range', () => {
  expect(partName('My song.mp3', { startSeconds: 12.5, endSeconds: 92.4 })).toBe('My song (0:13-1:32).m4a')
  expect(partName('My song', { startSeconds: 0, endSeconds: 605 })).toBe('My song (0:00-10:05).m4a')
  expect(partName('.mp3', { startSeconds: 59.6, endSeconds: 70 })).toBe('Song (1:00-1:10).m4a')
  expect(partName('😀'.repeat(200), { startSeconds: 0, endSeconds: 10 })).toBe(`${'😀'.repeat(150)} (0:00-0:10).m4a`)
})
