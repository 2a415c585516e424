import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { usePrefillStore } from '../../../story-data/remix/prefill-store.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { stubApi } from '../../../testing/stub-api.ts'
import { AsmrPage } from './asmr-page.tsx'

const START = 'POST /api/stories/workflow/generate_asmr_video'
const DRAFT = 'story-create-asmr-draft-v2'

async function open(responses: Parameters<typeof stubApi>[0] = {}) {
  const callsOf = stubApi({ [START]: { body: { workflowRunId: 'run1' } }, ...responses })
  const page = await renderPage(<AsmrPage />)
  const generate = await screen.findByRole<HTMLButtonElement>('button', { name: /^Generate/ })
  return { ...page, callsOf, generate }
}

const material = () => screen.getByLabelText<HTMLInputElement>('Material')

beforeEach(() => usePrefillStore.getState().clear())

test('Generate is disabled without a style and a material', async () => {
  const { generate } = await open()
  expect(screen.getByText('Choose a style. Its scene appears here.')).toBeTruthy()
  expect(screen.getByText('Choose a style')).toBeTruthy()
  expect(generate.disabled).toBe(true)
  await userEvent.click(screen.getByLabelText('Cutting'))
  expect(screen.getByText('Fill in the material')).toBeTruthy()
  expect(material().value).toBe('Material Object')
  await userEvent.click(material())
  expect([material().selectionStart, material().selectionEnd]).toEqual([0, 'Material Object'.length])
  await userEvent.clear(material())
  expect(generate.disabled).toBe(true)
  await userEvent.tab()
  expect(material().value).toBe('Material Object')
  await userEvent.click(screen.getByRole('button', { name: 'Glass', pressed: false }))
  expect(screen.getByRole('button', { name: 'Glass', pressed: true })).toBeTruthy()
  expect(screen.queryByText('Fill in the material')).toBeNull()
  expect(generate.disabled).toBe(false)
})

test('the number of shots changes the price, and is sent with the scene', async () => {
  const { generate, callsOf, address } = await open()
  await userEvent.click(screen.getByLabelText('Cutting'))
  await userEvent.click(screen.getByRole('button', { name: 'Glass' }))
  expect(screen.getByText('3 to 8, five seconds each')).toBeTruthy()
  const fewer = screen.getByRole<HTMLButtonElement>('button', { name: 'Fewer shots' })
  expect(fewer.disabled || fewer.getAttribute('aria-disabled') === 'true').toBe(true)
  const price = generate.textContent
  await userEvent.click(screen.getByRole('button', { name: 'More shots' }))
  expect(generate.textContent).not.toBe(price)
  await userEvent.click(screen.getByRole('radio', { name: '9:16' }))
  await userEvent.click(generate)
  await waitFor(() => expect(address()).toBe('/story/create/workflow/run1?category_id=asmr_video'))
  expect(callsOf(START)[0]!.body).toMatchObject({
    script_content: 'A sharp knife slowly cuts through the Glass on a wooden board',
    asmr_type: 'cutting',
    background_music: null,
    aspect_ratio: '9:16',
    num_shots: 4,
  })
  await waitFor(() => expect(localStorage.getItem(DRAFT)).toBeNull())
})

test('Back keeps the draft, and Reset removes it', async () => {
  const { address, unmount } = await open()
  await userEvent.click(screen.getByLabelText('Cutting'))
  await userEvent.click(screen.getAllByRole('button', { name: 'Back' })[0]!)
  await waitFor(() => expect(address()).toBe('/story'))
  expect(JSON.parse(localStorage.getItem(DRAFT)!)).toMatchObject({ asmr_type: 'cutting' })
  unmount()
  await open()
  expect(screen.getByLabelText<HTMLInputElement>('Cutting').checked).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(screen.getByText('Choose a style. Its scene appears here.')).toBeTruthy()
  expect(localStorage.getItem(DRAFT)).toBeNull()
})

test('a remix derives the style from its sentence', async () => {
  usePrefillStore.setState({
    prefill: {
      script_content: 'A sharp knife slowly cuts through the Wax on a wooden board',
      num_shots: 5,
      background_music: null,
    } as never,
  })
  const { callsOf, generate } = await open()
  expect(screen.getByLabelText<HTMLInputElement>('Cutting').checked).toBe(true)
  expect(material().value).toBe('Wax')
  await userEvent.click(generate)
  await waitFor(() => expect(callsOf(START)[0]?.body).toMatchObject({ num_shots: 5, asmr_type: 'cutting' }))
})

test('a failed start is reported and keeps the form', async () => {
  const { generate } = await open({ [START]: { status: 500, body: { code: 'INTERNAL_ERROR', message: 'Boom', data: {} } } })
  await userEvent.click(screen.getByLabelText('Cutting'))
  await userEvent.click(screen.getByRole('button', { name: 'Glass' }))
  await userEvent.click(generate)
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to generate ASMR video')
  expect(material().value).toBe('Glass')
})
