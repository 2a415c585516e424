export const MODERATION_CLASSES = ['sexual', 'violence', 'hate', 'self-harm', 'child-safety'] as const
export type ModerationClass = (typeof MODERATION_CLASSES)[number]

/** Says whether words may be published. */
export type Moderator = {
  readonly engine: string
  checkText(text: string, signal?: AbortSignal): Promise<{ readonly flagged: readonly ModerationClass[] }>
}
