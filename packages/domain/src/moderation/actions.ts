/** What can be reported and moderated. */
export const SUBJECT_KINDS = ['story', 'account', 'comment'] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

/** What staff can do about a story, a comment or an account, from the mildest to the most severe. */
export const ACTION_KINDS = ['dismiss', 'warn', 'unpublish', 'hide', 'delete', 'suspend', 'ban'] as const
export type ActionKind = (typeof ACTION_KINDS)[number]

const IMPOSSIBLE: Readonly<Record<SubjectKind, ReadonlySet<ActionKind>>> = {
  story: new Set(),
  comment: new Set(['unpublish']),
  account: new Set(['unpublish', 'hide', 'delete']),
}
const UNDOABLE: ReadonlySet<string> = new Set<ActionKind>(['unpublish', 'hide', 'suspend', 'ban'])

/** Actions that are possible on a subject of this kind; those on an account are possible from its stories and comments too. */
export const actionsOn = (kind: SubjectKind): readonly ActionKind[] => ACTION_KINDS.filter((action) => !IMPOSSIBLE[kind].has(action))

/** Whether staff can undo an action; a warning was read, and what was deleted is gone. */
export const isUndoable = (kind: string): boolean => UNDOABLE.has(kind)

/** Longest reason, report and objection, in characters. */
export const MAX_MODERATION_TEXT = 1000
/** Longest suspension, in days. */
export const MAX_SUSPENSION_DAYS = 365
