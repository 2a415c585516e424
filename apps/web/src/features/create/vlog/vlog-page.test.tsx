import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { usePrefillStore } from '../../../story-data/remix/prefill-store.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { stubApi } from '../../../testing/stub-api.ts'
import { VlogPage } from './vlog-page.tsx'

const START = 'POST /api/stories/workflow/generate_character_vlog'
const DRAFT = 'story-create-vlog-draft'
const person = (id: string, name: string) => ({
  id,
  name,
  model_name: name,
  image_url: `/${id}.webp`,
  reference_mode: 'train',
  type: 'premade',
  status: 'completed',
  description: '',
  is_public: true,
})
const poppy = { id: 'poppy', name: 'Poppy', model_name: 'Poppy', image_url: '/poppy.webp', reference_mode: 'train', type: 'premade' }

type Setup = { draft?: object; responses?: Parameters<typeof stubApi>[0]; onSubmit?: (response: unknown) => void }

async function open({ draft, responses = {}, onSubmit }: Setup = {}) {
  if (draft) localStorage.setItem(DRAFT, JSON.stringify(draft))
  const callsOf = stubApi({
    [START]: { body: { workflowRunId: 'run1' } },
    'GET /api/characters': { body: { characters: [person('poppy', 'Poppy'), person('lark', 'Lark')], nextCursor: null } },
    ...responses,
  })
  const page = await renderPage(<VlogPage {...(onSubmit && { onSubmit })} />)
  await screen.findByRole('textbox', { name: 'Vlog Topic' })
  return { ...page, callsOf }
}

const create = () => userEvent.click(screen.getByRole('button', { name: /^Create/ }))
const shots = () => screen.getByText(/^\d+ shots$/).textContent
const topic = () => screen.getByRole('textbox', { name: 'Vlog Topic' })
const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)

async function cast(button: string, name: string) {
  await userEvent.click(screen.getByRole('button', { name: button }))
  await userEvent.click(await screen.findByRole('button', { name }))
  await screen.findByRole('button', { name: `Remove ${name}` })
}

beforeEach(() => usePrefillStore.getState().clear())

test('an empty form lists what is missing', async () => {
  const { callsOf } = await open()
  await create()
  await waitFor(() => expect(alerts()).toEqual(['Please select a character', 'Please describe the activity']))
  expect(callsOf(START)).toHaveLength(0)
})

test('the bar says what is missing while the buttons stay enabled', async () => {
  await open()
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /^Create/ })
  const description = () => document.getElementById(button.getAttribute('aria-describedby')!)?.textContent
  expect([button.disabled, description()]).toEqual([false, 'Please select a character'])
  await cast('Choose a character', 'Poppy')
  await waitFor(() => expect(description()).not.toBe('Please select a character'))
})

test('a selected character is mentioned, a removed one no longer is', async () => {
  await open()
  await cast('Choose a character', 'Poppy')
  await waitFor(() => expect(topic().textContent).toContain('@Poppy'))
  await cast('Add another', 'Lark')
  await waitFor(() => expect(topic().textContent).toContain('@Lark'))
  expect(screen.queryByRole('button', { name: 'Add another' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Remove Poppy' }))
  await waitFor(() => expect(topic().textContent).not.toContain('@Poppy'))
  expect(topic().textContent).toContain('@Lark')
})

test('a suggestion needs a character and uses it', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Cafe work' }))
  expect(await screen.findByText('Please select a character first to use activity suggestions.')).toBeTruthy()
  expect(topic().textContent).not.toContain('cafe')
  await cast('Choose a character', 'Poppy')
  await userEvent.click(screen.getByRole('button', { name: 'Cafe work' }))
  await waitFor(() => expect(topic().textContent).toContain('@Poppy is working on a laptop in a cozy cafe'))
})

test('all fields of the form are sent, and the start redirects to the progress page', async () => {
  const { callsOf, address } = await open({ draft: { character: poppy, activity: '@[Poppy](poppy) sails' } })
  const title = screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' })
  expect(title.value).toBe('My Character Vlog')
  await userEvent.clear(title)
  await userEvent.type(title, ' By the sea ')
  await userEvent.click(screen.getByRole('radio', { name: '9:16' }))
  const before = shots()
  await userEvent.click(screen.getByRole('radio', { name: '60s' }))
  expect(Number.parseInt(shots(), 10)).toBe(2 * Number.parseInt(before, 10))
  await userEvent.click(screen.getByRole('radio', { name: 'None' }))
  await create()
  await waitFor(() => expect(address()).toBe('/story/create/workflow/run1'))
  expect(callsOf(START)[0]!.body).toMatchObject({
    title: 'By the sea',
    character: poppy,
    additional_characters: [],
    aspect_ratio: '9:16',
    vlog_topic: '@[Poppy](poppy) sails',
    background_music: '',
    expected_duration_seconds: 60,
    num_shots: Number.parseInt(before, 10) * 2,
  })
  expect(await screen.findByText('Character vlog generation started with workflow run1')).toBeTruthy()
})

test.each([
  [{ activity: 'sails' }, 'Please use @ to mention the character in your vlog topic (e.g., "@character is cooking dinner")'],
  [{ activity: '@[Poppy](poppy) meets @Lark' }, '@Lark is only text. Choose the character from the list that opens at @, or remove the @'],
  [{ activity: `@[Poppy](poppy) ${'a'.repeat(1000)}` }, 'Please use at most 1000 characters for the topic'],
  [{ activity: '@[Poppy](poppy) sails', title: ' ' }, 'Please enter a title'],
  [{ activity: '@[Poppy](poppy) sails', background_music: '', background_music_choice: 'upload' }, 'Please upload an audio file'],
])('a form with %o is rejected: %s', async (changes, text) => {
  const { callsOf } = await open({ draft: { character: poppy, ...changes } })
  await create()
  await waitFor(() => expect(alerts()).toContain(text))
  expect(callsOf(START)).toHaveLength(0)
})

test('a failed start is reported and keeps the form (C-330)', async () => {
  await open({
    draft: { character: poppy, activity: '@[Poppy](poppy) sails' },
    responses: { [START]: { status: 500, body: { code: 'INTERNAL_ERROR', message: 'Boom', data: {} } } },
  })
  await create()
  await waitFor(() => expect(alerts()).toEqual(['Failed to generate character vlog']))
  expect(topic().textContent).toContain('@Poppy sails')
})

test('a remix prefills the form', async () => {
  usePrefillStore.setState({
    prefill: {
      character: poppy,
      video_topic: '@[Poppy](poppy) sails',
      title: 'By the sea',
      expected_duration_seconds: 90,
      aspect_ratio: '9:16',
    } as never,
  })
  await open()
  expect(topic().textContent).toContain('@Poppy sails')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('By the sea')
  expect(screen.getByRole('radio', { name: '90s' }).getAttribute('aria-checked')).toBe('true')
  expect(screen.getByRole('radio', { name: '9:16' }).getAttribute('aria-checked')).toBe('true')
})

test('a response without a run is passed to onStarted', async () => {
  const onSubmit = vi.fn()
  await open({
    draft: { character: poppy, activity: '@[Poppy](poppy) sails' },
    responses: { [START]: { body: { workflowRunId: '' } } },
    onSubmit,
  })
  await create()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ workflowRunId: '' }))
})

test('models are selected in the advanced options and sent', async () => {
  const { callsOf } = await open({ draft: { character: poppy, activity: '@[Poppy](poppy) sails' } })
  await userEvent.click(screen.getByRole('button', { name: /Advanced Options/ }))
  const size = within(await screen.findByRole('radiogroup', { name: 'Model resolution' }))
  await userEvent.click(size.getByRole('radio', { name: '1080p' }))
  expect(screen.getByText('Every shot is priced by its models.')).toBeTruthy()
  await create()
  await waitFor(() => expect(callsOf(START)).toHaveLength(1))
  expect(callsOf(START)[0]!.body).toMatchObject({
    advanced_settings: { video_model_config: { parameters: { resolution: '1080p' } } },
  })
})
