import { act } from '@testing-library/react'
import { vi } from 'vitest'

type Report = (entries: readonly { readonly isIntersecting: boolean }[]) => void

/** Everything that is observed is in view at once, as on a very tall screen. */
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

/** Gives every element a size in px, so that lists which draw only what is in view have room. */
export function giveElementsSize({ width, height }: { readonly width: number; readonly height: number }): void {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, height))
}

/** Width of the window in px; 1024 where this is not called. */
export function setWindowWidth(width: number): void {
  ;(window as unknown as { readonly happyDOM: { setViewport: (size: { width: number }) => void } }).happyDOM.setViewport({ width })
}
