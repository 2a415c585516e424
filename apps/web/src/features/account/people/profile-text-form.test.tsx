import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { PROFILE, stubApi } from '../../../testing/stub-api.ts'
import { ProfileTextSection } from './profile-text-form.tsx'

const SAVE = 'PUT /api/me/profile'

test('bio and links are saved and shown as stored; what is refused stays, with the reason at its field', async () => {
  let refused: object | null = { links: 'This is not an https address: films.example' }
  const callsOf = stubApi({
    'GET /api/profiles/mia': { body: { ...PROFILE, bio: 'I film foxes' } },
    [SAVE]: () =>
      refused
        ? { status: 422, body: { code: 'INVALID_INPUT', message: 'No', data: { fields: refused } } }
        : { body: { bio: 'I film owls', links: ['https://films.example'] } },
  })
  await renderPage(<ProfileTextSection username="mia" />)
  const bio = await screen.findByDisplayValue('I film foxes')
  await userEvent.clear(bio)
  await userEvent.type(bio, 'I film owls ')
  await userEvent.type(screen.getByLabelText('Links'), 'films.example')
  expect(screen.getByText(/^288 characters left/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This is not an https address: films.example')).toBeTruthy()
  expect(screen.getByDisplayValue('films.example')).toBeTruthy()
  refused = null
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByDisplayValue('https://films.example')).toBeTruthy()
  await waitFor(() => expect(callsOf(SAVE).map(({ body }) => body)).toContainEqual({ bio: 'I film owls ', links: ['films.example'] }))
})
