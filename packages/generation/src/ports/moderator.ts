/** Classes of content that must not be published, in reporting order. */
export const MODERATION_CLASSES = ['sexual', 'child-safety', 'violence', 'self-harm', 'weapons', 'drugs', 'illegal', 'hate'] as const
export type ModerationClass = (typeof MODERATION_CLASSES)[number]

export type ModerationVerdict = { readonly flagged: readonly ModerationClass[] }
/** `words`: the distinct words and phrases that matched, at most ten; empty if nothing is flagged. */
export type TextVerdict = ModerationVerdict & { readonly words: readonly string[] }

/** Classifies text and images before they are published. */
export type Moderator = {
  readonly engine: string
  checkText(text: string, signal?: AbortSignal): Promise<TextVerdict>
  /** `image`: an encoded image, such as PNG, JPEG or WebP. Rejects with EngineRefusal `not_a_picture` for other bytes. */
  checkImage(image: Uint8Array, signal?: AbortSignal): Promise<ModerationVerdict>
}
