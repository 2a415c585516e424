// `npm run verify`: all static checks of the code.
import { pathToFileURL } from 'node:url'
import { installed, run } from './steps.mjs'

const checks = [
  { name: 'types', program: process.execPath, args: ['tools/check-types.mjs'] },
  { name: 'lint', program: installed('oxlint'), args: ['--quiet', '--type-aware'] },
  { name: 'folders', program: process.execPath, args: ['tools/folders.mjs'] },
  { name: 'format', program: installed('oxfmt'), args: ['--check', '.'], fix: 'npx oxfmt .' },
  { name: 'unused code', program: installed('knip'), args: ['--no-progress'] },
  { name: 'requirement ids', program: process.execPath, args: ['tools/requirements.mjs', '--check'] },
  { name: 'licences', program: process.execPath, args: ['tools/third-party.mjs', '--check'], fix: 'npm run third-party' },
  { name: 'install size', program: process.execPath, args: ['tools/trim-dependencies.mjs', '--check'] },
  { name: 'lock file', program: process.execPath, args: ['tools/lock.mjs', '--check'], fix: 'npm run lock' },
]

/** Runs all checks; returns how many passed and failed. */
export async function verify() {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const { name, program, args, fix } of checks) {
    const { code, output } = await run(program, args)
    if (code === 0) console.log(`✓ ${name}`)
    else console.log(`✗ ${name}${fix ? ` (fix it with \`${fix}\`)` : ''}\n${output.trim()}\n`)
    counts[code === 0 ? 'passed' : 'failed']++
  }
  return counts
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exit((await verify()).failed === 0 ? 0 : 1)
