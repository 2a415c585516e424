import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../../..', import.meta.url))
/** The latest release, or the first commit whose processes work on several machines; raised with each release. */
const LATEST_RELEASE = process.env['EARLIER_RELEASE'] ?? '5970bedd'

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** The commit of the latest release; or why it cannot be run here. */
export function findEarlierRelease(): { readonly commit: string } | { readonly problem: string } {
  try {
    const commit = git('rev-parse', '--verify', '--quiet', `${LATEST_RELEASE}^{commit}`)
    const workspaces = ['apps/server', ...git('ls-tree', '--name-only', commit, 'packages/').split('\n')]
    const missing = workspaces.flatMap((name) => missingPackages(commit, name))
    return missing.length === 0 ? { commit } : { problem: `packages of ${LATEST_RELEASE} are not installed: ${missing.join(', ')}` }
  } catch {
    return { problem: `git does not have ${LATEST_RELEASE}, as in a shallow clone or an archive` }
  }
}

/** Dependencies of a workspace that are installed in another version, or not at all. */
function missingPackages(commit: string, workspace: string): string[] {
  const file = `${workspace}/package.json`
  const { dependencies = {} } = JSON.parse(git('show', `${commit}:${file}`)) as { dependencies?: Record<string, string> }
  return Object.entries(dependencies).flatMap(([name, version]) => {
    if (name.startsWith('@fablecut/')) return []
    const found = [join(root, workspace), root].map((folder) => join(folder, 'node_modules', name, 'package.json')).find(existsSync)
    const isInstalled = found !== undefined && (JSON.parse(readFileSync(found, 'utf8')) as { version: string }).version === version
    return isInstalled ? [] : [`${name} ${version}`]
  })
}

/** Unpacks a commit below `folder` as a release, which is not built, with the packages that are installed here. Returns its folder. */
export function unpackRelease(commit: string, folder: string): string {
  const target = join(folder, `release-${commit.slice(0, 8)}`)
  mkdirSync(target)
  execFileSync('tar', ['-x', '-C', target], { input: execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 31 - 1 }) })
  linkPackages(join(root, 'node_modules'), join(target, 'node_modules'), target)
  for (const workspace of workspacesOf(target)) {
    const packages = join(root, workspace, 'node_modules')
    if (existsSync(packages)) linkPackages(packages, join(target, workspace, 'node_modules'), target)
  }
  // A release has a web app, and nothing to build it from.
  rmSync(join(target, 'apps/web/src'), { recursive: true })
  mkdirSync(join(target, 'apps/web/dist/assets'), { recursive: true })
  writeFileSync(join(target, 'apps/web/dist/index.html'), '<!doctype html><title>Fablecut</title>')
  return target
}

const workspacesOf = (target: string): string[] =>
  ['apps', 'packages'].flatMap((group) => readdirSync(join(target, group)).map((name) => `${group}/${name}`))

/** Links installed packages, and the ones of `target` in place of those of this repository, which may have other names. */
function linkPackages(packages: string, links: string, target: string): void {
  mkdirSync(links, { recursive: true })
  for (const name of readdirSync(packages)) {
    if (name !== '@fablecut') symlinkSync(join(packages, name), join(links, name))
    else {
      mkdirSync(join(links, name))
      for (const own of workspacesOf(target)) symlinkSync(join(target, own), join(links, name, basename(own)))
    }
  }
}
