import { appendFileSync } from 'node:fs'
import { afterAll, expect } from 'vitest'

// The probes of `mutationPlugin` report here; a line for each test file.
const reached = new Set()
globalThis.mutationReached = reached
afterAll(() => {
  if (reached.size > 0)
    appendFileSync(process.env.MUTATION_REACHED, `${JSON.stringify({ file: expect.getState().testPath, ids: [...reached] })}\n`)
})
