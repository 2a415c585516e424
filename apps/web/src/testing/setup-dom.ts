import { cleanup, configure } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach } from 'vitest'
import { DEFAULT_WINDOW_WIDTH, setWindowWidth } from './stub-view.ts'

// On a busy machine everything lasts several times as long.
configure({ asyncUtilTimeout: 10_000 })

// Nothing is drawn here, so every font is there at once.
Object.defineProperty(document, 'fonts', { configurable: true, value: { add() {}, load: () => Promise.resolve([]) } })

afterEach(() => {
  // Notices outlive the page that showed them.
  toast.dismiss()
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  setWindowWidth(DEFAULT_WINDOW_WIDTH)
})
