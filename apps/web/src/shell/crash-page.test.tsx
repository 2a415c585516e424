import { ORPCError } from '@orpc/client'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CrashPage } from './crash-page.tsx'

test('a bug of the app says that nothing is lost', () => {
  render(<CrashPage error={new RangeError('Invalid array length')} />)
  expect(screen.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeTruthy()
  expect(screen.getByText(/What you made is safe on the server/u)).toBeTruthy()
  expect(screen.queryByText(/Invalid array length/u)).toBeNull()
})

test('an error of the server is shown in its own words', () => {
  render(<CrashPage error={new ORPCError('STORY_NOT_FOUND', { status: 404, message: 'This story was deleted' })} />)
  expect(screen.getByText('This story was deleted')).toBeTruthy()
  expect(screen.queryByText(/safe on the server/u)).toBeNull()
})

test('the page is loaded again on demand', () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  render(<CrashPage error={new Error('x')} />)
  fireEvent.click(screen.getByRole('button', { name: 'Reload the page' }))
  expect(reload).toHaveBeenCalledOnce()
})
