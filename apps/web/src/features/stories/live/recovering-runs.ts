/** Runs started by Recover in this tab; their end is shown as a toast. */
export const recoveringRuns = new Set<string>()
