import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { stubApi, type ApiCall } from '../../testing/stub-api.ts'
import { CharacterDialog } from './character-dialog.tsx'

const LIST = 'GET /api/characters'
const character = (id: string, name: string, changes: object = {}) => ({
  id,
  name,
  model_name: name,
  image_url: null,
  reference_mode: 'train',
  type: 'premade',
  status: 'completed',
  description: '',
  is_public: true,
  ...changes,
})
const LISTS: Record<string, object[]> = {
  premade: [character('poppy', 'Poppy'), character('lark', 'Lark'), character('pip', 'Pip')],
  community: [character('c-1', 'Tom', { reference_mode: 'quick', modelData: { source: 'community', author: 'Mia' } })],
  mine: [
    character('m-1', 'Grandma', { type: 'my-character', reference_mode: 'quick' }),
    character('m-2', 'Unfinished', { type: 'my-character', status: 'training' }),
  ],
}

/** The server's lists, by type and search. */
function respond({ path }: ApiCall) {
  const query = new URL(path, 'http://films.test').searchParams
  const matching = LISTS[query.get('type')!]!.filter((character) =>
    (character as { name: string }).name.toLowerCase().includes(query.get('search') ?? ''),
  )
  return { body: { characters: matching, nextCursor: null } }
}

async function openDialog(responses: Parameters<typeof stubApi>[0] = {}) {
  const callsOf = stubApi({ [LIST]: respond, ...responses })
  const onChoose = vi.fn()
  await renderPage(<CharacterDialog open onOpenChange={() => {}} description="Up to two." chosenIds={['lark']} onChoose={onChoose} />)
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a character' }))
  return { dialog, onChoose, callsOf }
}

test('three tabs list premade, community and finished own characters (C-056, C-057)', async () => {
  const { dialog, onChoose } = await openDialog()
  await dialog.findByRole('button', { name: 'Poppy' })
  expect(dialog.getByRole('button', { name: 'Lark' }).getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(dialog.getByRole('tab', { name: 'My Characters' }))
  await dialog.findByRole('button', { name: /Grandma/ })
  expect(dialog.queryByRole('button', { name: /Unfinished/ })).toBeNull()
  await userEvent.click(dialog.getByRole('tab', { name: 'Community' }))
  await userEvent.click(await dialog.findByRole('button', { name: /Tom.*by Mia/ }))
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'c-1', type: 'premade' }))
})

test('the search queries the server and shows when there are no results', async () => {
  const { dialog, callsOf } = await openDialog()
  await dialog.findByRole('button', { name: 'Poppy' })
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Search characters' }), 'pip')
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Poppy' })).toBeNull())
  expect(dialog.getByRole('button', { name: 'Pip' })).toBeDefined()
  expect(callsOf(LIST).map(({ path }) => path)).toContain('/api/characters?type=premade&search=pip')
  await userEvent.type(dialog.getByRole('searchbox'), 'x')
  expect(await dialog.findByText('No character is called “pipx”.')).toBeDefined()
})

test('the grid is one tab stop; arrow keys move between tiles', async () => {
  const { dialog } = await openDialog()
  const [poppy, lark, pip] = await Promise.all(['Poppy', 'Lark', 'Pip'].map((name) => dialog.findByRole('button', { name })))
  expect([poppy, lark, pip].map((tile) => tile!.tabIndex)).toEqual([0, -1, -1])
  poppy!.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(pip)
  await userEvent.keyboard('{Home}{ArrowRight}')
  expect(document.activeElement).toBe(lark)
  expect([poppy, lark, pip].map((tile) => tile!.tabIndex)).toEqual([-1, 0, -1])
})

test('a list that failed to load can be retried', async () => {
  let isBroken = true
  const { dialog } = await openDialog({
    [LIST]: (call) => (isBroken ? { status: 422, body: { code: 'INVALID_INPUT', message: 'No', data: {} } } : respond(call)),
  })
  const alert = within(await dialog.findByRole('alert'))
  isBroken = false
  await userEvent.click(alert.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByRole('button', { name: 'Poppy' })).toBeDefined()
})

test('several images train a character, which is selected at once as custom-train (C-058)', async () => {
  const trained = character('t-1', 'Ann', { type: 'custom-train' })
  let uploads = 0
  const { dialog, onChoose, callsOf } = await openDialog({
    'POST /api/media/upload_image': () => ({ body: { imageUrl: `/media/${++uploads}/image.png` } }),
    'POST /api/characters/train': { status: 201, body: trained },
  })
  await userEvent.click(await dialog.findByRole('tab', { name: 'My Characters' }))
  await userEvent.click(await dialog.findByRole('radio', { name: 'Train on several pictures' }))
  const files = ['a', 'b', 'c'].map((name) => new File([name], `${name}.png`, { type: 'image/png' }))
  await userEvent.upload(dialog.getByLabelText('Pictures of the character'), files.slice(0, 2))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Character name' }), 'Ann')
  await userEvent.click(dialog.getByRole('button', { name: 'Create character' }))
  expect(dialog.getByRole('alert').textContent).toBe('Please provide 3 to 10 pictures and a character name.')
  await userEvent.upload(dialog.getByLabelText('Pictures of the character'), files.slice(2))
  await userEvent.click(dialog.getByRole('button', { name: 'Create character' }))
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 't-1', type: 'custom-train' })))
  expect(callsOf('POST /api/characters/train')[0]!.body).toEqual({
    name: 'Ann',
    image_urls: ['/media/1/image.png', '/media/2/image.png', '/media/3/image.png'],
  })
})

test('visitors see the two public tabs and are asked to sign in for their own (C-065)', async () => {
  const { dialog, callsOf } = await openDialog({ 'GET /api/me': { status: 401, body: { code: 'UNAUTHORIZED', message: 'No', data: {} } } })
  await dialog.findByRole('button', { name: 'Poppy' })
  expect(dialog.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Premade', 'Community'])
  await userEvent.click(dialog.getByRole('button', { name: 'Sign in to use your own characters' }))
  expect(callsOf(LIST).some(({ path }) => path.includes('mine'))).toBe(false)
})
