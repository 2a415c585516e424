import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { buildWebIfStale } from '../../apps/server/src/supervisor/build-web.ts'
import { root, run } from '../steps.mjs'
import { pruneModules } from './prune-modules.mjs'

/** What an installation needs of the repository, besides its production dependencies. */
const FILES = [
  'start.mjs',
  'package.json',
  'package-lock.json',
  'LICENSE',
  'README.md',
  'CHANGELOG.md',
  'THIRD-PARTY.md',
  'THIRD-PARTY-LICENSES.txt',
  'docs/operate.md',
  'deploy/fablecut.service',
  'tools/on-node-24.mjs',
  'tools/trim-dependencies.mjs',
  'tools/admin.mjs',
  'tools/engines.mjs',
  'apps/server/package.json',
  'apps/server/src',
  'apps/server/migrations',
  'apps/web/package.json',
  'apps/web/dist',
  ...readdirSync(join(root, 'packages')).flatMap((name) =>
    ['package.json', 'src', 'assets'].map((part) => `packages/${name}/${part}`).filter((path) => existsSync(join(root, path))),
  ),
]
/** Tests and what only they use. */
const IS_FOR_TESTS = /\.test\.tsx?$|(?:^|\/)testing(?:\/|$)/u

/** Stages the files of an installation; packs them unless a `folder` for them is given. Throws when npm or tar fails. */
export async function makeRelease({ folder, withPostgres }) {
  await buildWebIfStale()
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const name = `fablecut-${version}-${process.platform}-${process.arch}`
  const target = resolve(folder ?? join(root, 'dist', name))
  rmSync(target, { recursive: true, force: true })
  stage(target)
  await install(target)
  pruneModules(join(target, 'node_modules'), { withPostgres })
  if (folder !== null) return console.log(`The release is in ${target}`)
  const archive = `${target}.tar.gz`
  await required('tar', ['-czf', archive, '-C', dirname(target), basename(target)])
  rmSync(target, { recursive: true })
  console.log(`The release is ${relative(root, archive)}`)
}

function stage(target) {
  for (const path of FILES) {
    mkdirSync(dirname(join(target, path)), { recursive: true })
    const filter = (source) => !IS_FOR_TESTS.test(relative(root, source))
    cpSync(join(root, path), join(target, path), { recursive: true, filter })
  }
  // Scripts of npm besides those of operation would need the rest of the repository.
  const manifest = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'))
  const { postinstall, start, admin, engines } = manifest.scripts
  writeFileSync(
    join(target, 'package.json'),
    `${JSON.stringify({ ...manifest, scripts: { postinstall, start, admin, engines } }, null, 2)}\n`,
  )
}

/** Installs the production dependencies of the server from the lock file, with the Node that runs it. */
async function install(target) {
  const only = ['--omit=dev', '--workspace=apps/server', '--include-workspace-root']
  await required('npm', ['ci', ...only, '--no-audit', '--no-fund'], { cwd: target })
}

async function required(program, args, options) {
  const { code, output } = await run(program, args, options)
  if (code !== 0) throw new Error(`${program} failed:\n${output}`)
}
