import type { WireModel } from '@fablecut/contracts/operations/admin/models'
import type { WorkflowDescription } from '@fablecut/contracts/operations/admin/workflows'
import { catalogueRow } from '@fablecut/generation/catalogue/catalogue-row'
import { SHIPPED_ROWS } from '@fablecut/generation/catalogue/shipped-rows'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ComfyUiStandin, startComfyUiStandin } from '../../../../tests/standins/comfyui/start-comfyui-standin.ts'
import { changeProviders } from '../connections/providers-version.ts'
import { watchRoutes } from '../connections/watch-routes.ts'
import { type TestApi, type TestClient, startTestApi } from '../http/testing.ts'
import { readSettings } from '../platform/settings.ts'
import { markSeenWorking } from '../connections/mark-seen-working.ts'

const FLUX = SHIPPED_ROWS.find(({ id }) => id === 'fal:flux-dev')!
const OWN = { ...FLUX, id: 'fal:own-flux', title: 'Own FLUX', endpoint: 'me/own-flux' }
const SDXL = SHIPPED_ROWS.find(({ id }) => id === 'comfyui:sdxl')!.fixed

let api: TestApi
let staff: TestClient
let creator: TestClient
let comfyui: ComfyUiStandin
beforeAll(async () => {
  comfyui = await startComfyUiStandin()
  api = await startTestApi({ FAL_KEY: 'fal-secret-key', COMFYUI_URL: comfyui.origin, SIGNUPS: 'open' })
  staff = await api.signUp('Mia')
  creator = await api.signUp('Tom')
})
afterAll(async () => {
  await api.stop()
  await comfyui.close()
})

const list = async (): Promise<WireModel[]> => ((await (await staff.send('/api/admin/models')).json()) as { models: WireModel[] }).models
const find = async (id: string) => (await list()).find((model) => model.id === id)
const put = (id: string, row: object, client = staff) => client.send(`/api/admin/models/${id}`, { method: 'PUT', json: { row } })
const retire = (id: string, isRetired = true) => staff.send(`/api/admin/models/${id}`, { method: 'PATCH', json: { is_retired: isRetired } })
const remove = (id: string) => staff.send(`/api/admin/models/${id}`, { method: 'DELETE' })
const makerOf = async (model: string) =>
  ((await (await staff.send('/api/system')).json()) as { makers: { image: Record<string, { name: string }> } }).makers.image[model]?.name
const fieldsOf = async (response: Response) => ((await response.json()) as { data: { fields: Record<string, string> } }).data.fields

test('the shipped models are listed with their prices, states and whether a connection uses them', async () => {
  const models = await list()
  expect(models.map(({ id }) => id).toSorted()).toEqual(SHIPPED_ROWS.map(({ id }) => id).toSorted())
  expect(models.find(({ id }) => id === 'fal:flux-dev')).toMatchObject({ is_own: false, is_shipped: true, is_connected: true })
  expect(models.find(({ id }) => id === 'openai:gpt-image-2')).toMatchObject({ is_connected: false })
  for (const { row } of models) expect(catalogueRow.safeParse(row).error).toBeUndefined()
})

test('a model is added without code, is preferred to the shipped ones, and gives way when it is retired and deleted', async () => {
  expect((await put(OWN.id, OWN)).status).toBe(200)
  expect(await find(OWN.id)).toMatchObject({ is_own: true, is_shipped: false, is_connected: true, status: 'from-docs' })
  expect(await makerOf('fluxdev')).toBe('Own FLUX at fal')
  expect((await remove(OWN.id)).status).toBe(409)
  expect((await retire(OWN.id)).status).toBe(200)
  expect(await makerOf('fluxdev')).toBe(`${FLUX.title} at fal`)
  expect((await remove(OWN.id)).status).toBe(200)
  expect(await find(OWN.id)).toBeUndefined()
})

test('a shipped model is replaced, and comes back', async () => {
  await put(FLUX.id, { ...FLUX, title: 'Cheaper FLUX' })
  expect(await find(FLUX.id)).toMatchObject({ is_own: true, is_shipped: true, title: 'Cheaper FLUX' })
  expect((await list()).filter(({ id }) => id === FLUX.id)).toHaveLength(1)
  await retire(FLUX.id)
  await remove(FLUX.id)
  expect(await find(FLUX.id)).toMatchObject({ is_own: false, title: FLUX.title, status: FLUX.status })
})

test('wrong fields of a row are named with their path, and nothing is stored', async () => {
  const wrong = { ...OWN, kind: 'poem', send: { prompt: {} }, extra: 1 }
  const response = await put(OWN.id, wrong)
  expect(response.status).toBe(422)
  expect(Object.keys(await fieldsOf(response)).toSorted()).toEqual(['extra', 'kind', 'send.prompt.to'])
  expect(await fieldsOf(await put('fal:another', OWN))).toHaveProperty('id')
  expect(await fieldsOf(await put('anthropic:x', { ...OWN, id: 'anthropic:x', provider: 'anthropic' }))).toHaveProperty('provider')
  expect(await find(OWN.id)).toBeUndefined()
})

test('a retired model is offered again as one that has not been seen working', async () => {
  expect((await retire('fal:qwen-image')).status).toBe(200)
  expect(await makerOf('qwen-image')).not.toBe('Qwen Image')
  expect(await find('fal:qwen-image')).toMatchObject({ status: 'retired' })
  await retire('fal:qwen-image', false)
  expect(await find('fal:qwen-image')).toMatchObject({ status: 'from-docs' })
  expect((await retire('fal:none')).status).toBe(404)
})

test('a model that made something is seen working, in all processes; a retired one stays retired', async () => {
  const { db, pool } = api.database
  const other = await watchRoutes({
    db,
    environment: readSettings({ FAL_KEY: 'f' }),
    keySource: readSettings({ FABLECUT_DATA: api.dataFolder }),
    log: { info() {}, warn() {} },
  })
  await changeProviders(pool, (tx) => markSeenWorking(tx, 'fal:flux-dev'))
  expect((await find('fal:flux-dev'))?.status).toBe('seen-working')
  await expect.poll(() => other.routes.find('image', 'fluxdev')?.row.status).toBe('seen-working')
  other.stop()
  await retire('fal:veo-2')
  await changeProviders(pool, (tx) => markSeenWorking(tx, 'fal:veo-2'))
  expect((await find('fal:veo-2'))?.status).toBe('retired')
})

const check = async (workflow: object, connection = 'COMFYUI_URL') =>
  staff.send('/api/admin/workflows/check', { json: { connection, workflow } })
const describeOf = async (workflow: object) => (await (await check(workflow)).json()) as WorkflowDescription
const addWorkflow = (change: object = {}) =>
  staff.send('/api/admin/workflows', {
    json: {
      connection: 'COMFYUI_URL',
      workflow: SDXL,
      title: 'My Images!',
      kind: 'image',
      serves: ['fluxdev'],
      fields: { prompt: '6.inputs.text', seed: '3.inputs.seed', width: '5.inputs.width', height: '5.inputs.height' },
      result: '9',
      ...change,
    },
  })

test('a pasted workflow is checked against the server, and becomes a model of the catalogue', async () => {
  const { fields, results, problems } = await describeOf(SDXL)
  expect([problems, results]).toEqual([[], ['9']])
  expect(fields).toMatchObject({ prompt: '6.inputs.text', seed: '3.inputs.seed', width: '5.inputs.width' })
  const response = await addWorkflow()
  expect(response.status).toBe(201)
  const { id } = (await response.json()) as { id: string }
  expect(id).toMatch(/^comfyui:my-images-/u)
  const model = await find(id)
  expect(model).toMatchObject({ is_own: true, is_connected: true, title: 'My Images!', serves: ['fluxdev'] })
  expect(model?.row).toMatchObject({
    fixed: SDXL,
    result: '9',
    send: { prompt: { to: '6.inputs.text' }, size: { to: '5.inputs.width', height: '5.inputs.height', as: 'separate' } },
  })
  expect(comfyui.workflows).toEqual([])
})

test('a clip is as long as its frames at its rate', async () => {
  const fields = { prompt: '6.inputs.text', frames: '55.inputs.length', image: '56.inputs.image' }
  const { fixed } = SHIPPED_ROWS.find(({ id }) => id === 'comfyui:wan2.2-5b')!
  const response = await addWorkflow({ workflow: fixed, title: 'Mine', kind: 'clip', fields, result: '58', fps: 16 })
  const model = await find(((await response.json()) as { id: string }).id)
  expect(model?.row).toMatchObject({
    send: { seconds: { to: '55.inputs.length', as: 'frames', fps: 16 }, image: { to: '56.inputs.image' } },
    gives: { fps: 16 },
  })
})

test('what the server lacks for a workflow is said, and it is not stored', async () => {
  const lacking = {
    ...SDXL,
    4: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'other.safetensors' } },
    99: { class_type: 'Magic', inputs: {} },
  }
  const { problems } = await describeOf(lacking)
  expect(problems.join(' ')).toMatch(/other\.safetensors.*Magic/u)
  const count = (await list()).length
  expect(await fieldsOf(await addWorkflow({ workflow: lacking }))).toHaveProperty('workflow')
  expect((await list()).length).toBe(count)
})

test.each([
  [{ fields: { prompt: '77.inputs.text' } }, 'fields.prompt'],
  [{ fields: { magic: '6.inputs.text' } }, 'fields.magic'],
  [{ result: '77' }, 'result'],
  [{ workflow: { nodes: [], links: [] } }, 'workflow'],
])('%j is refused at its field', async (change, field) => {
  const response = await addWorkflow(change)
  expect([response.status, Object.keys(await fieldsOf(response))]).toEqual([422, [field]])
})

test('only ComfyUI runs workflows', async () => {
  expect((await check(SDXL, 'FAL_KEY')).status).toBe(409)
  expect((await check(SDXL, 'nobody')).status).toBe(404)
})

const tryFor = (id: string, usd: number) => staff.send(`/api/admin/models/${id}/trial`, { method: 'POST', json: { max_usd: usd } })

test('a model is tried once for its price, and is seen working then', async () => {
  const id = 'comfyui:sdxl'
  expect((await find(id))?.trial_usd).toBe(0)
  const statuses = (await Promise.all([tryFor(id, 0), tryFor(id, 0)])).map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([202, 409])
  await expect.poll(async () => (await find(id))?.last_trial?.is_running).toBe(false)
  expect(await find(id)).toMatchObject({ status: 'seen-working', last_trial: { problem: null, usd: 0 } })
  expect(comfyui.ledger.charges).toHaveLength(1)
})

test('a trial that fails says why, and the model is not seen working', async () => {
  comfyui.script([{ fault: 'error_status', on: 'submit', status: 500 }])
  const id = 'comfyui:wan2.2-5b'
  await tryFor(id, 0)
  await expect.poll(async () => (await find(id))?.last_trial?.is_running).toBe(false)
  expect(await find(id)).toMatchObject({ status: 'from-docs', last_trial: { problem: expect.stringMatching(/HTTP 500/u) } })
})

test('nothing is tried for more than was said, or by no connection', async () => {
  expect(((await (await tryFor('fal:flux-dev', 0.001)).json()) as { code: string }).code).toBe('PRICE_CHANGED')
  expect((await tryFor('openai:gpt-image-2', 5)).status).toBe(404)
  expect((await tryFor('fal:flux-dev', 0.001)).status).toBe(409)
})

test('creators can do nothing of this', async () => {
  const statuses = await Promise.all([
    creator.send('/api/admin/models'),
    put(OWN.id, OWN, creator),
    creator.send(`/api/admin/models/${FLUX.id}`, { method: 'PATCH', json: { is_retired: true } }),
    creator.send(`/api/admin/models/${FLUX.id}`, { method: 'DELETE' }),
    creator.send('/api/admin/workflows/check', { json: { connection: 'COMFYUI_URL', workflow: SDXL } }),
  ])
  expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
})
