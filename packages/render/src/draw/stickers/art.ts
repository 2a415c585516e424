import drawings from './art.json' with { type: 'json' }

/** A filled outline in a square of 32 units; `d`: SVG path data. */
export type StickerPath = { readonly d: string; readonly fill: string; readonly opacity?: number; readonly isEvenOdd?: boolean }
export type StickerArt = readonly StickerPath[]

const ART: Readonly<Record<string, StickerArt>> = drawings

/** Names of all stickers, for a picker. They are plain English with hyphens. */
export const stickerNames = (): string[] => Object.keys(ART)

/** Null for a name that does not ship. */
export const stickerArt = (name: string): StickerArt | null => (Object.hasOwn(ART, name) ? (ART[name] ?? null) : null)
