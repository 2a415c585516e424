import { afterAll, vi } from 'vitest'

// Files of one worker share their globals.
afterAll(() => void vi.useRealTimers())
