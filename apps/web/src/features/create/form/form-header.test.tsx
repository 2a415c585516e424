import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { stubApi, SYSTEM } from '../../../testing/stub-api.ts'
import { FormBanner } from './form-header.tsx'

const WITH_MODEL = { ...SYSTEM, builtin_engines: false, language_model: { name: 'small-model', location: 'this_machine' } }

async function open(mode: 'script_to_video' | 'character_vlog', system: object) {
  stubApi({ 'GET /api/system': { body: system } })
  await renderPage(<FormBanner mode={mode} />)
}

test('the script form names a connected language model', async () => {
  await open('script_to_video', WITH_MODEL)
  expect(await screen.findByText('Written and directed by small-model')).toBeTruthy()
  expect(screen.queryByText('Built-in engines are in use')).toBeNull()
})

test('a form that does not use the language model names the built-in engines (CD-111)', async () => {
  await open('character_vlog', WITH_MODEL)
  expect(await screen.findByText('Built-in engines are in use')).toBeTruthy()
  expect(screen.queryByText(/small-model/)).toBeNull()
})
