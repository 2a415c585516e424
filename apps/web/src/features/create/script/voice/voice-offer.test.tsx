import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import { ACCOUNT, stubApi, SYSTEM, type ApiResponse } from '../../../../testing/stub-api.ts'
import { VoicePicker } from '../voice-picker.tsx'
import type { InstallableVoice } from './installable-voices.ts'
import { VoiceOffer } from './voice-offer.tsx'

const LIST = 'GET /api/system/voices'
const INSTALL = 'POST /api/system/voices/voice-en-sarah/install'
const ENGLISH = 'The valley wakes before anyone sees it.'
const GERMAN = 'Das Tal erwacht, bevor es jemand sieht, und der Fluss beginnt zu fließen.'

const SARAH: InstallableVoice = {
  key: 'voice-en-sarah',
  language: 'en',
  gender: 'female',
  source: 'Kokoro 82M',
  licence: 'Apache-2.0',
  bytes: 103_000_000,
  state: 'available',
  received_bytes: 0,
  problem: null,
}
const THORSTEN: InstallableVoice = {
  ...SARAH,
  key: 'voice-de-thorsten',
  language: 'de',
  gender: 'male',
  source: 'Piper',
  bytes: 67_000_000,
}
const STAFF = { 'GET /api/me': { body: { ...ACCOUNT, is_staff: true } } }

function Form({ script }: { script: string }) {
  const [voice, setVoice] = useState('auto')
  return (
    <>
      <VoicePicker value={voice} onChange={setVoice} />
      <VoiceOffer script={script} voice={voice} onVoice={setVoice} />
    </>
  )
}

/** Responses of the list, the last one from then on. */
function listing(...lists: readonly (readonly InstallableVoice[])[]) {
  let at = 0
  return (): ApiResponse => ({ body: { voices: lists[Math.min(at++, lists.length - 1)] } })
}

async function open(responses: Parameters<typeof stubApi>[0], script = ENGLISH) {
  const callsOf = stubApi({ ...STAFF, ...responses })
  await renderPage(<Form script={script} />)
  return { callsOf }
}
const offer = async () => within(await screen.findByRole('region', { name: 'A more natural voice' }))
const noOffer = () => expect(screen.queryByRole('region', { name: 'A more natural voice' })).toBeNull()

test('the voice of the script’s language is offered with its size, installed by one click, and selected', async () => {
  const installing = { ...SARAH, state: 'installing', received_bytes: 51_500_000 } as const
  const { callsOf } = await open({
    [LIST]: listing([SARAH, THORSTEN], [installing, THORSTEN], [{ ...SARAH, state: 'installed' }, THORSTEN]),
    [INSTALL]: { status: 202, body: { ...SARAH, state: 'installing' } },
    'GET /api/system': { body: { ...SYSTEM, fetched_voices: [{ key: SARAH.key, language: 'en', gender: 'female', source: '' }] } },
  })
  const shown = await offer()
  expect(shown.getByText('A more natural English voice for this film')).toBeTruthy()
  expect(shown.getByText(/Sarah \(Kokoro 82M\).*downloaded once: 103 MB/)).toBeTruthy()
  await userEvent.click(shown.getByRole('button', { name: 'Install Sarah, 103 MB' }))
  const progress = await screen.findByRole('progressbar', { name: 'Installing Sarah' })
  expect(progress.getAttribute('aria-valuenow')).toBe('50')
  expect(screen.getByText('52 of 103 MB')).toBeTruthy()
  expect(await screen.findByText('Sarah is installed and speaks this film.', {}, { timeout: 3000 })).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Voice Actor/ }).textContent).toContain('Sarah')
  expect(callsOf(INSTALL)).toHaveLength(1)
})

test('a voice that a provider speaks needs no better one', async () => {
  const makers = { ...SYSTEM.makers, speech: { auto: 'Eleven Multilingual v2 (George)' } }
  const { callsOf } = await open({ [LIST]: listing([SARAH]), 'GET /api/system': { body: { ...SYSTEM, makers } } })
  await waitFor(() => expect(callsOf(LIST)).toHaveLength(1))
  expect(await screen.findByText('spoken by Eleven Multilingual v2 (George)')).toBeTruthy()
  noOffer()
})

test('the offer follows the language of the script', async () => {
  await open({ [LIST]: listing([SARAH, THORSTEN]) }, GERMAN)
  expect((await offer()).getByText('A more natural German voice for this film')).toBeTruthy()
})

test.each([
  ['a script', { [LIST]: listing([SARAH]) }, 'Tea'],
  ['a voice of the language', { [LIST]: listing([SARAH]) }, GERMAN],
  [
    'need, since one is installed',
    {
      [LIST]: listing([
        { ...SARAH, state: 'installed' },
        { ...SARAH, key: 'voice-en-norman' },
      ]),
    },
    ENGLISH,
  ],
  ['a list', { [LIST]: { status: 500, body: { code: 'INTERNAL_ERROR', message: 'No', data: {} } } }, ENGLISH],
])('without %s there is no offer', async (_, responses, script) => {
  const { callsOf } = await open(responses, script)
  await waitFor(() => expect(callsOf(LIST)).toHaveLength(1))
  noOffer()
})

test('a declined offer stays declined in this browser, for its language', async () => {
  await open({ [LIST]: listing([SARAH]) })
  await userEvent.click((await offer()).getByRole('button', { name: 'Not now' }))
  noOffer()
  expect(JSON.parse(localStorage.getItem('voice-offers-declined')!)).toEqual(['en'])
})

test('others than staff learn who can install it, and may decline', async () => {
  await open({ [LIST]: listing([SARAH]), 'GET /api/me': { body: ACCOUNT } })
  const shown = await offer()
  expect(shown.getByText('Whoever runs this installation can add it.')).toBeTruthy()
  expect(shown.getAllByRole('button').map((button) => button.textContent)).toEqual(['Not now'])
})

test('a failed installation says why and can be repeated; so does a lost connection', async () => {
  const problem = 'The host cannot be reached.'
  const { callsOf } = await open({
    [LIST]: listing([SARAH], [{ ...SARAH, problem }]),
    [INSTALL]: () => {
      if (callsOf(INSTALL).length > 1) throw new TypeError('fetch failed')
      return { status: 202, body: { ...SARAH, state: 'installing' } }
    },
  })
  await userEvent.click((await offer()).getByRole('button', { name: 'Install Sarah, 103 MB' }))
  expect((await screen.findByRole('alert')).textContent).toBe(`Sarah could not be installed. ${problem}`)
  expect(screen.getByRole('button', { name: /^Voice Actor/ }).textContent).toContain('Auto')
  await userEvent.click((await offer()).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Network error'))
})

test('the voice picker lists what can be installed; an unavailable list is reported', async () => {
  let isDown = true
  const down = { status: 500, body: { code: 'INTERNAL_ERROR', message: 'No', data: {} } }
  const { callsOf } = await open({
    [LIST]: () => (isDown ? down : { body: { voices: [SARAH, { ...THORSTEN, state: 'installed' }] } }),
    [INSTALL]: { status: 409, body: { code: 'CONFLICT', message: 'Another voice is being installed.', data: {} } },
  })
  await userEvent.click(screen.getByRole('button', { name: /^Voice Actor/ }))
  const more = within(await screen.findByRole('region', { name: 'More natural voices' }))
  expect((await more.findByRole('alert')).textContent).toContain('could not be loaded')
  isDown = false
  await userEvent.click(more.getByRole('button', { name: 'Try again' }))
  expect(await more.findByText('female, English, 103 MB')).toBeTruthy()
  expect(more.queryByText('Thorsten')).toBeNull()
  await userEvent.click(more.getByRole('button', { name: 'Install Sarah' }))
  await waitFor(() => expect(more.getByRole('alert').textContent).toContain('Another voice is being installed.'))
  expect(callsOf(INSTALL)).toHaveLength(1)
})
