import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { stubApi, SYSTEM } from '../../../testing/stub-api.ts'
import { AsmrPage } from '../asmr/asmr-page.tsx'

const openOptions = async () => {
  await renderPage(<AsmrPage />)
  await userEvent.click(await screen.findByRole('button', { name: /^Advanced Options/ }))
}

test('model selects name the built-in engine that generates (CD-111)', async () => {
  stubApi()
  await openOptions()
  expect(await screen.findByText('made by the built-in painter')).toBeTruthy()
  expect(screen.getByText('made by the built-in animator')).toBeTruthy()
})

test('with a provider connected no built-in engine is named', async () => {
  stubApi({ 'GET /api/system': { body: { ...SYSTEM, builtin_engines: false } } })
  await openOptions()
  expect(screen.queryByText(/made by the built-in/)).toBeNull()
})
