import { toWireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import type { Shot } from '@fablecut/domain/story/shots/shot'
import { buildAsset } from '@fablecut/domain/timeline/story-fixture'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderEditor } from '../../../testing/render-editor.tsx'
import { stubApi } from '../../../testing/stub-api.ts'
import { stubUploads } from '../../../testing/stub-uploads.ts'
import { showEverything } from '../../../testing/stub-view.ts'
import { ShotEditor } from './shot-editor.tsx'
import { aTake, shotsStory, takesResponse } from './shot-fixture.ts'

const TAKES = 'GET /api/stories/s/shots/s1'
const REGENERATE = 'POST /api/stories/workflow/regenerate_shot'
const STILL: Partial<Shot> = { imagePrompt: 'A fox', activeImageId: 'i1', activeImageUrl: '/media/i1/file' }
const MOVING: Partial<Shot> = { ...STILL, activeVideoId: 'c1', activeVideoUrl: '/media/c1/file' }

beforeEach(showEverything)

type Options = {
  readonly shots?: readonly Partial<Shot>[]
  readonly responses?: Parameters<typeof stubApi>[0]
  readonly tab?: string
} & Omit<NonNullable<Parameters<typeof renderEditor>[1]>, 'document'>

async function openShot({ shots = [STILL, {}], responses = {}, tab = 'Still Image', ...options }: Options = {}) {
  const calls = stubApi({ [TAKES]: takesResponse(), 'GET /api/media/albums': { body: { albums: [] } }, ...responses })
  const editor = await renderEditor(<ShotEditor shotId="s1" />, { document: shotsStory(...shots), ...options })
  const tabButton = screen.queryByRole('tab', { name: tab })
  if (tabButton) await editor.user.click(tabButton)
  const shot = () => editor.document().shots.s1!
  const order = () => calls(REGENERATE).map(({ body }) => body)
  return { ...editor, calls, shot, order }
}
const takes = (name: string) => within(screen.getByRole('list', { name }))
const names = () =>
  takes('Pictures of this shot')
    .getAllByRole('button')
    .map((element) => element.getAttribute('aria-label'))
const films = () => [...document.querySelectorAll('section video')].map((film) => film.getAttribute('src'))
const prompt = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
const button = (name: RegExp | string) => screen.getByRole<HTMLButtonElement>('button', { name })

test.each([
  ['Still Image', 'Image prompt', 'imagePrompt'],
  ['Video', 'Video prompt', 'videoPrompt'],
  ['Script', 'Voice-over', 'voiceOver'],
] as const)('on the tab %s pasted text is stored in %s as one undo step, undone by Ctrl+Z', async (tab, label, field) => {
  const { user, shot, session } = await openShot({ tab, story: { categoryId: 'script_to_video' } })
  const before = shot()[field]
  await user.clear(prompt(label))
  await user.paste('Pasted words')
  expect(prompt(label).value).toBe('Pasted words')
  expect(screen.getByText('12')).toBeTruthy()
  await user.tab()
  expect(shot()[field]).toBe('Pasted words')
  expect(await screen.findByText('Shot prompts updated successfully')).toBeTruthy()
  await user.click(screen.getByRole('heading', { name: 'Shot 1' }))
  await user.keyboard('{Control>}z{/Control}')
  expect([shot()[field], prompt(label).value, session.undo()]).toEqual([before, before, false])
})

test('typed text is stored after a pause and reported as saved when the field loses focus', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, shot } = await openShot()
  await user.type(prompt('Image prompt'), ' in snow')
  expect(shot().imagePrompt).toBe('A fox')
  await act(async () => vi.advanceTimersByTimeAsync(1200))
  expect(shot().imagePrompt).toBe('A fox in snow')
  expect(screen.queryByText('Shot prompts updated successfully')).toBeNull()
  await user.tab()
  expect(await screen.findByText('Shot prompts updated successfully')).toBeTruthy()
  vi.useRealTimers()
})

test('an unchanged prompt reports nothing', async () => {
  const { user, session } = await openShot()
  await user.click(prompt('Image prompt'))
  await user.tab()
  expect([screen.queryByText('Shot prompts updated successfully'), session.undo()]).toEqual([null, false])
})

test('typed text is stored when another item is selected', async () => {
  const { user, shot, page } = await openShot()
  await user.type(prompt('Image prompt'), '!')
  page.unmount()
  expect(shot().imagePrompt).toBe('A fox!')
})

test("a prompt has the server's maximum length", async () => {
  await openShot()
  expect([prompt('Image prompt').maxLength, prompt('Image prompt').placeholder]).toEqual([5000, 'What is seen: who, where, in which light'])
})

test('takes are listed newest first; a click makes one active and reports it once it is saved (C-357)', async () => {
  const images = [
    aTake('waiting', 'image', { status: 'generating', workflow_run_id: 'r9' }),
    aTake('i2', 'image'),
    aTake('broken', 'image', { status: 'failed', status_message: 'Too dark' }),
    aTake('i1', 'image'),
  ]
  const { user, shot } = await openShot({ responses: { [TAKES]: takesResponse({ images }) } })
  await waitFor(() =>
    expect(names()).toEqual(['Picture 4, Being made', 'Picture 3', 'Picture 2, Too dark', 'Picture 1, in the film', 'Upload', 'History']),
  )
  await user.click(button('Picture 4, Being made'))
  await user.click(button('Picture 2, Too dark'))
  expect(shot().activeImageId).toBe('i1')
  expect(button('Picture 2, Too dark').getAttribute('aria-disabled')).toBe('true')
  expect(button('Picture 3').title).toBe('Prompt of i2')
  await user.click(button('Picture 3'))
  expect(shot().activeImageId).toBe('i2')
  expect(await screen.findByText('Active image updated successfully')).toBeTruthy()
  expect(button('Picture 3, in the film').getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByRole('heading', { name: 'Shot 1' }))
  await user.keyboard('{Control>}z{/Control}')
  expect(shot().activeImageId).toBe('i1')
})

test('a take that could not be saved is reported as not set', async () => {
  const { user } = await openShot({
    saves: false,
    responses: { [TAKES]: takesResponse({ images: [aTake('i2', 'image'), aTake('i1', 'image')] }) },
  })
  await user.click(await screen.findByRole('button', { name: 'Picture 2' }))
  expect(await screen.findByText('Error: Failed to set active media')).toBeTruthy()
})

test('takes that fail to load show the status', async () => {
  await openShot({ responses: { [TAKES]: { status: 403, body: { code: 'FORBIDDEN', message: 'no', data: {} } } } })
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to load shot media: 403')
})

test('a shot that was not synced yet has no takes and no error', async () => {
  const { calls } = await openShot({ responses: { [TAKES]: { status: 404, body: { code: 'NOT_FOUND', message: 'no', data: {} } } } })
  await waitFor(() => expect(calls(TAKES).length).toBe(1))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('No picture yet')).toBeTruthy()
})

test('two takes are compared side by side and one is chosen (C-357)', async () => {
  const { user, shot } = await openShot({
    shots: [MOVING],
    tab: 'Video',
    responses: { [TAKES]: takesResponse({ videos: [aTake('c2', 'video'), aTake('c1', 'video', { prompt: null })] }) },
  })
  await user.click(await screen.findByRole('button', { name: 'Compare' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Which one?' }))
  const [left, right] = [within(dialog.getByRole('region', { name: 'Left' })), within(dialog.getByRole('region', { name: 'Right' }))]
  expect(left.getByRole('combobox').textContent).toContain('Clip 1')
  expect(right.getByRole('combobox').textContent).toContain('Clip 2')
  expect(right.getByText('Prompt of c2')).toBeTruthy()
  expect(left.getByRole<HTMLButtonElement>('button', { name: 'In the film' }).disabled).toBe(true)
  expect(films()).toEqual(['/media/c1/file', '/media/c2/file'])
  await user.click(right.getByRole('button', { name: 'Use this one' }))
  expect(shot().activeVideoId).toBe('c2')
  expect(await screen.findByText('Active video updated successfully')).toBeTruthy()
  expect(left.getByRole('button', { name: 'Use this one' })).toBeTruthy()
  await user.click(left.getByRole('combobox'))
  await user.click(await screen.findByRole('option', { name: 'Clip 2' }))
  expect(films()).toEqual(['/media/c2/file', '/media/c2/file'])
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test("a single take can't be compared", async () => {
  await openShot({ responses: { [TAKES]: takesResponse({ images: [aTake('i1', 'image'), aTake('lost', 'image')] }) } })
  await screen.findByRole('button', { name: /^Picture 2/ })
  expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull()
})

test('an uploaded image is added to the takes and made active', async () => {
  const uploads = stubUploads()
  const inputs: HTMLInputElement[] = []
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    inputs.push(this)
  })
  const { user, shot, calls } = await openShot({
    responses: {
      'POST /api/media/resources': {
        body: { media_resource: toWireMediaAsset(buildAsset('own', { resourceType: 'image', shotId: 's1' })) },
      },
    },
  })
  await user.click(button('Upload'))
  Object.defineProperty(inputs[0], 'files', { value: [new File(['x'], 'a.png', { type: 'image/png' })] })
  await act(async () => void inputs[0]!.dispatchEvent(new Event('change')))
  await waitFor(() => expect(uploads.length).toBe(1))
  uploads[0]!.respond(200, { media_resource: toWireMediaAsset(buildAsset('up', { title: 'a.png', resourceType: 'image' })) })
  await waitFor(() => expect(shot().activeImageId).toBe('own'))
  expect(calls('POST /api/media/resources').map(({ body }) => body)).toEqual([
    { story_id: 's', shot_id: 's1', type: 'image', url: '/media/up/file', title: 'a.png' },
  ])
  await waitFor(() => expect(calls(TAKES).length).toBe(2))
})

test('an earlier generation is added to the takes; a failure is reported', async () => {
  let isDown = true
  const { user, shot } = await openShot({
    responses: {
      'GET /api/media/resources': {
        body: { media_resources: [toWireMediaAsset(buildAsset('old', { title: 'Old', resourceType: 'image' }))], nextCursor: null },
      },
      'POST /api/media/resources': () =>
        isDown
          ? { status: 404, body: { code: 'NOT_FOUND', message: 'It is gone', data: {} } }
          : { body: { media_resource: toWireMediaAsset(buildAsset('own', { resourceType: 'image', shotId: 's1' })) } },
    },
  })
  for (const _ of ['fails', 'works']) {
    await user.click(button('History'))
    await user.click(await screen.findByRole('checkbox', { name: 'Old' }))
    await user.click(button('Use'))
    if (isDown) expect(await screen.findByText('It is gone')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    isDown = false
  }
  await waitFor(() => expect(shot().activeImageId).toBe('own'))
})

test('the header shows the number and duration of the shot and links to its neighbours', async () => {
  const { user, session } = await openShot({ shots: [MOVING, { activeVideoId: 'c2' }] })
  expect(screen.getByText('2.0 s')).toBeTruthy()
  expect([button('Previous shot').disabled, button('Next shot').disabled]).toEqual([true, false])
  expect(screen.queryByRole('button', { name: 'Delete shot' })).toBeNull()
  await user.click(button('Next shot'))
  expect(session.store.getState()).toMatchObject({ selectedShotId: 's2', selectedItemIds: ['V2'] })
})

test('in the list of shots the neighbour links select no item', async () => {
  const { user, session } = await openShot({ shots: [MOVING, { activeVideoId: 'c2' }] })
  act(() => session.showView('list'))
  await user.click(button('Next shot'))
  expect(session.store.getState()).toMatchObject({ selectedShotId: 's2', selectedItemIds: [] })
})

test('a shot can be hidden and shown', async () => {
  const { user, shot, session } = await openShot({ shots: [MOVING, { activeVideoId: 'c2' }] })
  await user.click(button('Hide shot'))
  expect(shot().isHidden).toBe(true)
  expect(screen.getByRole('heading', { name: 'Hidden shot' })).toBeTruthy()
  expect([button('Previous shot').disabled, button('Next shot').disabled]).toEqual([true, true])
  await user.click(button('Show shot again'))
  expect(shot().isHidden).toBe(false)
  expect([session.undo(), shot().isHidden]).toEqual([true, true])
})

test('a user-added shot is deleted and the editor closes', async () => {
  const { user, document } = await openShot({ shots: [{ ...STILL, shotType: 'manual' }, {}] })
  await user.click(button('Delete shot'))
  expect(Object.keys(document().shots)).toEqual(['s2'])
  expect(screen.queryByRole('heading')).toBeNull()
})

test('a read-only story disables what would change it', async () => {
  const { user, shot } = await openShot({ shots: [{ ...STILL, shotType: 'manual' }], readOnlyReason: 'It is being made' })
  await waitFor(() => expect(button(/^Generate image/).textContent).toMatch(/\d/))
  expect([button('Hide shot').disabled, button('Delete shot').disabled, button(/^Generate image/).disabled]).toEqual([true, true, true])
  await user.type(prompt('Image prompt'), '!')
  await user.tab()
  expect(await screen.findByText('It is being made')).toBeTruthy()
  expect(shot().imagePrompt).toBe('A fox')
})

test.each([
  ['user_upload', 'Uploaded'],
  ['generated', 'Generated'],
] as const)('a placed clip (%s) is labelled by its origin and has no takes', async (source, label) => {
  const calls = stubApi({ [TAKES]: takesResponse() })
  const story = shotsStory({ ...MOVING, shotType: 'uploaded_video' })
  const mediaAssets = story.timeline.mediaAssets.map((asset) => ({ ...asset, source }))
  const { page } = await renderEditor(<ShotEditor shotId="s1" />, { document: { ...story, timeline: { ...story.timeline, mediaAssets } } })
  expect(screen.getByText(label)).toBeTruthy()
  expect(page.container.querySelector('video')?.getAttribute('src')).toBe('/media/c1/file')
  expect(screen.queryByRole('tab')).toBeNull()
  expect(calls(TAKES)).toEqual([])
})

test('the last open tab is reopened, except the clip tab of a shot without an image', async () => {
  const first = await openShot({ shots: [MOVING], tab: 'Video' })
  first.page.unmount()
  const second = await renderEditor(<ShotEditor shotId="s1" />, { document: shotsStory(MOVING) })
  expect(screen.getByRole('tab', { name: 'Video', selected: true })).toBeTruthy()
  second.page.unmount()
  await renderEditor(<ShotEditor shotId="s1" />, { document: shotsStory({}) })
  expect(screen.getByRole('tab', { name: 'Still Image', selected: true })).toBeTruthy()
})

test('only a narrated story has a script tab', async () => {
  const first = await openShot({ tab: 'Script', story: { categoryId: 'script_to_video' } })
  expect(screen.getByRole('tab', { name: 'Script', selected: true })).toBeTruthy()
  first.page.unmount()
  await openShot({ tab: 'none' })
  expect(screen.queryByRole('tab', { name: 'Script' })).toBeNull()
  expect(screen.getByRole('tab', { name: 'Still Image', selected: true })).toBeTruthy()
})

test('a changed script is marked as not spoken yet', async () => {
  const { user } = await openShot({
    tab: 'Script',
    story: { categoryId: 'script_to_video' },
    shots: [{ ...STILL, voiceOver: 'Once  upon a time ', activeVoiceOverAudioId: 'a1', activeVoiceOverAudioUrl: '/media/a1/file' }],
    responses: { [TAKES]: takesResponse({ audio: [aTake('a1', 'audio', { prompt: 'Once upon a time' })] }) },
  })
  await screen.findByRole('button', { name: /^Speak again/ })
  expect(document.querySelector('audio')?.getAttribute('src')).toBe('/media/a1/file')
  expect(screen.queryByText(/still says the earlier words/)).toBeNull()
  await user.type(prompt('Voice-over'), 'ago')
  expect(await screen.findByText('The film still says the earlier words. Speak it again to hear these.')).toBeTruthy()
  expect(prompt('Image prompt').disabled).toBe(true)
})

test("an empty script can't be spoken", async () => {
  const { user } = await openShot({ tab: 'Script', story: { categoryId: 'script_to_video' } })
  await waitFor(() => expect(screen.getByText('Write what is said first.')).toBeTruthy())
  expect(button(/^Speak/).disabled).toBe(true)
  await user.type(prompt('Voice-over'), 'Hello')
  await waitFor(() => expect(button(/^Speak/).disabled).toBe(false))
})

test('a pending voice-over is shown as such', async () => {
  await openShot({
    tab: 'Script',
    story: { categoryId: 'script_to_video' },
    responses: { [TAKES]: takesResponse({ audio: [aTake('a1', 'audio', { status: 'pending', workflow_run_id: 'r1' })] }) },
  })
  expect((await screen.findByRole('status')).textContent?.trim()).toBe('Being made')
})
