/** Tells the tab that edits a story to let go. */
type LockMessage = { readonly type: 'let-go' }

/** How long the other tab may take to save and let go, in ms. */
const PATIENCE = 5000
/** How long a lock that is just being let go, e.g. by the same page before its reload, is waited for, in ms. */
const HANDOVER = 400

/** Whether another page holds what this one waits for, and goes on holding it. */
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
  /** Makes the other tab save and let go, or takes the story from one that does not answer: whoever opens it next holds it. */
  take(): Promise<void>
  close(): void
}

export type LockEvents = {
  /** This tab may edit. */
  readonly onHeld: () => void
  /** Another tab has the story, from the beginning or from now on. */
  readonly onElsewhere: () => void
  /** Another tab wants it: what is not saved is saved first. */
  readonly beforeLettingGo: () => Promise<unknown>
}

/** One tab of a browser edits a story; the lock dies with its tab. Browsers without locks (pages without https) let every tab edit. */
export function openEditLock(storyId: string, { onHeld, onElsewhere, beforeLettingGo }: LockEvents): EditLock {
  const name = `editor:${storyId}`
  if (!('locks' in navigator)) {
    onHeld()
    return { take: async () => undefined, close: () => undefined }
  }
  const channel = new BroadcastChannel(name)
  let letGo: (() => void) | undefined
  let isClosed = false
  const waiting = new AbortController()
  const hold = (): Promise<void> =>
    new Promise((resolve) => {
      if (isClosed) return resolve()
      letGo = resolve
      onHeld()
    })
  const lose = (): void => {
    letGo = undefined
    if (!isClosed) onElsewhere()
  }
  void navigator.locks.request(name, { signal: waiting.signal }, hold).catch(lose)
  void isHeldElsewhere(name).then((isTaken) => isTaken && waiting.abort())
  channel.addEventListener('message', ({ data }: MessageEvent<LockMessage>) => {
    if (data.type !== 'let-go' || !letGo) return
    void beforeLettingGo().finally(() => {
      onElsewhere()
      letGo?.()
      letGo = undefined
    })
  })
  return {
    async take() {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel belongs to one origin
      channel.postMessage({ type: 'let-go' } satisfies LockMessage)
      const isFree = navigator.locks.request(name, () => true)
      const isHeldStill = new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE))
      if (!(await Promise.race([isFree, isHeldStill]))) await navigator.locks.request(name, { steal: true }, () => undefined)
    },
    close() {
      isClosed = true
      waiting.abort()
      channel.close()
      letGo?.()
    },
  }
}
