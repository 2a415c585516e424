import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showEverything } from '../testing/stub-view.ts'
import { CardImage } from './card-image.tsx'

const cardOf = (card_image_url: string | null, width = 1280, height = 720) => ({
  title: 'Sea',
  card_image_url,
  metadata: { width, height, duration: 60, fps: 30 },
})
type Options = Partial<Parameters<typeof CardImage>[0]>
const show = (card: ReturnType<typeof cardOf>, more: Options = {}) => render(<CardImage card={card} dim="none" isQuiet={false} {...more} />)
const picture = () => screen.findByRole('img', { name: 'Preview of Sea' })

test('a picture is loaded when it comes into view', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const { unmount } = show(cardOf('/a.webp'))
  expect(screen.queryByRole('img')).toBeNull()
  unmount()
  showEverything()
  show(cardOf('/a.webp'))
  expect((await picture()).getAttribute('src')).toBe('/a.webp')
})

test('an upright picture is shown whole before a blurred copy', async () => {
  showEverything()
  const { container } = show(cardOf('/a.webp', 720, 1280))
  await picture()
  expect(container.querySelectorAll('img')).toHaveLength(2)
  const wide = show(cardOf('/b.webp'))
  await vi.waitFor(() => expect(wide.container.querySelectorAll('img')).toHaveLength(1))
})

test.each([
  ['none', '', 'opacity-'],
  ['half', 'opacity-50', 'opacity-34'],
  ['deep', 'opacity-34', 'opacity-50'],
] as const)('dimming %s', (dim, has, hasNot) => {
  showEverything()
  const { className } = show(cardOf('/a.webp'), { dim }).container.firstElementChild!
  expect([className.includes(has), className.includes(hasNot)]).toEqual([true, false])
})

test('a card without a picture says so, unless other words lie on it', () => {
  const { container } = show(cardOf(null))
  expect(screen.getByText('No preview')).toBeTruthy()
  expect(container.querySelector('svg')).toBeTruthy()
  expect(show(cardOf(null), { isQuiet: true }).container.textContent).toBe('')
})

test.each([false, true])('a picture that does not load says so (other words on the card: %s)', async (isQuiet) => {
  showEverything()
  const { container } = show(cardOf('/a.webp'), { isQuiet })
  fireEvent.error(await picture())
  expect(await screen.findByText('Error')).toBeTruthy()
  expect(container.querySelector('svg') === null).toBe(isQuiet)
})
