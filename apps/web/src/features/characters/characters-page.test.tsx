import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { stubApi } from '../../testing/stub-api.ts'
import { CharactersPage } from './characters-page.tsx'

const tom = {
  id: 'm-1',
  name: 'Tom',
  model_name: 'Tom',
  image_url: null,
  reference_mode: 'quick',
  type: 'my-character',
  status: 'completed',
  description: '',
  is_public: false,
}

async function openPage(refusal?: string) {
  let isPublic = false
  const callsOf = stubApi({
    'GET /api/characters': () => ({ body: { characters: [{ ...tom, is_public: isPublic }], nextCursor: null } }),
    'PATCH /api/characters/m-1': ({ body }) => {
      if (refusal !== undefined) return { status: 422, body: { code: 'COMMUNITY_CONTENT_MODERATION', message: refusal, data: {} } }
      isPublic = (body as { is_public: boolean }).is_public
      return { body: { ...tom, is_public: isPublic } }
    },
  })
  await renderPage(<CharactersPage />)
  return callsOf
}

const confirm = async (title: string, button: string) =>
  userEvent.click(within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name: button }))

test('a character is shared with the community and unshared', async () => {
  const callsOf = await openPage()
  await userEvent.click(await screen.findByRole('button', { name: 'Share Tom with the community' }))
  await confirm('Share Tom?', 'Share')
  expect(await screen.findByText('In the community')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Take Tom back' }))
  await confirm('Take Tom back?', 'Take back')
  await screen.findByRole('button', { name: 'Share Tom with the community' })
  expect(callsOf('PATCH /api/characters/m-1').map(({ body }) => body)).toEqual([{ is_public: true }, { is_public: false }])
})

test('a character that fails moderation stays private with a message', async () => {
  await openPage('Your character was not shared')
  await userEvent.click(await screen.findByRole('button', { name: 'Share Tom with the community' }))
  await confirm('Share Tom?', 'Share')
  expect(await screen.findByText('Your character was not shared')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText('In the community')).toBeNull()
})
