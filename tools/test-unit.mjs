// `npm run test:unit [-- path]`: tests of pure code, without components, a database, media or a browser; with `--components` those of components.
import { onNode24 } from './on-node-24.mjs'

await onNode24(import.meta.url, async () => {
  const { availableParallelism } = await import('node:os')
  const { installed, run } = await import('./steps.mjs')
  const paths = process.argv.slice(2)
  const projects = paths.includes('--components') ? ['component', 'component-mock'] : ['unit']
  // By default vitest leaves one core free, which is half of a small machine.
  const options = [...projects.map((name) => `--project=${name}`), `--maxWorkers=${availableParallelism()}`]
  const args = ['run', ...options, ...paths.filter((arg) => arg !== '--components')]
  process.exit((await run(installed('vitest'), args, { show: true })).code)
})
