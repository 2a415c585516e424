import { toWireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import { buildAsset } from '@fablecut/domain/timeline/story-fixture'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderEditor } from '../../../../testing/render-editor.tsx'
import { stubApi, type ApiResponse } from '../../../../testing/stub-api.ts'
import { showEverything } from '../../../../testing/stub-view.ts'
import { MediaPicker } from '../media-picker.tsx'

type Album = { id: string; name: string; count: number; cover_url: string | null }
const SEASIDE: Album = { id: 'al1', name: 'Seaside', count: 2, cover_url: '/cover.webp' }
const PICTURES = { media_resources: [toWireMediaAsset(buildAsset('sea', { title: 'Sea', resourceType: 'image' }))], nextCursor: null }
const REFUSED: ApiResponse = { status: 404, body: { code: 'NOT_FOUND', message: 'no', data: {} } }

beforeEach(showEverything)

/** Albums on the server, changed by each request; `refuses`: rejects all changes. */
async function openAlbums(albums: readonly Album[], { refuses = false } = {}) {
  let stored = [...albums]
  const change = (respond: (body: never) => unknown) => (call: { body: unknown }) =>
    refuses ? REFUSED : { body: respond(call.body as never) }
  const calls = stubApi({
    'GET /api/media/albums': () => ({ body: { albums: stored } }),
    'GET /api/media/resources': { body: PICTURES },
    'POST /api/media/albums': change(({ name, media_ids }: { name: string; media_ids: string[] }) => {
      const created = { id: 'new', name, count: media_ids.length, cover_url: null }
      stored = [...stored, created]
      return created
    }),
    'PATCH /api/media/albums/al1': change((body: object) => {
      stored = stored.map((album) => (album.id === 'al1' ? { ...album, ...body } : album))
      return stored[0]
    }),
    'DELETE /api/media/albums/al1': change(() => {
      stored = []
      return { deleted: true }
    }),
  })
  const editor = await renderEditor(<MediaPicker open type="image" max={3} onPick={() => {}} onOpenChange={() => {}} />)
  const openTab = async () => editor.user.click(await screen.findByRole('tab', { name: 'Albums' }))
  const menu = async (item: string) => {
    await editor.user.click(await screen.findByRole('button', { name: 'What to do with Seaside' }))
    await editor.user.click(await screen.findByRole('menuitem', { name: item }))
  }
  return { ...editor, calls, openTab, menu }
}

test('a new album is named at once; Enter creates it', async () => {
  const { user, calls, openTab } = await openAlbums([])
  await openTab()
  expect(await screen.findByText('Albums keep what you use again and again.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'New album' }))
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the album' })
  expect(document.activeElement).toBe(field)
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  expect(save.disabled).toBe(true)
  await user.type(field, '  {Enter}')
  expect(calls('POST /api/media/albums')).toEqual([])
  await user.paste('Seaside ')
  expect(save.disabled).toBe(false)
  await user.keyboard('{Enter}')
  expect(within(await screen.findByRole('list', { name: 'Your albums' })).getByText('0 items')).toBeTruthy()
  expect(calls('POST /api/media/albums').map(({ body }) => body)).toEqual([{ name: 'Seaside', media_ids: [] }])
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
})

test('Escape cancels naming and leaves the picker open', async () => {
  const { user, calls, openTab } = await openAlbums([])
  await openTab()
  await user.click(await screen.findByRole('button', { name: 'New album' }))
  await user.keyboard('Sea{Escape}')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('dialog', { name: 'Your images' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'New album' }))
  const form = screen.getByRole('textbox').closest('form')!
  await user.click(within(form).getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(calls('POST /api/media/albums')).toEqual([])
})

test('a failed creation keeps the typed name', async () => {
  const { user, openTab } = await openAlbums([], { refuses: true })
  await openTab()
  await user.click(await screen.findByRole('button', { name: 'New album' }))
  await user.keyboard('Sea{Enter}')
  expect(await screen.findByText('The album could not be changed. Please try again.')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Sea')
})

test('an album can be opened and left; it lists its media', async () => {
  const { user, calls, openTab } = await openAlbums([SEASIDE])
  await openTab()
  const list = await screen.findByRole('list', { name: 'Your albums' })
  expect(within(list).getByText('2 items')).toBeTruthy()
  expect(list.querySelector('img')?.getAttribute('src')).toBe('/cover.webp')
  await user.click(within(list).getByRole('button', { name: 'Seaside' }))
  expect(await screen.findByRole('heading', { name: 'Seaside' })).toBeTruthy()
  expect(await screen.findByRole('checkbox', { name: 'Sea' })).toBeTruthy()
  const query = new URL(calls('GET /api/media/resources').at(-1)!.path, 'http://x').searchParams
  expect(Object.fromEntries(query)).toEqual({ type: 'image', album_id: 'al1' })
  await user.click(screen.getByRole('button', { name: 'All albums' }))
  expect(await screen.findByRole('list', { name: 'Your albums' })).toBeTruthy()
})

test('an album is renamed in place', async () => {
  const { user, calls, openTab, menu } = await openAlbums([{ ...SEASIDE, count: 1 }])
  await openTab()
  expect(await screen.findByText('1 item')).toBeTruthy()
  await menu('Rename')
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of the album' })
  expect(field.value).toBe('Seaside')
  await user.clear(field)
  await user.type(field, 'Beach')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('button', { name: 'What to do with Beach' })).toBeTruthy()
  expect(calls('PATCH /api/media/albums/al1').map(({ body }) => body)).toMatchObject([{ name: 'Beach' }])
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('an album is deleted after confirmation', async () => {
  const { user, calls, openTab, menu } = await openAlbums([SEASIDE])
  await openTab()
  await menu('Delete')
  const confirm = await screen.findByRole('dialog', { name: 'Delete the album Seaside?' })
  expect(within(confirm).getByText('Its pictures and sounds stay in your stories.')).toBeTruthy()
  await user.click(within(confirm).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Delete the album Seaside?' })).toBeNull())
  expect(calls('DELETE /api/media/albums/al1')).toEqual([])
  await menu('Delete')
  await user.click(within(await screen.findByRole('dialog', { name: /^Delete the album/ })).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Albums keep what you use again and again.')).toBeTruthy()
  expect(calls('DELETE /api/media/albums/al1').length).toBe(1)
})

test('albums that failed to load can be retried', async () => {
  let isDown = true
  stubApi({
    'GET /api/media/albums': () =>
      isDown ? { status: 400, body: { code: 'BAD_REQUEST', message: 'no', data: {} } } : { body: { albums: [SEASIDE] } },
    'GET /api/media/resources': { body: PICTURES },
  })
  const { user } = await renderEditor(<MediaPicker open type="image" max={3} onPick={() => {}} onOpenChange={() => {}} />)
  await user.click(await screen.findByRole('tab', { name: 'Albums' }))
  await screen.findByText('This could not be loaded. Nothing is lost.')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('list', { name: 'Your albums' })).toBeTruthy()
})

test('selected media are added to an album or to a new one', async () => {
  const { user, calls } = await openAlbums([SEASIDE])
  const put = screen.getByRole<HTMLButtonElement>('button', { name: 'Put into album' })
  expect(put.disabled).toBe(true)
  await user.click(await screen.findByRole('checkbox', { name: 'Sea' }))
  await user.click(put)
  await user.click(await screen.findByRole('menuitem', { name: 'Seaside' }))
  expect(await screen.findByText('Put into Seaside')).toBeTruthy()
  expect(calls('PATCH /api/media/albums/al1').map(({ body }) => body)).toMatchObject([{ add: ['sea'] }])
  await user.click(screen.getByRole('button', { name: 'Put into album' }))
  await user.click(await screen.findByRole('menuitem', { name: 'New album' }))
  expect(await screen.findByText('Put into New album')).toBeTruthy()
  expect(calls('POST /api/media/albums').map(({ body }) => body)).toEqual([{ name: 'New album', media_ids: ['sea'] }])
})

test('media that could not be added to an album are not reported as added', async () => {
  const { user } = await openAlbums([SEASIDE], { refuses: true })
  await user.click(await screen.findByRole('checkbox', { name: 'Sea' }))
  await user.click(screen.getByRole('button', { name: 'Put into album' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Seaside' }))
  expect(await screen.findByText('The album could not be changed. Please try again.')).toBeTruthy()
  expect(screen.queryByText('Put into Seaside')).toBeNull()
})
