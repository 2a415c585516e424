import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../steps.mjs'

const FILE = join(root, '.cache/mutation.json')

/**
 * What a run found out at this commit, kept on disk so that an interrupted run continues where it stopped: `read(key)` returns undefined for what is
 * not known. With uncommitted changes nothing is kept.
 */
export function openVerdicts() {
  if (git('status', '--porcelain', '--untracked-files=no', '--', 'apps', 'packages'))
    return { read: () => undefined, store: () => undefined }
  const commit = git('rev-parse', 'HEAD')
  const stored = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}
  const verdicts = stored.commit === commit ? stored.verdicts : {}
  return {
    read: (key) => verdicts[key],
    store(key, verdict) {
      verdicts[key] = verdict
      mkdirSync(dirname(FILE), { recursive: true })
      writeFileSync(FILE, JSON.stringify({ commit, verdicts }))
    },
  }
}

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
}
