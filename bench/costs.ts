import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { CATEGORIES } from './categories.ts'
import { cpuSecondsOf, processTree } from './process-usage.ts'
import { type RunningProduct, makeStory, startProduct } from './running-product.ts'
import { type BenchRow, benchRow } from './row.ts'

const PORT = 38_413
const KINDS = new Set(['explainer', 'vlog of 30 s', 'ASMR of 3 shots', 'music video in one look, 60 s'])
const MEGABYTE = 2 ** 20

/** What a story costs an installation, from which docs/scale.md computes. The reference of each row is the length of its film in seconds. */
export async function run(): Promise<BenchRow[]> {
  const product = await startProduct(PORT)
  try {
    await makeStory(product.client, { script_content: 'A short film. It warms the engines up.', auto_rewrite: false })
    const rows: BenchRow[] = []
    for (const { name, start, input } of CATEGORIES.filter((category) => KINDS.has(category.name))) {
      const before = await usageOf(product)
      const { story } = await makeStory(product.client, input, start)
      const after = await usageOf(product)
      const seconds: number = story.metadata.duration
      const add = (what: string, value: number) => rows.push(benchRow(`cost of a story, ${what}: ${name}`, value, seconds, 'lower'))
      add('CPU seconds of workers and engines', after.worker - before.worker)
      add('MB of files', (after.files - before.files) / MEGABYTE)
      add('MB of rendered segments, which may be deleted', (after.cache - before.cache) / MEGABYTE)
      add('MB of the database', (after.tables - before.tables) / MEGABYTE)
    }
    return rows
  } finally {
    await product.stop()
  }
}

async function usageOf({ pool, folder, workerPid }: RunningProduct) {
  const { rows } = await pool.query<{ tables: number }>('SELECT pg_database_size(current_database())::float8 AS tables')
  return {
    tables: rows[0]!.tables,
    worker: cpuSecondsOf(processTree(workerPid)),
    files: await sizeOf(path.join(folder, 'storage', 'blobs')),
    cache: await sizeOf(path.join(folder, 'storage', 'cache')),
  }
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = entries.filter((entry) => entry.isFile()).map(async (entry) => (await stat(path.join(entry.parentPath, entry.name))).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
