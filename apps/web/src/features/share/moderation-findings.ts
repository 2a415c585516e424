/** Why a story may not be published: classes of content, and of text the words. */
export type ModerationFindings = { readonly classes: readonly string[]; readonly words: readonly string[] }

const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])

/** The findings in the data of a refusal or in the output of a run; empty lists where it names none. */
export function readFindings(value: unknown): ModerationFindings {
  const { classes, words } = (value ?? {}) as { classes?: unknown; words?: unknown }
  return { classes: textsIn(classes), words: textsIn(words) }
}
