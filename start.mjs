// Plain JavaScript for any Node >= 20: finds a Node >= 24 and hands over to the supervisor, which is TypeScript.
import { onNode24 } from './tools/on-node-24.mjs'

await onNode24(import.meta.url, () => import('./apps/server/src/supervisor/main.ts'))
