import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { stubApi } from '../../../testing/stub-api.ts'
import type { FrameSource, PickedFrame } from './frame-source.ts'
import { PickFrameDialog } from './pick-frame-dialog.tsx'

let opens: () => Promise<FrameSource>
const drawn: { canvas: HTMLCanvasElement; width: number; height: number }[] = []
// happy-dom can't decode or draw.
vi.mock('./film-frames.ts', () => ({ openFilmFrames: () => opens() }))
vi.mock('./frame-pixels.ts', () => ({
  lumaOf: () => 200,
  encodeFrame: async () => new Blob(['jpeg']),
  drawFrame: (canvas: HTMLCanvasElement, _: unknown, { width, height }: { width: number; height: number }) => {
    drawn.push({ canvas, width, height })
  },
}))

const closed: number[] = []
const film: FrameSource = {
  seconds: 12,
  width: 1080,
  height: 1920,
  frameAt: async (seconds) => ({ width: 1080, height: 1920, close: () => closed.push(seconds) }) as unknown as ImageBitmap,
  close: () => closed.push(-1),
}

beforeEach(() => {
  stubApi()
  drawn.length = 0
  closed.length = 0
  opens = async () => film
})

async function open(onPick: (frame: PickedFrame) => Promise<boolean> = async () => true) {
  const picked: PickedFrame[] = []
  const onClose = vi.fn<() => void>()
  const page = await renderPage(
    <PickFrameDialog
      url="/media/f/film.mp4"
      onClose={onClose}
      onPick={(frame) => {
        picked.push(frame)
        return onPick(frame)
      }}
    />,
  )
  await screen.findByRole('dialog', { name: 'Pick Cover Frame' })
  return { page, picked, onClose }
}
const use = () => screen.getByRole<HTMLButtonElement>('button', { name: /Use this frame|Saving the frame/u })
const preview = () => screen.getByRole('img', { name: 'Chosen frame' })
const idle = () => waitFor(() => expect(use().getAttribute('aria-busy')).toBeNull())
const ready = () => waitFor(() => expect(use().disabled).toBe(false))

test('while the film is opened no frame can be used', async () => {
  opens = () => new Promise(() => undefined)
  await open()
  expect(screen.getByText('Opening the film')).toBeTruthy()
  expect(use().disabled).toBe(true)
})

test('the film begins within its first part, and its strip is drawn in its shape', async () => {
  await open()
  await ready()
  expect(preview().dataset['time']).toBe('0.5')
  expect(screen.queryByText('Opening the film')).toBeNull()
  await waitFor(() => expect(drawn.filter(({ width }) => width === 120)).toHaveLength(12))
  expect(drawn.find(({ width }) => width === 120)?.height).toBe(213)
  expect(drawn.find(({ canvas }) => canvas === preview())).toMatchObject({ width: 1080, height: 1920 })
})

test('the chosen frame is used and freed, and the dialog closes', async () => {
  const { picked, onClose } = await open()
  await ready()
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'PageUp' })
  await waitFor(() => expect(preview().dataset['time']).toBe('1.5'))
  fireEvent.click(use())
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect([picked.map(({ timeSec }) => timeSec), closed]).toEqual([[1.5], [1.5]])
})

test('a frame that cannot be stored leaves the dialog open', async () => {
  const { onClose } = await open(async () => false)
  await ready()
  fireEvent.click(use())
  await waitFor(() => expect(closed).toEqual([0.5]))
  await idle()
  expect(onClose).not.toHaveBeenCalled()
})

test('a frame that fails to be stored is reported', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { onClose } = await open(() => Promise.reject(new Error('offline')))
  await ready()
  fireEvent.click(use())
  expect(await screen.findByText('Failed to set thumbnail from frame')).toBeTruthy()
  await idle()
  expect(onClose).not.toHaveBeenCalled()
})

test('a film that cannot be opened says so', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  opens = () => Promise.reject(new Error('no decoder'))
  await open()
  expect((await screen.findByRole('alert')).textContent).toBe('This feature is currently unavailable.')
  expect(use().disabled).toBe(true)
})

test('closing the dialog closes the film', async () => {
  const { page, onClose } = await open()
  await ready()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledOnce()
  page.unmount()
  expect(closed).toContain(-1)
})
