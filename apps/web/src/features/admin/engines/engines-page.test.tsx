import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { buildConnection, buildConnections } from '../../../testing/admin-fixture.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { type ApiResponse, stubApi } from '../../../testing/stub-api.ts'
import { EnginesPage } from './engines-page.tsx'

const LIST = 'GET /api/admin/connections'
const ADD = 'POST /api/admin/connections'

const list = (changes: Parameters<typeof buildConnections>[0] = {}): ApiResponse => ({ body: buildConnections(changes) })

async function open(responses: Parameters<typeof stubApi>[0] = {}) {
  const callsOf = stubApi({ [LIST]: list(), 'GET /api/admin/models': { body: { models: [] } }, ...responses })
  await renderPage(<EnginesPage />)
  return { callsOf, user: userEvent.setup() }
}

const card = async (name: string) => within((await screen.findByRole('heading', { name: new RegExp(name) })).closest('li')!)
const dialog = async () => within(await screen.findByRole('dialog'))

test('connections are shown with their key’s end, what they make, today and their state', async () => {
  await open()
  const fal = await card('fal of the studio')
  expect(fal.getByText('fal at https://queue.fal.run · key …a1b2 · 4 jobs at once')).toBeTruthy()
  expect(fal.getByText('Images, Clips')).toBeTruthy()
  expect(fal.getByText('12 calls, 1 failed')).toBeTruthy()
  expect(fal.getByText('$1.85 of $5.00')).toBeTruthy()
  expect(fal.getByText('Works')).toBeTruthy()
})

test('a connection of the environment can be tested only', async () => {
  await open()
  const openai = await card('OPENAI_API_KEY')
  expect(openai.getByText('Environment')).toBeTruthy()
  expect(openai.getByText('Not tested')).toBeTruthy()
  expect(openai.getAllByRole('button').map((button) => button.textContent)).toEqual(['Test (free)Testing'])
})

test('why a connection does not work is said, with its last error', async () => {
  const broken = buildConnection({ last_test: { at: '2026-11-23T10:00:00Z', problem: 'api.fal.ai refuses the key (HTTP 401).' } })
  const failing = buildConnection({ id: 'c2', label: 'Other', last_error: { at: '2026-11-23T10:00:00Z', message: 'no GPU was free' } })
  await open({ [LIST]: list({ connections: [broken, failing] }) })
  const fal = await card('fal of the studio')
  expect(fal.getByRole('alert').textContent).toBe('api.fal.ai refuses the key (HTTP 401).')
  expect(fal.getByText('Does not work')).toBeTruthy()
  expect((await card('Other')).getByText(/^Last error, .*: no GPU was free$/u)).toBeTruthy()
})

test('a test is free, and its result is said', async () => {
  const { user, callsOf } = await open({
    'POST /api/admin/connections/c1/test': { body: { problem: 'queue.fal.run refuses the key (HTTP 401).' } },
  })
  await user.click((await card('fal of the studio')).getByRole('button', { name: /free of charge/u }))
  expect(await screen.findByText('queue.fal.run refuses the key (HTTP 401).')).toBeTruthy()
  await waitFor(() => expect(callsOf(LIST).length).toBeGreaterThan(1))
})

test('without a connection the page says what that means, and offers to add one', async () => {
  const { user } = await open({ [LIST]: list({ connections: [] }) })
  expect(await screen.findByText(/built-in engines make everything/u)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add a connection' }))
  expect((await dialog()).getByRole('textbox', { name: 'Name' })).toBeTruthy()
})

test('a provider is added by its key; empty fields are not sent', async () => {
  const { user, callsOf } = await open({ [ADD]: { status: 201, body: { id: 'c9' } } })
  await user.click(await screen.findByRole('button', { name: 'Add a connection' }))
  const form = await dialog()
  await user.click(form.getByRole('combobox', { name: /Provider/u }))
  await user.click(await screen.findByRole('option', { name: /^fal/u }))
  expect(form.getByText('Empty: https://queue.fal.run')).toBeTruthy()
  await user.type(form.getByLabelText('Key'), 'fal-key')
  await user.click(form.getByRole('button', { name: 'Music' }))
  await user.type(form.getByRole('textbox', { name: 'Jobs at once' }), '3')
  await user.click(form.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('fal is connected')).toBeTruthy()
  expect(callsOf(ADD)[0]!.body).toEqual({
    provider: 'fal',
    label: 'fal',
    key: 'fal-key',
    kinds: ['image', 'clip'],
    concurrency: 3,
    daily_budget_usd: null,
  })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a new connection is tested at once, and its card says so while it lasts', async () => {
  const { promise, resolve: end } = Promise.withResolvers<ApiResponse>()
  const { user, callsOf } = await open({
    [ADD]: { status: 201, body: { id: 'c1' } },
    'POST /api/admin/connections/c1/test': () => promise,
  })
  await user.click(await screen.findByRole('button', { name: 'Add a connection' }))
  await user.type((await dialog()).getByLabelText('Key'), 'sk-key')
  await user.click((await dialog()).getByRole('button', { name: 'Add' }))
  const fal = await card('fal of the studio')
  await waitFor(() => expect(fal.getByRole<HTMLButtonElement>('button', { name: /^Test/u }).getAttribute('aria-busy')).toBe('true'))
  expect(fal.queryByText('Works')).toBeNull()
  end({ body: { problem: 'api.openai.com refuses the key (HTTP 401).' } })
  expect(await screen.findByText('api.openai.com refuses the key (HTTP 401).')).toBeTruthy()
  expect(callsOf('POST /api/admin/connections/c1/test')).toHaveLength(1)
})

test('each provider says what it makes before it is picked', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Add a connection' }))
  await user.click((await dialog()).getByRole('combobox', { name: /Provider/u }))
  expect(await screen.findByRole('option', { name: /^fal.*Images, Clips, Music$/u })).toBeTruthy()
})

test('a server of one’s own has an address, a model and makes one thing', async () => {
  const { user, callsOf } = await open({ [ADD]: { status: 201, body: { id: 'c9' } } })
  await user.click(await screen.findByRole('button', { name: 'Add a connection' }))
  const form = await dialog()
  await user.click(form.getByRole('combobox', { name: /Provider/u }))
  await user.click(await screen.findByRole('option', { name: /Your own server/u }))
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Kokoro')
  await user.type(form.getByRole('textbox', { name: 'Address' }), 'http://127.0.0.1:8880/v1')
  await user.type(form.getByRole('textbox', { name: 'Model' }), 'kokoro')
  await user.click(form.getByRole('button', { name: 'Voices' }))
  await user.click(form.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(callsOf(ADD)).toHaveLength(1))
  expect(callsOf(ADD)[0]!.body).toMatchObject({
    provider: 'openai',
    label: 'Kokoro',
    base_url: 'http://127.0.0.1:8880/v1',
    model: 'kokoro',
    kinds: ['speech'],
  })
})

test('a provider that writes takes another language model than its own; one that does not has no such field', async () => {
  const { user, callsOf } = await open({ [ADD]: { status: 201, body: { id: 'c9' } } })
  await user.click(await screen.findByRole('button', { name: 'Add a connection' }))
  const form = await dialog()
  expect(form.getByText('Empty: gpt-5.4-mini')).toBeTruthy()
  await user.type(form.getByRole('textbox', { name: 'Language model' }), 'gpt-5.4')
  await user.type(form.getByLabelText('Key'), 'sk-key')
  await user.click(form.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(callsOf(ADD)).toHaveLength(1))
  expect(callsOf(ADD)[0]!.body).toMatchObject({ provider: 'openai', text_model: 'gpt-5.4', kinds: expect.arrayContaining(['text']) })
})

test('without scripts and direction there is no language model to name', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Add a connection' }))
  const form = await dialog()
  await user.click(form.getByRole('button', { name: 'Scripts and direction' }))
  expect(form.queryByRole('textbox', { name: 'Language model' })).toBeNull()
})

test('what the server refuses is said at its field, and what was typed stays', async () => {
  const { user } = await open({
    [ADD]: {
      status: 422,
      body: {
        code: 'INVALID_INPUT',
        message: 'x',
        data: { fields: { key: 'Please enter the key of your account', kinds: 'Please choose what it makes' } },
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Add a connection' }))
  const form = await dialog()
  await user.clear(form.getByRole('textbox', { name: 'Name' }))
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Mine')
  await user.click(form.getByRole('button', { name: 'Add' }))
  expect(await form.findByText('Please enter the key of your account')).toBeTruthy()
  expect(form.getByText('Please choose what it makes')).toBeTruthy()
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Mine')
})

test('keys that cannot be stored are refused in words', async () => {
  const { user } = await open({ [ADD]: { status: 409, body: { code: 'CONFLICT', message: 'Set AUTH_SECRET first.', data: {} } } })
  await user.click(await screen.findByRole('button', { name: 'Add a connection' }))
  const form = await dialog()
  await user.click(form.getByRole('button', { name: 'Add' }))
  expect(await form.findByText('Set AUTH_SECRET first.')).toBeTruthy()
})

test('a number that is none is not sent', async () => {
  const { user, callsOf } = await open()
  await user.click(await screen.findByRole('button', { name: 'Add a connection' }))
  const form = await dialog()
  await user.type(form.getByRole('textbox', { name: 'Budget per day, in USD' }), 'five')
  await user.click(form.getByRole('button', { name: 'Add' }))
  expect(await form.findByText('Please enter a number')).toBeTruthy()
  expect(callsOf(ADD)).toHaveLength(0)
})

test('a change keeps the key unless another one is entered, and the address in any case', async () => {
  const { user, callsOf } = await open({ 'PATCH /api/admin/connections/c1': { body: { id: 'c1' } } })
  await user.click((await card('fal of the studio')).getByRole('button', { name: 'Change fal of the studio' }))
  const form = await dialog()
  expect(form.queryByRole('textbox', { name: 'Address' })).toBeNull()
  expect(form.getByText('Empty: the stored key …a1b2 stays.')).toBeTruthy()
  await user.clear(form.getByRole('textbox', { name: 'Jobs at once' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(callsOf('PATCH /api/admin/connections/c1')).toHaveLength(1))
  expect(callsOf('PATCH /api/admin/connections/c1')[0]!.body).toEqual({
    label: 'fal of the studio',
    kinds: ['image', 'clip'],
    concurrency: null,
    daily_budget_usd: 5,
  })
})

test('a removal is confirmed', async () => {
  const { user, callsOf } = await open({ 'DELETE /api/admin/connections/c1': { body: { id: 'c1' } } })
  await user.click((await card('fal of the studio')).getByRole('button', { name: 'Remove fal of the studio' }))
  expect(callsOf('DELETE /api/admin/connections/c1')).toHaveLength(0)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('fal of the studio is removed')).toBeTruthy()
})

test('warnings are shown in words', async () => {
  await open({ [LIST]: list({ warnings: ['open_signups', 'no_shared_key'] }) })
  expect(await screen.findByText(/Everyone may sign up here/u)).toBeTruthy()
  expect(screen.getByText(/AUTH_SECRET/u)).toBeTruthy()
})

test('a list that cannot be read can be read again', async () => {
  let isBroken = true
  const refusal: ApiResponse = { status: 409, body: { code: 'CONFLICT', message: 'Not now.', data: {} } }
  const { user } = await open({ [LIST]: () => (isBroken ? refusal : list()) })
  expect(await screen.findByText('Error: Not now.')).toBeTruthy()
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'fal of the studio' })).toBeTruthy()
})
