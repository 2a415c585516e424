import { connectDatabase } from '../../platform/database/client.ts'
import { createLog } from '../../platform/log.ts'
import { readSettings } from '../../platform/settings.ts'
import { createDiskStorage } from '../../platform/storage/disk-storage.ts'
import { launchWorkflows } from '../launch.ts'
import { EXIT_LEASE_LOST } from './exit-codes.ts'

/** A worker process for tests that kill it. It prints `ready` when it accepts work. */
const { TEST_DATABASE_URL = '', TEST_FOLDER = '', TEST_DEADLINES = '{}', TEST_LANGUAGE_MODEL = 'null' } = process.env
const { db, pool } = connectDatabase(TEST_DATABASE_URL)
const log = createLog('worker', 'warn', (line) => void process.stderr.write(line))

const worker = await launchWorkflows({
  databaseUrl: TEST_DATABASE_URL,
  db,
  pool,
  storage: await createDiskStorage(`${TEST_FOLDER}/storage`),
  workFolder: `${TEST_FOLDER}/making/${process.pid}`,
  exportProblem: async () => null,
  deadlines: JSON.parse(TEST_DEADLINES),
  languageModel: JSON.parse(TEST_LANGUAGE_MODEL),
  limits: readSettings({}).limits,
  analyticsDays: 90,
  log,
  onLeaseLost: () => process.exit(EXIT_LEASE_LOST),
})
process.on('SIGTERM', () => void worker.stop().then(() => process.exit(0)))
process.on('disconnect', () => process.exit(0))
process.stdout.write('ready\n')
