import { afterEach, expect, test, vi } from 'vitest'
import { observeInView } from '../ui/hooks/observe-in-view.ts'
import { END_OF_STORIES, PICTURE_OF_CARD } from './in-view.ts'

afterEach(() => vi.unstubAllGlobals())

/** Stubs IntersectionObserver; tests trigger intersections. */
function stubObservers() {
  const observers: { options: IntersectionObserverInit; watched: Element[]; see(...inView: boolean[]): void }[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      watched: Element[] = []
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void, options: IntersectionObserverInit) {
        observers.push({
          options,
          watched: this.watched,
          see: (...inView) => callback(inView.map((isIntersecting) => ({ isIntersecting }))),
        })
      }
      observe(element: Element) {
        this.watched.push(element)
      }
      disconnect() {
        this.watched.length = 0
      }
    },
  )
  return observers
}
const element = {} as Element

test('a page is requested at a tenth before its end, an image 50 pixels before it is visible (H-048, H-051)', () => {
  const observers = stubObservers()
  observeInView(element, END_OF_STORIES, () => {})
  observeInView(element, PICTURE_OF_CARD, () => {})
  expect(observers.map(({ options }) => options)).toEqual([
    { rootMargin: '0px', threshold: 0.1 },
    { rootMargin: '50px', threshold: 0.1 },
  ])
})

test('the latest of several entries counts, and observing stops after the first match', () => {
  const [observers, seen] = [stubObservers(), [] as boolean[]]
  const end = observeInView(element, PICTURE_OF_CARD, (isInView) => seen.push(isInView))
  observers[0]!.see(true)
  observers[0]!.see(true, false)
  expect([seen, observers[0]!.watched]).toEqual([[true, false], [element]])
  end()
  expect(observers[0]!.watched).toEqual([])
})
