import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** Holds the types that providers publish, and is where a file that imports them can be compiled. */
const MODULES = fileURLToPath(new URL('../../../../../node_modules/', import.meta.url))
const CONFIG = {
  compilerOptions: { strict: true, noEmit: true, skipLibCheck: true, types: [], lib: ['ES2024', 'DOM'], module: 'nodenext' },
}

/** Compiles statements that import published types. Returns what the compiler says: nothing if all is right. */
export async function compileTypes(statements: readonly string[]): Promise<string> {
  await mkdir(path.join(MODULES, '.cache'), { recursive: true })
  const folder = await mkdtemp(path.join(MODULES, '.cache/types-of-bodies-'))
  try {
    await writeFile(path.join(folder, 'bodies.ts'), statements.join('\n'))
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify({ ...CONFIG, files: ['bodies.ts'] }))
    const run = promisify(execFile)(path.join(MODULES, '.bin/tsc'), ['-p', folder])
    return await run.then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
