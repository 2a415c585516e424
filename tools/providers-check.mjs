// `npm run providers:check -- [provider] [--all] [--yes]`: small real calls to the connected providers, for whoever has a key.
import { onNode24 } from './on-node-24.mjs'

await onNode24(import.meta.url, () => import('../apps/server/src/catalogue/check-providers-command.ts'))
