import { cleanup, configure } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, vi } from 'vitest'

// On a busy machine everything lasts several times as long.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  // Notices outlive the page that showed them.
  toast.dismiss()
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})
