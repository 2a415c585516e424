import { appendFileSync } from 'node:fs'
import { afterAll, beforeAll, expect } from 'vitest'

// The probes report here; those of child processes in `change-in-children.mjs`.
const reached = new Set()
globalThis.mutationReached = reached
beforeAll(() => {
  process.env.MUTATION_TEST = expect.getState().testPath
})
afterAll(() => {
  if (reached.size > 0)
    appendFileSync(process.env.MUTATION_REACHED, `${JSON.stringify({ file: expect.getState().testPath, ids: [...reached] })}\n`)
})
