import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { stubApi, type ApiAnswer } from '../../../testing/stub-api.ts'
import { musicFieldsOf } from './background-music.ts'
import { MusicChooser } from './music-chooser.tsx'

/** happy-dom decodes no sound: every file is one whose length can not be read. */
class UndecodableAudio extends EventTarget {
  removeAttribute() {}
  set src(_: string) {
    this.dispatchEvent(new Event('error'))
  }
}

function Chooser() {
  const [music, setMusic] = useState(musicFieldsOf('auto'))
  return <MusicChooser value={music} onChange={setMusic} />
}

test('while a song is processed nothing says that one is missing', async () => {
  vi.stubGlobal('Audio', UndecodableAudio)
  const upload = Promise.withResolvers<ApiAnswer>()
  stubApi({ 'POST /api/media/upload': () => upload.promise })
  const { container } = await renderPage(<Chooser />)
  await userEvent.click(await screen.findByText('Upload'))
  expect(screen.getByRole('alert').textContent).toBe('Please upload an audio file')
  const input = container.ownerDocument.querySelector<HTMLInputElement>('input[type="file"]')!
  await userEvent.upload(input, new File(['RIFF'], 'tune.mp3', { type: 'audio/mpeg' }))
  expect(await screen.findByText('Processing Audio...')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  upload.resolve({ body: { url: '/media/m1/tune.mp3', duration: 62 } })
  expect(await screen.findByText('tune.mp3')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Processing Audio...')).toBeNull())
})
