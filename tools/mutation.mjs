// `npm run mutation -- [--seed 1] [--count 200] [--package domain] [--folder apps/web/src/ui] [--fast]`: changes the code at random
// places, one at a time, and counts how many changes the tests detect. Files on disk are not changed: vitest applies the change while it loads the
// file. `--fast` leaves out tests on a database and with media; `--folder` samples only one folder, `count` places of it. The table is written to docs/measured/mutation.md, except for a single folder.
import { onNode24 } from './on-node-24.mjs'

await onNode24(import.meta.url, async () => {
  const { parseArgs } = await import('node:util')
  const { measureMutations } = await import('./mutation/measure.mjs')
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '200' },
      package: { type: 'string', multiple: true },
      folder: { type: 'string' },
      fast: { type: 'boolean', default: false },
    },
  })
  const met = await measureMutations({ ...values, seed: Number(values.seed), count: Number(values.count) })
  process.exit(met ? 0 : 1)
})
