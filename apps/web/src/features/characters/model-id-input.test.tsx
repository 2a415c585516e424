import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { stubApi, type ApiResponse } from '../../testing/stub-api.ts'
import { ModelIdInput } from './model-id-input.tsx'

const MODEL = { id: 'm1', model_name: 'Poppy', image_url: '/poppy.webp', reference_mode: 'train' }

async function open(answer: ApiResponse) {
  const callsOf = stubApi({ 'GET /api/train/model': answer })
  const found: unknown[] = []
  await renderPage(<ModelIdInput onFound={(character) => found.push(character)} />)
  const apply = await screen.findByRole<HTMLButtonElement>('button', { name: 'Apply' })
  const look = async (id: string) => {
    await userEvent.type(screen.getByLabelText('Model id'), id)
    await userEvent.click(apply)
  }
  return { found, apply, look, asked: () => callsOf('GET /api/train/model').map(({ path }) => path) }
}

test('a character is found by the id of its model', async () => {
  const { found, apply, look, asked } = await open({ body: { success: true, data: MODEL } })
  expect(apply.disabled).toBe(true)
  await look('  m1 ')
  await waitFor(() => expect(found).toHaveLength(1))
  expect(asked()).toEqual(['/api/train/model?id=m1'])
  expect(found[0]).toMatchObject({ id: 'm1', name: 'Poppy', type: 'custom-train', status: 'completed', is_public: false })
  expect(apply.disabled).toBe(false)
})

test('spaces alone are no id', async () => {
  const { apply, look, found } = await open({ body: { success: true, data: MODEL } })
  await look('   ')
  expect([apply.disabled, found]).toEqual([true, []])
})

test('an unknown id finds nobody and can be looked up again', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const { found, apply, look } = await open({ status: 404, body: { code: 'NOT_FOUND', message: 'No', data: {} } })
  await look('m2')
  await waitFor(() => expect(warned).toHaveBeenCalled())
  await waitFor(() => expect(apply.getAttribute('aria-busy')).not.toBe('true'))
  expect(found).toEqual([])
})
