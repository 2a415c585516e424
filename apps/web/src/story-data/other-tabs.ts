export const PUBLISHED_CHANNEL = 'fablecut:published'

let channel: BroadcastChannel | undefined
/** One for the page, which does not hear itself. */
const tabs = (): BroadcastChannel => (channel ??= new BroadcastChannel(PUBLISHED_CHANNEL))

/** Tells the other tabs of this browser that something was published or unpublished here; the editor stands in a tab of its own. Source: H-171. */
export function tellOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  tabs().postMessage(null)
}

/** Runs `onPublished` when another tab published or unpublished something. */
export const hearOtherTabs = (onPublished: () => void): void => tabs().addEventListener('message', onPublished)
