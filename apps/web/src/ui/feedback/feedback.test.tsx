import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { useIsPrimaryActionClaimed } from '../buttons/primary-action.ts'
import { Banner } from './banner.tsx'
import { ErrorPage } from './error-page.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { Progress } from './progress.tsx'
import { StatusDot } from './status-dot.tsx'
import { toast, Toaster, useToastOnceSettled } from './toast.tsx'

const bar = () => screen.getByRole('progressbar', { name: 'Exporting' })

async function showToast(show: () => unknown, text: string) {
  render(<Toaster />)
  act(() => void show())
  return screen.findByText(text)
}
const expectRemoved = (text: string) => expect.poll(() => screen.queryByText(text)).toBeNull()

test('a toast is announced politely, an error assertively; both can be dismissed', async () => {
  render(<Toaster />)
  act(() => void toast.success('Saved'))
  act(() => void toast.error('Not saved'))
  expect((await screen.findByText('Saved')).closest('[role]')?.getAttribute('role')).toBe('status')
  const error = (await screen.findByText('Not saved')).closest('[role]')!
  expect(error.getAttribute('role')).toBe('alert')
  fireEvent.click(error.querySelector('button[aria-label="Dismiss"]')!)
  await expectRemoved('Not saved')
  expect(screen.getByText('Saved')).toBeTruthy()
})

test('the action of a toast runs and closes it', async () => {
  const onSelect = vi.fn<() => void>()
  await showToast(() => toast.info('Removed', { label: 'Undo', onSelect }), 'Removed')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onSelect).toHaveBeenCalledOnce()
  await expectRemoved('Removed')
})

test.each([
  ['success', 5000],
  ['info', 5000],
  ['error', 8000],
] as const)('a toast of %s stays for %d ms', async (tone, ms) => {
  const text = `Tone ${tone}`
  const started = vi.spyOn(window, 'setTimeout')
  await showToast(() => toast[tone](text), text)
  const [leave] = started.mock.calls.find(([, stays]) => stays === ms) ?? []
  act(() => (leave as () => void)())
  await expectRemoved(text)
})

test('a focused toast stays until it loses focus', async () => {
  const started = vi.spyOn(window, 'setTimeout')
  const starts = () => started.mock.calls.filter(([, stays]) => stays === 5000).length
  const box = (await showToast(() => toast.success('Kept'), 'Kept')).parentElement!
  expect(starts()).toBe(1)
  fireEvent.focus(box)
  fireEvent.blur(box)
  expect(starts()).toBe(2)
  fireEvent.pointerMove(box, { pointerType: 'mouse', screenX: 1, screenY: 1 })
  fireEvent.pointerMove(box, { pointerType: 'mouse', screenX: 1, screenY: 1 })
  expect(starts()).toBe(2)
  fireEvent.pointerMove(box, { pointerType: 'mouse', screenX: 2, screenY: 1 })
  expect(starts()).toBe(3)
  fireEvent.pointerMove(box, { pointerType: 'touch', screenX: 9, screenY: 1 })
  expect(starts()).toBe(3)
})

test('a toast can be dismissed by its creator, also before it is shown', async () => {
  render(<Toaster />)
  const hide = toast.info('Uploading')
  toast.info('Never seen')()
  await screen.findByText('Uploading')
  expect(screen.queryByText('Never seen')).toBeNull()
  act(hide)
  await expectRemoved('Uploading')
})

function Failing({ isSettled }: { isSettled: boolean }) {
  const report = useToastOnceSettled(isSettled)
  return <button onClick={() => report('Lost the connection')}>Fail</button>
}

test('an error is removed when its cause is resolved, and when its component unmounts', async () => {
  render(<Toaster />)
  const { rerender, unmount } = render(<Failing isSettled={false} />)
  fireEvent.click(screen.getByRole('button', { name: 'Fail' }))
  await screen.findByText('Lost the connection')
  rerender(<Failing isSettled />)
  await expectRemoved('Lost the connection')
  fireEvent.click(screen.getByRole('button', { name: 'Fail' }))
  await screen.findByText('Lost the connection')
  unmount()
  await expectRemoved('Lost the connection')
})

test('progress is announced in percent, as text, or as indeterminate', () => {
  const { rerender } = render(<Progress label="Exporting" percent={40} value="40%" next="Then it is saved" />)
  expect([bar().getAttribute('aria-valuenow'), bar().getAttribute('aria-valuetext')]).toEqual(['40', '40%'])
  expect(screen.getByText('Then it is saved')).toBeTruthy()
  rerender(<Progress label="Exporting" percent={40} value={<b>2 of 5</b>} />)
  expect(bar().getAttribute('aria-valuetext')).toBe('40%')
  rerender(<Progress label="Exporting" percent={40} value="2 of 5" valueText="two of five" />)
  expect(bar().getAttribute('aria-valuetext')).toBe('two of five')
  rerender(<Progress label="Exporting" percent={null} value="" labelHidden />)
  expect([bar().getAttribute('aria-valuenow'), bar().getAttribute('aria-valuetext')]).toEqual([null, ''])
  expect(screen.getByText('Exporting').parentElement?.className).toContain('sr-only')
})

test('a notice has the role note, a danger notice the role alert', () => {
  const { rerender } = render(<Banner>Saved here</Banner>)
  expect(screen.getByRole('note').textContent).toBe('Saved here')
  rerender(<Banner tone="danger">Lost</Banner>)
  expect(screen.getByRole('alert').textContent).toBe('Lost')
})

test('an error has a heading of its level, its text and an optional action', () => {
  const { rerender } = render(<ErrorState title="Gone" text="Nothing was lost" action={<button>Back</button>} level={1} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Gone' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('GoneNothing was lostBack')
  rerender(<ErrorState title="Gone" />)
  expect(screen.getByRole('heading', { level: 2 })).toBeTruthy()
  expect(screen.getByRole('alert').children).toHaveLength(1)
})

test('an empty state has a title and an optional note', () => {
  const { container, rerender } = render(<EmptyState text="No stories" note="They appear here" />)
  expect(container.textContent).toBe('No storiesThey appear here')
  rerender(<EmptyState text="No stories" />)
  expect(container.querySelectorAll('p')).toHaveLength(1)
})

function Claimed() {
  return <p>{useIsPrimaryActionClaimed() ? 'claimed' : 'free'}</p>
}

test("an error page sets the tab's title, links on and claims the primary action of the page", async () => {
  render(<Claimed />)
  expect(screen.getByText('free')).toBeTruthy()
  const page = await renderPage(<ErrorPage title="Not found" text="It was deleted" to="/story" action="See stories" />)
  const link = await screen.findByRole('link', { name: 'See stories' })
  expect([link.getAttribute('href'), document.title]).toEqual(['/story', 'Not found | Fablecut'])
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.getByText('claimed')).toBeTruthy()
  page.unmount()
  expect(screen.getByText('free')).toBeTruthy()
})

test('a status has a label', () => {
  render(<StatusDot tone="active" word="Rendering" />)
  expect(screen.getByText('Rendering').className).toContain('text-accent')
})
