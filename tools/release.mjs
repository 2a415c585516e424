// `npm run release [-- --folder <path>] [--without-postgres]`: builds an archive that runs without a build, development packages or npm. Default: dist/fablecut-<version>-<platform>.tar.gz;
// `--folder` writes the files there instead; `--without-postgres` leaves the embedded Postgres out, for installations with a DATABASE_URL.
import { onNode24 } from './on-node-24.mjs'

await onNode24(import.meta.url, async () => {
  const { parseArgs } = await import('node:util')
  const { makeRelease } = await import('./release/make-release.mjs')
  const { values } = parseArgs({ options: { folder: { type: 'string' }, 'without-postgres': { type: 'boolean', default: false } } })
  await makeRelease({ folder: values.folder ?? null, withPostgres: !values['without-postgres'] })
})
