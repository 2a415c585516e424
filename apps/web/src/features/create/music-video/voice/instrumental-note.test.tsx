import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { MUSIC_VIDEO_DEFAULTS, type MusicVideoForm } from '../music-video-form.ts'
import { InstrumentalNote } from './instrumental-note.tsx'

const LIBRARY_SONG = '/songs/glass-harbour.mp3'
const show = (changes: Partial<MusicVideoForm>, onType = vi.fn()) => {
  render(<InstrumentalNote values={{ ...MUSIC_VIDEO_DEFAULTS, ...changes }} onType={onType} />)
  return onType
}

test('with a library song Sing Mode explains that there are no vocals and suggests a lyrics video', async () => {
  const onType = show({ videoType: 'singing-dancing', musicUrl: LIBRARY_SONG })
  expect(screen.getByRole('status').textContent).toContain('nobody sings')
  await userEvent.click(screen.getByRole('button', { name: 'Show words as text instead' }))
  expect(onType).toHaveBeenCalledWith('lyrics-video')
})

test('a trimmed library song has no vocals either', () => {
  const musicCut = { url: LIBRARY_SONG, durationSeconds: 120, start: 10, end: 40 }
  show({ videoType: 'singing-dancing', musicUrl: '/media/m1/part.m4a', musicCut })
  expect(screen.getByRole('status').textContent).toContain('nobody sings')
})

test('an own song without vocals explains the same', () => {
  show({ videoType: 'singing-dancing', musicUrl: '/media/m1/song.mp3', is_instrumental: true })
  expect(screen.getByRole('status').textContent).toContain('nobody sings')
})

test('a lyrics video with a library song explains that the lyrics are text only', () => {
  show({ videoType: 'lyrics-video', musicUrl: LIBRARY_SONG })
  expect(screen.getByRole('status').textContent).toContain('shown as text')
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['an uploaded song', { videoType: 'singing-dancing', musicUrl: '/media/m1/song.mp3' }],
  ['no song', { videoType: 'singing-dancing', musicUrl: '', is_instrumental: true }],
  ['a kind without singing', { videoType: 'consistent-style', musicUrl: LIBRARY_SONG }],
] as const)('%s has no note', (_what, changes) => {
  show(changes)
  expect(screen.queryByRole('status')).toBeNull()
})
