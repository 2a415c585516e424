import * as React from 'react'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, vi } from 'vitest'
import { usePrefillStore } from '../story-data/remix/prefill-store.ts'
import { DEFAULT_WINDOW_WIDTH, setWindowWidth } from './stub-view.ts'

// On a busy machine everything takes several times as long.
configure(({ getElementError }) => ({
  asyncUtilTimeout: 10_000,
  // While `findBy` and `waitFor` still try, nobody reads the message. When their time is over they add the printed document themselves.
  getElementError: (message, container) =>
    isStillTrying() ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }) : getElementError(message, container),
}))

/** Testing Library sets this for each attempt of `findBy` and `waitFor`; its types leave it out. */
const isStillTrying = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

// React keeps the stack of each element it creates, for its warnings, until it has created many within a second: a sixth of the time of these tests.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { configurable: true, get: () => Number.POSITIVE_INFINITY, set() {} })

// happy-dom draws nothing, so every font is loaded at once.
Object.defineProperty(document, 'fonts', { configurable: true, value: { add() {}, load: () => Promise.resolve([]) } })

// An unmounted page may still send what it was saving; there is no server to respond after its test.
globalThis.fetch = () => new Promise<Response>(() => {})

beforeEach(() => {
  // Prefills and late writes of an earlier test must not affect this one.
  usePrefillStore.getState().clear()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
})
afterEach(() => {
  // Toasts outlive the page that showed them.
  toast.dismiss()
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  setWindowWidth(DEFAULT_WINDOW_WIDTH)
})
