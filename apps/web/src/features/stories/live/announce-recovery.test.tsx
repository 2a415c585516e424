import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Toaster } from '../../../ui/feedback/toast.tsx'
import { recoveringRuns } from './recovering-runs.ts'
import { announceRecovery } from './use-live-runs.ts'

function openPage(): void {
  render(<Toaster />)
  fireEvent.pointerDown(window)
}

test('a recovery started here reports its completion once (C-359)', async () => {
  openPage()
  recoveringRuns.add('run-1')
  announceRecovery('run-1', 'completed', null)
  announceRecovery('run-1', 'completed', null)
  expect(await screen.findAllByText('Timeline rebuilt and video exported successfully')).toHaveLength(1)
})

test('a recovery is also reported after a reload of the page (C-359)', async () => {
  recoveringRuns.add('run-4')
  vi.resetModules()
  const [reloaded, { Toaster: Notices }] = await Promise.all([import('./use-live-runs.ts'), import('../../../ui/feedback/toast.tsx')])
  render(<Notices />)
  fireEvent.pointerDown(window)
  reloaded.announceRecovery('run-4', 'completed', null)
  expect(await screen.findByText('Timeline rebuilt and video exported successfully')).toBeTruthy()
})

test('a failed recovery says why; other runs report nothing', async () => {
  openPage()
  recoveringRuns.add('run-2')
  announceRecovery('run-2', 'failed:exporting_video', 'The disk is full')
  announceRecovery('run-3', 'completed', null)
  expect(await screen.findByText('Recovery error: The disk is full')).toBeTruthy()
  expect(screen.queryByText('Timeline rebuilt and video exported successfully')).toBeNull()
})
