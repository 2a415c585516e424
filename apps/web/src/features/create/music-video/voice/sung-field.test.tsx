import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import { stubApi, SYSTEM } from '../../../../testing/stub-api.ts'
import { InstrumentalNote } from './instrumental-note.tsx'
import { MUSIC_VIDEO_DEFAULTS, type MusicVideoForm } from '../music-video-form.ts'
import { musicVideoRequest } from '../music-video-request.ts'
import { useFormValues } from '../form-handle.ts'
import { SungField } from './sung-field.tsx'

const SONG = { ...MUSIC_VIDEO_DEFAULTS, videoType: 'singing-dancing', musicUrl: '/songs/glass-harbour.mp3' } as const

function Form({ values }: { values: MusicVideoForm }) {
  const form = useForm<MusicVideoForm>({ defaultValues: values })
  const now = useFormValues(form)
  return (
    <>
      <SungField form={form} />
      <InstrumentalNote values={now} onType={() => {}} />
      <output data-testid="body">{JSON.stringify(musicVideoRequest(now, { isPreview: false, expectedCredits: null }).body)}</output>
    </>
  )
}

async function open(song: string | null, values: MusicVideoForm = SONG) {
  stubApi({ 'GET /api/system': { body: { ...SYSTEM, makers: { ...SYSTEM.makers, song } } } })
  await renderPage(<Form values={values} />)
}
const isAsked = () => JSON.parse(screen.getByTestId('body').textContent ?? '{}').is_sung === true

test('a library song can be sung by a connected provider, and then nothing says that nobody sings', async () => {
  await open('Eleven Music')
  const box = await screen.findByRole('checkbox', { name: 'Have Eleven Music sing it' })
  expect([isAsked(), screen.queryByText(/nobody sings/u) !== null]).toEqual([false, true])
  await userEvent.click(box)
  expect([isAsked(), screen.queryByText(/nobody sings/u) !== null]).toEqual([true, false])
  expect(screen.getByText(/sounds different from what you hear here/u)).toBeTruthy()
})

test.each<[string, string | null, MusicVideoForm]>([
  ['without a provider that sings', null, SONG],
  ['for an own song', 'Eleven Music', { ...SONG, musicUrl: '/media/m1/song.mp3' }],
  ['where nobody sings', 'Eleven Music', { ...SONG, videoType: 'consistent-style', is_sung: true }],
])('nobody is offered %s', async (_, song, values) => {
  await open(song, values)
  expect(await screen.findByTestId('body')).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(isAsked()).toBe(false)
})

test('a choice that nobody can fulfil any more can be taken back', async () => {
  await open(null, { ...SONG, is_sung: true })
  await userEvent.click(await screen.findByRole('checkbox', { name: /no connected provider can now/u }))
  expect(isAsked()).toBe(false)
})
