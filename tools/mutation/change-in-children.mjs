// Preloaded by `NODE_OPTIONS` in every process that a test starts, such as workers and engine processes, which load their modules without Vite.
import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { readChanges } from './changes.mjs'

const changed = readChanges()
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!loaded.source || !changed.covers(url)) return loaded
    return { ...loaded, source: changed.apply(url, new TextDecoder().decode(loaded.source)) }
  },
})

if (process.env.MUTATION_PROBES) {
  const known = new Set()
  globalThis.mutationReached = {
    /** Written at once: most of these processes are killed. */
    add(id) {
      if (known.has(id) || !process.env.MUTATION_TEST) return
      known.add(id)
      appendFileSync(process.env.MUTATION_REACHED, `${JSON.stringify({ file: process.env.MUTATION_TEST, ids: [id] })}\n`)
    },
  }
}
