/** Runs started by Recover in this tab; their end is shown as a toast. Source: C-359. */
export const recoveringRuns = new Set<string>()
