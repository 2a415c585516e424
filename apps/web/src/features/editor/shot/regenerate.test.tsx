import { IMAGE_MODELS, VIDEO_MODELS } from '@fablecut/domain/story/models/models'
import { toWireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import type { Shot } from '@fablecut/domain/story/shots/shot'
import { buildAsset } from '@fablecut/domain/timeline/story-fixture'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderEditor } from '../../../testing/render-editor.tsx'
import { buildMaker, stubApi, SYSTEM, type ApiResponse } from '../../../testing/stub-api.ts'
import { showEverything } from '../../../testing/stub-view.ts'
import { ShotEditor } from './shot-editor.tsx'
import { aTake, shotsStory, takesResponse } from './shot-fixture.ts'

const TAKES = 'GET /api/stories/s/shots/s1'
const REGENERATE = 'POST /api/stories/workflow/regenerate_shot'
const STATUS = 'POST /api/stories/workflow/status'
const STILL: Partial<Shot> = { imagePrompt: 'A fox', videoPrompt: 'It runs', activeImageId: 'i1', activeImageUrl: '/media/i1/file' }
const STARTED: ApiResponse = { status: 202, body: { workflowRunId: 'r1', success: true, message: '' } }
const refusal = (status: number, code: string, data: object = {}): ApiResponse => ({
  status,
  body: { code, message: `Told: ${code}`, data },
})
const ended = (status: string, more: object = {}): ApiResponse => ({
  body: { results: [{ workflowRunId: 'r1', status, output: null, error: null, ...more }] },
})

beforeEach(showEverything)
afterEach(() => vi.useRealTimers())

async function openShot(
  tab: string,
  responses: Parameters<typeof stubApi>[0] = {},
  options: { shot?: Partial<Shot>; saves?: boolean; story?: object } = {},
) {
  const calls = stubApi({
    [TAKES]: takesResponse(),
    [REGENERATE]: STARTED,
    'GET /api/media/albums': { body: { albums: [] } },
    ...responses,
  })
  const { shot = STILL, ...more } = options
  const editor = await renderEditor(<ShotEditor shotId="s1" />, { document: shotsStory(shot), ...more })
  await editor.user.click(screen.getByRole('tab', { name: tab }))
  const start = async (name: RegExp) => {
    await waitFor(() => expect(button(name).textContent).toMatch(/\d|FREE/))
    await editor.user.click(button(name))
  }
  return { ...editor, calls, start, order: () => calls(REGENERATE).map(({ body }) => body), path: () => calls(REGENERATE)[0]?.path }
}
const facts = () => screen.getByText(/^\d+p, \d+ s$/).textContent
const button = (name: RegExp | string) => screen.getByRole<HTMLButtonElement>('button', { name })
const chooseReference = async (user: Awaited<ReturnType<typeof openShot>>['user'], confirm: string) => {
  await user.click(button('Add a reference image'))
  await user.click(await screen.findByRole('checkbox', { name: 'Old' }))
  await user.click(button(confirm))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
const OLD = {
  'GET /api/media/resources': {
    body: { media_resources: [toWireMediaAsset(buildAsset('old', { title: 'Old', resourceType: 'image' }))], nextCursor: null },
  },
}

test('an image is generated from its prompt for the price on the button, and its take is shown as pending (E-280)', async () => {
  const { start, order, path } = await openShot('Still Image')
  await start(/^Generate image/)
  await waitFor(() =>
    expect(order()).toMatchObject([{ media_types: ['image'], image_prompt: 'A fox', video_prompt: 'It runs', voice_over: '' }]),
  )
  const price = Number(/\d+/.exec(button(/^Generate image|^Regenerate image/).textContent ?? '')?.[0])
  expect(order()[0]).toMatchObject({ expected_credits: price, advanced_settings: {} })
  expect(path()).toBe('/api/stories/workflow/regenerate_shot?storyId=s&shotId=s1')
  expect(await screen.findByRole('button', { name: 'Picture 1, Being made' })).toBeTruthy()
  expect(window['__analytics']?.at(-1)).toMatchObject({
    name: 'shot_regenerate_clicked',
    properties: { shot_id: 's1', media_type: 'image', credits_num: price },
  })
})

test('when a run ends, it is reported and its takes are fetched (C-357)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { start, calls } = await openShot('Still Image', { [STATUS]: ended('RUN_SUCCESS', { output: { failed: [] } }) })
  await start(/^Generate image/)
  await screen.findByRole('button', { name: 'Picture 1, Being made' })
  await act(async () => vi.advanceTimersByTimeAsync(3000))
  expect(await screen.findByText('Shot image regenerated successfully via workflow')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: /Being made/ })).toBeNull())
  expect(calls(TAKES).length).toBeGreaterThan(1)
})

test('a run is not followed once the editor is left', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { start, calls, page } = await openShot('Still Image', { [STATUS]: ended('RUN_RUNNING') })
  await start(/^Generate image/)
  await screen.findByRole('button', { name: 'Picture 1, Being made' })
  await act(async () => vi.advanceTimersByTimeAsync(4000))
  const polls = calls(STATUS).length
  expect(polls).toBeGreaterThan(0)
  page.unmount()
  await act(async () => vi.advanceTimersByTimeAsync(30_000))
  expect(calls(STATUS)).toHaveLength(polls)
})

test.each([
  [ended('RUN_FAILED', { error: 'The model was busy' }), 'The model was busy'],
  [ended('RUN_SUCCESS'), 'Workflow completed but indicated failure or missing output'],
])('a failed run says why', async (response, text) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { start } = await openShot('Still Image', { [STATUS]: response })
  await start(/^Generate image/)
  await screen.findByRole('button', { name: 'Picture 1, Being made' })
  await act(async () => vi.advanceTimersByTimeAsync(3000))
  expect(await screen.findByText(text)).toBeTruthy()
})

test('a shot that failed is reported with its refund', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const failed = [{ shot_id: 's1', media_type: 'image', message: 'Too dark' }]
  const { start, session } = await openShot(
    'Still Image',
    { [STATUS]: ended('RUN_SUCCESS', { output: { failed } }) },
    { shot: { imagePrompt: 'A fox' } },
  )
  await start(/^Generate image/)
  await screen.findByRole('button', { name: 'Picture 1, Being made' })
  await act(async () => vi.advanceTimersByTimeAsync(3000))
  expect(await screen.findByText('1 shot could not be made. Credits for it are back')).toBeTruthy()
  expect([...session.store.getState().failures]).toEqual([['s1', 'Too dark']])
})

test.each([
  [refusal(402, 'INSUFFICIENT_CREDITS', { required: 15, available: 3 }), 'Insufficient credits: you have 3'],
  [refusal(402, 'INSUFFICIENT_CREDITS'), 'Told: INSUFFICIENT_CREDITS'],
  [refusal(500, 'INTERNAL_ERROR'), 'Failed to start regeneration'],
  [refusal(429, 'TOO_MANY_RUNS'), 'Told: TOO_MANY_RUNS'],
  [{ status: 202, body: { success: true, message: '' } } as ApiResponse, 'workflowRunId not found in regeneration response'],
])('a rejected start says why and leaves no pending take', async (response, text) => {
  const { start } = await openShot('Still Image', { [REGENERATE]: response })
  await start(/^Generate image/)
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Being made/ })).toBeNull()
  expect(button(/^Generate image/).getAttribute('aria-busy')).toBeNull()
})

test('a changed price is refetched', async () => {
  const { start, calls } = await openShot('Still Image', { [REGENERATE]: refusal(409, 'PRICE_CHANGED') })
  await start(/^Generate image/)
  expect(await screen.findByText('The price has changed. Please look at it and try again')).toBeTruthy()
  await waitFor(() => expect(calls('GET /api/credits/prices').length).toBe(2))
})

test('after a lost response the same request has the same idempotency key, a changed one a new key', async () => {
  const keys: (string | null)[] = []
  const { start, user } = await openShot('Still Image')
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.includes('regenerate_shot')) keys.push(request.headers.get('idempotency-key'))
    throw new TypeError('offline')
  })
  await start(/^Generate image/)
  await waitFor(() => expect(keys.length).toBe(1))
  await waitFor(() => expect(button(/^Generate image/).getAttribute('aria-busy')).toBeNull())
  await start(/^Generate image/)
  await waitFor(() => expect(keys.length).toBe(2))
  await waitFor(() => expect(button(/^Generate image/).getAttribute('aria-busy')).toBeNull())
  await user.type(screen.getByRole('textbox', { name: 'Image prompt' }), '!')
  await start(/^Generate image/)
  await waitFor(() => expect(keys.length).toBe(3))
  expect(keys[0]).toBeTruthy()
  expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false])
})

test("nothing is started while the texts can't be saved", async () => {
  const { user, start, order } = await openShot('Still Image', {}, { saves: false })
  await user.type(screen.getByRole('textbox', { name: 'Image prompt' }), '!')
  await start(/^Generate image/)
  expect(await screen.findByText('Your last edits could not be saved, so nothing was started. Please try again')).toBeTruthy()
  expect(order()).toEqual([])
})

test('an image needs a prompt, a video needs an image', async () => {
  const { user } = await openShot('Still Image', {}, { shot: {} })
  await user.clear(screen.getByRole('textbox', { name: 'Image prompt' }))
  expect(screen.getByText('Write what is seen first.')).toBeTruthy()
  expect(button(/^Generate image/).disabled).toBe(true)
  await user.click(screen.getByRole('tab', { name: 'Video' }))
  expect(screen.getByText('A clip is made from a picture: generate or choose one first.')).toBeTruthy()
  expect(button(/^Generate video/).disabled).toBe(true)
})

test('the button offers another take while one is pending', async () => {
  await openShot('Still Image', { [TAKES]: takesResponse({ images: [aTake('i1', 'image')] }) })
  expect(await screen.findByRole('button', { name: /^Regenerate image/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Generate image/ })).toBeNull()
})

test('a run found running after a reload is followed to its end', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let takes = takesResponse({ images: [aTake('new', 'image', { status: 'generating', workflow_run_id: 'r1' })] })
  const { calls } = await openShot('Still Image', { [TAKES]: () => takes, [STATUS]: ended('RUN_SUCCESS', { output: { failed: [] } }) })
  await screen.findByRole('button', { name: 'Picture 1, Being made' })
  takes = takesResponse({ images: [aTake('i2', 'image')] })
  await act(async () => vi.advanceTimersByTimeAsync(3000))
  expect(await screen.findByRole('button', { name: 'Picture 1' })).toBeTruthy()
  expect(calls(STATUS).map(({ body }) => body)).toContainEqual({ workflowRunIds: ['r1'] })
})

test('another model has another price and is sent; the built-in engine is named', async () => {
  const { user, start, order } = await openShot('Still Image')
  const model = screen.getByRole('combobox', { name: /^Model/ })
  await waitFor(() => expect(model.textContent).toMatch(/built-in/i))
  await user.click(model)
  await user.click(await screen.findByRole('option', { name: 'gpt' }))
  await start(/^Generate image/)
  await waitFor(() =>
    expect(order()).toMatchObject([{ advanced_settings: { image_model_config: { model: 'gpt', parameters: { quality: 'medium' } } } }]),
  )
})

test('the model of a connected provider is labelled with its maker', async () => {
  const image = Object.fromEntries(IMAGE_MODELS.map((model) => [model, buildMaker('An outside model')]))
  const makers = { ...SYSTEM.makers, image }
  await openShot('Still Image', { 'GET /api/system': { body: { ...SYSTEM, builtin_engines: false, makers } } })
  const model = screen.getByRole('combobox', { name: /^Model/ })
  await waitFor(() => expect(model.textContent).toMatch(/made by An outside model/))
})

const referencesOf = (max_references: number) => {
  const makers = {
    ...SYSTEM.makers,
    image: Object.fromEntries(IMAGE_MODELS.map((model) => [model, buildMaker('SDXL', { max_references })])),
  }
  return { 'GET /api/system': { body: { ...SYSTEM, makers } } }
}

test('as many reference images are taken as the provider takes', async () => {
  const { user } = await openShot('Still Image', { ...OLD, ...referencesOf(1) })
  expect(await screen.findByText('SDXL takes one reference image')).toBeTruthy()
  await chooseReference(user, 'Use')
  expect(screen.queryByRole('button', { name: 'Add a reference image' })).toBeNull()
  cleanup()
  await openShot('Still Image', { ...OLD, ...referencesOf(0) })
  expect(await screen.findByText('SDXL takes no reference images')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add a reference image' })).toBeNull()
})

test('a clip of a provider takes an end frame if its model does, and no references', async () => {
  const makers = {
    ...SYSTEM.makers,
    video: Object.fromEntries(VIDEO_MODELS.map((model) => [model, buildMaker('Wan', { takes_end_frame: false })])),
  }
  const { user } = await openShot('Video', { 'GET /api/system': { body: { ...SYSTEM, makers } } })
  const references = screen.getByRole<HTMLButtonElement>('radio', { name: 'References' })
  await waitFor(() => expect(references.title).toBe('Wan takes no reference images'))
  await user.click(screen.getByRole('radio', { name: 'End frame' }))
  await user.click(screen.getByRole('combobox', { name: /^Model/ }))
  const options = await screen.findAllByRole('option', { name: /Wan takes no end frame/ })
  expect(options.every((option) => option.getAttribute('aria-disabled') === 'true')).toBe(true)
})

test('a failure of a provider is told, with who else can make it', async () => {
  const gpt = buildMaker('GPT Image', { others: [{ provider: 'replicate', name: 'GPT Image at Replicate' }] })
  const makers = { ...SYSTEM.makers, image: Object.fromEntries(IMAGE_MODELS.map((model) => [model, gpt])) }
  const said = 'GPT Image could not make the picture of “A fox”: it cannot be reached.'
  const failed = takesResponse({ images: [aTake('t1', 'image', { status: 'failed', status_message: said, url: null })] })
  const { start, order } = await openShot('Still Image', { [TAKES]: failed, 'GET /api/system': { body: { ...SYSTEM, makers } } })
  const failure = within(await screen.findByRole('region', { name: 'The last try failed' }))
  expect(failure.getByText(said)).toBeTruthy()
  expect(failure.getAllByRole('button').map(({ textContent }) => textContent?.replace(/\d.*/u, ''))).toEqual([
    'Try again',
    'Use GPT Image at Replicate',
    'Use the built-in painter',
  ])
  await start(/^Use the built-in painter/)
  await waitFor(() => expect(order()).toMatchObject([{ advanced_settings: { made_by: 'builtin' } }]))
})

test.each([
  ['elevenlabs', 'GPT-4o mini TTS at OpenAI', 'openai'],
  // Of a film that another provider than the first has spoken.
  ['openai', 'Eleven Multilingual v2 at ElevenLabs', 'elevenlabs'],
])('a voice-over that %s cannot speak is spoken by another provider, free of charge', async (provider, other, madeBy) => {
  const names = { 'elevenlabs/tts': 'Eleven Multilingual v2 at ElevenLabs', 'openai/tts': 'GPT-4o mini TTS at OpenAI' }
  const makers = {
    ...SYSTEM.makers,
    speech: { auto: 'Eleven Multilingual v2 (George)' },
    speech_others: { auto: [{ provider: 'openai', name: names['openai/tts'] }] },
  }
  const system = { ...SYSTEM, makers, engines: { ...SYSTEM.engines, speech: 'elevenlabs/tts' }, model_names: names }
  const [said, ai_model] = ['It could not make the voice of “A fox”: it cannot be reached.', `${provider}/tts`]
  const audio = [aTake('t2', 'audio', { status: 'failed', status_message: said, url: null, ai_model }), aTake('t1', 'audio', { ai_model })]
  const shot = { ...STILL, voiceOver: 'A fox.', activeVoiceOverAudioId: 't1' }
  const responses = { [TAKES]: takesResponse({ audio }), 'GET /api/system': { body: system } }
  const { start, order } = await openShot('Script', responses, { shot, story: { categoryId: 'script_to_video' } })
  const failure = within(await screen.findByRole('region', { name: 'The last try failed' }))
  expect(failure.getByText(said)).toBeTruthy()
  const choices = ['Try againFREE', `Use ${other}FREE`, 'Use the built-in narratorFREE']
  expect(failure.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(choices)
  expect(screen.getByText(`spoken by ${names[ai_model as keyof typeof names]}`)).toBeTruthy()
  await start(new RegExp(`^Use ${other}`, 'u'))
  expect(document.activeElement?.getAttribute('role')).toBe('tabpanel')
  await waitFor(() => expect(order()).toMatchObject([{ media_types: ['audio-voice-over'], advanced_settings: { made_by: madeBy } }]))
})

test('a take that fails while its shot is open brings the reason into view', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const scrolled = vi.fn<() => void>()
  HTMLElement.prototype.scrollIntoView = scrolled
  const makers = { ...SYSTEM.makers, image: Object.fromEntries(IMAGE_MODELS.map((model) => [model, buildMaker('GPT Image')])) }
  const failed = aTake('t1', 'image', { status: 'failed', status_message: 'It is down.', url: null, workflow_run_id: 'r1' })
  let isOver = false
  const { start } = await openShot('Still Image', {
    [TAKES]: () => (isOver ? takesResponse({ images: [failed] }) : takesResponse()),
    [STATUS]: ended('RUN_SUCCESS', { output: { failed: [{ shot_id: 's1', media_type: 'image', message: 'It is down.' }] } }),
    'GET /api/system': { body: { ...SYSTEM, makers } },
  })
  await start(/^Generate image/)
  await screen.findByRole('button', { name: 'Picture 1, Being made' })
  isOver = true
  await act(async () => vi.advanceTimersByTimeAsync(3000))
  expect((await screen.findByRole('region', { name: 'The last try failed' })).textContent).toContain('It is down.')
  expect(scrolled).toHaveBeenCalledOnce()
})

test('reference images are selected, sent and removed', async () => {
  const { user, start, order } = await openShot('Still Image', OLD)
  await chooseReference(user, 'Add')
  expect(button('Remove this reference')).toBeTruthy()
  await user.click(button('Add a reference image'))
  expect(await screen.findByRole('checkbox', { name: 'Old, Added' })).toBeTruthy()
  expect(screen.getByText('0/5')).toBeTruthy()
  await user.click(button('Cancel'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await start(/^Generate image/)
  await waitFor(() => expect(order()).toMatchObject([{ reference_image_urls: ['/media/old/file'] }]))
  await user.click(button('Remove this reference'))
  expect(screen.queryByRole('button', { name: 'Remove this reference' })).toBeNull()
})

test('a clip has no end frame, an end frame, or references, never two of them (E-280)', async () => {
  let runs = 0
  const started = () => ({ status: 202, body: { workflowRunId: `r${(runs += 1)}`, success: true, message: '' } })
  const { user, start, order } = await openShot('Video', { ...OLD, [REGENERATE]: started })
  expect(screen.getByRole('radio', { name: 'Free', checked: true })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add a reference image' })).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'End frame' }))
  expect(screen.getByText('Choose the last picture')).toBeTruthy()
  await chooseReference(user, 'Use')
  expect(screen.queryByRole('button', { name: 'Add a reference image' })).toBeNull()
  await start(/^Generate video/)
  await waitFor(() => expect(order().length).toBe(1))
  expect(order()[0]).toMatchObject({ media_types: ['video'], end_frame_image_url: '/media/old/file' })
  expect(order()[0]).not.toHaveProperty('reference_image_urls')
  await user.click(screen.getByRole('radio', { name: 'References' }))
  expect(screen.queryByRole('button', { name: 'Remove this reference' })).toBeNull()
  expect(screen.getByText('The picture takes its colours and look from them')).toBeTruthy()
  await chooseReference(user, 'Add')
  await start(/^(Reg|G)enerate video/)
  await waitFor(() => expect(order().length).toBe(2))
  expect(order()[1]).toMatchObject({ reference_image_urls: ['/media/old/file'] })
  expect(order()[1]).not.toHaveProperty('end_frame_image_url')
})

test('a clip shows its resolution and duration, which follow the model', async () => {
  const { user, start, order } = await openShot('Video')
  await user.click(screen.getByRole('combobox', { name: /^Model/ }))
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  expect(options).toContain('veo2')
  await user.click(screen.getByRole('option', { name: 'veo2' }))
  const [resolution, seconds] = facts()!.split(', ')
  await start(/^Generate video/)
  await waitFor(() =>
    expect(order()).toMatchObject([
      { advanced_settings: { video_model_config: { model: 'veo2', parameters: { resolution, duration: Number.parseInt(seconds!, 10) } } } },
    ]),
  )
  await user.click(screen.getByRole('radio', { name: 'End frame' }))
  expect(screen.getByRole('combobox', { name: /^Model/ }).textContent).not.toContain('veo2')
})

test('a voice-over has its own price (E-280)', async () => {
  const { start, order } = await openShot(
    'Script',
    {},
    { shot: { ...STILL, voiceOver: 'Hello' }, story: { categoryId: 'script_to_video' } },
  )
  await start(/^Speak/)
  await waitFor(() => expect(order()).toMatchObject([{ media_types: ['audio-voice-over'], voice_over: 'Hello' }]))
  expect(within(screen.getByRole('tabpanel')).getByRole('status').textContent?.trim()).toBe('Being made')
})
