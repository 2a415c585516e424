/** A Vite plugin that applies the one change in the environment variable MUTANT, JSON of `{ file, start, end, text }`, while that file is loaded. */
export function mutationPlugin() {
  const mutant = process.env.MUTANT ? JSON.parse(process.env.MUTANT) : null
  return {
    name: 'mutation',
    enforce: 'pre',
    // The cache is keyed by the source on disk, which does not change.
    config: () => ({ test: { fsModuleCache: false } }),
    transform(source, id) {
      if (!mutant || !id.split('?')[0].endsWith(`/${mutant.file}`)) return null
      return { code: source.slice(0, mutant.start) + mutant.text + source.slice(mutant.end), map: null }
    },
  }
}
