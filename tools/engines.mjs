// `npm run engines [-- add|remove <name>]`: downloads voices and recognisers that are not included.
import { onNode24 } from './on-node-24.mjs'

await onNode24(import.meta.url, async () => {
  const { runEnginesCommand } = await import('../packages/studio/src/optional/command.ts')
  process.exitCode = await runEnginesCommand(process.argv.slice(2))
})
