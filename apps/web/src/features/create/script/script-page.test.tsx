import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { stubApi, type ApiAnswer } from '../../../testing/stub-api.ts'
import { ScriptPage } from './script-page.tsx'

const REWRITE = 'POST /api/stories/rewrite_script'
const rewrites = (...scripts: string[]) => {
  const left = [...scripts]
  return (): ApiAnswer => ({ body: { enhancedScript: left.shift(), rewritten: true } })
}

const press = (name: string) => userEvent.click(screen.getAllByRole('button', { name })[0]!)

async function openForm(answers: Parameters<typeof stubApi>[0] = {}) {
  const callsOf = stubApi(answers)
  const page = await renderPage(<ScriptPage />)
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Voice-over Script' })
  return { ...page, callsOf, field, undoButton: screen.getAllByRole<HTMLButtonElement>('button', { name: 'Undo' })[0]! }
}

test('a suggestion over own words is undone by Ctrl+Z, and the words typed before it after that', async () => {
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

test('the Undo button takes back the same steps as the keys: a paste, a suggestion, typing (C-152)', async () => {
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

test('two rewrites are undone in order, down to the words that were typed (C-150, C-151)', async () => {
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

test('undo puts the caret behind what it brought back', async () => {
  const { field } = await openForm()
  await userEvent.type(field, 'one two three')
  field.setSelectionRange(4, 7)
  await userEvent.paste('2')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(field).toHaveProperty('value', 'one two three')
  expect(field.selectionStart).toBe(7)
})
