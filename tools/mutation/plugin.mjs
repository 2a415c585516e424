import { readChanges } from './changes.mjs'

/** A Vite plugin that applies the changes of `readChanges` while a file is loaded. */
export function mutationPlugin() {
  const changes = readChanges()
  return {
    name: 'mutation',
    enforce: 'pre',
    // The cache is keyed by the source on disk, which does not change.
    config: () => ({ test: { fsModuleCache: false } }),
    transform: (source, id) => (changes.covers(id) ? { code: changes.apply(id, source), map: null } : null),
  }
}
