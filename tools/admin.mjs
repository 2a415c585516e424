// `npm run admin -- <command>`: administration of an installation from a terminal.
import { onNode24 } from './on-node-24.mjs'

await onNode24(import.meta.url, () => import('../apps/server/src/admin/main.ts'))
