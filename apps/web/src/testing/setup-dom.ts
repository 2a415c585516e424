import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// On a busy machine everything lasts several times as long.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})
