import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { stubApi, SYSTEM, type ApiResponse } from '../../../testing/stub-api.ts'
import { stopTypingClock } from '../../../testing/stop-typing-clock.ts'
import { ScriptPage } from './script-page.tsx'

stopTypingClock()

const REWRITE = 'POST /api/stories/rewrite_script'
const rewrites = (...scripts: string[]) => {
  const left = [...scripts]
  return (): ApiResponse => ({ body: { enhancedScript: left.shift(), rewritten: true } })
}

const press = (name: string) => userEvent.click(screen.getAllByRole('button', { name })[0]!)

async function openForm(responses: Parameters<typeof stubApi>[0] = {}) {
  const callsOf = stubApi(responses)
  const page = await renderPage(<ScriptPage />)
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Voice-over Script' })
  return { ...page, callsOf, field, undoButton: screen.getAllByRole<HTMLButtonElement>('button', { name: 'Undo' })[0]! }
}

test('Ctrl+Z undoes a suggestion that replaced typed text, then the typing before it', async () => {
  const { field } = await openForm()
  await userEvent.type(field, 'My own words')
  await press('Travel in Asia')
  expect(field.value).not.toContain('My own words')
  await userEvent.click(field)
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(field).toHaveProperty('value', 'My own words')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(field).toHaveProperty('value', '')
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(field).toHaveProperty('value', 'My own words')
})

test('the Undo button undoes the same steps as the keys: a paste, a suggestion, typing (C-152)', async () => {
  const { field, undoButton } = await openForm()
  expect(undoButton.disabled).toBe(true)
  await userEvent.type(field, 'Tea')
  await userEvent.paste(' grows in the hills')
  await press('Cat Webinar')
  await press('Undo')
  expect(field).toHaveProperty('value', 'Tea grows in the hills')
  await press('Undo')
  expect(field).toHaveProperty('value', 'Tea')
  await press('Undo')
  expect(field).toHaveProperty('value', '')
  expect(undoButton.disabled).toBe(true)
  await press('Redo')
  expect(field).toHaveProperty('value', 'Tea')
})

test('two rewrites are undone in order, down to the typed text (C-150, C-151)', async () => {
  const { field, undoButton } = await openForm({ [REWRITE]: rewrites('First rewrite', 'Second rewrite') })
  await userEvent.type(field, 'Typed')
  await press('Rewrite with AI')
  await waitFor(() => expect(field.value).toBe('First rewrite'))
  await press('Rewrite with AI')
  await waitFor(() => expect(field.value).toBe('Second rewrite'))
  await press('Undo')
  expect(field).toHaveProperty('value', 'First rewrite')
  await press('Undo')
  expect(field).toHaveProperty('value', 'Typed')
  expect(undoButton.disabled).toBe(false)
})

test('undo puts the caret after the restored text', async () => {
  const { field } = await openForm()
  await userEvent.type(field, 'one two three')
  field.setSelectionRange(4, 7)
  await userEvent.paste('2')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(field).toHaveProperty('value', 'one two three')
  expect(field.selectionStart).toBe(7)
})

const WRITTEN = 'A fox walks trough the snow. It look up.'
const CORRECTED = 'A fox walks through the snow. It looks up.'

async function rewritten() {
  const page = await openForm({ [REWRITE]: rewrites(CORRECTED) })
  await userEvent.type(page.field, WRITTEN)
  await press('Rewrite with AI')
  await waitFor(() => expect(page.field.value).toBe(CORRECTED))
  return { ...page, review: within(screen.getByRole('region', { name: /What the rewrite changed/ })) }
}

test('each change of a rewrite is rejected and accepted separately, also by keyboard', async () => {
  const { field, review } = await rewritten()
  expect(review.getByRole('status').textContent).toBe('2 of 2 changes kept')
  const change = review.getByRole('button', { name: 'trough became through', pressed: true })
  change.focus()
  await userEvent.keyboard('{Enter}')
  expect(field.value).toBe('A fox walks trough the snow. It looks up.')
  expect(review.getByRole('button', { name: 'trough became through', pressed: false })).toBe(document.activeElement)
  await userEvent.keyboard(' ')
  expect(field.value).toBe(CORRECTED)
})

test('all changes of a rewrite are rejected and accepted at once', async () => {
  const { field, review } = await rewritten()
  await userEvent.click(review.getByRole('button', { name: 'Take all back' }))
  expect(field.value).toBe(WRITTEN)
  await userEvent.click(review.getByRole('button', { name: 'Keep all' }))
  expect(field.value).toBe(CORRECTED)
})

test('a rewrite is one undo step, and typing or Done ends its review', async () => {
  const { field } = await rewritten()
  await press('Undo')
  expect(field.value).toBe(WRITTEN)
  await press('Redo')
  expect(field.value).toBe(CORRECTED)
  await userEvent.type(field, ' More.')
  expect(screen.queryByRole('region', { name: /What the rewrite changed/ })).toBeNull()
  await press('Undo')
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByRole('region', { name: /What the rewrite changed/ })).toBeNull()
  expect(field.value).toBe(CORRECTED)
})

test('an idea whose topic is unknown to the writer asks for details, and the details are sent', async () => {
  const scripts = ['Let us talk about tea.', 'Let us talk about tea. Monks brought it.']
  const missing = [['audience', 'facts', 'ending'], []]
  const { field, callsOf } = await openForm({
    [REWRITE]: () => ({ body: { enhancedScript: scripts.shift(), rewritten: true, language: 'en', missing_details: missing.shift() } }),
  })
  await press('Create Script with AI')
  await userEvent.type(await screen.findByRole('textbox', { name: 'What is the video about?' }), 'Tea in Japan')
  await userEvent.click(screen.getByRole('button', { name: 'Generate script' }))
  await waitFor(() => expect(field.value).toBe('Let us talk about tea.'))
  const more = await screen.findByRole('button', { name: 'Tell it more' })
  expect(screen.getByText(/makes nothing up. Tell it more: who it is for, up to three facts, the ending/)).toBeTruthy()
  await userEvent.click(more)
  const idea = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'What is the video about?' })
  expect(idea.value).toBe('Tea in Japan')
  await userEvent.type(screen.getByRole('textbox', { name: 'What should it say?' }), 'Monks brought it.')
  await userEvent.type(screen.getByRole('textbox', { name: 'Who is it for?' }), 'tea lovers')
  await userEvent.click(screen.getByRole('button', { name: 'Generate script' }))
  await waitFor(() => expect(field.value).toContain('Monks'))
  expect(callsOf(REWRITE).map(({ body }) => body)).toEqual([
    { story: 'Tea in Japan', details: {} },
    { story: 'Tea in Japan', details: { audience: 'tea lovers', facts: ['Monks brought it.'] } },
  ])
  expect(screen.queryByRole('button', { name: 'Tell it more' })).toBeNull()
})

test.each([
  ['this_machine', /small-model writes and directs, on the machine of this installation. Prices in credits stay the same/],
  ['openai', /scripts are sent to OpenAI. Prices in credits stay the same; what OpenAI charges/],
  ['anthropic', /scripts are sent to Anthropic. Prices in credits stay the same; what Anthropic charges/],
  ['other_server', /scripts are sent to the server that runs it. Prices in credits stay the same/],
])('before a script is written the form says that a language model on %s writes, and what it costs', async (location, note) => {
  const language_model = { name: 'small-model', location }
  await openForm({ 'GET /api/system': { body: { ...SYSTEM, builtin_engines: false, language_model } } })
  expect(await screen.findByText(note)).toBeTruthy()
  expect(screen.queryByText('Built-in engines are in use')).toBeNull()
})

test('without a language model the form names none', async () => {
  await openForm()
  expect((await screen.findAllByText('Built-in engines are in use')).length).toBeGreaterThan(0)
  expect(screen.queryByText(/writes and directs/)).toBeNull()
})
