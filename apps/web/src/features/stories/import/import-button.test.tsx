import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { stubApi } from '../../../testing/stub-api.ts'
import { stubUploads, type StubbedUpload } from '../../../testing/stub-uploads.ts'
import { ImportButton } from './import-button.tsx'

let uploads: readonly StubbedUpload[]
beforeEach(() => {
  stubApi()
  uploads = stubUploads()
})

const storyFile = (name = 'Harbour.fablecut') => new File(['x'.repeat(1000)], name)

async function choose(file: File) {
  await userEvent.upload(screen.getByLabelText('File with a story'), file, { applyAccept: false })
}
async function openWith(file: File) {
  const page = await renderPage(<ImportButton />)
  await choose(file)
  return page
}
const dialog = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }))
async function close() {
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test('a story is sent with its progress and a key of its own, and its editor is offered', async () => {
  await openWith(storyFile())
  const sending = await dialog('Importing a story')
  uploads[0]!.progress(430)
  expect(sending.getByRole('progressbar', { name: 'Uploading Harbour.fablecut' }).getAttribute('aria-valuenow')).toBe('43')
  uploads[0]!.progress(Number.POSITIVE_INFINITY)
  expect(sending.getByRole('status').textContent).toMatch(/^Its files are checked/)
  expect(sending.queryByRole('button', { name: 'Stop' })).toBeNull()
  expect([uploads[0]!.address, uploads[0]!.headers['idempotency-key']]).toEqual([
    '/api/stories/import',
    expect.stringMatching(/^[0-9a-f]{32}$/),
  ])
  uploads[0]!.respond(200, { story_id: 's7', title: 'Harbour', notes: [] })
  const done = await dialog('“Harbour” is in My Story')
  expect(done.getByText('Everything in the file was taken over.')).toBeTruthy()
  expect(done.getByRole('link', { name: 'Open Editor' }).getAttribute('href')).toBe('/story/editor?story_id=s7&view=video-editor')
})

test('what could not be taken over is listed in words', async () => {
  await openWith(storyFile('Harbour.otio'))
  const notes = [
    { type: 'effect', name: 'Glow', count: 2 },
    { type: 'media', name: 'wind.mp3', count: 1 },
    { type: 'object', name: '', count: 1 },
    { type: 'placement', name: '', count: 3 },
  ]
  uploads[0]!.respond(200, { story_id: 's7', title: 'Harbour', notes })
  const done = await dialog('“Harbour” is in My Story')
  expect(done.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'The effect “Glow” (2 times)',
    'The file “wind.mp3”, which is missing',
    'An item without a name, which cannot be read here',
    'The place of 3 items: moved so that nothing overlaps',
  ])
})

test('a refused file is said in the words of the server, and another one can be chosen', async () => {
  await openWith(storyFile())
  uploads[0]!.respond(422, { code: 'INVALID_INPUT', message: 'This file is damaged', data: {} })
  const failed = await dialog('The story was not imported')
  expect(failed.getByRole('alert').textContent).toBe('This file is damaged')
  expect(failed.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(failed.getByRole('button', { name: 'Choose another file' })).toBeTruthy()
})

test('a lost connection is tried again with the same key, another file has another', async () => {
  await openWith(storyFile())
  uploads[0]!.loseConnection()
  const failed = await dialog('The story was not imported')
  expect(failed.getByRole('alert').textContent).toMatch(/^Network error/)
  await userEvent.click(failed.getByRole('button', { name: 'Try again' }))
  uploads[1]!.loseConnection()
  await choose(storyFile('Other.zip'))
  const keys = uploads.map(({ headers }) => headers['idempotency-key'])
  expect([keys[1], uploads[2]!.file.name]).toEqual([keys[0], 'Other.zip'])
  expect(keys[2]).not.toBe(keys[0])
})

test.each([
  ['film.mp4', 'film.mp4 is no story: choose a .fablecut, .otio or .zip file.'],
  ['empty.otio', 'empty.otio is empty.'],
])('%s is refused before it is sent', async (name, message) => {
  await openWith(new File(name === 'empty.otio' ? [] : ['x'], name))
  expect((await dialog('The story was not imported')).getByRole('alert').textContent).toBe(message)
  expect(uploads).toHaveLength(0)
})

test('a closed dialog lets the import go on; the button opens it again, and so does the result', async () => {
  await openWith(storyFile())
  await close()
  await userEvent.click(screen.getByRole('button', { name: 'Importing…' }))
  await dialog('Importing a story')
  await close()
  expect(uploads[0]!.isAborted).toBe(false)
  uploads[0]!.respond(200, { story_id: 's7', title: 'Harbour', notes: [] })
  await dialog('“Harbour” is in My Story')
})

test('an upload can be stopped', async () => {
  await openWith(storyFile())
  await userEvent.click((await dialog('Importing a story')).getByRole('button', { name: 'Stop' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(uploads[0]!.isAborted).toBe(true)
  expect(screen.getByRole('button', { name: 'Import story' })).toBeTruthy()
})

test('an import that ends after its page was left is reported', async () => {
  const { unmount } = await openWith(storyFile())
  unmount()
  const toasts = await renderPage(<p>Elsewhere</p>)
  uploads[0]!.respond(200, { story_id: 's7', title: 'Harbour', notes: [] })
  expect(await toasts.findByText('“Harbour” is in My Story')).toBeTruthy()
})
