import { filmOf } from '@fablecut/domain/timeline/edit/testing/fixture'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderTimeline } from '../testing/render-timeline.tsx'
import { hideBanner, isBannerHidden } from './banner-storage.ts'

const film = filmOf(['a', 0, 60], ['b', 60, 90], ['c', 150, 50])

const refused = () => {
  throw new Error('SecurityError')
}

const ticks = () => [...document.querySelectorAll<HTMLElement>('[data-ruler] > div')]

const value = (name: string) => screen.getByText(name).nextElementSibling?.textContent

const open = () => renderTimeline(film, { props: { isDeveloperPanelOpen: true } })

const panel = () => screen.getByRole('complementary', { name: 'Developer panel' })

const header = () => panel().querySelector('header')!

test('the hint links to all shots', async () => {
  const { session } = await renderTimeline(film)
  fireEvent.click(screen.getByRole('button', { name: 'See full controls in All Shots →' }))
  expect(session.store.getState().viewMode).toBe('list')
})

test('a dismissed hint stays dismissed', async () => {
  const { page } = await renderTimeline(film)
  fireEvent.click(screen.getByRole('button', { name: 'Hide this hint' }))
  expect(screen.queryByText('See full controls in All Shots →')).toBeNull()
  page.unmount()
  await renderTimeline(film)
  expect(screen.queryByText('See full controls in All Shots →')).toBeNull()
})

test('without storage the hint is shown each time', () => {
  const memory = { getItem: refused, setItem: refused }
  expect(() => hideBanner(memory)).not.toThrow()
  expect(isBannerHidden(memory)).toBe(false)
})

test('tooltips of the buttons name their shortcuts', async () => {
  const { user } = await renderTimeline(film)
  await user.hover(screen.getByRole('button', { name: 'Play' }))
  expect((await screen.findByText('Space')).parentElement?.textContent).toBe('PlaySpace')
})

test('the ruler has a tick per second, and ticks per frame when zoomed in', async () => {
  await renderTimeline(film)
  expect(
    ticks()
      .slice(0, 3)
      .map(({ textContent, style }) => [textContent, style.transform, style.width]),
  ).toEqual([
    ['00:00', 'translateX(0px)', '150px'],
    ['00:01', 'translateX(150px)', '150px'],
    ['00:02', 'translateX(300px)', '150px'],
  ])
  const minor = () => ticks()[0]!.querySelectorAll<HTMLElement>('span')[1]!.style.backgroundSize
  expect(minor()).toBe('30px 100%')
  fireEvent.keyDown(document.body, { key: 'Z', shiftKey: true })
  expect(minor()).toBe('16px 100%')
})

test('ticks of an hour are labelled where there is room', async () => {
  await renderTimeline(filmOf(['a', 0, 108_000]))
  const labels = [...document.querySelectorAll<HTMLElement>('[data-ruler] > div')].map(({ textContent }) => textContent)
  // A tick of 30 s is 8.3 px wide: every seventh has a label.
  expect(labels.slice(0, 15)).toEqual(['00:00', '', '', '', '', '', '', '03:30', '', '', '', '', '', '', '07:00'])
})

test('the developer panel shows the state of the editor and copies its tracks', async () => {
  const onClose = vi.fn<() => void>()
  const { session, playback, user } = await renderTimeline(film, { props: { isDeveloperPanelOpen: true, onDeveloperPanelClose: onClose } })
  session.select(['a', 'c'])
  playback.store.setState({ frame: 7 })
  await expect.poll(() => value('Selected')).toBe('a, c')
  expect(['Sync status', 'Queue', 'In flight', 'Frame', 'Zoom', 'Total frames'].map(value)).toEqual([
    'idle',
    'none',
    'none',
    '7',
    '1.00',
    '200',
  ])
  await user.click(screen.getByRole('button', { name: 'Copy tracks JSON' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()
  expect(JSON.parse(await navigator.clipboard.readText())).toEqual(film.tracks)
  await user.click(screen.getByRole('button', { name: 'Close the panel' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(panel().style.transform).toBe('translate(24px, 72px)')
})

test('the developer panel reports that copying is not allowed', async () => {
  const { user } = await renderTimeline(film, { props: { isDeveloperPanelOpen: true } })
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'))
  await user.click(screen.getByRole('button', { name: 'Copy tracks JSON' }))
  expect(await screen.findByText('This browser did not let the tracks be copied')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Close the panel' })).toBeNull()
})

test('the developer panel is dragged within the window and reopens at its position', async () => {
  const { page } = await open()
  header().setPointerCapture = () => undefined
  fireEvent.pointerMove(header(), { clientX: 500, clientY: 500 })
  expect(panel().style.transform).toBe('translate(24px, 72px)')
  fireEvent.pointerDown(header(), { clientX: 30, clientY: 80, pointerId: 1 })
  fireEvent.pointerMove(header(), { clientX: 130, clientY: 280 })
  expect(panel().style.transform).toBe('translate(124px, 272px)')
  fireEvent.pointerMove(header(), { clientX: 9999, clientY: 9999 })
  expect(panel().style.transform).toBe(`translate(${innerWidth - 280}px, ${innerHeight - 40}px)`)
  fireEvent.pointerMove(header(), { clientX: -10, clientY: -10 })
  expect(panel().style.transform).toBe('translate(0px, 0px)')
  fireEvent.pointerMove(header(), { clientX: 46, clientY: 58 })
  fireEvent.pointerUp(header())
  fireEvent.pointerMove(header(), { clientX: 300, clientY: 300 })
  expect(panel().style.transform).toBe('translate(40px, 50px)')
  page.unmount()
  await open()
  expect(panel().style.transform).toBe('translate(40px, 50px)')
})
