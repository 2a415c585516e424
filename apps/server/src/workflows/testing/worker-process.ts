import type { Connection } from '@fablecut/generation/provider/connection'
import { connectDatabase } from '../../platform/database/client.ts'
import { pingDatabase, watchOutages } from '../../platform/outage/outage.ts'
import { parseQueueNames, QUEUE_NAMES } from '../../platform/durable/queues.ts'
import { createLog } from '../../platform/logging/log.ts'
import { readSettings } from '../../platform/settings.ts'
import { createDiskStorage } from '../../platform/storage/disk-storage.ts'
import { openTemporaryFolder } from '../../platform/storage/temporary-folder.ts'
import { launchWorkflows } from '../launch.ts'
import { EXIT_LEASE_LOST } from './exit-codes.ts'
import { changingRoutes } from './changing-routes.ts'
import { waitingEngines } from './waiting-engines.ts'

/** A worker process for tests that kill it. It prints `ready` when it accepts work. */
const {
  TEST_DATABASE_URL = '',
  TEST_FOLDER = '',
  TEST_DEADLINES = '{}',
  TEST_LANGUAGE_MODEL = 'null',
  TEST_CONNECTIONS = '[]',
  TEST_QUEUES = '',
  TEST_CALL_MS,
  TEST_PARALLEL_SEGMENTS,
  TEST_ENGINE_PROCESSES = '1',
  TEST_MAX_PROVIDER_PAUSE_MS,
  TEST_LIMITS = '{}',
} = process.env
const stderrLog = createLog('worker', 'warn', { write: (line) => void process.stderr.write(line) })
const { log } = watchOutages(stderrLog, () => pingDatabase(TEST_DATABASE_URL))
const { db, pool } = connectDatabase(TEST_DATABASE_URL, { onError: (error) => log.warn('connection', { error }) })

const languageModel = JSON.parse(TEST_LANGUAGE_MODEL)
const { routes, connect } = changingRoutes(JSON.parse(TEST_CONNECTIONS))
const worker = await launchWorkflows({
  databaseUrl: TEST_DATABASE_URL,
  db,
  pool,
  storage: await createDiskStorage(`${TEST_FOLDER}/storage`),
  workFolder: (await openTemporaryFolder(`${TEST_FOLDER}/making`)).path,
  exportProblem: async () => null,
  queues: parseQueueNames(TEST_QUEUES) ?? QUEUE_NAMES,
  deadlines: JSON.parse(TEST_DEADLINES),
  languageModel: () => languageModel,
  routes,
  webhookOrigin: null,
  limits: readSettings(JSON.parse(TEST_LIMITS)).limits,
  parallelSegments: TEST_PARALLEL_SEGMENTS ? Number(TEST_PARALLEL_SEGMENTS) : null,
  engineProcesses: Number(TEST_ENGINE_PROCESSES),
  analyticsDays: 90,
  retention: readSettings({}).retention,
  ...(TEST_CALL_MS && {
    wrapEngines: (engines) => waitingEngines(engines, { callMs: Number(TEST_CALL_MS), folder: `${TEST_FOLDER}/results` }),
  }),
  ...(TEST_MAX_PROVIDER_PAUSE_MS && { maxProviderPauseMs: Number(TEST_MAX_PROVIDER_PAUSE_MS) }),
  log,
  onLeaseLost: () => process.exit(EXIT_LEASE_LOST),
})
process.on('SIGTERM', () => void worker.stop().then(() => process.exit(0)))
process.on('disconnect', () => process.exit(0))
process.on('message', (connections: readonly Connection[]) => {
  connect(connections)
  process.send!('connected')
})
process.stdout.write('ready\n')
