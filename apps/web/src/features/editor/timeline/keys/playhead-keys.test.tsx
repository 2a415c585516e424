import { filmOf } from '@fablecut/domain/timeline/edit/testing/fixture'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderTimeline } from '../testing/render-timeline.tsx'

const film = filmOf(['a', 0, 60], ['b', 60, 90])
const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key })

test('Home and End go to the first and the last frame', async () => {
  const { playback } = await renderTimeline(film)
  playback.seek(40)
  press('End')
  expect(playback.store.getState().frame).toBe(149)
  press('Home')
  expect(playback.store.getState().frame).toBe(0)
})

test('a film that plays goes on from the start after Home, and stops at the end after End', async () => {
  const { playback } = await renderTimeline(film)
  const played: number[] = []
  playback.attach({ play: (frame) => played.push(frame), pause: () => undefined, seek: () => undefined, shuttle: () => undefined })
  playback.seek(40)
  playback.play()
  press('Home')
  expect([played, playback.store.getState().isPlaying]).toEqual([[40, 0], true])
  press('End')
  expect(playback.store.getState()).toMatchObject({ frame: 149, isPlaying: false })
})

test.each(['slider', 'tab', 'separator'])('a %s keeps Home and End', async (role) => {
  const { playback } = await renderTimeline(film)
  const control = document.body.appendChild(document.createElement('div'))
  control.setAttribute('role', role)
  playback.seek(40)
  press('End', control)
  press('Home', control)
  expect(playback.store.getState().frame).toBe(40)
  control.remove()
})

test('L plays, J plays backward and faster, K pauses; the speed is shown and said', async () => {
  const { playback } = await renderTimeline(film)
  const driven: unknown[] = []
  playback.attach({
    play: (frame) => driven.push(['play', frame]),
    pause: () => undefined,
    seek: () => undefined,
    shuttle: (frame, rate) => driven.push(['shuttle', frame, rate]),
  })
  playback.seek(40)
  for (const key of ['l', 'j', 'j']) press(key)
  expect(driven).toEqual([
    ['play', 40],
    ['shuttle', 40, -1],
    ['shuttle', 40, -2],
  ])
  expect(await screen.findByText('−2×')).toBeTruthy()
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Playing backward, 2 times as fast')
  press('k')
  expect(playback.store.getState()).toMatchObject({ isPlaying: false, rate: 1 })
})
