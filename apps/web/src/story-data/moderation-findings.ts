/** Moderation findings: content categories and words. */
export type ModerationFindings = { readonly classes: readonly string[]; readonly words: readonly string[] }

const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [])

/** Reads findings from error data or a run's output; empty lists when missing. */
export function readFindings(value: unknown): ModerationFindings {
  const { classes, words } = (value ?? {}) as { classes?: unknown; words?: unknown }
  return { classes: textsIn(classes), words: textsIn(words) }
}
