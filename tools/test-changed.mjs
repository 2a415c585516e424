// `npm run test:changed [-- commit]`: all tests but the browser's that are affected by changes since a commit (default: uncommitted changes).
import { onNode24 } from './on-node-24.mjs'

await onNode24(import.meta.url, async () => {
  const { installed, run } = await import('./steps.mjs')
  const [since] = process.argv.slice(2)
  const projects = ['unit', 'component', 'component-mock', 'db', 'media'].map((name) => `--project=${name}`)
  const args = ['run', '--passWithNoTests', since ? `--changed=${since}` : '--changed', ...projects]
  process.exit((await run(installed('vitest'), args, { show: true })).code)
})
