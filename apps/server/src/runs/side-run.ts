/** Kinds of run that leave the story as it is: it can be edited meanwhile, and several may go on at once. */
export const SIDE_RUNS = ['shots', 'captions', 'render'] as const
export type SideRunKind = (typeof SIDE_RUNS)[number]

/** A side run's state is its own; every other run's is its story's too. */
export const isSideRun = (kind: string): kind is SideRunKind => SIDE_RUNS.some((one) => one === kind)
