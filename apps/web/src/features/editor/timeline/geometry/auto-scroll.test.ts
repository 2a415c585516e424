import { expect, test } from 'vitest'
import { RENDER_TIMING, TIMING } from '@fablecut/domain/timeline/edit/timing'
import { AUTO_SCROLL, autoScroll, type AutoScroll } from './auto-scroll.ts'

const long: AutoScroll = { checkedMs: Number.NEGATIVE_INFINITY, scrolledMs: Number.NEGATIVE_INFINITY }
const at = (playheadX: number, nowMs: number, state = long): ReturnType<typeof autoScroll> =>
  autoScroll(state, { playheadX, scrollLeft: 1000, viewWidth: 1000, nowMs })

test('a playing film is followed past 80 percent and before 20 (E-367)', () => {
  expect([1500, 1200, 1800, 1801, 1199].map((x) => at(x, 0).scrollTo)).toEqual([undefined, undefined, undefined, 1601, 999])
  expect(autoScroll(long, { playheadX: 10, scrollLeft: 0, viewWidth: 1000, nowMs: 0 }).scrollTo).toBeUndefined()
})

test('the position is checked every 200 ms and not scrolled again for 600 (E-367)', () => {
  const looked = at(1500, 1000).state
  expect([at(1900, 1199, looked).scrollTo, at(1900, 1200, looked).scrollTo]).toEqual([undefined, 1700])
  const moved = at(1900, 1000).state
  expect([at(1900, 1599, moved).scrollTo, at(1900, 1600, moved).scrollTo]).toEqual([undefined, 1700])
})

test('the intervals match the specification (E-352, E-353, E-367)', () => {
  expect(TIMING).toEqual({
    frameRepeatDelay: 300,
    frameRepeat: 8,
    volumeRepeat: 150,
    seekDebounce: 50,
    syncDebounce: 1000,
    syncRetries: [5000, 15_000, 45_000],
  })
  expect(RENDER_TIMING).toMatchObject({ poll: 2000, timeout: 600_000, startRetries: 3 })
  expect(AUTO_SCROLL).toEqual({ forwardAt: 0.8, backAt: 0.2, lockMs: 600, throttleMs: 200 })
})
