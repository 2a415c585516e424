import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadMedia, setPlaybackTime, reportVolume } from '../../testing/loaded-media.ts'
import { FramedVideoPlayer } from './framed-video-player.tsx'
import { VideoPlayer, type VideoPlayerProps } from './video-player.tsx'

const FILM = { src: '/film.mp4', title: 'Tide', width: 1280, height: 720, failedText: 'This film could not be played.' }

const film = () => screen.getByLabelText<HTMLVideoElement>('Tide')
const player = () => screen.getByRole('group', { name: 'Film player' })
const button = (name: string) => screen.getByRole('button', { name })
const slider = (name: string) => document.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`)!
const bar = () => button(film().paused ? 'Play' : 'Pause').closest('.transition-opacity')!
const isBarShown = () => !bar().className.split(' ').includes('opacity-0')
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const key = (pressed: string, target: Element = player(), held: object = {}) => fireEvent.keyDown(target, { key: pressed, ...held })

const status = () => screen.getByRole('status').textContent

const symbol = () => screen.getByRole('status').nextElementSibling

function show(props: Partial<VideoPlayerProps> = {}, facts: Parameters<typeof loadMedia>[1] = {}) {
  const rendered = render(<VideoPlayer {...FILM} {...props} />)
  loadMedia(film(), facts)
  return rendered
}
/** A mouse or touch press on the picture. */
const tap = (pointerType: string, pressed = 0) => fireEvent.pointerUp(film(), { pointerType, button: pressed })

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  // The volume is reused for the next video of the page.
  if (document.querySelector('video')) {
    if (film().muted) fireEvent.click(screen.getByRole('button', { name: /mute$/iu }))
    fireEvent.change(slider('Volume'), { target: { value: '100' } })
  }
  vi.useRealTimers()
})

test('a film shows its duration, and plays and pauses by its button', () => {
  show()
  expect(player().textContent).toContain('0:001:40')
  fireEvent.click(button('Play'))
  expect(film().paused).toBe(false)
  fireEvent.click(button('Pause'))
  expect(film().paused).toBe(true)
})

test('the controls have an opaque background, which hides the watermark below them', () => {
  show()
  expect(bar().className).toMatch(/\bfrom-bg\b/)
  expect(bar().contains(slider('Volume'))).toBe(true)
})

test('a click on the picture with the main button toggles playback', () => {
  show()
  tap('mouse')
  expect(film().paused).toBe(false)
  tap('mouse', 2)
  expect(film().paused).toBe(false)
  tap('mouse')
  expect(film().paused).toBe(true)
})

test('a tap starts the film; later taps toggle the controls', () => {
  show()
  tap('touch')
  expect(film().paused).toBe(false)
  expect(isBarShown()).toBe(true)
  tap('touch')
  expect([film().paused, isBarShown()]).toEqual([false, false])
  tap('touch')
  expect([film().paused, isBarShown()]).toEqual([false, true])
})

test('controls hide 2.5 s after the last mouse move during playback', () => {
  show()
  wait(5000)
  expect(isBarShown()).toBe(true)
  fireEvent.click(button('Play'))
  wait(2499)
  expect(isBarShown()).toBe(true)
  expect(player().className).not.toContain('cursor-none')
  wait(2)
  expect(isBarShown()).toBe(false)
  expect(player().className).toContain('cursor-none')
  fireEvent.pointerMove(player(), { pointerType: 'touch' })
  expect(isBarShown()).toBe(false)
  fireEvent.pointerMove(player(), { pointerType: 'mouse' })
  expect(isBarShown()).toBe(true)
  wait(2000)
  fireEvent.pointerMove(player(), { pointerType: 'mouse' })
  wait(2000)
  expect(isBarShown()).toBe(true)
  wait(600)
  expect(isBarShown()).toBe(false)
})

test('controls hide when the mouse leaves, and reappear when the film pauses', () => {
  show()
  fireEvent.click(button('Play'))
  fireEvent.pointerLeave(player(), { pointerType: 'touch' })
  expect(isBarShown()).toBe(true)
  fireEvent.pointerLeave(player(), { pointerType: 'mouse' })
  expect(isBarShown()).toBe(false)
  fireEvent.click(button('Pause'))
  expect(isBarShown()).toBe(true)
})

test.each([
  [true, true],
  [false, false],
])('controls stay while they are hovered (hover support: %s)', (matches, isShown) => {
  show()
  vi.stubGlobal('matchMedia', () => ({ matches }))
  vi.spyOn(bar(), 'matches').mockImplementation((selector) => selector === ':hover')
  fireEvent.click(button('Play'))
  wait(6000)
  expect(isBarShown()).toBe(isShown)
})

test('keys play, mute and show the controls again', () => {
  show()
  key('k')
  expect(film().paused).toBe(false)
  wait(3000)
  key('m')
  expect([film().muted, isBarShown()]).toEqual([true, true])
  key('m')
  expect(film().muted).toBe(false)
  expect(key(' ')).toBe(false)
  expect(film().paused).toBe(true)
})

test('keys with Ctrl, Alt or Cmd, other keys, and prevented events are ignored', () => {
  show()
  for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }]) expect(key('k', player(), held)).toBe(true)
  expect(key('x')).toBe(true)
  player().addEventListener('keydown', (event) => event.preventDefault(), { capture: true, once: true })
  key('k')
  expect(film().paused).toBe(true)
})

test('Space on a button activates only the button', () => {
  show()
  expect(key(' ', button('Mute'))).toBe(true)
  expect(film().paused).toBe(true)
  expect(key('k', button('Mute'))).toBe(false)
  expect(film().paused).toBe(false)
})

test('Space plays while the dialog around the player has the focus; its other keys do not', () => {
  render(
    <div role="dialog">
      <VideoPlayer {...FILM} />
      <p>beside</p>
    </div>,
  )
  loadMedia(film())
  key('k', screen.getByRole('dialog'))
  expect(film().paused).toBe(true)
  key(' ', screen.getByText('beside'))
  expect(film().paused).toBe(true)
  key(' ', screen.getByRole('dialog'))
  expect(film().paused).toBe(false)
})

test('the seek bar handles keys: arrows 5 s, Page keys a tenth, Home and End', () => {
  show()
  const position = slider('Position')
  const after = (pressed: string) => {
    expect(key(pressed, position)).toBe(false)
    return film().currentTime
  }
  setPlaybackTime(film(), 20)
  expect(
    ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'PageUp', 'PageDown', 'End', 'ArrowRight', 'Home', 'ArrowLeft'].map(after),
  ).toEqual([25, 30, 25, 20, 30, 20, 100, 100, 0, 0])
  expect(position.getAttribute('aria-valuetext')).toBe('0:20 of 1:40')
})

test('the seek bar follows playback and stops at the end', () => {
  show()
  setPlaybackTime(film(), 12.34)
  expect(slider('Position').getAttribute('aria-valuenow')).toBe('12.3')
  setPlaybackTime(film(), 130)
  expect(slider('Position').getAttribute('aria-valuenow')).toBe('100')
})

test("before its metadata is loaded a film has no duration and can't be sought", () => {
  render(<VideoPlayer {...FILM} />)
  expect(slider('Position').max).toBe('1')
  key('ArrowRight', slider('Position'))
  expect(film().currentTime).toBe(0)
})

test('the time under the mouse is shown above the seek bar', () => {
  show()
  const track = slider('Position').closest('.grow')!
  vi.spyOn(track, 'getBoundingClientRect').mockReturnValue({ left: 100, width: 214 } as DOMRect)
  const hint = () => track.querySelector('[aria-hidden].absolute')
  fireEvent.pointerMove(track, { pointerType: 'touch', clientX: 207 })
  expect(hint()).toBeNull()
  fireEvent.pointerMove(track, { pointerType: 'mouse', clientX: 157 })
  expect(hint()?.textContent).toBe('0:25')
  fireEvent.pointerMove(track, { pointerType: 'mouse', clientX: 9999 })
  expect(hint()?.textContent).toBe('1:40')
  fireEvent.pointerMove(track, { pointerType: 'mouse', clientX: 0 })
  expect(hint()?.textContent).toBe('0:00')
  fireEvent.pointerLeave(track)
  expect(hint()).toBeNull()
})

test('the volume is muted by its button and set by its slider', () => {
  show()
  fireEvent.click(button('Mute'))
  reportVolume(film())
  expect(film().muted).toBe(true)
  expect(slider('Volume').getAttribute('aria-valuetext')).toBe('0%')
  fireEvent.click(button('Unmute'))
  reportVolume(film())
  expect(slider('Volume').getAttribute('aria-valuetext')).toBe('100%')
  fireEvent.change(slider('Volume'), { target: { value: '40' } })
  reportVolume(film())
  expect(film().volume).toBe(0.4)
  expect(document.querySelector('.lucide-volume-1')).not.toBeNull()
  fireEvent.change(slider('Volume'), { target: { value: '50' } })
  reportVolume(film())
  expect(document.querySelector('.lucide-volume-2')).not.toBeNull()
  fireEvent.change(slider('Volume'), { target: { value: '0' } })
  reportVolume(film())
  expect([film().volume, film().muted]).toEqual([0, true])
  fireEvent.click(button('Unmute'))
  expect([film().volume, film().muted]).toEqual([1, false])
})

test('the next film starts with the last volume', () => {
  const { unmount } = show()
  fireEvent.change(slider('Volume'), { target: { value: '30' } })
  unmount()
  const muted = show()
  expect([film().volume, film().muted]).toEqual([0.3, false])
  fireEvent.click(button('Mute'))
  muted.unmount()
  show()
  expect([film().volume, film().muted]).toEqual([0.3, true])
  reportVolume(film())
})

test('a playback error is shown, and a retry resumes at the position', () => {
  const onError = vi.fn<() => void>()
  show({ events: { onError } })
  player().focus()
  setPlaybackTime(film(), 42)
  fireEvent.error(film())
  expect(screen.getByRole('alert').textContent).toBe('This film could not be played.')
  expect(onError).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(player())
  expect(screen.queryByLabelText('Tide')).toBeNull()
  fireEvent.click(button('Retry'))
  expect(document.activeElement).toBe(player())
  expect([film().currentTime, film().autoplay]).toEqual([42, true])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a failing film does not steal the focus', () => {
  render(<button>Elsewhere</button>)
  show()
  button('Elsewhere').focus()
  fireEvent.error(film())
  expect(document.activeElement).toBe(button('Elsewhere'))
})

test('a suspended film is paused, without controls', () => {
  const { rerender } = show({ autoPlay: true })
  expect(film().autoplay).toBe(true)
  fireEvent.click(button('Play'))
  rerender(<VideoPlayer {...FILM} autoPlay isHeld />)
  expect([film().paused, film().autoplay]).toEqual([true, false])
  expect(screen.queryByRole('button')).toBeNull()
  tap('mouse')
  key('k')
  expect(film().paused).toBe(true)
  rerender(<VideoPlayer {...FILM} />)
})

test('a long buffering phase is shown, a short one is not', () => {
  show()
  fireEvent.click(button('Play'))
  loadMedia(film(), { readyState: 2 })
  wait(399)
  expect(status()).toBe('')
  wait(2)
  expect(status()).toBe('Loading the film')
  loadMedia(film())
  expect(status()).toBe('')
})

test('a film that ended, or has not started, shows no buffering', () => {
  show({}, { readyState: 1 })
  wait(1000)
  expect(screen.getByRole('status').textContent).toBe('')
  fireEvent.click(button('Play'))
  loadMedia(film(), { readyState: 2, ended: true })
  wait(1000)
  expect(screen.getByRole('status').textContent).toBe('')
  expect(button('Play')).toBeTruthy()
})

test('an autoplaying film shows buffering while it loads', () => {
  show({ autoPlay: true }, { readyState: 0, networkState: 2 })
  wait(500)
  expect(screen.getByRole('status').textContent).toBe('Loading the film')
})

test('a play button is shown until the film has started', () => {
  show()
  expect(symbol()).not.toBeNull()
  fireEvent.click(button('Play'))
  expect(symbol()).toBeNull()
  setPlaybackTime(film(), 3)
  fireEvent.click(button('Pause'))
  expect(symbol()).toBeNull()
})

test('a film that ended plays from its beginning', () => {
  show()
  const play = vi.spyOn(film(), 'play').mockRejectedValue(new Error('NotAllowedError'))
  loadMedia(film(), { ended: true })
  fireEvent.click(button('Play'))
  expect(play).toHaveBeenCalledOnce()
})

test('full screen is entered and left; in it the arrow keys seek by 5 s', () => {
  const entered = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const left = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const fullscreen = { element: null as Element | null }
  for (const [name, get] of Object.entries({
    fullscreenEnabled: (): boolean => true,
    fullscreenElement: (): Element | null => fullscreen.element,
  })) {
    Object.defineProperty(document, name, { configurable: true, get })
  }
  document.exitFullscreen = left
  try {
    show()
    player().requestFullscreen = entered
    setPlaybackTime(film(), 50)
    key('ArrowRight')
    expect(film().currentTime).toBe(50)
    fireEvent.click(button('Full screen'))
    expect(entered).toHaveBeenCalledOnce()
    fullscreen.element = player()
    fireEvent(document, new Event('fullscreenchange'))
    key('ArrowRight')
    expect(film().currentTime).toBe(55)
    key('ArrowLeft')
    expect(film().currentTime).toBe(50)
    expect(button('Leave full screen')).toBeTruthy()
    key('f')
    expect(left).toHaveBeenCalledOnce()
    fullscreen.element = document.body
    fireEvent(document, new Event('fullscreenchange'))
    expect(button('Full screen')).toBeTruthy()
  } finally {
    for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen']) Reflect.deleteProperty(document, name)
  }
})

test('a phone with full screen for videos only uses that; without support there is no button', () => {
  const { unmount } = show()
  expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull()
  unmount()
  const enter = vi.fn<() => void>()
  Object.defineProperty(HTMLVideoElement.prototype, 'webkitEnterFullscreen', { configurable: true, value: enter })
  show()
  fireEvent.click(button('Full screen'))
  expect(enter).toHaveBeenCalledOnce()
  Reflect.deleteProperty(HTMLVideoElement.prototype, 'webkitEnterFullscreen')
})

test('a portrait film has its blurred poster as background', () => {
  const upright = { ...FILM, width: 720, height: 1280, poster: '/poster.jpg' }
  const { container, rerender } = render(<FramedVideoPlayer {...upright} />)
  expect(container.querySelector('img')?.src).toContain('/poster.jpg')
  expect(film().getAttribute('poster')).toContain('/poster.jpg')
  expect(container.firstElementChild?.className).toContain('max-sm:aspect-4/5')
  expect(film().style.aspectRatio).toBe('720 / 1280')
  rerender(<FramedVideoPlayer {...upright} poster={null} />)
  expect(container.querySelector('img')).toBeNull()
  rerender(<FramedVideoPlayer {...FILM} poster="/poster.jpg" />)
  expect(container.querySelector('img')).toBeNull()
  expect(container.firstElementChild?.className).not.toContain('max-sm:aspect-4/5')
})
