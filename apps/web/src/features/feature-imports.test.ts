import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'

const repository = fileURLToPath(new URL('../../../../', import.meta.url))
const folders: string[] = []
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))))

/** Imports that lint refuses, as `file: import`, of files given by path below apps/web/src. */
async function refusedImports(files: Readonly<Record<string, readonly string[]>>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fablecut-lint-'))
  folders.push(folder)
  await cp(join(repository, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  for (const [file, imports] of Object.entries(files)) {
    const path = join(folder, 'apps/web/src', file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, imports.map((from) => `export { x } from '${from}'`).join('\n'))
  }
  const oxlint = join(repository, 'node_modules/oxlint/bin/oxlint')
  const run = promisify(execFile)(process.execPath, [oxlint, '--format=json', '.'], { cwd: folder })
  const { stdout } = await run.catch((error: { stdout: string }) => error)
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[]
  }
  return diagnostics
    .filter(({ code }) => code === 'eslint(no-restricted-imports)')
    .map(({ filename, labels }) => {
      const file = filename.replace('apps/web/src/', '')
      return `${file}: ${files[file]?.[(labels[0]?.span.line ?? 0) - 1]}`
    })
    .sort()
}

test('lint refuses imports between any two features', async () => {
  const features = (await readdir(join(repository, 'apps/web/src/features'), { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  const imports = Object.fromEntries(
    features.map((feature) => [
      `features/${feature}/deep/a.ts`,
      features.filter((other) => other !== feature).map((other) => `../../${other}/b.ts`),
    ]),
  )
  const all = Object.entries(imports).flatMap(([file, list]) => list.map((from) => `${file}: ${from}`))
  expect(features.length).toBeGreaterThan(5)
  expect(await refusedImports(imports)).toEqual(all.sort())
})

test('lint refuses imports of features by lower layers, and of product data by ui', async () => {
  const imports = {
    'features/share/a.ts': ['../../shell/shell.tsx', '../../story-data/b.ts', './views/c.ts', '@fablecut/studio/a', '@fablecut/studio/a/b'],
    'slots/a.ts': ['../features/share/a.ts', '../story-data/b.ts'],
    'story-components/a.ts': ['../features/share/a.ts', '../story-data/b.ts'],
    'story-data/exports/a.ts': ['../../features/share/a.ts', '../../story-components/b.ts', '../story-lists.ts'],
    'ui/form/a.ts': ['../../story-data/a.ts', '../../texts/ui.ts', '../class-names.ts'],
    'routes/a.ts': ['../features/share/a.ts'],
  }
  expect(await refusedImports(imports)).toEqual([
    'features/share/a.ts: ../../shell/shell.tsx',
    'features/share/a.ts: @fablecut/studio/a',
    'features/share/a.ts: @fablecut/studio/a/b',
    'slots/a.ts: ../features/share/a.ts',
    'story-components/a.ts: ../features/share/a.ts',
    'story-data/exports/a.ts: ../../features/share/a.ts',
    'story-data/exports/a.ts: ../../story-components/b.ts',
    'ui/form/a.ts: ../../story-data/a.ts',
  ])
})
