import { expect, test } from 'vitest'
import { importFailureText, musicLinkError } from './music-link.ts'

test.each([
  ['', 'Please enter a URL'],
  ['   ', 'Please enter a URL'],
  ['hello', 'Please enter a valid URL'],
  ['suno.com/song/1', 'Please enter a valid URL'],
  ['javascript:alert("suno.com")', 'Please enter a valid URL'],
  ['https://youtube.com/x', 'Please enter a URL from TikTok or Suno Music'],
])('%j is rejected before the request: %s', (typed, error) => {
  expect(musicLinkError(typed)).toBe(error)
})

test.each([
  'https://suno.com/song/1',
  ' https://cdn1.suno.ai/1.mp3 ',
  'https://www.tiktok.com/@a/video/1',
  'HTTPS://SUNO.COM/S/1',
  'https://evil.com/?suno.com',
])('%j is sent to the server', (typed) => {
  expect(musicLinkError(typed)).toBeNull()
})

test('server messages are shown, failures of the remote site with a general text', () => {
  expect(importFailureText('Song is private')).toBe('Song is private')
  const generic = 'Failed to parse music URL. Please try again.'
  expect(['Failed to download audio: 403', '', ' ', undefined].map(importFailureText)).toEqual([generic, generic, generic, generic])
})
