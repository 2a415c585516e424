import { readFileSync } from 'node:fs'

const manifest: { version: string } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'))

/** Version of the product, as in the root's package.json. */
export const productVersion = manifest.version
