import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { isFocusLeaving } from './is-focus-leaving.ts'
import { isPhone } from './is-phone.ts'
import { usePlayOnDesktopHover, usePlayOnHover } from './play-on-hover.ts'
import { useDebounced } from './use-debounced.ts'
import { useInView } from './use-in-view.ts'
import { useMobile } from './use-mobile.ts'
import { BELOW_768, useNarrow } from './use-narrow.ts'
import { usePageTitle } from './use-page-title.ts'
import { usePageVisible } from './use-page-visible.ts'
import { useScrollFocus } from './use-scroll-focus.ts'

const text = () => screen.getByRole('paragraph').textContent
const card = () => screen.getByRole('paragraph')

const leaves = (key: string, shiftKey: boolean) => isFocusLeaving({ key, shiftKey }, screen.getByTestId('layer'))

/** Stubs the matching media queries; returns a function that changes them. */
function stubMedia(...holding: string[]) {
  const listeners = new Set<() => void>()
  let timestamp = holding
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return timestamp.includes(query)
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }))
  return {
    listeners,
    change: (...next: string[]) =>
      act(() => {
        timestamp = next
        for (const listener of listeners) listener()
      }),
  }
}
const STILL = '(prefers-reduced-motion: reduce)'
const DESKTOP = '(min-width: 768px) and (hover: hover)'

afterEach(() => void vi.useRealTimers())

function Card() {
  const { isPlaying, handlers } = usePlayOnHover()
  return <p {...handlers}>{isPlaying ? 'plays' : 'rests'}</p>
}

test('a card plays while it is hovered by a mouse', () => {
  stubMedia()
  render(<Card />)
  fireEvent.pointerEnter(card(), { pointerType: 'touch' })
  expect(text()).toBe('rests')
  fireEvent.pointerEnter(card(), { pointerType: 'mouse' })
  expect(text()).toBe('plays')
  fireEvent.pointerLeave(card(), { pointerType: 'touch' })
  expect(text()).toBe('plays')
  fireEvent.pointerLeave(card(), { pointerType: 'mouse' })
  expect(text()).toBe('rests')
})

test('a tap plays a card for a second, another tap another card', () => {
  stubMedia()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  render(<Card />)
  fireEvent.pointerDown(card(), { pointerType: 'mouse' })
  expect(text()).toBe('rests')
  fireEvent.pointerDown(card(), { pointerType: 'touch' })
  act(() => void vi.advanceTimersByTime(900))
  fireEvent.pointerDown(card(), { pointerType: 'touch' })
  act(() => void vi.advanceTimersByTime(999))
  expect(text()).toBe('plays')
  act(() => void vi.advanceTimersByTime(1))
  expect(text()).toBe('rests')
})

test('with reduced motion nothing plays automatically', () => {
  stubMedia(STILL, DESKTOP)
  render(<Card />)
  fireEvent.pointerEnter(card(), { pointerType: 'mouse' })
  fireEvent.pointerDown(card(), { pointerType: 'touch' })
  expect(text()).toBe('rests')
})

function DesktopCard() {
  const { isPlaying, handlers } = usePlayOnDesktopHover()
  return <p {...handlers}>{isPlaying ? 'plays' : 'rests'}</p>
}

test.each([
  [[DESKTOP], 'mouse', 'plays'],
  [[DESKTOP], 'touch', 'rests'],
  [[], 'mouse', 'rests'],
  [[DESKTOP, STILL], 'mouse', 'rests'],
])('with %o a clip hovered by %s: %s', (media, pointerType, expected) => {
  stubMedia(...media)
  render(<DesktopCard />)
  fireEvent.pointerEnter(card(), { pointerType })
  expect(text()).toBe(expected)
  fireEvent.pointerLeave(card(), { pointerType })
  expect(text()).toBe('rests')
})

function Widths() {
  return (
    <p>
      {String(useMobile())} {String(useNarrow())} {String(useNarrow(BELOW_768))}
    </p>
  )
}

test("media queries follow the window's width", () => {
  const media = stubMedia()
  const { unmount } = render(<Widths />)
  expect(text()).toBe('false false false')
  media.change('(max-width: 767.98px)')
  expect(text()).toBe('true false true')
  media.change('(max-width: 767.98px)', '(max-width: 639.98px)')
  expect(text()).toBe('true true true')
  unmount()
  expect(media.listeners.size).toBe(0)
})

test('a touch screen of phone size counts as a phone', () => {
  stubMedia('(pointer: coarse), (width < 640px)')
  expect(isPhone()).toBe(true)
  stubMedia()
  expect(isPhone()).toBe(false)
})

function Settled({ value }: { value: string }) {
  return <p>{useDebounced(value, 300)}</p>
}

test('a debounced value changes after it was stable for the delay', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { rerender } = render(<Settled value="a" />)
  rerender(<Settled value="b" />)
  act(() => void vi.advanceTimersByTime(200))
  rerender(<Settled value="c" />)
  act(() => void vi.advanceTimersByTime(200))
  expect(text()).toBe('a')
  act(() => void vi.advanceTimersByTime(100))
  expect(text()).toBe('c')
})

function Seen({ isActive }: { isActive: boolean }) {
  const [element, isInView] = useInView({ threshold: 0.5 }, isActive)
  return <p ref={element}>{isInView ? 'seen' : 'unseen'}</p>
}

test('an element is in view as the observer reports, while enabled', () => {
  const reports: ((isIntersecting: boolean) => void)[] = []
  const disconnected = vi.fn<() => void>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined
      unobserve = disconnected
      disconnect = disconnected
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        reports.push((isIntersecting) => act(() => callback([{ isIntersecting }])))
      }
    },
  )
  const { rerender } = render(<Seen isActive={false} />)
  expect(reports).toHaveLength(0)
  rerender(<Seen isActive />)
  expect(text()).toBe('unseen')
  reports[0]!(true)
  expect(text()).toBe('seen')
  rerender(<Seen isActive={false} />)
  expect([text(), disconnected.mock.calls.length]).toEqual(['unseen', 1])
})

function Page({ title, isOver }: { title: string | null; isOver?: boolean }) {
  usePageTitle(title, { isOver })
  return null
}

test('the tab has the title of the page, or of an open dialog', () => {
  const page = render(<Page title="Credits" />)
  expect(document.title).toBe('Credits | Fablecut')
  const over = render(<Page title="Tide" isOver />)
  expect(document.title).toBe('Tide | Fablecut')
  page.rerender(<Page title="Plans" />)
  expect(document.title).toBe('Tide | Fablecut')
  over.unmount()
  expect(document.title).toBe('Plans | Fablecut')
  page.rerender(<Page title={null} />)
  expect(document.title).toBe('Fablecut')
})

function Visible() {
  return <p>{String(usePageVisible())}</p>
}

test('a hidden tab is detected', () => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  render(<Visible />)
  expect(text()).toBe('true')
  state.mockReturnValue('hidden')
  fireEvent(document, new Event('visibilitychange'))
  expect(text()).toBe('false')
})

test('Tab at the last element, or Shift+Tab at the first, leaves a layer', () => {
  vi.spyOn(HTMLElement.prototype, 'checkVisibility').mockReturnValue(true)
  render(
    <div data-testid="layer">
      <a href="/one">One</a>
      <a href="/never" tabIndex={-1}>
        Never
      </a>
      <span tabIndex={0}>Two</span>
    </div>,
  )
  screen.getByText('Two').focus()
  expect([leaves('Tab', false), leaves('Tab', true), leaves('Enter', false)]).toEqual([true, false, false])
  screen.getByText('One').focus()
  expect([leaves('Tab', false), leaves('Tab', true)]).toEqual([false, true])
})

const Container = ({ children }: { children: string }) => <p {...useScrollFocus()}>{children}</p>

test('a container can be focused by keyboard only while it scrolls', async () => {
  const height = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(0)
  const { rerender } = render(<Container>short</Container>)
  expect(card().tabIndex).toBe(-1)
  height.mockReturnValue(900)
  rerender(<Container>long</Container>)
  await expect.poll(() => card().tabIndex).toBe(0)
  height.mockReturnValue(0)
  rerender(<Container>short again</Container>)
  await expect.poll(() => card().tabIndex).toBe(-1)
})
