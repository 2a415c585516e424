/** Runs that do not change the story's status: it stays editable, and several may be unfinished at once. */
export const SIDE_RUNS = ['shots', 'captions', 'render'] as const
export type SideRunKind = (typeof SIDE_RUNS)[number]

/** Whether a run has a status of its own; other runs share that of their story. */
export const isSideRun = (kind: string): kind is SideRunKind => SIDE_RUNS.some((sideRun) => sideRun === kind)
