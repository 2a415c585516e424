import { expect, test, vi } from 'vitest'
import { hearOtherTabs, PUBLISHED_CHANNEL, tellOtherTabs } from './other-tabs.ts'

test('a publish is told to the other tabs and not to the own one', async () => {
  const [here, there] = [vi.fn(), vi.fn()]
  const other = new BroadcastChannel(PUBLISHED_CHANNEL)
  other.addEventListener('message', there)
  hearOtherTabs(here)
  tellOtherTabs()
  await vi.waitFor(() => expect(there).toHaveBeenCalledTimes(1))
  expect(here).not.toHaveBeenCalled()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  other.postMessage(null)
  await vi.waitFor(() => expect(here).toHaveBeenCalledTimes(1))
  other.close()
})
