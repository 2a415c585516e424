import { expect, test, vi } from 'vitest'
import { onReconnect } from './on-reconnect.ts'

test('media are retried on reconnect and when the page becomes visible, until unsubscribed', () => {
  const window = new EventTarget()
  const document = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
  const retry = vi.fn()
  const stop = onReconnect(retry, { window, document })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(retry).toHaveBeenCalledTimes(0)
  window.dispatchEvent(new Event('online'))
  document.visibilityState = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
  expect(retry).toHaveBeenCalledTimes(2)
  stop()
  window.dispatchEvent(new Event('online'))
  expect(retry).toHaveBeenCalledTimes(2)
})
