// `node tools/check-types.mjs`: type-checks everything, then each part with the libraries it runs with: the server and what generates
// have no DOM, the web app has no Node, domain, contracts and director have neither. Tests run in Node with both, so only the first pass includes them.
import { installed, run } from './steps.mjs'

const PROJECTS = [
  '.',
  'packages/domain',
  'packages/contracts',
  'packages/director',
  'packages/render',
  'packages/render/src/player',
  'packages/generation',
  'packages/interchange',
  'packages/providers',
  'packages/studio',
  'apps/server',
  'apps/web',
]

let failed = 0
for (const project of PROJECTS) {
  const known = `node_modules/.cache/types/${project === '.' ? 'all' : project.replaceAll('/', '-')}.tsbuildinfo`
  const { code, output } = await run(installed('tsc'), ['--noEmit', '--incremental', '--tsBuildInfoFile', known, '-p', project])
  if (code === 0) continue
  failed++
  console.error(`✗ types of ${project}\n${output.trim()}\n`)
}
process.exit(failed === 0 ? 0 : 1)
