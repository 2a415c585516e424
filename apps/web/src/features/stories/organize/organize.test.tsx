import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderApp } from '../../../testing/render-app.tsx'
import { storyOf } from '../../../testing/story-fixture.ts'
import { stubApi } from '../../../testing/stub-api.ts'

const LIST = 'GET /api/stories'
const FOLDERS = 'GET /api/folders'
const folder = (id: string, count = 1) => ({ id, name: `Folder ${id}`, count })

async function open(address: string, responses: Parameters<typeof stubApi>[0] = {}) {
  const callsOf = stubApi({
    'GET /api/stories/templates': { body: { stories: [], are_more_coming: false } },
    [LIST]: { body: { stories: [storyOf('a'), storyOf('b')], nextCursor: null, recommId: null } },
    [FOLDERS]: { body: { folders: [folder('f1'), folder('f2', 0)] } },
    ...responses,
  })
  const page = await renderApp(address)
  await screen.findByRole('heading', { level: 1 })
  return { ...page, callsOf }
}
const searchesOf = (calls: readonly { path: string }[]) => calls.map(({ path }) => new URL(path, 'http://films.test').search)
const menu = async () => userEvent.click(await (await folders()).findByRole('button', { name: 'Folder Folder f1' }))
const folders = async () => within(await screen.findByRole('group', { name: 'Folders' }))

test('order, name and folder are in the URL and in the request', async () => {
  const { callsOf, address } = await open('/story/my?sort=name&folder=f1')
  await screen.findByText('Story a')
  expect(searchesOf(callsOf(LIST))).toEqual(['?sort=name&folder_id=f1'])
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'fox')
  await waitFor(() => expect(address()).toBe('/story/my?sort=name&name=fox&folder=f1'))
  expect(searchesOf(callsOf(LIST)).at(-1)).toBe('?sort=name&name=fox&folder_id=f1')
  await userEvent.click((await folders()).getByRole('button', { name: 'All stories' }))
  await waitFor(() => expect(address()).toBe('/story/my?sort=name&name=fox'))
})

test('a name that no story has says so and leads back to all stories', async () => {
  const { address } = await open('/story/my?name=xyz', { [LIST]: { body: { stories: [], nextCursor: null, recommId: null } } })
  await screen.findByText('None of these stories is called “xyz”.')
  await userEvent.click(screen.getByRole('button', { name: 'Show all stories' }))
  await waitFor(() => expect(address()).toBe('/story/my'))
  await waitFor(() => expect(screen.queryByRole<HTMLInputElement>('searchbox', { name: 'Search by name' })?.value ?? '').toBe(''))
})

test('a story is renamed in place; Escape keeps its name', async () => {
  const { callsOf } = await open('/story/my', { 'PATCH /api/stories/a': { body: storyOf('a', { title: 'Red fox' }) } })
  const card = within((await screen.findByText('Story a')).closest('article')!)
  await userEvent.click(card.getByRole('button', { name: 'Rename' }))
  await userEvent.keyboard('Blue{Escape}')
  expect(card.getByText('Story a')).toBeTruthy()
  await userEvent.click(card.getByRole('button', { name: 'Rename' }))
  await userEvent.keyboard('Red fox{Enter}')
  expect(await card.findByText('Red fox')).toBeTruthy()
  expect(callsOf('PATCH /api/stories/a').map(({ body }) => body)).toEqual([{ title: 'Red fox' }])
})

test('a refused name stays in the field', async () => {
  const refusal = { status: 422, body: { code: 'INVALID_INPUT', message: 'Not this name', data: {} } }
  await open('/story/my', { 'PATCH /api/stories/a': refusal })
  const card = within((await screen.findByText('Story a')).closest('article')!)
  await userEvent.click(card.getByRole('button', { name: 'Rename' }))
  await userEvent.keyboard('Bad{Enter}')
  await screen.findByText(/Not this name/)
  expect(card.getByRole<HTMLInputElement>('textbox', { name: 'Name of the story' }).value).toBe('Bad')
})

test('selected stories are moved to a folder', async () => {
  const { callsOf } = await open('/story/my', { 'POST /api/folders/move': { body: { moved: true } } })
  await screen.findByText('Story a')
  await userEvent.click(screen.getByRole('button', { name: 'Select' }))
  expect(screen.getByRole('button', { name: 'Move to folder' }).hasAttribute('disabled')).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Story a' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Story b' }))
  expect(screen.getByText('2 selected')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Move to folder' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Folder f2' }))
  await screen.findByText('2 stories moved')
  expect(callsOf('POST /api/folders/move')[0]!.body).toEqual({ story_ids: ['a', 'b'], folder_id: 'f2' })
  await waitFor(() => expect(callsOf(LIST)).toHaveLength(2))
})

test('a folder is made, and opened', async () => {
  const { callsOf, address } = await open('/story/my', { 'POST /api/folders': { body: folder('new', 0) } })
  await userEvent.click((await folders()).getByRole('button', { name: 'New folder' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New folder' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name of the folder' }), ' Drafts {Enter}')
  await waitFor(() => expect(address()).toBe('/story/my?folder=new'))
  expect(callsOf('POST /api/folders')[0]!.body).toEqual({ name: 'Drafts', story_ids: [] })
})

test('a folder is renamed and deleted; its stories are kept', async () => {
  const { callsOf, address } = await open('/story/my?folder=f1', {
    'PATCH /api/folders/f1': { body: folder('f1') },
    'DELETE /api/folders/f1': { body: { deleted: true } },
  })
  await menu()
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename folder' }))
  const field = await screen.findByRole('textbox', { name: 'Name of the folder' })
  await userEvent.clear(field)
  await userEvent.type(field, 'Films{Enter}')
  await waitFor(() => expect(callsOf('PATCH /api/folders/f1')[0]?.body).toEqual({ name: 'Films' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await menu()
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete folder' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete folder' }))
  await screen.findByText('Folder deleted. Its stories are kept.')
  await waitFor(() => expect(address()).toBe('/story/my'))
})
