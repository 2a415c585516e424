import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { MUSIC_VIDEO_DEFAULTS, type MusicVideoForm } from './music-video-form.ts'
import { LyricsField } from './lyrics-field.tsx'
import { stopTypingClock } from '../../../testing/stop-typing-clock.ts'
import { LimitedTextField } from './limited-text-field.tsx'

stopTypingClock()

function Fields() {
  const form = useForm<MusicVideoForm>({ defaultValues: { ...MUSIC_VIDEO_DEFAULTS, lyrics: 'First line' } })
  return (
    <>
      <LimitedTextField form={form} name="video_topic" label="Storytelling" hint="" limit={500} />
      <LyricsField form={form} />
    </>
  )
}

test.each([
  ['Storytelling', 0],
  ['Lyrics', 1],
])('%s has its own undo history, by keyboard and by button', async (name, index) => {
  render(<Fields />)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name })
  const before = field.value
  await userEvent.click(field)
  await userEvent.paste(' pasted')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(field.value).toBe(before)
  await userEvent.click(screen.getAllByRole('button', { name: 'Redo' })[index]!)
  expect(field.value).toBe(`${before} pasted`)
  await userEvent.click(screen.getAllByRole('button', { name: 'Undo' })[index]!)
  expect(field.value).toBe(before)
})
