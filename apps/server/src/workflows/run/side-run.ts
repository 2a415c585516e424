/** Kinds of run that leave the story as it is: it can be edited meanwhile, and several may go on at once. */
export type SideRunKind = 'shots' | 'captions' | 'render'

const SIDE_KINDS: ReadonlySet<string> = new Set<SideRunKind>(['shots', 'captions', 'render'])

/** A side run's state is its own; every other run's is its story's too. */
export const isSideRun = (kind: string): kind is SideRunKind => SIDE_KINDS.has(kind)
