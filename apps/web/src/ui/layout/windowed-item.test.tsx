import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { WindowedItem } from './windowed-item.tsx'

type Observed = { readonly element: Element; readonly report: (isIntersecting: boolean) => void }

/** Lets a test set which elements are near the viewport. */
function stubIntersectionObserver(): Observed[] {
  const observed: Observed[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly callback: (entries: { isIntersecting: boolean }[]) => void
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.callback = callback
      }
      observe(element: Element) {
        observed.push({ element, report: (isIntersecting) => act(() => this.callback([{ isIntersecting }])) })
      }
      disconnect() {}
    },
  )
  return observed
}

test('items far from the viewport keep their height and unmount their content until they are near', () => {
  const observed = stubIntersectionObserver()
  render(
    <ul>
      {['one', 'two'].map((name, index) => (
        <WindowedItem key={name} position={index + 1} count={2}>
          <button type="button">{name}</button>
        </WindowedItem>
      ))}
    </ul>,
  )
  const [first, second] = observed
  vi.spyOn(second!.element, 'getBoundingClientRect').mockReturnValue({ height: 240 } as DOMRect)
  first!.report(true)
  second!.report(false)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['one'])
  expect((second!.element as HTMLElement).style.height).toBe('240px')
  const [item] = screen.getAllByRole('listitem')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect([item!.getAttribute('aria-posinset'), item!.getAttribute('aria-setsize')]).toEqual(['1', '2'])
  second!.report(true)
  expect(screen.getAllByRole('button')).toHaveLength(2)
  expect((second!.element as HTMLElement).style.height).toBe('')
})

test('an item that contains the focus stays mounted', () => {
  const observed = stubIntersectionObserver()
  render(
    <ul>
      <WindowedItem position={1} count={null}>
        <button type="button">one</button>
      </WindowedItem>
    </ul>,
  )
  screen.getByRole('button').focus()
  observed[0]!.report(false)
  expect(document.activeElement?.textContent).toBe('one')
})
