import { toWireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import { aTimeline, primaryTrackOf } from '@fablecut/domain/timeline/edit/testing/fixture'
import { buildAsset } from '@fablecut/domain/timeline/story-fixture'
import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderEditor } from '../../../testing/render-editor.tsx'
import { stubApi, type ApiCall } from '../../../testing/stub-api.ts'
import { showEverything } from '../../../testing/stub-view.ts'
import { MediaPane } from './media-pane.tsx'
import { MediaPicker } from './media-picker.tsx'

const picture = (id: string, facts: Partial<MediaAsset> = {}) =>
  buildAsset(id, { title: id, resourceType: 'image', metadata: null, ...facts })
const pageOf = (assets: readonly MediaAsset[], nextCursor: string | null = null) => ({
  body: { media_resources: assets.map(toWireMediaAsset), nextCursor },
})
const holding = (assets: readonly MediaAsset[]) => ({ ...aTimeline([primaryTrackOf('main', [])]), mediaAssets: assets })
const queryOf = ({ path }: ApiCall) => Object.fromEntries(new URL(path, 'http://x').searchParams)
const LIST = 'GET /api/media/resources'

beforeEach(showEverything)

async function openHistory(tab: string, responses: Parameters<typeof stubApi>[0], assets: readonly MediaAsset[] = []) {
  const calls = stubApi({ 'GET /api/media/albums': { body: { albums: [] } }, ...responses })
  const editor = await renderEditor(<MediaPane />, { timeline: holding(assets) })
  await editor.user.click(screen.getByRole('tab', { name: tab }))
  const open = async () => {
    await editor.user.click(screen.getByRole('button', { name: 'Add' }))
    await editor.user.click(await screen.findByRole('menuitem', { name: 'History' }))
    return screen.findByRole('dialog')
  }
  return { ...editor, calls, open, dialog: await open() }
}

const tick = (name: string) => screen.findByRole<HTMLButtonElement>('checkbox', { name })
const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add' })

async function openPicker(max: number, assets: readonly MediaAsset[], more: Partial<Parameters<typeof MediaPicker>[0]> = {}) {
  const calls = stubApi({ [LIST]: pageOf(assets), 'GET /api/media/albums': { body: { albums: [] } } })
  const onPick = vi.fn<(assets: readonly MediaAsset[]) => void>()
  const onOpenChange = vi.fn()
  const editor = await renderEditor(<MediaPicker open type="image" max={max} onPick={onPick} onOpenChange={onOpenChange} {...more} />)
  return { ...editor, calls, onPick, onOpenChange }
}

test('generated assets of other stories are added to the story', async () => {
  const { user, calls, dialog, open, timeline } = await openHistory('Images', {
    [LIST]: pageOf([picture('sea'), picture('hill', { title: '', metadata: { width: 90, height: 160 } })]),
    'POST /api/media/resources': { body: { media_resource: toWireMediaAsset(picture('copy', { title: 'sea' })) } },
  })
  expect(within(dialog).getByRole('heading', { name: 'Your images' })).toBeTruthy()
  expect(
    within(dialog)
      .getAllByRole('tab')
      .map(({ textContent }) => textContent),
  ).toEqual(['Generated', 'Albums', 'This story'])
  expect([screen.getByText('0/10').textContent, add().disabled]).toEqual(['0/10', true])
  await user.click(await screen.findByRole('checkbox', { name: 'sea', checked: false }))
  expect(screen.getByRole('checkbox', { name: 'sea', checked: true })).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'Untitled', checked: false })).toBeTruthy()
  expect(screen.getByText('1/10')).toBeTruthy()
  expect(calls(LIST).map(queryOf)).toEqual([{ type: 'image', source: 'generation' }])
  await user.click(add())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(timeline().mediaAssets.map(({ id }) => id)).toEqual(['copy']))
  expect(calls('POST /api/media/resources').map(({ body }) => body)).toEqual([
    { story_id: 's', type: 'image', subtype: null, shot_id: null, url: '/media/sea/file', title: 'sea', metadata: {} },
  ])
  await open()
  expect(await screen.findByRole<HTMLButtonElement>('checkbox', { name: 'sea, Added', checked: true })).toHaveProperty('disabled', true)
  expect(screen.getByRole<HTMLButtonElement>('checkbox', { name: 'Untitled' }).disabled).toBe(false)
})

test('failed additions are reported and the rest is added', async () => {
  let requestCount = 0
  const { user, timeline } = await openHistory('Images', {
    [LIST]: pageOf([picture('sea'), picture('hill')]),
    'POST /api/media/resources': () => {
      requestCount += 1
      return requestCount === 1
        ? { status: 404, body: { code: 'NOT_FOUND', message: 'gone', data: {} } }
        : { body: { media_resource: toWireMediaAsset(picture('copy')) } }
    },
  })
  for (const name of ['sea', 'hill']) await user.click(await screen.findByRole('checkbox', { name }))
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('Failed to add media asset')).toBeTruthy()
  await waitFor(() => expect(timeline().mediaAssets.map(({ id }) => id)).toEqual(['copy']))
})

test('videos have no albums and show their duration', async () => {
  const { dialog, calls } = await openHistory('Videos', { [LIST]: pageOf([buildAsset('clip', { metadata: { duration: 65 } })]) })
  expect(within(dialog).getByRole('heading', { name: 'Your videos' })).toBeTruthy()
  expect(
    within(dialog)
      .getAllByRole('tab')
      .map(({ textContent }) => textContent),
  ).toEqual(['Generated', 'This story'])
  expect(screen.queryByRole('button', { name: 'Put into album' })).toBeNull()
  expect(await screen.findByText('1:05')).toBeTruthy()
  expect(calls(LIST).map(queryOf)).toEqual([{ type: 'video', source: 'generation' }])
})

test('voice-overs are requested by subtype', async () => {
  const { dialog, calls, user } = await openHistory('Voiceover', { [LIST]: pageOf([]) })
  expect(within(dialog).getByRole('heading', { name: 'Your sounds' })).toBeTruthy()
  expect(await screen.findByText('Nothing made yet. What you generate in your stories is kept here.')).toBeTruthy()
  expect(calls(LIST).map(queryOf)).toEqual([{ type: 'audio', subtype: 'voiceover', source: 'generation' }])
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a list that failed to load can be retried', async () => {
  let isDown = true
  const { user } = await openHistory('Images', {
    [LIST]: () => (isDown ? { status: 400, body: { code: 'BAD_REQUEST', message: 'no', data: {} } } : pageOf([picture('sea')])),
  })
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded. Nothing is lost.')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('checkbox', { name: 'sea' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('more pages are fetched at the end of the list, and a failed page can be retried', async () => {
  let isDown = true
  const { calls, user } = await openHistory('Images', {
    [LIST]: (call) => {
      if (queryOf(call).cursor === undefined) return pageOf([picture('one')], 'next')
      return isDown ? { status: 400, body: { code: 'BAD_REQUEST', message: 'no', data: {} } } : pageOf([picture('two')])
    },
  })
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'one' })).toBeTruthy()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('checkbox', { name: 'two' })).toBeTruthy()
  expect(calls(LIST).map(queryOf).at(-1)).toEqual({ type: 'image', source: 'generation', cursor: 'next' })
  expect(screen.queryByRole('alert')).toBeNull()
})

test("the story tab lists the story's ready media of the type", async () => {
  const own = [picture('own'), picture('coming', { status: 'uploading' }), buildAsset('clip')]
  const { user } = await openHistory('Images', { [LIST]: pageOf([]) }, own)
  await user.click(screen.getByRole('tab', { name: 'This story' }))
  expect((await screen.findAllByRole('checkbox')).map((checkbox) => checkbox.getAttribute('aria-label'))).toEqual(['own, Added'])
})

test('a story without media of a type says so in the picker', async () => {
  const { user } = await openPicker(1, [])
  await user.click(screen.getByRole('tab', { name: 'This story' }))
  expect(await screen.findByText('This story has none yet.')).toBeTruthy()
})

test('at most `max` assets can be selected', async () => {
  const { user, onPick, onOpenChange } = await openPicker(
    2,
    ['a', 'b', 'c'].map((id) => picture(id)),
  )
  await user.click(await tick('b'))
  await user.click(await tick('a'))
  expect(screen.getByText('2/2')).toBeTruthy()
  expect([(await tick('c')).disabled, (await tick('a')).disabled]).toEqual([true, false])
  await user.click(await tick('b'))
  expect((await tick('c')).disabled).toBe(false)
  await user.click(await tick('c'))
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(onPick.mock.calls.map(([picked]) => picked.map(({ id }) => id))).toEqual([['a', 'c']])
  expect(onOpenChange).toHaveBeenCalledWith(false)
})

test('with a maximum of one the next selection replaces it, and a second click deselects it', async () => {
  const { user, onPick } = await openPicker(
    1,
    ['a', 'b'].map((id) => picture(id)),
  )
  await user.click(await tick('a'))
  await user.click(await tick('b'))
  expect([(await tick('a')).getAttribute('aria-checked'), (await tick('b')).getAttribute('aria-checked')]).toEqual(['false', 'true'])
  await user.click(await tick('b'))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Use' }).disabled).toBe(true)
  await user.click(await tick('b'))
  await user.click(screen.getByRole('button', { name: 'Use' }))
  expect(onPick.mock.calls.map(([picked]) => picked.map(({ id }) => id))).toEqual([['b']])
})

test('nothing is marked as added by default', async () => {
  const { onOpenChange, user, onPick } = await openPicker(1, [picture('a')])
  expect((await tick('a')).getAttribute('aria-checked')).toBe('false')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect([onOpenChange.mock.calls, onPick.mock.calls]).toEqual([[[false]], []])
})

test('a closed picker fetches nothing', async () => {
  const { calls } = await openPicker(1, [picture('a')], { open: false })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls(LIST)).toEqual([])
})
