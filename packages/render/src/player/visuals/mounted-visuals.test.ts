import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TimelineItem } from '@fablecut/domain/timeline/model'
import { buildRenderPlan } from '../../plan/build-plan.ts'
import { asset, failedShot, image, timelineOf, track } from '../../plan/testing/timeline-fixture.ts'
import { MediaFiles } from '../media-file.ts'
import { FakeBrowser } from '../testing/fake-browser.ts'
import { MountedVisuals } from './mounted-visuals.ts'

let browser: FakeBrowser
beforeEach(() => {
  browser = new FakeBrowser()
  for (const [name, value] of Object.entries(browser.globals)) vi.stubGlobal(name, value)
})
afterEach(() => void vi.unstubAllGlobals())

function planOf(...items: TimelineItem[]) {
  const assets = ['red', 'blue', 'gone'].map((id) => asset(id))
  const timeline = timelineOf([track('p', 'video', items, { isPrimary: true })], assets)
  return buildRenderPlan(timeline, { width: 1280, height: 720, fps: 30 }, { watermark: { enabled: false, type: 'logo' } })
}
const addresses: Record<string, string> = { red: '/red', blue: '/blue' }
const sourceOf = (id: string) => (addresses[id] === undefined ? null : ({ url: addresses[id], kind: 'image' } as const))
function mountsOf() {
  const log = vi.fn()
  const onChange = vi.fn()
  return {
    mounts: new MountedVisuals({ files: new MediaFiles(), sourceOf, urlsInUse: () => new Set<string>(), onChange, log }),
    log,
    onChange,
  }
}
async function fetched(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve()
}

describe('the items around the playhead', () => {
  const film = planOf(image('a', 'red', 0, 30), image('b', 'blue', 30, 30))

  it('are opened once and decoded', async () => {
    const { mounts, onChange } = mountsOf()
    mounts.update(film, 0, false)
    mounts.update(film, 1, false)
    await fetched()
    expect([browser.requested, mounts.itemIds, mounts.urls]).toEqual([
      ['/red', '/blue'],
      ['a', 'b'],
      ['/red', '/blue'],
    ])
    expect(mounts.mountOf(film.segments[0]!)?.at(0)).toMatchObject({ width: 1280, height: 720 })
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  it('are closed at their end with their images', async () => {
    const { mounts } = mountsOf()
    mounts.update(film, 0, false)
    await fetched()
    mounts.update(film, 30, false)
    expect([mounts.itemIds, mounts.mountOf(film.segments[0]!)]).toEqual([['b'], null])
    expect(browser.bitmaps.map(({ isClosed }) => isClosed)).toEqual([true, false])
  })

  it('stay open when moved or trimmed, and are reopened for another file', () => {
    const { mounts } = mountsOf()
    mounts.update(film, 0, false)
    mounts.update(planOf(image('b', 'blue', 0, 20), image('a', 'red', 20, 40)), 0, false)
    expect(browser.requested).toHaveLength(2)
    mounts.update(planOf(image('a', 'blue', 0, 30)), 0, false)
    expect([browser.requested, mounts.itemIds]).toEqual([['/red', '/blue', '/blue'], ['a']])
  })

  it('without a file are not opened', () => {
    const { mounts, log } = mountsOf()
    const gone = planOf(image('a', 'gone', 0, 30), failedShot('f', 'Oops', 30, 30))
    mounts.update(gone, 0, false)
    expect([browser.requested, mounts.itemIds, log.mock.calls]).toEqual([[], [], []])
    expect(gone.segments.map((span) => [mounts.mountOf(span), mounts.failureOf(span)])).toEqual([
      [null, null],
      [null, null],
    ])
  })

  it('are all closed on dispose', async () => {
    const { mounts } = mountsOf()
    mounts.update(film, 0, false)
    await fetched()
    mounts.dispose()
    expect([mounts.itemIds, browser.bitmaps.every(({ isClosed }) => isClosed)]).toEqual([[], true])
  })
})

it('a failed item is reported and logged once; only failed items are reopened', async () => {
  browser.answers.set('/red', { status: 404, size: [1, 1] })
  const { mounts, log } = mountsOf()
  const film = planOf(image('a', 'red', 0, 30), image('b', 'blue', 30, 30))
  mounts.update(film, 0, false)
  await fetched()
  mounts.update(film, 1, false)
  expect(mounts.failureOf(film.segments[0]!)).toMatchObject({ assetId: 'red', itemId: 'a', url: '/red', reason: 'unreachable' })
  expect([mounts.failureOf(film.segments[1]!), log.mock.calls.length, mounts.itemIds]).toEqual([null, 1, ['a', 'b']])
  mounts.retryFailed()
  expect(mounts.itemIds).toEqual(['b'])
  mounts.update(film, 1, false)
  expect(browser.requested).toEqual(['/red', '/blue', '/red'])
})

it('a large photo is downscaled to its placement and the original bitmap is closed', async () => {
  browser.answers.set('/red', { status: 200, size: [7680, 4320] })
  const { mounts } = mountsOf()
  const film = planOf(image('a', 'red', 0, 30))
  mounts.update(film, 0, false)
  await fetched()
  expect(mounts.mountOf(film.segments[0]!)?.nearest(9)).toMatchObject({ width: 1280, height: 720 })
  expect(browser.bitmaps.map(({ isClosed }) => isClosed)).toEqual([true, false])
})
