import { cleanup, configure } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, vi } from 'vitest'
import { usePrefillStore } from '../story-data/remix/prefill-store.ts'
import { DEFAULT_WINDOW_WIDTH, setWindowWidth } from './stub-view.ts'

// On a busy machine everything lasts several times as long.
configure({ asyncUtilTimeout: 10_000 })

// Nothing is drawn here, so every font is there at once.
Object.defineProperty(document, 'fonts', { configurable: true, value: { add() {}, load: () => Promise.resolve([]) } })

// A page that was left may still send what it was saving; there is no server to answer it after its test.
globalThis.fetch = () => new Promise<Response>(() => {})

beforeEach(() => {
  // What an earlier test left for the next form, or stored late, is not this one's.
  usePrefillStore.getState().clear()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  // Notices outlive the page that showed them.
  toast.dismiss()
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  setWindowWidth(DEFAULT_WINDOW_WIDTH)
})
