import { tabStorage } from '../../../storage/browser-storage.ts'

const KEY = 'fablecut:recovering-runs'

/** Runs started by Recover in this tab, also before a reload; their end is shown as a toast. */
export const recoveringRuns = {
  add(runId: string): void {
    write([...read(), runId])
  },
  /** Whether it was registered. */
  delete(runId: string): boolean {
    const runIds = read()
    if (!runIds.includes(runId)) return false
    write(runIds.filter((id) => id !== runId))
    return true
  },
}

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(tabStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

function write(runIds: readonly string[]): void {
  try {
    tabStorage.setItem(KEY, JSON.stringify(runIds))
  } catch (error) {
    console.error('A recovery is not reported after a reload', error)
  }
}
