/** What can be reported and moderated. */
export const SUBJECT_KINDS = ['story', 'account'] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

/** What staff can do about a story or an account, from the mildest to the most severe. */
export const ACTION_KINDS = ['dismiss', 'warn', 'unpublish', 'hide', 'delete', 'suspend', 'ban'] as const
export type ActionKind = (typeof ACTION_KINDS)[number]

const OF_STORIES: ReadonlySet<ActionKind> = new Set(['unpublish', 'hide', 'delete'])
const UNDOABLE: ReadonlySet<string> = new Set<ActionKind>(['unpublish', 'hide', 'suspend', 'ban'])

/** Actions that are possible on a subject of this kind; those on an account are possible from its stories too. */
export const actionsOn = (kind: SubjectKind): readonly ActionKind[] =>
  kind === 'story' ? ACTION_KINDS : ACTION_KINDS.filter((action) => !OF_STORIES.has(action))

/** Whether staff can undo an action; a warning was read, and a deleted story is gone. */
export const isUndoable = (kind: string): boolean => UNDOABLE.has(kind)

/** Longest reason, report and objection, in characters. */
export const MAX_MODERATION_TEXT = 1000
/** Longest suspension, in days. */
export const MAX_SUSPENSION_DAYS = 365
