/** Asks the tab that edits a story to release the lock. */
type LockMessage = { readonly type: 'release' }

/** Time for the other tab to save and release the lock, in ms. */
const PATIENCE = 5000
/** Time to wait for a lock that is just being released, e.g. by the same page before a reload, in ms. */
const HANDOVER = 400

/** Whether another page still holds the lock. */
async function isHeldElsewhere(name: string): Promise<boolean> {
  const isTaken = async (): Promise<boolean> => {
    const { held = [], pending = [] } = await navigator.locks.query()
    const [holder, waiter] = [held, pending].map((locks) => locks.find((lock) => lock.name === name)?.clientId)
    return holder !== undefined && waiter !== undefined && holder !== waiter
  }
  if (!(await isTaken())) return false
  await new Promise((resolve) => setTimeout(resolve, HANDOVER))
  return isTaken()
}

export type EditLock = {
  /** Makes the other tab save and release the lock, or steals it from one that does not respond. */
  take(): Promise<void>
  close(): void
}

export type LockEvents = {
  /** This tab holds the lock. */
  readonly onHeld: () => void
  /** Another tab holds the lock. */
  readonly onElsewhere: () => void
  /** Called before releasing the lock to another tab, to save. */
  readonly beforeRelease: () => Promise<unknown>
}

/** Lock that lets one tab of a browser edit a story; released when the tab closes. Without the Web Locks API (no https) every tab can edit. */
export function openEditLock(storyId: string, { onHeld, onElsewhere, beforeRelease }: LockEvents): EditLock {
  const name = `editor:${storyId}`
  if (!('locks' in navigator)) {
    onHeld()
    return { take: async () => undefined, close: () => undefined }
  }
  const channel = new BroadcastChannel(name)
  let release: (() => void) | undefined
  let isClosed = false
  const waiting = new AbortController()
  const hold = (): Promise<void> =>
    new Promise((resolve) => {
      if (isClosed) return resolve()
      release = resolve
      onHeld()
    })
  const lose = (): void => {
    release = undefined
    if (!isClosed) onElsewhere()
  }
  void navigator.locks.request(name, { signal: waiting.signal }, hold).catch(lose)
  void isHeldElsewhere(name).then((isTaken) => isTaken && waiting.abort())
  channel.addEventListener('message', ({ data }: MessageEvent<LockMessage>) => {
    if (data.type !== 'release' || !release) return
    void beforeRelease().finally(() => {
      onElsewhere()
      release?.()
      release = undefined
    })
  })
  return {
    async take() {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel belongs to one origin
      channel.postMessage({ type: 'release' } satisfies LockMessage)
      const isFree = navigator.locks.request(name, () => true)
      const isHeldStill = new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE))
      if (!(await Promise.race([isFree, isHeldStill]))) await navigator.locks.request(name, { steal: true }, () => undefined)
    },
    close() {
      isClosed = true
      waiting.abort()
      channel.close()
      release?.()
    },
  }
}
