import { expect, test, vi } from 'vitest'
import { onOtherTabPublished, PUBLISHED_CHANNEL, notifyOtherTabs } from './other-tabs.ts'

test('publishing is broadcast to the other tabs and not to this one', async () => {
  const [thisTab, otherTab] = [vi.fn(), vi.fn()]
  const other = new BroadcastChannel(PUBLISHED_CHANNEL)
  other.addEventListener('message', otherTab)
  onOtherTabPublished(thisTab)
  notifyOtherTabs()
  await expect.poll(() => otherTab.mock.calls.length).toBe(1)
  expect(thisTab).not.toHaveBeenCalled()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  other.postMessage(null)
  await expect.poll(() => thisTab.mock.calls.length).toBe(1)
  other.close()
})
