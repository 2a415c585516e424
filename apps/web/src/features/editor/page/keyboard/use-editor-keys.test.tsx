import { aTimeline, clip, filmOf, itemOf, primaryTrackOf } from '@fablecut/domain/timeline/edit/testing/fixture'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderEditor } from '../../../../testing/render-editor.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'

const film = filmOf(['a', 0, 60], ['b', 60, 60])
const key = (pressed: string, held: object = {}, target: Element | Window = document.body) =>
  fireEvent.keyDown(target, { key: pressed, ...held })
const open = (view = <p>editor</p>, timeline = film) => renderEditor(view, { timeline })

test("Space toggles playback wherever the focus is, and the browser's default is prevented", async () => {
  const { playback } = await open(<button>Elsewhere</button>)
  expect(key(' ', {}, screen.getByRole('button'))).toBe(false)
  expect(playback.store.getState().isPlaying).toBe(true)
  // Released on a button, it would click the button.
  expect(fireEvent.keyUp(screen.getByRole('button'), { key: ' ' })).toBe(false)
  expect(fireEvent.keyUp(screen.getByRole('button'), { key: 'x' })).toBe(true)
  key(' ')
  expect(playback.store.getState().isPlaying).toBe(false)
})

test.each(['<input>', '<textarea></textarea>', '<select></select>', '<p contenteditable="true"></p>'])(
  'Space types text in %s',
  async (html) => {
    const { playback } = await open(<div data-testid="place" dangerouslySetInnerHTML={{ __html: html }} />)
    expect(key(' ', {}, screen.getByTestId('place').firstElementChild!)).toBe(true)
    expect(playback.store.getState().isPlaying).toBe(false)
  },
)

test.each(['<input type="checkbox">', '<input type="range">', '<p contenteditable="false"></p>'])(
  'Space types no text in %s',
  async (html) => {
    const { playback } = await open(<div data-testid="place" dangerouslySetInnerHTML={{ __html: html }} />)
    key(' ', {}, screen.getByTestId('place').firstElementChild!)
    expect(playback.store.getState().isPlaying).toBe(true)
  },
)

test('controls that use the arrow keys keep them, and no other keys', async () => {
  const { playback } = await open(<div role="slider" aria-valuenow={1} tabIndex={0} />)
  expect(key('ArrowRight', {}, screen.getByRole('slider'))).toBe(true)
  expect(playback.store.getState().frame).toBe(0)
  key(' ', {}, screen.getByRole('slider'))
  expect(playback.store.getState().isPlaying).toBe(true)
})

test('keys are ignored under a dialog and when another handler prevented them', async () => {
  const { playback } = await open(<button onKeyDown={(event) => event.preventDefault()}>Mine</button>)
  key(' ', {}, screen.getByRole('button'))
  document.body.insertAdjacentHTML('beforeend', '<div role="menu"></div>')
  key(' ')
  document.querySelector('[role="menu"]')?.remove()
  expect(playback.store.getState().isPlaying).toBe(false)
})

test('a held arrow key ends when the window loses focus', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
  try {
    const { playback } = await vi.waitFor(() => open())
    key('ArrowRight', {}, window)
    vi.advanceTimersByTime(300 + 8 * 3)
    const { frame } = playback.store.getState()
    expect(frame).toBe(5)
    fireEvent.blur(window)
    vi.advanceTimersByTime(1000)
    expect(playback.store.getState().frame).toBe(frame)
  } finally {
    vi.useRealTimers()
  }
})

test('arrow up and down change the volume of the selection as one undo step', async () => {
  const { session, timeline } = await open()
  session.select(['a'])
  expect(key('ArrowDown')).toBe(false)
  fireEvent.keyUp(window, { key: 'ArrowDown' })
  expect(itemOf(timeline(), 'a')).toMatchObject({ volume: expect.any(Number) })
  expect(session.store.getState().history.past).toHaveLength(1)
  expect(key('z', { ctrlKey: true })).toBe(false)
  expect(itemOf(timeline(), 'a')).not.toHaveProperty('volume')
})

test('Delete removes the selection, Escape clears it, Ctrl+A selects everything', async () => {
  const { session, timeline } = await open()
  key('a', { ctrlKey: true })
  expect(session.store.getState().selectedItemIds).toEqual(['a', 'b'])
  key('Escape')
  expect(session.store.getState().selectedItemIds).toEqual([])
  expect(key('Delete')).toBe(true)
  session.select(['a'])
  expect(key('Backspace')).toBe(false)
  expect(timeline().tracks[0]?.items.map(({ id }) => id)).toEqual(['b'])
})

test('keys are ignored after the editor unmounts', async () => {
  const { session, page } = await open(<p>editor</p>, aTimeline([primaryTrackOf('main', [clip(['a', 0, 60])])]))
  page.unmount()
  key('a', { ctrlKey: true })
  expect(session.store.getState().selectedItemIds).toEqual([])
})

test('all shortcuts are listed', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>()
  await open(<ShortcutsDialog open onOpenChange={onOpenChange} />)
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(dialog.querySelectorAll('kbd')).toHaveLength(dialog.querySelectorAll('dd').length)
  expect(screen.getByText('Play and pause').previousElementSibling?.textContent).toBe('Space')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
})
