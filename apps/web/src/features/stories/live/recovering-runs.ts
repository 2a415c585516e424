/** Runs that were started by Recover in this tab: their end is announced. Source: C-359. */
export const recoveringRuns = new Set<string>()
