import type { Overview } from '@fablecut/contracts/operations/admin/get-overview'
import type { WireConnection, WireConnections } from '@fablecut/contracts/operations/admin/connections'
import type { WireModel } from '@fablecut/contracts/operations/admin/models'
import type { RunSummary } from '@fablecut/contracts/operations/admin/run-summary'
import type { RunDetails } from '@fablecut/contracts/operations/admin/runs'

const AT = '2026-11-23T10:00:00Z'

/** A run that generates images, without progress for a minute before `buildOverview`. */
export const buildRunSummary = (id: string, changes: Partial<RunSummary> = {}): RunSummary => ({
  id,
  kind: 'generate',
  status: 'RUN_RUNNING',
  step: 'processing:generating_images',
  story_id: 's1',
  story_title: 'A fox',
  account: { id: 'u1', email: 'mia@example.org' },
  price_credits: 1100,
  error: null,
  created_at: '2026-11-23T10:00:00Z',
  finished_at: null,
  active_at: '2026-11-23T10:59:00Z',
  ...changes,
})

/** A busy installation in which no worker serves the clips. */
export const buildOverview = (changes: Partial<Overview> = {}): Overview => ({
  time: '2026-11-23T11:00:00Z',
  version: '1.2.0',
  checks: [
    { name: 'database', reason: null },
    { name: 'disk', reason: '1.0 GB free, 2 GB are needed' },
  ],
  queues: [
    { name: 'images', waiting: 7, running: 2, oldest_waiting_seconds: 400, oldest_running_seconds: 12, workers: 1 },
    { name: 'videos', waiting: 1, running: 0, oldest_waiting_seconds: 4, oldest_running_seconds: null, workers: 0 },
  ],
  workers: [
    {
      id: 'w1',
      host: 'north',
      queues: ['images'],
      started_at: '2026-11-23T09:00:00Z',
      heartbeat_at: '2026-11-23T10:59:59Z',
      is_alive: true,
      running: 2,
    },
  ],
  last_hour: { runs_succeeded: 12, runs_failed: 1, runs_canceled: 0, calls_done: 340, calls_failed: 3 },
  unfinished_runs: {
    total: 51,
    oldest: [buildRunSummary('r1'), buildRunSummary('r2', { story_title: 'An owl', active_at: '2026-11-23T10:20:00Z' })],
  },
  failures: [buildRunSummary('r3', { status: 'RUN_FAILED', error: 'No picture could be made', account: { id: 'u2', email: null } })],
  storage: {
    kind: 'disk',
    bucket: null,
    stored_bytes: 12_345_678_901,
    disk_free_bytes: 30_000_000_000,
    disk_total_bytes: 100_000_000_000,
    min_free_bytes: 2_000_000_000,
    caches: [{ name: 'render', bytes: 5_000_000_000, max_bytes: 10_000_000_000 }],
  },
  limits: [
    { name: 'MAX_UPLOAD_MB', value: '10', is_default: false },
    { name: 'RUN_DAYS', value: '90', is_default: true },
  ],
  log_url: 'https://logs.example.org/?q={runId}',
  ...changes,
})

/** A run whose work had an error and is being repeated. */
export const buildRunDetails = (run: Partial<RunSummary> = {}, changes: Partial<RunDetails> = {}): RunDetails => ({
  run: buildRunSummary('r1', run),
  work: [
    {
      id: 'r1:paint-shot:s7',
      name: 'paint-shot',
      queue: 'images',
      status: 'running',
      worker: 'w1',
      attempts: 2,
      created_at: AT,
      started_at: AT,
      finished_at: null,
      steps: [{ name: 'paint', started_at: AT, finished_at: '2026-11-23T10:00:04Z', error: 'the disk is full' }],
    },
  ],
  calls: [
    {
      id: 'c1',
      kind: 'image',
      engine: 'fal/flux',
      shot_id: 's7',
      state: 'failed',
      submissions: 2,
      created_at: AT,
      finished_at: '2026-11-23T10:02:00Z',
      error: 'no answer',
    },
  ],
  retry: 'requeue',
  ...changes,
})

/** A connection of fal that works, with some calls today. */
export const buildConnection = (changes: Partial<WireConnection> = {}): WireConnection => ({
  id: 'c1',
  is_from_environment: false,
  provider: 'fal',
  label: 'fal of the studio',
  base_url: 'https://queue.fal.run',
  has_key: true,
  key_end: 'a1b2',
  kinds: ['image', 'clip'],
  model: null,
  text_model: null,
  concurrency: 4,
  daily_budget_usd: 5,
  problem: null,
  last_test: { at: AT, problem: null },
  last_error: null,
  today: { calls: 12, failed: 1, usd: 1.85 },
  ...changes,
})

/** A connection of staff and one of the environment. */
export const buildConnections = (changes: Partial<WireConnections> = {}): WireConnections => ({
  connections: [
    buildConnection({
      id: 'OPENAI_API_KEY',
      is_from_environment: true,
      provider: 'openai',
      label: 'OPENAI_API_KEY',
      base_url: 'https://api.openai.com/v1',
      kinds: ['image'],
      concurrency: null,
      daily_budget_usd: null,
      last_test: null,
      today: { calls: 0, failed: 0, usd: 0 },
    }),
    buildConnection(),
  ],
  providers: [
    {
      name: 'openai',
      base_url: 'https://api.openai.com/v1',
      needs_key: true,
      kinds: ['image', 'speech', 'transcription', 'text'],
      text_model: 'gpt-5.4-mini',
    },
    { name: 'fal', base_url: 'https://queue.fal.run', needs_key: true, kinds: ['image', 'clip', 'music'], text_model: null },
    { name: 'comfyui', base_url: null, needs_key: false, kinds: ['image', 'clip', 'music'], text_model: null },
  ],
  warnings: [],
  ...changes,
})

/** A shipped model of a connection, which has not been used here. */
export const buildModel = (changes: Partial<WireModel> = {}): WireModel => ({
  id: 'fal:flux-dev',
  title: 'FLUX.1 [dev]',
  provider: 'fal',
  kind: 'image',
  serves: ['fluxdev'],
  status: 'from-docs',
  is_own: false,
  is_shipped: true,
  is_connected: true,
  cost: { unit: 'megapixel', usd: 0.025, per_call: 0, source: 'https://fal.ai', checked: '2026-11-22' },
  trial_usd: 0.025,
  last_trial: null,
  row: { id: 'fal:flux-dev', title: 'FLUX.1 [dev]' },
  ...changes,
})
