import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { stubApi } from '../../../testing/stub-api.ts'
import { stopTypingClock } from '../../../testing/stop-typing-clock.ts'
import { AsmrPage } from './asmr-page.tsx'

stopTypingClock()

const material = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Material' }).value
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function openWithMaterial(words: string) {
  stubApi()
  await renderPage(<AsmrPage />)
  await userEvent.click(await screen.findByRole('radio', { name: 'Cutting' }))
  const field = screen.getByRole('textbox', { name: 'Material' })
  await userEvent.clear(field)
  await userEvent.type(field, words)
}

test('a typed material replaced by a quick pick is restored with Ctrl+Z', async () => {
  await openWithMaterial('a wax lemon')
  await press('Glass')
  expect(material()).toBe('Glass')
  await userEvent.click(screen.getByRole('textbox', { name: 'Material' }))
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(material()).toBe('a wax lemon')
})

test('after another style, Undo brings back the style and its material', async () => {
  await openWithMaterial('a wax lemon')
  await userEvent.click(screen.getByRole('radio', { name: 'Slime' }))
  expect(material()).toBe('Material Object')
  await press('Undo')
  expect(material()).toBe('a wax lemon')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Cutting' }).checked).toBe(true)
})

test('Reset can be undone', async () => {
  await openWithMaterial('a wax lemon')
  await press('Reset')
  expect(screen.queryByRole('textbox', { name: 'Material' })).toBeNull()
  await press('Undo')
  expect(material()).toBe('a wax lemon')
})
