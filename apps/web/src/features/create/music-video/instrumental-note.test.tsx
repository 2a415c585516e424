import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { MUSIC_VIDEO_DEFAULTS, type MusicVideoForm } from './music-video-form.ts'
import { InstrumentalNote } from './instrumental-note.tsx'

const LIBRARY_SONG = '/songs/glass-harbour.mp3'
const show = (changes: Partial<MusicVideoForm>, onType = vi.fn()) => {
  render(<InstrumentalNote values={{ ...MUSIC_VIDEO_DEFAULTS, ...changes }} onType={onType} />)
  return onType
}

test('over a library song Sing Mode says that nobody sings and offers a lyrics video', async () => {
  const onType = show({ videoType: 'singing-dancing', musicUrl: LIBRARY_SONG })
  expect(screen.getByRole('status').textContent).toContain('nobody sings')
  await userEvent.click(screen.getByRole('button', { name: 'Show words as text instead' }))
  expect(onType).toHaveBeenCalledWith('lyrics-video')
})

test('a part of a library song has no voice either', () => {
  const musicCut = { url: LIBRARY_SONG, durationSeconds: 120, start: 10, end: 40 }
  show({ videoType: 'singing-dancing', musicUrl: '/media/m1/part.m4a', musicCut })
  expect(screen.getByRole('status').textContent).toContain('nobody sings')
})

test('a lyrics video over a library song says that its words are text', () => {
  show({ videoType: 'lyrics-video', musicUrl: LIBRARY_SONG })
  expect(screen.getByRole('status').textContent).toContain('shown as text')
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['an uploaded song', { videoType: 'singing-dancing', musicUrl: '/media/m1/song.mp3' }],
  ['no song', { videoType: 'singing-dancing', musicUrl: '' }],
  ['a kind without singing', { videoType: 'consistent-style', musicUrl: LIBRARY_SONG }],
] as const)('%s has no note', (_what, changes) => {
  show(changes)
  expect(screen.queryByRole('status')).toBeNull()
})
