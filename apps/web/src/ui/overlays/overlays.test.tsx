import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef, useState, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { Button } from '../buttons/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { Menu, MenuItem, MenuSeparator } from './menu.tsx'
import { NoticeDialog } from './notice-dialog.tsx'
import { Popover } from './popover.tsx'

const button = (name: string) => screen.getByRole('button', { name })
const spy = () => vi.fn<() => void>()

function Opened({ children }: { children: (isOpen: boolean, setOpen: (open: boolean) => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {children(isOpen, setOpen)}
    </>
  )
}

test('a dialog has its title and description, closes by its close button and restores the focus', async () => {
  await renderPage(
    <Opened>
      {(isOpen, setOpen) => (
        <Dialog
          open={isOpen}
          onOpenChange={setOpen}
          title="Delete story"
          description="It cannot be undone"
          actions={<Button>Delete</Button>}
        >
          <input aria-label="Reason" />
        </Dialog>
      )}
    </Opened>,
  )
  await userEvent.click(button('Open'))
  const dialog = await screen.findByRole('dialog', { name: 'Delete story' })
  expect(dialog.textContent).toContain('It cannot be undone')
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Reason'))
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  await userEvent.click(button('Close'))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await expect.poll(() => document.activeElement).toBe(button('Open'))
})

test('Escape and the Back button of the browser close a dialog', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>()
  await renderPage(<Dialog open onOpenChange={onOpenChange} title="Delete story" bare />)
  fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' })
  expect(onOpenChange).toHaveBeenLastCalledWith(false)
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})

test('a dialog with a back arrow reports its press', async () => {
  const onBack = spy()
  await renderPage(<Dialog open onOpenChange={spy()} title="Delete story" onBack={onBack} phone="sheet" />)
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }))
  expect(onBack).toHaveBeenCalledOnce()
})

test.each([
  ['card', 0],
  ['sheet', 1],
  ['sheet-768', 1],
  ['full', 0],
] as const)('on phones a %s has %d grab bars', async (phone, bars) => {
  await renderPage(<Dialog open onOpenChange={spy()} title="Delete story" phone={phone} />)
  expect((await screen.findByRole('dialog')).querySelectorAll(':scope > span[aria-hidden]')).toHaveLength(bars)
})

test('on a phone the dialog itself gets the initial focus', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: spy(), removeEventListener: spy() }))
  await renderPage(
    <Dialog open onOpenChange={spy()} title="Delete story">
      <input aria-label="Reason" />
    </Dialog>,
  )
  const dialog = await screen.findByRole('dialog')
  await expect.poll(() => document.activeElement).toBe(dialog)
})

test('a confirmation can be confirmed or cancelled, the safe button first', async () => {
  const [onConfirm, onOpenChange] = [spy(), vi.fn<(open: boolean) => void>()]
  await renderPage(
    <ConfirmDialog open onOpenChange={onOpenChange} title="Delete?" text="Gone for good" confirm="Delete" danger onConfirm={onConfirm} />,
  )
  await screen.findByRole('dialog', { name: 'Delete?' })
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel', 'Delete'])
  expect(button('Delete').className).toContain('bg-danger-fill')
  await userEvent.click(button('Delete'))
  expect(onConfirm).toHaveBeenCalledOnce()
  expect(onOpenChange).not.toHaveBeenCalled()
  await userEvent.click(button('Cancel'))
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
})

test("a confirmation that is pending can't be confirmed again", async () => {
  const onConfirm = spy()
  await renderPage(
    <ConfirmDialog open onOpenChange={spy()} title="Leave?" text="" confirm="Leave" cancel="Stay" busy onConfirm={onConfirm} />,
  )
  await screen.findByRole('dialog')
  await userEvent.click(button('Leave'))
  expect(onConfirm).not.toHaveBeenCalled()
  expect(button('Leave').getAttribute('aria-busy')).toBe('true')
  expect(button('Leave').className).not.toContain('bg-danger-fill')
  expect(button('Stay')).toBeTruthy()
})

test('a notice is acknowledged by its button or by closing it', async () => {
  const onClose = spy()
  const { unmount } = await renderPage(
    <NoticeDialog open onClose={onClose} title="Done" text="All saved" confirm="Got it" other={<Button>More</Button>} />,
  )
  await screen.findByRole('dialog', { name: 'Done' })
  await userEvent.click(button('Got it'))
  expect(onClose).toHaveBeenCalledOnce()
  await userEvent.click(button('Close'))
  expect(onClose).toHaveBeenCalledTimes(2)
  expect(button('Got it').className).toContain('h-9')
  unmount()
  const onConfirm = spy()
  await renderPage(<NoticeDialog open onClose={onClose} title="Done" text="" confirm="Go on" onConfirm={onConfirm} phone="sheet" />)
  await userEvent.click(await screen.findByRole('button', { name: 'Go on' }))
  expect([onConfirm, onClose].map((mock) => mock.mock.calls.length)).toEqual([1, 2])
  expect(button('Go on').className).toContain('h-11')
})

test("a menu opens, selects an item and closes; disabled items can't be selected", async () => {
  const [onRename, onDelete] = [spy(), spy()]
  await renderPage(
    <Menu trigger={<Button>More</Button>}>
      <MenuItem onSelect={onRename} hint="F2">
        Rename
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger disabled onSelect={onDelete}>
        Delete
      </MenuItem>
    </Menu>,
  )
  await userEvent.click(button('More'))
  const remove = await screen.findByRole('menuitem', { name: 'Delete' })
  expect([remove.getAttribute('aria-disabled'), remove.className.includes('text-danger')]).toEqual(['true', true])
  expect(screen.getByRole('separator')).toBeTruthy()
  expect(screen.getByRole('menuitem', { name: /Rename/u }).textContent).toBe('RenameF2')
  await userEvent.click(remove)
  expect(onDelete).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('menuitem', { name: /Rename/u }))
  expect(onRename).toHaveBeenCalledOnce()
  await expect.poll(() => screen.queryByRole('menu')).toBeNull()
})

test('a popover beside its button closes on Escape', async () => {
  await renderPage(
    <Popover trigger={<Button>Filter</Button>} title="Filters">
      <input aria-label="Name" />
    </Popover>,
  )
  await userEvent.click(button('Filter'))
  expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

function Anchored({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button ref={anchor} type="button">
        Anchor
      </button>
      <Popover anchor={() => anchor.current} title="Pick" open onOpenChange={onOpenChange}>
        <a href="/first">First</a>
        <a href="/last">Last</a>
      </Popover>
    </>
  )
}

test('Tab past the end of an anchored popover returns to its anchor', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>()
  // happy-dom has no layout.
  vi.spyOn(HTMLElement.prototype, 'checkVisibility').mockReturnValue(true)
  await renderPage(<Anchored onOpenChange={onOpenChange} />)
  const last = await screen.findByText('Last')
  act(() => last.focus())
  expect(fireEvent.keyDown(last, { key: 'a' })).toBe(true)
  expect(fireEvent.keyDown(last, { key: 'Tab', shiftKey: true })).toBe(true)
  expect(onOpenChange).not.toHaveBeenCalled()
  expect(fireEvent.keyDown(last, { key: 'Tab' })).toBe(false)
  expect(document.activeElement).toBe(screen.getByText('Anchor'))
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  act(() => screen.getByText('First').focus())
  fireEvent.keyDown(screen.getByText('First'), { key: 'Tab', shiftKey: true })
  expect(onOpenChange).toHaveBeenCalledTimes(2)
})
