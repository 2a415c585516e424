import { readdirSync, readFileSync } from 'node:fs'

/** What `/proc/<id>/stat` says after the name, which may hold spaces itself. */
function accountOf(pid: number | string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
  } catch {
    // It has ended.
    return []
  }
}

const TICKS_PER_SECOND = 100

/** CPU seconds that processes took so far, with the programs they started and waited for. Linux only. */
export function cpuSecondsOf(pids: readonly number[]): number {
  const ticks = pids.flatMap((pid) => accountOf(pid).slice(11, 15)).reduce((sum, value) => sum + Number(value), 0)
  return ticks / TICKS_PER_SECOND
}

/** This process and all that descend from it. */
export function familyOf(root: number): number[] {
  const parents = new Map(
    readdirSync('/proc').flatMap((name) => (/^\d/.test(name) ? [[Number(name), Number(accountOf(name)[1])] as const] : [])),
  )
  const family = [root]
  for (const member of family) for (const [pid, parent] of parents) if (parent === member) family.push(pid)
  return family
}

const PAGE_MB = 4096 / 2 ** 20

/** Watches what processes and the programs they started hold together; each leads a group. `stop` answers the most in MB, shared pages counted in each. */
export function watchMemory(leaders: () => readonly number[]): { stop(): number } {
  let max = 0
  const look = (): void => {
    const groups = new Set(leaders().map(String))
    const members = readdirSync('/proc').filter((name) => /^\d/.test(name))
    const pages = members.map(accountOf).filter((account) => groups.has(account[2]!))
    max = Math.max(max, pages.reduce((sum, account) => sum + Number(account[21]), 0) * PAGE_MB)
  }
  const timer = setInterval(look, 100)
  return { stop: () => (look(), clearInterval(timer), max) }
}

/** The same for single processes: the most that these hold together, in MB, looked at ten times a second. */
export function watchTreeMemory(members: () => readonly number[]): { stop(): number } {
  let max = 0
  const look = (): void => {
    const pages = members().reduce((sum, pid) => sum + Number(accountOf(pid)[21] ?? 0), 0)
    max = Math.max(max, pages * PAGE_MB)
  }
  const timer = setInterval(look, 100)
  return { stop: () => (look(), clearInterval(timer), max) }
}
