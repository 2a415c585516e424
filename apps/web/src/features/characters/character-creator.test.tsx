import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { ACCOUNT, stubApi, type ApiResponse } from '../../testing/stub-api.ts'
import { CharacterCreator } from './character-creator.tsx'
import { CharactersPage } from './characters-page.tsx'

const IMAGE = 'POST /api/media/upload_image'
const picture = (name: string, type = 'image/png') => new File([name], name, { type })
const ANN = {
  id: 'm-1',
  name: 'Ann',
  model_name: 'Ann',
  image_url: null,
  reference_mode: 'quick',
  type: 'my-character',
  status: 'completed',
  description: '',
  is_public: false,
}
const refusal = (message: string): ApiResponse => ({ status: 422, body: { code: 'INVALID_INPUT', message, data: {} } })

async function open(responses: Parameters<typeof stubApi>[0] = {}) {
  const callsOf = stubApi(responses)
  const onCreated = vi.fn()
  await renderPage(<CharacterCreator onCreated={onCreated} />)
  await screen.findByRole('region', { name: 'New character' })
  return { callsOf, onCreated, user: userEvent.setup({ applyAccept: false }) }
}

const drop = () => screen.getByLabelText('Picture of the character')
const field = () => screen.getByLabelText('Pictures of the character')
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Character name' })
const create = () => userEvent.click(screen.getByRole('button', { name: /Create character/ }))

test('a quick character needs a picture and a name', async () => {
  const { callsOf, onCreated, user } = await open({
    [IMAGE]: { body: { imageUrl: '/media/i.png' } },
    'POST /api/characters': { status: 201, body: ANN },
  })
  await create()
  expect(screen.getByRole('alert').textContent).toBe('Please provide both an image and character name.')
  await user.upload(drop(), picture('notes.txt', 'text/plain'))
  expect(screen.getByRole('alert').textContent).toBe('notes.txt type not supported for image')
  await user.upload(drop(), picture('ann.png'))
  expect(screen.queryByRole('alert')).toBeNull()
  await create()
  expect(screen.getByRole('alert').textContent).toBe('Please provide both an image and character name.')
  await userEvent.type(name(), ' Ann {Enter}')
  await waitFor(() => expect(onCreated).toHaveBeenCalledWith(ANN))
  expect(callsOf('POST /api/characters').map(({ body }) => body)).toEqual([{ name: 'Ann', image_url: '/media/i.png' }])
  expect(name().value).toBe('')
})

test('a file that is no picture in spite of its name is refused when it is chosen', async () => {
  const { user } = await open()
  await user.upload(drop(), picture('bad.png'))
  fireEvent.error(drop().closest('label')!.querySelector('img')!)
  expect(screen.getByRole('alert').textContent).toBe('bad.png is not a picture that can be read. Choose a PNG, JPEG or WebP file.')
  expect(screen.getByText('Drop or choose a picture')).toBeTruthy()
})

test('a failed creation is explained and keeps the form', async () => {
  const { onCreated, user } = await open({
    [IMAGE]: { body: { imageUrl: '/media/i.png' } },
    'POST /api/characters': refusal('No face is seen'),
  })
  await user.upload(drop(), picture('ann.png'))
  await userEvent.type(name(), 'Ann')
  await create()
  expect((await screen.findByRole('alert')).textContent).toBe('No face is seen')
  expect(name().value).toBe('Ann')
  expect(onCreated).not.toHaveBeenCalled()
})

test.each<ApiResponse>([
  { status: 500, body: { code: 'INTERNAL_ERROR', message: 'Something went wrong on our side', data: {} } },
  { status: 200, body: {} },
])('an upload that ends with %j is explained and creates no character (C-343)', async (response) => {
  const { callsOf, user } = await open({ [IMAGE]: response })
  await user.upload(drop(), picture('ann.png'))
  await userEvent.type(name(), 'Ann')
  await create()
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to upload image. Please try again.')
  expect(callsOf('POST /api/characters')).toEqual([])
})

test('training pictures are added once, removed, and limited in number', async () => {
  const { user } = await open()
  await userEvent.click(screen.getByRole('radio', { name: 'Train on several pictures' }))
  const files = Array.from({ length: 11 }, (_, i) => picture(`p${i}.png`))
  expect(screen.getByText('Drop or choose pictures')).toBeTruthy()
  await user.upload(field(), [files[0]!, files[1]!, picture('notes.txt', 'text/plain')])
  expect(screen.getByText('2 of 10')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('notes.txt type not supported for image')
  await user.upload(field(), files[0]!)
  expect(screen.getByText('2 of 10')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Remove p0.png' }))
  expect(screen.getByText('1 of 10')).toBeTruthy()
  await user.upload(field(), files)
  expect(screen.getByRole('alert').textContent).toBe('A character can be trained on 10 pictures at most. The first 10 are kept.')
  expect(screen.queryByLabelText('Pictures of the character')).toBeNull()
  expect(screen.getAllByRole('button', { name: /^Remove p/ })).toHaveLength(10)
})

test('an own character is deleted after confirmation', async () => {
  let left = [ANN]
  const callsOf = stubApi({
    'GET /api/characters': () => ({ body: { characters: left, nextCursor: null } }),
    'DELETE /api/characters/m-1': () => ((left = []), { status: 204, body: null }),
  })
  await renderPage(<CharactersPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Ann' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Ann?' }))
  expect(dialog.getByText('Stories that were made with this character stay as they are.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Keep' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(callsOf('DELETE /api/characters/m-1')).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: 'Delete Ann' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('You have no characters yet. Make one from a picture.')).toBeTruthy()
})

test('more characters are loaded on request', async () => {
  const callsOf = stubApi({
    'GET /api/me': { body: ACCOUNT },
    'GET /api/characters': ({ path }) =>
      path.includes('cursor=c1')
        ? { body: { characters: [{ ...ANN, id: 'm-2', name: 'Tom', is_public: true }], nextCursor: null } }
        : { body: { characters: [ANN], nextCursor: 'c1' } },
  })
  await renderPage(<CharactersPage />)
  await userEvent.click(await screen.findByRole('button', { name: /Show more/ }))
  expect(await screen.findByRole('button', { name: 'Take Tom back' })).toBeTruthy()
  expect(screen.getByText('Quick reference')).toBeTruthy()
  expect(screen.getByText('In the community')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull()
  expect(callsOf('GET /api/characters')).toHaveLength(2)
})
