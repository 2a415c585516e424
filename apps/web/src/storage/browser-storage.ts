/** What is kept in a browser, for this site or, with `session`, for this tab. */
type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>

/**
 * Browsers that block storage throw already when it is named. Nothing is read then, and removing does nothing. `setItem` throws, also when the
 * storage is full: its caller knows whether that matters.
 */
function guarded(storage: () => Storage): BrowserStorage {
  const attempt = <T>(action: (storage: Storage) => T, otherwise: T): T => {
    try {
      return action(storage())
    } catch {
      return otherwise
    }
  }
  return {
    getItem: (key) => attempt((found) => found.getItem(key), null),
    setItem: (key, value) => storage().setItem(key, value),
    removeItem: (key) => attempt((found) => found.removeItem(key), undefined),
    clear: () => attempt((found) => found.clear(), undefined),
  }
}

export const browserStorage: BrowserStorage = guarded(() => globalThis.localStorage)
export const tabStorage: BrowserStorage = guarded(() => globalThis.sessionStorage)
