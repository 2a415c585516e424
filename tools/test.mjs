// `npm test`: checks the code, runs every test including the browser tests, and ends with one line of counts. Needs no terminal.
import { onNode24 } from './on-node-24.mjs'

await onNode24(import.meta.url, async () => {
  const { testEverything } = await import('./test-everything.mjs')
  process.exit(await testEverything())
})
