import { expect, test, vi } from 'vitest'
import { onOtherTabPublished, PUBLISHED_CHANNEL, notifyOtherTabs } from './other-tabs.ts'

test('publishing is broadcast to the other tabs and not to this one', async () => {
  const [here, there] = [vi.fn(), vi.fn()]
  const other = new BroadcastChannel(PUBLISHED_CHANNEL)
  other.addEventListener('message', there)
  onOtherTabPublished(here)
  notifyOtherTabs()
  await expect.poll(() => there.mock.calls.length).toBe(1)
  expect(here).not.toHaveBeenCalled()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  other.postMessage(null)
  await expect.poll(() => here.mock.calls.length).toBe(1)
  other.close()
})
