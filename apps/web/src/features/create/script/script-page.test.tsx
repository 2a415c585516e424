import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { stubApi } from '../../../testing/stub-api.ts'
import { ScriptPage } from './script-page.tsx'

test('a script that is typed is counted', async () => {
  stubApi()
  await renderPage(<ScriptPage />)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Voice-over Script' }), 'A fox')
  expect(screen.getAllByText('4 of 900 characters used').length).toBeGreaterThan(0)
})
