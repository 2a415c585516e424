import { act } from '@testing-library/react'
import { vi } from 'vitest'

type Report = (entries: readonly { readonly isIntersecting: boolean }[]) => void

/** Every observed element is in view at once, as on a very tall screen. */
export function showEverything(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly report: Report
      constructor(report: Report) {
        this.report = report
      }
      observe() {
        queueMicrotask(() => act(() => this.report([{ isIntersecting: true }])))
      }
      unobserve() {}
      disconnect() {}
    },
  )
}

type ElementsSize = {
  readonly width: number
  readonly height: number
  /** Content height of scroll containers; `height` by default. */ readonly contentHeight?: number
}

/** Gives every element a size in px, so that virtualized lists have room. */
export function giveElementsSize({ width, height, contentHeight = height }: ElementsSize): void {
  const element = document.createElement('div')
  for (const property of ['offsetWidth', 'clientWidth'] as const)
    vi.spyOn(ownerOf(element, property), property, 'get').mockReturnValue(width)
  for (const property of ['offsetHeight', 'clientHeight'] as const) {
    vi.spyOn(ownerOf(element, property), property, 'get').mockReturnValue(height)
  }
  vi.spyOn(ownerOf(element, 'scrollHeight'), 'scrollHeight', 'get').mockReturnValue(contentHeight)
  vi.spyOn(ownerOf(element, 'getBoundingClientRect'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, height))
}

/** The prototype that has a property; in happy-dom it is not that of the global class. */
function ownerOf(element: HTMLElement, property: keyof HTMLElement): HTMLElement {
  let owner: HTMLElement = element
  while (!Object.hasOwn(owner, property)) owner = Object.getPrototypeOf(owner) as HTMLElement
  return owner
}

export const DEFAULT_WINDOW_WIDTH = 1024

/** Sets the width of the window in px until the end of a test. */
export function setWindowWidth(width: number): void {
  ;(window as unknown as { readonly happyDOM: { setViewport: (size: { width: number }) => void } }).happyDOM.setViewport({ width })
}
