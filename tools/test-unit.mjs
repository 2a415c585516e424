// `npm run test:unit [-- path]`: the tests without a database, media or a browser.
import { onNode24 } from './on-node-24.mjs'

await onNode24(import.meta.url, async () => {
  const { installed, run } = await import('./steps.mjs')
  const args = ['run', '--project=unit', '--project=component', ...process.argv.slice(2)]
  process.exit((await run(installed('vitest'), args, { show: true })).code)
})
