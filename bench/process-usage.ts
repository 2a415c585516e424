import { readdirSync, readFileSync } from 'node:fs'

/** Fields of `/proc/<id>/stat` after the process name, which may contain spaces. */
function statOf(pid: number | string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
  } catch {
    // The process has ended.
    return []
  }
}

const TICKS_PER_SECOND = 100

/** CPU seconds used by processes so far, including children they waited for. Linux only. */
export function cpuSecondsOf(pids: readonly number[]): number {
  const ticks = pids.flatMap((pid) => statOf(pid).slice(11, 15)).reduce((sum, value) => sum + Number(value), 0)
  return ticks / TICKS_PER_SECOND
}

/** A process and all its descendants. */
export function processTree(root: number): number[] {
  const parents = new Map(
    readdirSync('/proc').flatMap((name) => (/^\d/.test(name) ? [[Number(name), Number(statOf(name)[1])] as const] : [])),
  )
  const family = [root]
  for (const member of family) for (const [pid, parent] of parents) if (parent === member) family.push(pid)
  return family
}

const PAGE_MB = 4096 / 2 ** 20

/**
 * Samples the memory of process groups, each identified by its leader. `stop` returns the maximum in MB; shared pages are counted in each process.
 */
export function watchMemory(leaders: () => readonly number[]): { stop(): number } {
  let max = 0
  const sample = (): void => {
    const groups = new Set(leaders().map(String))
    const members = readdirSync('/proc').filter((name) => /^\d/.test(name))
    const pages = members.map(statOf).filter((account) => groups.has(account[2]!))
    max = Math.max(max, pages.reduce((sum, account) => sum + Number(account[21]), 0) * PAGE_MB)
  }
  const timer = setInterval(sample, 100)
  return { stop: () => (sample(), clearInterval(timer), max) }
}

/** The same for single processes: the maximum of their sum in MB, sampled ten times a second. */
export function watchTreeMemory(members: () => readonly number[]): { stop(): number } {
  let max = 0
  const sample = (): void => {
    const pages = members().reduce((sum, pid) => sum + Number(statOf(pid)[21] ?? 0), 0)
    max = Math.max(max, pages * PAGE_MB)
  }
  const timer = setInterval(sample, 100)
  return { stop: () => (sample(), clearInterval(timer), max) }
}
