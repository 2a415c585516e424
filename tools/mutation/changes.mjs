import { readFileSync } from 'node:fs'

/**
 * The changes of one of two environment variables: `MUTANT`, JSON of `{ file, start, end, text }`; or `MUTATION_PROBES`, the path of a JSON list of
 * `{ file, offset, id }`, places that report that they were executed. `file` ends the path or URL of the module.
 */
export function readChanges() {
  const changes = process.env.MUTANT ? [JSON.parse(process.env.MUTANT)].filter(Boolean) : readProbes()
  const changesOf = (id) => changes.filter(({ file }) => id.split('?')[0].endsWith(`/${file}`)).sort((a, b) => b.start - a.start)
  return {
    covers: (id) => changesOf(id).length > 0,
    apply: (id, source) => changesOf(id).reduce((code, { start, end, text }) => code.slice(0, start) + text + code.slice(end), source),
  }
}

/** For `NODE_OPTIONS`: applies the changes in all Node processes that are started with it, too. */
export const inChildProcesses = () => `--import=${new URL('./change-in-children.mjs', import.meta.url).href}`

function readProbes() {
  if (!process.env.MUTATION_PROBES) return []
  const probes = JSON.parse(readFileSync(process.env.MUTATION_PROBES, 'utf8'))
  return probes.map(({ file, offset, id }) => ({ file, start: offset, end: offset, text: `globalThis.mutationReached?.add(${id});` }))
}
