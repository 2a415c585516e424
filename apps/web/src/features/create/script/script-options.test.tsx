import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { stubApi, SYSTEM, type ApiResponse } from '../../../testing/stub-api.ts'
import { stubAudio } from '../../../testing/stub-audio.ts'
import { ScriptPage } from './script-page.tsx'

const START = 'POST /api/stories/workflow/generate_script_to_video'
const REWRITE = 'POST /api/stories/rewrite_script'
const DRAFT = 'story-create-script-draft'
const RUN = { body: { workflowRunId: 'run1' } }
const VISITOR = { 'GET /api/me': { status: 401, body: { code: 'UNAUTHORIZED', message: 'No', data: {} } } }
const LONG = 'A fox crosses the river while the village wakes. '.repeat(4)

type Setup = { draft?: object; responses?: Parameters<typeof stubApi>[0]; onSubmit?: (response: unknown) => void }

async function open({ draft, responses = {}, onSubmit }: Setup = {}) {
  if (draft) localStorage.setItem(DRAFT, JSON.stringify(draft))
  const callsOf = stubApi({ [START]: RUN, ...responses })
  const page = await renderPage(<ScriptPage {...(onSubmit && { onSubmit })} />)
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Voice-over Script')
  return { ...page, callsOf, field }
}

const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const rewrite = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Rewrite with AI' })[0]!
const create = () => userEvent.click(button(/^Create\s*(\d|$)/))
const paste = async (field: HTMLElement, text: string) => {
  await userEvent.click(field)
  await userEvent.paste(text)
}
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('an empty script is rejected, and its field is focused and described', async () => {
  const { field, callsOf } = await open()
  await create()
  expect((await screen.findByRole('alert')).textContent).toBe('Please enter a script')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.querySelector(`[id="${field.getAttribute('aria-describedby')}"]`)?.textContent).toBe('Please enter a script')
  expect(document.activeElement).toBe(field)
  expect(callsOf(START)).toHaveLength(0)
  await paste(field, 'Tea')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a script of more than 900 characters is counted and rejected', async () => {
  const { field } = await open()
  expect(screen.queryByText(/^about .* shots?$/)).toBeNull()
  await paste(field, 'a'.repeat(901))
  expect(screen.getAllByText('901 of 900 characters used')[0]!.parentElement?.dataset.over).toBe('true')
  expect(screen.getByText('about 1:20, 19 shots')).toBeTruthy()
  await create()
  expect((await screen.findByRole('alert')).textContent).toBe('Script is too long')
})

test('all fields of the form are sent', async () => {
  stubAudio({ seconds: 5 })
  const { field, callsOf, address } = await open()
  await paste(field, LONG)
  await userEvent.click(screen.getByLabelText('Anime'))
  await userEvent.click(screen.getByRole('radio', { name: '9:16' }))
  await userEvent.click(screen.getByRole('radio', { name: 'None' }))
  await userEvent.click(screen.getByRole('switch', { name: 'Captions' }))
  await userEvent.click(screen.getAllByRole('switch', { name: 'Auto-Polish' })[0]!)
  await create()
  await waitFor(() => expect(address()).toBe('/story/create/workflow/run1?category_id=script_to_video'))
  expect(callsOf(START)[0]!.body).toMatchObject({
    script_content: LONG,
    visual_style: 'anime',
    aspect_ratio: '9:16',
    background_music: '',
    auto_captions: false,
    auto_rewrite: false,
    voiceover_voice: 'auto',
    expected_credits: 1100,
  })
  expect(callsOf(START)[0]!.body).not.toHaveProperty('background_music_choice')
  expect(await screen.findByText('Script to video generation started with workflow run1')).toBeTruthy()
  await waitFor(() => expect(localStorage.getItem(DRAFT)).toBeNull())
})

test('a voice is previewed and selected; fetched voices have no sample (CD-81)', async () => {
  const { audios } = stubAudio({ seconds: 5 })
  const { field, callsOf } = await open({
    responses: {
      'GET /api/system': { body: { ...SYSTEM, fetched_voices: [{ key: 'voice-en-norman', language: 'en', gender: 'male' }] } },
    },
  })
  await userEvent.click(button(/^Voice Actor/))
  const list = within(await screen.findByRole('radiogroup', { name: 'Voice Actor' }))
  const names = list.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.getAttribute('aria-label'))
  expect([names[0], names.at(-1)]).toEqual(['Auto', 'Norman'])
  expect(list.getByRole<HTMLInputElement>('radio', { name: 'Auto' }).checked).toBe(true)
  const first = names[1]!
  expect(list.queryByRole('button', { name: 'Listen to Norman' })).toBeNull()
  await userEvent.click(list.getByRole('button', { name: `Listen to ${first}` }))
  expect(audios[0]!.src).toMatch(/^\/voices\/.+\.opus$/)
  await userEvent.click(await list.findByRole('button', { name: `Stop ${first}` }))
  expect(audios[0]!.paused).toBe(true)
  await userEvent.click(list.getByRole('radio', { name: 'Norman' }))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(button(/^Voice Actor/).textContent).toContain('Norman'))
  expect(button(/^Voice Actor/).textContent).toContain('Installed voice, English')
  await paste(field, LONG)
  await create()
  await waitFor(() => expect(callsOf(START)[0]?.body).toMatchObject({ voiceover_voice: 'voice-en-norman' }))
})

test('a sample that fails to play is reported', async () => {
  stubAudio({ seconds: 5, plays: false })
  await open()
  await userEvent.click(button(/^Voice Actor/))
  const list = within(await screen.findByRole('radiogroup', { name: 'Voice Actor' }))
  await userEvent.click(list.getAllByRole('button', { name: /^Listen to/ })[0]!)
  expect(await screen.findByText('This sample cannot be played now')).toBeTruthy()
})

test('a narrow window shows the voices in a dialog', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('max-width'),
    addEventListener() {},
    removeEventListener() {},
  }))
  await open()
  await userEvent.click(button(/^Voice Actor/))
  const dialog = await dialogOf('Voice Actor')
  const voice = dialog.getAllByRole('radio')[1]!
  await userEvent.click(voice)
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(button(/^Voice Actor/).textContent).toContain(voice.getAttribute('aria-label')))
})

test('a very short script asks for confirmation and is sent on Continue (C-153)', async () => {
  const { field, callsOf } = await open({ draft: { auto_rewrite: false } })
  await paste(field, 'Tea')
  await create()
  const dialog = await dialogOf('Very short script')
  expect(callsOf(START)).toHaveLength(0)
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(callsOf(START)).toHaveLength(0)
  await userEvent.click(button(/^Preview/))
  await userEvent.click((await dialogOf('Very short script')).getByRole('button', { name: 'Proceed Anyway' }))
  await waitFor(() => expect(callsOf(START)).toHaveLength(1))
  expect(callsOf(START)[0]!.body).toMatchObject({ is_preview: true, script_content: 'Tea' })
})

test('a very short script can be expanded instead', async () => {
  const { field, callsOf } = await open({
    draft: { auto_rewrite: false },
    responses: { [REWRITE]: { body: { enhancedScript: 'Tea grows high.', rewritten: false, suggested_style: 'anime' } } },
  })
  await paste(field, 'Tea')
  await create()
  await userEvent.click((await dialogOf('Very short script')).getByRole('button', { name: 'Rewrite with AI' }))
  await waitFor(() => expect(field.value).toBe('Tea grows high.'))
  expect(callsOf(START)).toHaveLength(0)
  expect(await screen.findByText('Outside English the built-in writer only tidies the words')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Suggested: Anime' }))
  expect(screen.getByLabelText<HTMLInputElement>('Anime').checked).toBe(true)
  expect(screen.queryByRole('button', { name: 'Suggested: Anime' })).toBeNull()
})

test("while a script is being generated it can't be edited or started", async () => {
  const pending = Promise.withResolvers<ApiResponse>()
  const { field } = await open({ responses: { [REWRITE]: () => pending.promise } })
  expect(rewrite().disabled).toBe(true)
  await paste(field, 'Tea')
  expect(rewrite().disabled).toBe(false)
  await userEvent.click(rewrite())
  expect(await screen.findByText('The script is being written')).toBeTruthy()
  expect([field.readOnly, field.getAttribute('aria-busy')]).toEqual([true, 'true'])
  for (const name of ['Undo', 'Create Script with AI'])
    expect(screen.getAllByRole<HTMLButtonElement>('button', { name })[0]!.disabled).toBe(true)
  expect(button(/^Create\s*\d/).disabled).toBe(true)
  pending.resolve({ status: 500, body: { code: 'INTERNAL_ERROR', message: 'Boom', data: {} } })
  await waitFor(() => expect(field.readOnly).toBe(false))
  expect(field.value).toBe('Tea')
  expect(screen.queryByText('The script is being written')).toBeNull()
})

test('an idea dialog stays open when generation fails, and truncates to its limit', async () => {
  const { callsOf } = await open({ responses: { [REWRITE]: { status: 422, body: { code: 'INVALID_INPUT', message: 'No', data: {} } } } })
  await userEvent.click(screen.getAllByRole('button', { name: 'Create Script with AI' })[0]!)
  const dialog = await dialogOf('Idea to video')
  const generate = dialog.getByRole<HTMLButtonElement>('button', { name: /Generate script/ })
  expect(generate.disabled).toBe(true)
  const idea = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'What is the video about?' })
  await paste(idea, 'x'.repeat(120))
  expect(idea.value).toHaveLength(100)
  expect(dialog.getByText('100/100')).toBeTruthy()
  await paste(dialog.getByRole('textbox', { name: 'How does it end?' }), ' Well ')
  const facts = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'What should it say?' })
  await paste(facts, 'a\nb\nc\nd')
  expect(facts.value).toBe('a\nb\nc')
  await userEvent.click(generate)
  await waitFor(() => expect(callsOf(REWRITE)).toHaveLength(1))
  expect(callsOf(REWRITE)[0]!.body).toEqual({ story: 'x'.repeat(100), details: { facts: ['a', 'b', 'c'], ending: 'Well' } })
  await waitFor(() => expect(generate.getAttribute('aria-busy')).toBeNull())
  expect(idea.value).toHaveLength(100)
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('after a script was generated from an idea the dialog is empty again', async () => {
  const { field } = await open({ responses: { [REWRITE]: { body: { enhancedScript: 'Tea.', rewritten: true, missing_details: [] } } } })
  await userEvent.click(screen.getAllByRole('button', { name: 'Create Script with AI' })[0]!)
  const dialog = await dialogOf('Idea to video')
  await paste(dialog.getByRole('textbox', { name: 'What is the video about?' }), 'Tea')
  await userEvent.click(dialog.getByRole('button', { name: /Generate script/ }))
  await waitFor(() => expect(field.value).toBe('Tea.'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('region', { name: /What the rewrite changed/ })).toBeNull()
  await userEvent.click(screen.getAllByRole('button', { name: 'Create Script with AI' })[0]!)
  const again = await dialogOf('Idea to video')
  expect(again.getByRole<HTMLTextAreaElement>('textbox', { name: 'What is the video about?' }).value).toBe('')
})

test('a visitor’s idea is kept until after the sign-in', async () => {
  const { callsOf } = await open({ responses: VISITOR })
  await userEvent.click(screen.getAllByRole('button', { name: 'Create Script with AI' })[0]!)
  const dialog = await dialogOf('Idea to video')
  await paste(dialog.getByRole('textbox', { name: 'What is the video about?' }), 'Tea')
  await userEvent.click(dialog.getByRole('button', { name: /Generate script/ }))
  expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Idea to video' })).toBeNull())
  expect(callsOf(REWRITE)).toHaveLength(0)
})

test('a stored draft is restored and marked as saved; its removal in another tab is shown', async () => {
  const { field } = await open({ draft: { script_content: 'Kept words', visual_style: 'nonsense', aspect_ratio: '9:16' } })
  expect(field.value).toBe('Kept words')
  expect(screen.getByRole('radio', { name: '9:16' }).getAttribute('aria-checked')).toBe('true')
  expect(screen.getByLabelText<HTMLInputElement>('Photorealistic').checked).toBe(true)
  expect(screen.getByText('Draft saved')).toBeTruthy()
  fireEvent(window, new StorageEvent('storage', { key: 'other', newValue: null }))
  expect(screen.getByText('Draft saved')).toBeTruthy()
  fireEvent(window, new StorageEvent('storage', { key: DRAFT, newValue: null }))
  await waitFor(() => expect(screen.queryByText('Draft saved')).toBeNull())
})

test('a draft is stored at once when the page is left', async () => {
  const { field } = await open()
  await paste(field, 'Tea')
  fireEvent(window, new Event('pagehide'))
  expect(JSON.parse(localStorage.getItem(DRAFT)!)).toMatchObject({ script_content: 'Tea' })
})

test('on a phone a started preview ends with a hint that links to the stories (C-039)', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: true, addEventListener() {}, removeEventListener() {} }))
  const { field, address } = await open()
  await paste(field, LONG)
  await userEvent.click(button(/^Preview/))
  const dialog = await dialogOf('Preview Storyboard on Web')
  expect(address()).toBe('/')
  await userEvent.click(dialog.getByRole('button', { name: 'OK, I Got it !' }))
  await waitFor(() => expect(address()).toBe('/story'))
})

test('a start without a response is retried with the same idempotency key', async () => {
  const keys: (string | null)[] = []
  let isLost = true
  const { field, address } = await open()
  await paste(field, LONG)
  const stubbed = globalThis.fetch
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(new URL(input, window.location.origin), init)
    if (!request.url.includes('generate_script_to_video')) return stubbed(input, init)
    keys.push(request.headers.get('idempotency-key'))
    if (isLost) throw new TypeError('fetch failed')
    return stubbed(request)
  })
  await create()
  expect((await screen.findByRole('alert')).textContent).toContain('The server could not be reached.')
  isLost = false
  await create()
  await waitFor(() => expect(address()).toContain('/run1'))
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
})

test('a response without a run is passed to onStarted', async () => {
  const onSubmit = vi.fn()
  const { field } = await open({ responses: { [START]: { body: { workflowRunId: '' } } }, onSubmit })
  await paste(field, LONG)
  await create()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ workflowRunId: '' }))
})
