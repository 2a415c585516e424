import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import { stubApi, SYSTEM } from '../../../../testing/stub-api.ts'
import { VoicePicker } from '../voice-picker.tsx'

function Picker() {
  const [voice, setVoice] = useState('auto')
  return <VoicePicker value={voice} onChange={setVoice} />
}

async function openList(speech: Record<string, string>) {
  stubApi({ 'GET /api/system': { body: { ...SYSTEM, makers: { ...SYSTEM.makers, speech } } } })
  await renderPage(<Picker />)
  const before = await screen.findByText(/^spoken by/)
  const speaker = before.textContent
  await userEvent.click(screen.getByRole('button', { name: /^Voice Actor/ }))
  return { speaker, list: within(await screen.findByRole('radiogroup', { name: 'Voice Actor' })) }
}

test('the built-in narrator is named, and each of its voices can be listened to', async () => {
  const { speaker, list } = await openList({})
  expect(speaker).toBe('spoken by the built-in narrator')
  expect(list.getByRole('radio', { name: 'Ivy' }).getAttribute('aria-description')).toBe('female, Clear and friendly')
  expect(list.getByRole('button', { name: 'Listen to Ivy' })).toBeTruthy()
})

test('voices that a connected provider speaks name its model and voice, and have no sample of the narrator', async () => {
  const { speaker, list } = await openList({ auto: 'Eleven (George)', ivy: 'Eleven (Sarah)' })
  expect(speaker).toBe('spoken by Eleven (George)')
  expect(list.getByRole('radio', { name: 'Ivy' }).getAttribute('aria-description')).toBe('female, spoken by Eleven (Sarah)')
  expect(list.queryByRole('button', { name: 'Listen to Ivy' })).toBeNull()
  await userEvent.click(list.getByRole('radio', { name: 'Ivy' }))
  expect(await screen.findByText('spoken by Eleven (Sarah)')).toBeTruthy()
})
