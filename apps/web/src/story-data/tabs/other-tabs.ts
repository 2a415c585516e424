export const PUBLISHED_CHANNEL = 'fablecut:published'

let channel: BroadcastChannel | undefined
/** One per page: a channel does not receive its own messages. */
const tabs = (): BroadcastChannel => (channel ??= new BroadcastChannel(PUBLISHED_CHANNEL))

/** Notifies the other tabs of this browser that something was published or unpublished; the editor is opened in its own tab. */
export function notifyOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  tabs().postMessage(null)
}

/** Runs `onPublished` when another tab published or unpublished something. */
export const onOtherTabPublished = (onPublished: () => void): void => tabs().addEventListener('message', onPublished)
