/** Texts a script had, oldest first; the last one is what the field shows. */
export type VersionHistory = readonly string[]

const MAX_VERSIONS = 50

/** History after a rewrite: the text before it, if typing changed it, and the new one. Source: C-151. */
export function rememberRewrite(history: VersionHistory, before: string, after: string): VersionHistory {
  const base = history.at(-1) === before ? history : [...history, before]
  if (base.at(-1) === after) return base
  return [...base, after].slice(-MAX_VERSIONS)
}

/** Undo needs two stored versions. Source: C-152. */
export const canUndo = (history: VersionHistory): boolean => history.length >= 2

/**
 * One step back. Typing after the last version counts as its own state: undo first returns to that version's predecessor only when nothing was typed,
 * else to the version itself, so no rewrite is lost unseen. Returns the history unchanged with `text` null when there is nothing to undo.
 */
export function undo(history: VersionHistory, shown: string): { readonly history: VersionHistory; readonly text: string | null } {
  if (!canUndo(history)) return { history, text: null }
  const last = history.at(-1) ?? ''
  if (last !== shown) return { history, text: last }
  const rest = history.slice(0, -1)
  return { history: rest, text: rest.at(-1) ?? '' }
}
