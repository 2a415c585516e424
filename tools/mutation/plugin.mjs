import { readFileSync } from 'node:fs'

/**
 * A Vite plugin for one of two environment variables: `MUTANT`, JSON of `{ file, start, end, text }`, a change that is applied while that file is
 * loaded; or `MUTATION_PROBES`, the path of a JSON list of `{ file, offset, id }`, places that report that they were executed.
 */
export function mutationPlugin() {
  const mutants = process.env.MUTANT ? [JSON.parse(process.env.MUTANT)].filter(Boolean) : readProbes()
  return {
    name: 'mutation',
    enforce: 'pre',
    // The cache is keyed by the source on disk, which does not change.
    config: () => ({ test: { fsModuleCache: false } }),
    transform(source, id) {
      const changes = mutants.filter(({ file }) => id.split('?')[0].endsWith(`/${file}`)).sort((a, b) => b.start - a.start)
      if (changes.length === 0) return null
      return { code: changes.reduce((code, { start, end, text }) => code.slice(0, start) + text + code.slice(end), source), map: null }
    },
  }
}

function readProbes() {
  const probes = JSON.parse(readFileSync(process.env.MUTATION_PROBES, 'utf8'))
  return probes.map(({ file, offset, id }) => ({ file, start: offset, end: offset, text: `globalThis.mutationReached?.add(${id});` }))
}
