// `npm run migration -- --name what-changes`: writes the migration between the database schema and the last migration. drizzle-kit weighs 95 MB and is
// needed only here, so it is fetched into a temporary folder; it has to find the drizzle-orm of the project.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './steps.mjs'

const { version } = JSON.parse(readFileSync(join(root, 'node_modules/drizzle-orm/package.json'), 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'fablecut-migration-'))
try {
  const install = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--legacy-peer-deps', `drizzle-kit@${version}`]
  execFileSync('npm', install, { stdio: 'inherit', cwd: folder })
  symlinkSync(join(root, 'node_modules/drizzle-orm'), join(folder, 'node_modules/drizzle-orm'))
  const generate = [join(folder, 'node_modules/drizzle-kit/bin.cjs'), 'generate', ...process.argv.slice(2)]
  execFileSync(process.execPath, generate, { stdio: 'inherit', cwd: join(root, 'apps/server') })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
