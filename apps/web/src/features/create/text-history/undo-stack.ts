/** Undo stack of a text field. `past` oldest first, `future` next first. */
export type TextUndoStack = {
  readonly past: readonly string[]
  readonly present: string
  readonly future: readonly string[]
  /** The current typing step; null when the next change starts a new one. */
  readonly typing: { readonly kind: 'insert' | 'delete'; readonly at: number } | null
}

const MAX_STEPS = 200
/** Pause in milliseconds after which the next key starts another step. */
const PAUSE_MILLISECONDS = 1_000

export const createUndoStack = (present: string): TextUndoStack => ({ past: [], present, future: [], typing: null })

/** A change that is a separate undo step: a suggestion, a rewrite, text set by the form. */
export function applyText(steps: TextUndoStack, text: string): TextUndoStack {
  if (text === steps.present) return steps
  return { past: [...steps.past, steps.present].slice(-MAX_STEPS), present: text, future: [], typing: null }
}

/**
 * Applies a change made in the field. Consecutive insertions or deletions of single characters join the current step; a paste, line break or pause
 * starts a new one. `at` in ms; replacements during IME composition count as typing.
 */
export function typeText(steps: TextUndoStack, text: string, at: number, isComposing = false): TextUndoStack {
  if (text === steps.present) return steps
  const kind = isComposing ? 'insert' : typedKind(steps.present, text)
  if (kind === null) return applyText(steps, text)
  const typing = { kind, at }
  const joins = steps.typing?.kind === kind && at - steps.typing.at < PAUSE_MILLISECONDS
  return joins ? { ...steps, present: text, future: [], typing } : { ...applyText(steps, text), typing }
}

const isOneCharacter = (text: string): boolean => [...text].length === 1

/** One character more or less than before; null for anything larger, and for a line break. */
function typedKind(before: string, after: string): 'insert' | 'delete' | null {
  const { start, beforeEnd, afterEnd } = changedRange(before, after)
  const inserted = after.slice(start, afterEnd)
  if (beforeEnd === start && isOneCharacter(inserted)) return inserted === '\n' ? null : 'insert'
  return inserted === '' && isOneCharacter(before.slice(start, beforeEnd)) ? 'delete' : null
}

export function undo(steps: TextUndoStack): TextUndoStack {
  const present = steps.past.at(-1)
  if (present === undefined) return steps
  return { past: steps.past.slice(0, -1), present, future: [steps.present, ...steps.future], typing: null }
}

export function redo(steps: TextUndoStack): TextUndoStack {
  const [present, ...future] = steps.future
  if (present === undefined) return steps
  return { past: [...steps.past, steps.present], present, future, typing: null }
}

/** The smallest range that differs: `start` is the same in both, the ends are exclusive. */
export function changedRange(
  before: string,
  after: string,
): { readonly start: number; readonly beforeEnd: number; readonly afterEnd: number } {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let prefix = 0
  while (prefix < shorter - start && before.at(-1 - prefix) === after.at(-1 - prefix)) prefix += 1
  return { start, beforeEnd: before.length - prefix, afterEnd: after.length - prefix }
}
