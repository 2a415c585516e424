import type { WireModel } from '@fablecut/contracts/operations/admin/models'
import type { WorkflowDescription } from '@fablecut/contracts/operations/admin/workflows'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { buildConnection, buildModel } from '../../../testing/admin-fixture.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { type ApiResponse, stubApi } from '../../../testing/stub-api.ts'
import { ModelsSection } from './models-section.tsx'

const LIST = 'GET /api/admin/models'
const COMFYUI = buildConnection({ id: 'gpu', provider: 'comfyui', label: 'GPU', has_key: false, key_end: null })
const RETIRED = buildModel({
  id: 'fal:own',
  title: 'Own',
  status: 'retired',
  is_own: true,
  is_shipped: false,
  cost: { ...buildModel().cost, usd: 0 },
})
const ELSEWHERE = buildModel({ id: 'openai:gpt-image-2', title: 'GPT Image 2', provider: 'openai', is_connected: false })

const list = (...models: WireModel[]): ApiResponse => ({ body: { models } })

async function open(responses: Parameters<typeof stubApi>[0] = {}, connections = [COMFYUI]) {
  const callsOf = stubApi({ [LIST]: list(buildModel(), RETIRED, ELSEWHERE), ...responses })
  await renderPage(<ModelsSection connections={connections} />)
  return { callsOf, user: userEvent.setup() }
}

const row = async (title: string) => within((await screen.findByRole('heading', { name: new RegExp(`^${title}`, 'u') })).closest('li')!)
const dialog = async () => within(await screen.findByRole('dialog'))

test('models of connections are shown with pick, price and state; all others on demand', async () => {
  const { user } = await open()
  const flux = await row('FLUX')
  expect(flux.getByText('fal · fluxdev')).toBeTruthy()
  expect(flux.getByText('$0.025 per megapixel · fal:flux-dev')).toBeTruthy()
  expect(flux.getByText('Not seen working yet')).toBeTruthy()
  expect((await row('Own')).getByText('Free · fal:own')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'GPT Image 2' })).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'All' }))
  expect(await row('GPT Image 2')).toBeTruthy()
})

test('many models are grouped by what they make, and opened by group', async () => {
  const clips = Array.from({ length: 7 }, (_, index) => buildModel({ id: `fal:clip-${index}`, title: `Clip ${index}`, kind: 'clip' }))
  const { user } = await open({ [LIST]: list(buildModel(), ...clips) })
  expect(screen.queryByRole('heading', { name: 'Clip 0' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: /^Clips.*7 models$/u }))
  expect(await row('Clip 6')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: /^FLUX/u })).toBeNull()
})

test('models of one name are told apart by the images that they need', async () => {
  const edits = buildModel({ id: 'fal:edit', row: { id: 'fal:edit', send: { references: { to: 'image_urls', required: true } } } })
  await open({ [LIST]: list(edits, buildModel()) })
  expect(await screen.findByRole('button', { name: 'Edit FLUX.1 [dev] with reference images' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Edit FLUX.1 [dev]' })).toBeTruthy()
})

test('a model is retired, offered again, and deleted only once it is retired and of staff', async () => {
  const { user, callsOf } = await open({
    'PATCH /api/admin/models/fal%3Aflux-dev': { body: { id: 'fal:flux-dev' } },
    'PATCH /api/admin/models/fal%3Aown': { body: { id: 'fal:own' } },
    'DELETE /api/admin/models/fal%3Aown': { body: { id: 'fal:own' } },
  })
  expect((await row('FLUX')).queryByRole('button', { name: /Delete/u })).toBeNull()
  await user.click((await row('FLUX')).getByRole('button', { name: /Retire/u }))
  await waitFor(() => expect(callsOf('PATCH /api/admin/models/fal%3Aflux-dev')[0]?.body).toEqual({ is_retired: true }))
  await user.click((await row('Own')).getByRole('button', { name: 'Offer again: Own' }))
  await waitFor(() => expect(callsOf('PATCH /api/admin/models/fal%3Aown')[0]?.body).toEqual({ is_retired: false }))
  await user.click((await row('Own')).getByRole('button', { name: 'Delete Own' }))
  expect(await screen.findByText('Own is deleted')).toBeTruthy()
})

test('a model is added as JSON; wrong fields are listed with their path, and the text stays', async () => {
  const refusal: ApiResponse = {
    status: 422,
    body: { code: 'INVALID_INPUT', message: 'x', data: { fields: { 'send.prompt.to': 'Please enter text' } } },
  }
  let isWrong = true
  const { user, callsOf } = await open({ 'PUT /api/admin/models/fal%3Anew': () => (isWrong ? refusal : { body: { id: 'fal:new' } }) })
  await user.click(await screen.findByRole('button', { name: 'Add a model' }))
  const form = await dialog()
  await user.click(form.getByRole('textbox', { name: 'Row' }))
  await user.paste('{"id": ')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('This is not JSON.')).toBeTruthy()
  await user.click(form.getByRole('textbox', { name: 'Row' }))
  await user.paste('"fal:new"}')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('send.prompt.to: Please enter text')).toBeTruthy()
  isWrong = false
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('fal:new is saved')).toBeTruthy()
  expect(callsOf('PUT /api/admin/models/fal%3Anew')[1]!.body).toEqual({ row: { id: 'fal:new' } })
})

test('a model is edited from its present row', async () => {
  const { user } = await open()
  await user.click((await row('FLUX')).getByRole('button', { name: /^Edit/u }))
  const text = (await dialog()).getByRole<HTMLTextAreaElement>('textbox', { name: 'Row' }).value
  expect(JSON.parse(text)).toEqual(buildModel().row)
})

test('a model is tried for the price on its button, and says how it went', async () => {
  let trial: WireModel['last_trial'] = null
  const { user, callsOf } = await open({
    [LIST]: () => list(buildModel({ last_trial: trial })),
    'POST /api/admin/models/fal%3Aflux-dev/trial': () => {
      trial = { at: '2026-11-23T10:00:00Z', is_running: true, problem: null, usd: 0.025 }
      return { status: 202, body: { id: 'fal:flux-dev' } }
    },
  })
  const button = (await row('FLUX')).getByRole('button', { name: 'Try FLUX.1 [dev] for $0.025' })
  expect(button.textContent).toContain('Try ($0.025)')
  await user.click(button)
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
  expect(callsOf('POST /api/admin/models/fal%3Aflux-dev/trial')[0]!.body).toEqual({ max_usd: 0.025 })
  trial = { at: '2026-11-23T10:00:00Z', is_running: false, problem: 'fal.run refuses the key (HTTP 401)', usd: 0.025 }
  expect(await (await row('FLUX')).findByText(/^Tried .*: fal\.run refuses the key/u)).toBeTruthy()
  expect(button.getAttribute('aria-busy')).toBeNull()
})

test('a retired model and one without a connection cannot be tried', async () => {
  await open({ [LIST]: list(RETIRED, buildModel({ trial_usd: null })) })
  await row('FLUX')
  expect(screen.queryByRole('button', { name: /^Try/u })).toBeNull()
})

const DESCRIPTION: WorkflowDescription = {
  inputs: [
    { path: '6.inputs.text', node: '6', class_type: 'CLIPTextEncode', name: 'text', value: '' },
    { path: '3.inputs.seed', node: '3', class_type: 'KSampler', name: 'seed', value: 0 },
  ],
  fields: { prompt: '6.inputs.text', seed: '3.inputs.seed' },
  known_fields: ['prompt', 'seed'],
  results: ['9'],
  fps: null,
  problems: [],
}
const CHECK = 'POST /api/admin/workflows/check'
const ADD = 'POST /api/admin/workflows'

async function paste(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Add a workflow' }))
  const form = await dialog()
  await user.click(form.getByRole('textbox', { name: 'Workflow in API format' }))
  await user.paste('{"6": {}}')
  await user.click(form.getByRole('button', { name: 'Check' }))
  return form
}

test('a workflow is pasted, checked and mapped; an input can be left out', async () => {
  const { user, callsOf } = await open({ [CHECK]: { body: DESCRIPTION }, [ADD]: { status: 201, body: { id: 'comfyui:mine' } } })
  const form = await paste(user)
  expect(await form.findByText('The server has all nodes and files of it.')).toBeTruthy()
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Mine')
  await user.click(form.getByRole('button', { name: 'fluxdev' }))
  await user.click(form.getByRole('combobox', { name: /^Seed/u }))
  await user.click(await screen.findByRole('option', { name: 'Not sent' }))
  await user.click(form.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('Mine is added')).toBeTruthy()
  expect(callsOf(CHECK)[0]!.body).toEqual({ connection: 'gpu', workflow: { 6: {} } })
  expect(callsOf(ADD)[0]!.body).toEqual({
    connection: 'gpu',
    workflow: { 6: {} },
    title: 'Mine',
    kind: 'image',
    serves: ['*', 'fluxdev'],
    fields: { prompt: '6.inputs.text' },
    result: '9',
  })
})

test('after the check the name is next, and going back keeps what was pasted', async () => {
  const { user } = await open({ [CHECK]: { body: DESCRIPTION } })
  const form = await paste(user)
  expect(document.activeElement).toBe(await form.findByRole('textbox', { name: 'Name' }))
  await user.click(form.getByRole('button', { name: 'Back' }))
  expect((await form.findByRole<HTMLTextAreaElement>('textbox', { name: 'Workflow in API format' })).value).toBe('{"6": {}}')
})

test('what the server lacks is listed, and the workflow can be checked again', async () => {
  const { user } = await open({ [CHECK]: { body: { ...DESCRIPTION, problems: ['Node 4 needs the file x.safetensors.'] } } })
  const form = await paste(user)
  expect(await form.findByText('Node 4 needs the file x.safetensors.')).toBeTruthy()
  expect(form.getByRole('button', { name: 'Check' })).toBeTruthy()
})

test('without a server of ComfyUI no workflow is offered', async () => {
  await open({}, [buildConnection()])
  expect(await screen.findByRole('button', { name: 'Add a model' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add a workflow' })).toBeNull()
})

test('models that cannot be read can be read again', async () => {
  let isBroken = true
  const refusal: ApiResponse = { status: 409, body: { code: 'CONFLICT', message: 'Not now.', data: {} } }
  const { user } = await open({ [LIST]: () => (isBroken ? refusal : list(buildModel())) })
  expect(await screen.findByText('The models could not be read.')).toBeTruthy()
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await row('FLUX')).toBeTruthy()
})
