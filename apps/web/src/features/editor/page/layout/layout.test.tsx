import { aTimeline, audioTrack, clip, filmOf, itemOf, primaryTrackOf, song } from '@fablecut/domain/timeline/edit/testing/fixture'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderEditor } from '../../../../testing/render-editor.tsx'
import { stubApi } from '../../../../testing/stub-api.ts'
import { BottomBar } from './bottom-bar.tsx'
import { EditedElsewhereNotice } from './edited-elsewhere-notice.tsx'
import { SidePane } from './side-pane.tsx'
import { TimelineRegion } from './timeline-region.tsx'
import { TopBar } from './top-bar.tsx'

const film = filmOf(['a', 0, 60])
// Four rows need 310 px; the window of 768 px allows them 460.
const tall = aTimeline([
  primaryTrackOf('main', [clip(['a', 0, 60])]),
  ...['s', 't', 'u'].map((id) => audioTrack(id, [song([`m${id}`, 0, 60])])),
])
const button = (name: string) => screen.getByRole('button', { name })
const divider = () => screen.getByRole('separator', { name: 'Height of the timeline' })
const height = () => screen.getByRole('region', { name: 'Timeline' }).style.height

const key = (name: string) => fireEvent.keyDown(divider(), { key: name })

const status = () => screen.getByRole('status').textContent

async function openRegion() {
  const rendered = await renderEditor(
    <TimelineRegion>
      <p>rows</p>
    </TimelineRegion>,
    { timeline: tall },
  )
  divider().setPointerCapture = () => undefined
  return rendered
}

test('the timeline is resized by dragging, up to the height of its rows, and the height is stored', async () => {
  const { page } = await openRegion()
  expect([height(), divider().getAttribute('aria-valuetext'), divider().getAttribute('aria-valuemax')]).toEqual(['210px', '210 px', '310'])
  fireEvent.pointerMove(divider(), { clientY: 100 })
  expect(height()).toBe('210px')
  fireEvent.pointerDown(divider(), { pointerId: 1, clientY: 500 })
  fireEvent.pointerMove(divider(), { clientY: 460 })
  expect(height()).toBe('250px')
  fireEvent.pointerMove(divider(), { clientY: 0 })
  expect(height()).toBe('310px')
  fireEvent.pointerMove(divider(), { clientY: 999 })
  expect(height()).toBe('180px')
  fireEvent.pointerUp(divider(), { clientY: 440 })
  expect(height()).toBe('270px')
  fireEvent.pointerUp(divider(), { clientY: 100 })
  fireEvent.pointerMove(divider(), { clientY: 100 })
  expect(height()).toBe('270px')
  page.unmount()
  await openRegion()
  expect(height()).toBe('270px')
})

test('a cancelled drag restores the height', async () => {
  await openRegion()
  fireEvent.pointerDown(divider(), { pointerId: 1, clientY: 500 })
  fireEvent.pointerMove(divider(), { clientY: 460 })
  fireEvent.pointerCancel(divider())
  expect(height()).toBe('210px')
  fireEvent.pointerMove(divider(), { clientY: 400 })
  fireEvent.pointerUp(divider(), { clientY: 400 })
  expect(height()).toBe('210px')
})

test('the divider is moved by keys; other keys are ignored', async () => {
  await openRegion()
  expect([key('ArrowUp'), height()]).toEqual([false, '220px'])
  key('PageUp')
  expect(height()).toBe('280px')
  key('End')
  expect(height()).toBe('310px')
  key('Home')
  expect(height()).toBe('180px')
  expect([key('a'), height()]).toEqual([true, '180px'])
})

test('a double click on the divider shows all tracks', async () => {
  await openRegion()
  fireEvent.doubleClick(divider())
  expect(height()).toBe('310px')
})

test('a smaller window shrinks the timeline, and a larger one restores its height', async () => {
  await openRegion()
  fireEvent.keyDown(divider(), { key: 'End' })
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(400)
  fireEvent(window, new Event('resize'))
  expect(height()).toBe('240px')
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(900)
  fireEvent(window, new Event('resize'))
  expect(height()).toBe('310px')
})

test('undo and redo are disabled when there is nothing to undo or redo', async () => {
  const { session, timeline } = await renderEditor(<BottomBar onKeys={() => undefined} />, { timeline: film })
  const isOff = (name: string) => button(name).getAttribute('aria-disabled')
  expect([isOff('Undo'), isOff('Redo')]).toEqual(['true', 'true'])
  act(() => void session.apply({ type: 'setVolume', itemIds: ['a'], volume: 0.3 }))
  expect([isOff('Undo'), isOff('Redo')]).toEqual(['false', 'true'])
  expect(button('Undo').className).not.toContain('text-text-off!')
  fireEvent.click(button('Undo'))
  expect(itemOf(timeline(), 'a')).not.toHaveProperty('volume')
  expect([isOff('Undo'), isOff('Redo')]).toEqual(['true', 'false'])
  fireEvent.click(button('Redo'))
  expect(itemOf(timeline(), 'a')).toMatchObject({ volume: 0.3 })
  act(() => session.store.setState({ readOnlyReason: 'Edited in another tab' }))
  expect([isOff('Undo'), isOff('Redo')]).toEqual(['true', 'true'])
})

test('saving, saved and failed are shown; Retry syncs again', async () => {
  const { session } = await renderEditor(<BottomBar onKeys={() => undefined} />, { timeline: film })
  expect(status()).toBe('Saved')
  const send = vi.fn<() => void>()
  session.onSend = send
  act(() => void session.apply({ type: 'setVolume', itemIds: ['a'], volume: 0.3 }))
  expect(status()).toBe('Saving…')
  act(() => session.sync({ type: 'forced' }))
  for (let attempt = 0; attempt < 4; attempt += 1) {
    act(() => session.sync({ type: 'failed', message: 'The server is down', nowMs: attempt * 100_000 }))
    if (session.store.getState().sync.status === 'error') break
    act(() => session.sync({ type: 'forced' }))
  }
  expect(status()).toBe('Save failedThe server is down')
  const before = send.mock.calls.length
  fireEvent.click(button('Retry'))
  expect(send).toHaveBeenCalledTimes(before + 1)
  act(() => session.sync({ type: 'succeeded' }))
  expect(status()).toBe('Saved')
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('the view is switched and the list of shortcuts is opened', async () => {
  const onKeys = vi.fn<() => void>()
  const { session, user } = await renderEditor(
    <BottomBar onKeys={onKeys}>
      <p>Export</p>
    </BottomBar>,
    { timeline: film },
  )
  expect(screen.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual(['Editor', 'All Shots'])
  expect(screen.getByRole('radio', { checked: true }).textContent).toBe('Editor')
  await user.click(screen.getByRole('radio', { name: 'All Shots' }))
  expect(session.store.getState().viewMode).toBe('list')
  fireEvent.click(button('Keyboard shortcuts'))
  expect(onKeys).toHaveBeenCalledOnce()
})

test('the top bar links back, names the story and shows the credits', async () => {
  stubApi()
  await renderEditor(
    <TopBar>
      <p>between</p>
    </TopBar>,
    { timeline: film },
  )
  expect((await screen.findByRole('link', { name: /credits/u })).textContent).toContain('5,000')
  expect(screen.getByRole('link', { name: 'Back to My Story' }).getAttribute('href')).toBe('/story/my')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sea')
  expect(screen.getByText('between')).toBeTruthy()
})

test('a pane beside the preview is always visible and has no close button', async () => {
  const onClose = vi.fn<() => void>()
  const pane = (more: object) => (
    <SidePane side="left" label="Media" overlay={false} open={false} onClose={onClose} {...more}>
      <input aria-label="Search" />
    </SidePane>
  )
  const { page } = await renderEditor(pane({}), { timeline: film })
  const region = screen.getByRole('complementary', { name: 'Media' })
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  fireEvent.keyDown(region, { key: 'Escape' })
  expect(onClose).not.toHaveBeenCalled()
  expect(document.activeElement).not.toBe(region)
  page.unmount()
  const closed = await renderEditor(pane({ overlay: true }), { timeline: film })
  expect(screen.queryByRole('complementary')).toBeNull()
  closed.page.unmount()
})

test('a pane over the preview takes the focus and restores it when it closes', async () => {
  const onClose = vi.fn<() => void>()
  document.body.insertAdjacentHTML('beforeend', '<button id="before">before</button>')
  const before = document.getElementById('before')!
  before.focus()
  const { page } = await renderEditor(
    <SidePane side="right" label="Properties" overlay open onClose={onClose}>
      <input aria-label="Search" />
    </SidePane>,
    { timeline: film },
  )
  const region = screen.getByRole('complementary', { name: 'Properties' })
  expect(document.activeElement).toBe(region)
  fireEvent.keyDown(region, { key: 'a' })
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.keyDown(region, { key: 'Escape' })
  fireEvent.click(button('Close'))
  expect(onClose).toHaveBeenCalledTimes(2)
  page.unmount()
  expect(document.activeElement).toBe(before)
  before.remove()
})

test('editing moves to this tab, or the failure to do so is shown', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const onEditHere = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('offline'))
  await renderEditor(<EditedElsewhereNotice onEditHere={onEditHere} />, { timeline: film })
  expect(screen.getByRole('status').textContent).toContain('This story is being edited in another tab')
  fireEvent.click(button('Edit here instead'))
  expect(button('Edit here instead').getAttribute('aria-busy')).toBe('true')
  expect(await screen.findByText('The story could not be taken over from the other tab. Please try again')).toBeTruthy()
  expect(button('Edit here instead').getAttribute('aria-busy')).toBeNull()
  onEditHere.mockResolvedValue()
  await act(async () => void fireEvent.click(button('Edit here instead')))
  expect(onEditHere).toHaveBeenCalledTimes(2)
})
