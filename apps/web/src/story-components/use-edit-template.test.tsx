import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { stubApi } from '../testing/stub-api.ts'
import { useEditTemplate } from './use-edit-template.tsx'

function EditButton() {
  return <button onClick={useEditTemplate('t1').edit}>Edit</button>
}

test('a failed copy of an example is reported (C-329)', async () => {
  vi.stubGlobal('open', () => null)
  stubApi({ 'POST /api/stories/operate_template_story': { status: 500, body: { code: 'INTERNAL_ERROR', message: 'Oops', data: {} } } })
  await renderPage(<EditButton />)
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  expect(await screen.findByText('Error: Failed to create story from template')).toBeTruthy()
})
