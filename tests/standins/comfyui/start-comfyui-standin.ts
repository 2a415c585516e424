import { createFaultScript, type FaultScript, type JobFaults } from '../faults.ts'
import { answerBytes, answerJson, type Exchange, playFaults, readForm, startServer } from '../http-server.ts'
import { createLedger, type Ledger } from '../ledger.ts'
import { OBJECT_INFO } from './object-info.ts'
import { resultFile, type Workflow } from './result-file.ts'

type Job = {
  readonly promptId: string
  readonly workflow: Workflow
  readonly faults: JobFaults
  /** How often the queue is asked for until the job ends; during the second half it runs. */
  readonly checks: number
  checksLeft: number
  /** How it ended; null: it has not. */
  end: 'success' | 'error' | 'interrupted' | null
  isStatusRead: boolean
}

export type ComfyUiStandin = {
  readonly origin: string
  /** Faults of the next prompts. */
  readonly script: FaultScript['script']
  readonly ledger: Ledger
  readonly requests: readonly string[]
  /** Workflows that were queued, in order. */
  readonly workflows: readonly Workflow[]
  /** Names of uploaded inputs with their bytes. */
  readonly uploads: ReadonlyMap<string, Uint8Array>
  /** Starts the server again: queue and history are in memory. */
  restart(): void
  close(): Promise<void>
}

/** A ComfyUI server on loopback with the nodes of `OBJECT_INFO`. The time of a job is counted in requests for the queue. */
export async function startComfyUiStandin(): Promise<ComfyUiStandin> {
  const faults = createFaultScript()
  const ledger = createLedger()
  const workflows: Workflow[] = []
  const uploads = new Map<string, Uint8Array>()
  let jobs: Job[] = []

  const routes: Readonly<Record<string, (exchange: Exchange) => Promise<void> | void>> = {
    'POST /prompt': queuePrompt,
    'GET /queue': readQueue,
    'POST /queue': deletePending,
    'POST /interrupt': interrupt,
    'POST /upload/image': upload,
    'GET /view': view,
    'GET /object_info': ({ response }) => answerJson(response, 200, OBJECT_INFO),
  }

  async function handle(exchange: Exchange): Promise<void> {
    const { method, url, response } = exchange
    if (method === 'GET' && url.pathname.startsWith('/history/')) return readHistory(exchange)
    const route = routes[`${method} ${url.pathname}`]
    return route ? route(exchange) : void response.writeHead(404).end('404: Not Found')
  }

  async function queuePrompt({ body, response }: Exchange): Promise<void> {
    const { prompt, prompt_id: promptId } = JSON.parse(String(body)) as { prompt: Workflow; prompt_id: string }
    const refused = refusalOf(prompt)
    if (refused) return answerJson(response, 400, refused)
    const job = faults.next()
    if (job.find('key_revoked')) return void response.writeHead(401).end('Unauthorized')
    if (await playFaults(job, 'submit', response)) return
    const made = job.find('accepted_twice') ? 2 : 1
    const checks = job.find('queue')?.checks ?? 0
    for (let i = 0; i < made; i++)
      jobs.push({ promptId, workflow: prompt, faults: job, checks, checksLeft: checks, end: null, isStatusRead: false })
    workflows.push(prompt)
    ledger.charge({ job: promptId, usd: 0, evidence: JSON.stringify(prompt) })
    if (job.find('answer_lost')) return void response.destroy()
    answerJson(response, 200, { prompt_id: promptId, number: workflows.length, node_errors: {} })
  }

  async function readQueue({ response }: Exchange): Promise<void> {
    const failing = jobs.find((job) => job.end === null)
    if (failing && (await playFaults(failing.faults, 'status', response))) return
    if (failing && !failing.isStatusRead && failing.faults.find('media')?.as === 'not_json') {
      failing.isStatusRead = true
      return answerJson(response, 200, { message: 'The GPU is waking up' })
    }
    const open = jobs.filter((job) => job.end === null)
    for (const job of open) if (job.checksLeft-- <= 0) job.end = job.faults.find('job_failed') ? 'error' : 'success'
    const entriesOf = (isRunning: boolean) =>
      open.filter((job) => job.end === null && hasStarted(job) === isRunning).map((job, i) => [i, job.promptId, job.workflow, {}, []])
    answerJson(response, 200, { queue_running: entriesOf(true), queue_pending: entriesOf(false) })
  }

  function readHistory({ url, response }: Exchange): void {
    const promptId = url.pathname.slice('/history/'.length)
    const job = jobs.findLast((each) => each.promptId === promptId && each.end !== null)
    const unknown = job?.isStatusRead ? undefined : job?.faults.find('unknown_status')
    if (job) job.isStatusRead = true
    if (unknown)
      answerJson(response, 200, { [promptId]: { outputs: {}, status: { status_str: unknown.word, completed: false, messages: [] } } })
    else answerJson(response, 200, job ? { [promptId]: historyOf(job) } : {})
  }

  function deletePending({ body, response }: Exchange): void {
    const { delete: ids } = JSON.parse(String(body)) as { delete: readonly string[] }
    jobs = jobs.filter((job) => !ids.includes(job.promptId) || job.end !== null || hasStarted(job))
    response.writeHead(200).end()
  }

  function interrupt({ body, response }: Exchange): void {
    const { prompt_id: promptId } = JSON.parse(String(body)) as { prompt_id: string }
    const job = jobs.find((each) => each.promptId === promptId && each.end === null)
    if (job && job.faults.find('cancel')?.how !== 'ignored') job.end = 'interrupted'
    response.writeHead(200).end()
  }

  async function upload(exchange: Exchange): Promise<void> {
    const form = await readForm(exchange)
    const file = form.get('image') as File
    uploads.set(`${String(form.get('subfolder'))}/${file.name}`, await file.bytes())
    answerJson(exchange.response, 200, { name: file.name, subfolder: form.get('subfolder'), type: 'input' })
  }

  async function view({ url, response }: Exchange): Promise<void> {
    const [promptId] = url.searchParams.get('filename')!.split('_', 1)
    const job = jobs.findLast((each) => each.promptId === promptId)
    if (!job || job.faults.find('result_expired')) return void response.writeHead(404).end()
    if (await playFaults(job.faults, 'result', response)) return
    const { bytes, mediaType } = await resultFile(job.promptId, job.workflow, job.faults)
    answerBytes(response, bytes, mediaType)
  }

  const server = await startServer(handle)
  return {
    origin: server.origin,
    script: faults.script,
    ledger,
    requests: server.requests,
    workflows,
    uploads,
    restart: () => void (jobs = []),
    close: server.close,
  }
}

const hasStarted = ({ checks, checksLeft }: Job): boolean => checksLeft < checks / 2

/** Like the server, it looks at classes and at values of lists. */
function refusalOf(workflow: Workflow): object | undefined {
  for (const [id, { class_type: name, inputs }] of Object.entries(workflow)) {
    const info = OBJECT_INFO[name ?? '']
    if (!info)
      return { error: { type: 'missing_node_type', message: `Node '${name}' not found.`, details: `Node ID '#${id}'` }, node_errors: {} }
    const wrong = Object.entries(inputs).filter(([input, value]) => {
      const [options, details] = info.input.required[input] ?? ['STRING']
      return Array.isArray(options) && !details && !options.includes(value as string)
    })
    if (wrong.length === 0) continue
    const errors = wrong.map(([input, value]) => ({
      type: 'value_not_in_list',
      message: 'Value not in list',
      details: `${input}: '${String(value)}'`,
    }))
    return {
      error: { type: 'prompt_outputs_failed_validation', message: 'Prompt outputs failed validation', details: '' },
      node_errors: { [id]: { class_type: name, errors } },
    }
  }
  return undefined
}

function historyOf({ promptId, workflow, end }: Job): object {
  const status = { status_str: end === 'success' ? 'success' : 'error', completed: end === 'success' }
  const start = ['execution_start', { prompt_id: promptId }]
  const exception = {
    node_id: '3',
    node_type: 'KSampler',
    exception_message: 'Allocation on device \n',
    exception_type: 'OutOfMemoryError',
  }
  if (end === 'error') return { outputs: {}, status: { ...status, messages: [start, ['execution_error', exception]] } }
  if (end === 'interrupted') return { outputs: {}, status: { ...status, messages: [start, ['execution_interrupted', { node_id: '3' }]] } }
  return { outputs: outputsOf(promptId, workflow), status: { ...status, messages: [start, ['execution_success', {}]] } }
}

/** Keys and names as the nodes give them: a clip is among the images. */
const OUTPUTS: Readonly<Record<string, { readonly key: string; readonly extension: string; readonly type: string }>> = {
  SaveImage: { key: 'images', extension: 'png', type: 'output' },
  PreviewImage: { key: 'images', extension: 'png', type: 'temp' },
  SaveVideo: { key: 'images', extension: 'mp4', type: 'output' },
  SaveAudioMP3: { key: 'audio', extension: 'mp3', type: 'output' },
}

function outputsOf(promptId: string, workflow: Workflow): object {
  const outputs = Object.entries(workflow).flatMap(([id, { class_type: name }]) => {
    const output = OUTPUTS[name ?? '']
    const file = output && { filename: `${promptId}_00001_.${output.extension}`, subfolder: 'fablecut', type: output.type }
    return output ? [[id, { [output.key]: [file], ...(output.extension === 'mp4' && { animated: [true] }) }] as const] : []
  })
  return Object.fromEntries(outputs)
}
