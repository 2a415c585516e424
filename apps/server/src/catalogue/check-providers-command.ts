import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { MEDIA_PROVIDERS } from '@fablecut/generation/provider/provider-facts'
import { findProviderProblem } from '@fablecut/providers/check-provider'
import { readSettings } from '../platform/settings.ts'
import { checkModel, describeModelCheck, formatUsd, planModelChecks } from './check-models.ts'

const USAGE = `npm run providers:check -- [provider] [--all] [--yes]
Makes one small call for each kind of media by the providers of the settings, after it has said what that costs.
  provider   only this one: ${MEDIA_PROVIDERS.join(', ')}
  --all      every model of the catalogue instead of the cheapest of each kind
  --yes      without asking`
const FREE_CHECK_MS = 20_000

const stopping = new AbortController()
process.once('SIGINT', () => stopping.abort())
try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' }, yes: { type: 'boolean' } }, allowPositionals: true })
  const [only] = positionals
  if (positionals.length > 1 || (only !== undefined && !MEDIA_PROVIDERS.some((name) => name === only))) {
    console.error(USAGE)
    return 2
  }
  const connections = readSettings(process.env).connections.filter(({ provider }) => only === undefined || provider === only)
  if (connections.length === 0) throw new Error('No such provider is connected by the settings. See docs/providers.md.')
  let failures = 0
  for (const connection of connections) {
    const problem = await findProviderProblem(connection, AbortSignal.timeout(FREE_CHECK_MS))
    console.log(`${problem === null ? '✓' : '✗'} ${connection.name}${problem === null ? '' : `: ${problem}`}`)
    if (problem !== null) failures += 1
  }
  const checks = planModelChecks(connections, values.all === true)
  console.log(['', ...checks.map(describeModelCheck)].join('\n'))
  const usd = checks.reduce((sum, check) => sum + check.usd, 0)
  if (values.yes !== true && !(await isConfirmed(`\nMake these ${checks.length} calls for about ${formatUsd(usd)}? Type yes: `))) return 1
  for (const check of checks) {
    const started = performance.now()
    const problem = await checkModel(check, stopping.signal)
    const seconds = ((performance.now() - started) / 1_000).toFixed(1)
    console.log(`${problem === null ? '✓' : '✗'} ${check.route.row.id}, ${seconds} s${problem === null ? '' : `: ${problem}`}`)
    if (problem !== null) failures += 1
    if (stopping.signal.aborted) break
  }
  return failures === 0 ? 0 : 1
}

async function isConfirmed(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  // Without anybody at the terminal it closes, and the question is never answered.
  const answer = await Promise.race([terminal.question(question), once(terminal, 'close').then(() => '')])
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}
