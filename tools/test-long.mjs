// `npm run test:long`: what the short suite only samples. Keeps its table in docs/measured.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { onNode24 } from './on-node-24.mjs'
import { installed, run } from './steps.mjs'

await onNode24(import.meta.url, async () => {
  console.log('Killing workers in every stage, three times each. This takes some minutes.')
  const { code, output } = await run(installed('vitest'), ['run', '--project', 'db', 'apps/server/src/workflows/kill'], {
    env: { TEST_LONG: '1', NO_COLOR: '1' },
  })
  const kills = [...output.matchAll(/round (\d+): killed in (\S+), (\d+) calls finished/g)].map(([, round, stage, finished]) => ({
    round,
    stage,
    finished,
  }))
  console.table(kills)
  if (code !== 0) console.log(output)
  writeTable(kills, code === 0)
  console.log(code === 0 ? '1 passed, 0 failed, 0 skipped' : '0 passed, 1 failed, 0 skipped')
  process.exit(code)
})

function writeTable(kills, passed) {
  const folder = fileURLToPath(new URL('../docs/measured/', import.meta.url))
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const rows = kills.map(({ round, stage, finished }) => `| ${round} | ${stage} | ${finished} |`).join('\n')
  const verdict = passed
    ? 'Every run ended `completed`, no finished call was made again, one charge each, and the ledger summed.'
    : 'The run failed.'
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    `${folder}kill-tests.md`,
    `# Workers killed with SIGKILL\n\nCommit ${commit}. A worker is killed in a stage, another takes its work over when the lease has run out.\n${verdict}\n\n| story | killed in | calls finished before |\n|---|---|---|\n${rows}\n`,
  )
}
