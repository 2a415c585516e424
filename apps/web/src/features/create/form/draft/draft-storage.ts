/** Keys of the form drafts in local storage. */
export const DRAFT_KEYS = {
  script: 'story-create-script-draft',
  vlog: 'story-create-vlog-draft',
  musicVideo: 'story-create-mv-draft',
  asmr: 'story-create-asmr-draft-v2',
} as const

/** The part of `Storage` drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The stored draft as plain data; null if it is missing or invalid. */
export function readDraft(storage: DraftStorage, key: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** True when it was stored; when storage is full or forbidden only the draft is lost. */
export function writeDraft(storage: DraftStorage, key: string, values: unknown): boolean {
  try {
    storage.setItem(key, JSON.stringify(values))
    return true
  } catch {
    return false
  }
}

/** Removes the script, vlog and music-video drafts (`Back` on every creation form). */
export function clearFormDrafts(storage: DraftStorage): void {
  for (const key of [DRAFT_KEYS.script, DRAFT_KEYS.vlog, DRAFT_KEYS.musicVideo]) storage.removeItem(key)
}
