import { readDraft, writeDraft, type DraftStorage } from './draft-storage.ts'

export type DraftSaver<T> = {
  /** Stores the values after a debounce; only the newest are written. */
  readonly schedule: (values: T) => void
  /** Stores pending values now. */
  readonly flush: () => void
  /** Removes the draft and drops pending values. */
  readonly discard: () => void
  /** Handles a change by another tab: only the saved indicator changes, not the form. */
  readonly onStorageChange: (change: Pick<StorageEvent, 'key' | 'newValue'>) => void
}

const DEBOUNCE_MILLISECONDS = 400

/** Stores the draft of a form; `onChange` receives whether a draft is stored. With several tabs the last edited one wins. */
export function createDraftSaver<T>(storage: DraftStorage, key: string, onChange: (isSaved: boolean) => void): DraftSaver<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: { readonly values: T } | null = null
  const flush = () => {
    clearTimeout(timer)
    if (waiting === null) return
    onChange(writeDraft(storage, key, waiting.values))
    waiting = null
  }
  return {
    schedule(values) {
      waiting = { values }
      clearTimeout(timer)
      timer = setTimeout(flush, DEBOUNCE_MILLISECONDS)
    },
    flush,
    discard() {
      clearTimeout(timer)
      waiting = null
      storage.removeItem(key)
      onChange(false)
    },
    onStorageChange(change) {
      // Without a key the whole storage was cleared.
      if (change.key === key || change.key === null) onChange(change.newValue !== null)
    },
  }
}

export const hasDraft = (storage: DraftStorage, key: string): boolean => readDraft(storage, key) !== null
