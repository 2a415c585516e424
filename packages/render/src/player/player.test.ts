import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TimelineItem } from '@fablecut/domain/timeline/model'
import { RecordingContext } from '../draw/testing/recording-context.ts'
import { buildRenderPlan } from '../plan/build-plan.ts'
import type { RenderPlan } from '../plan/model.ts'
import { asset, caption, failedShot, image, timelineOf, track } from '../plan/testing/timeline-fixture.ts'
import type { MediaFailure } from './model.ts'
import { Player } from './player.ts'
import { FakeBrowser } from './testing/fake-browser.ts'

const OUTPUT = { width: 1280, height: 720, fps: 30 }
const TURN = 16
const addressOf = (assetId: string): string => `/media/${assetId}/file`

let browser: FakeBrowser
const open: Player[] = []

beforeEach(() => {
  vi.useFakeTimers()
  browser = new FakeBrowser()
  for (const [name, value] of Object.entries(browser.globals)) vi.stubGlobal(name, value)
})
afterEach(() => {
  for (const player of open.splice(0)) player.dispose()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Two shots of a second each: `red`, then `blue`. */
const SHOTS = [image('a', 'red', 0, 30), image('b', 'blue', 30, 30)]

function planOf(items: readonly TimelineItem[] = SHOTS, captions: readonly TimelineItem[] = []): RenderPlan {
  const tracks = [track('captions', 'file', captions), track('main', 'video', items, { isPrimary: true })]
  const assets = ['red', 'blue', 'green'].map((id) => asset(id, { resourceType: 'image' }))
  return buildRenderPlan(timelineOf(tracks, assets), OUTPUT, { watermark: { enabled: false, type: 'logo' } })
}

function playerOf(plan: RenderPlan | null = planOf()) {
  const context = new RecordingContext()
  const canvas = { width: 640, height: 360, getContext: () => context }
  const events: unknown[][] = []
  const log = vi.fn<(failure: MediaFailure) => void>()
  const loadFonts = vi.fn(async () => undefined)
  const player = new Player({
    canvas: canvas as unknown as HTMLCanvasElement,
    sourceOf: (assetId) => ({ url: addressOf(assetId), kind: 'image' }),
    loadFonts,
    log,
    events: {
      onFrame: (frame) => events.push(['frame', frame]),
      onEnded: () => events.push(['ended']),
      onLoading: (isLoading) => events.push(['loading', isLoading]),
      onFailure: (failure) => events.push(['failure', failure?.itemId ?? null]),
    },
  })
  open.push(player)
  if (plan) player.setPlan(plan)
  /** Addresses of the pictures that were painted, oldest first. */
  const painted = () => context.named('drawImage').map(({ at: [bitmap] }) => (bitmap as { readonly from: unknown }).from)
  const named = (name: string) => events.filter(([each]) => each === name).map(([, value]) => value)
  return { player, canvas, context, events, named, painted, log, loadFonts }
}
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const output = () => browser.outputs[0]!

describe('a paused player', () => {
  it('shows the first frame, scaled to the canvas, and settles', async () => {
    const { player, context, painted } = playerOf()
    expect(player.isSettled).toBe(false)
    await wait(100)
    expect(painted()).toEqual([addressOf('red')])
    expect(context.named('drawImage')[0]?.style.transform).toEqual([0.5, 0.5, 0, 0])
    expect([player.frame, player.isPlaying, player.isSettled, player.paintedFrames]).toEqual([0, false, true, 1])
    expect(vi.getTimerCount()).toBe(1)
  })

  it('paints nothing without a plan', async () => {
    const { player, context } = playerOf(null)
    player.seek(5)
    await wait(100)
    expect([context.marks.length, player.frame]).toEqual([0, 0])
  })

  it.each([
    [-5, 0],
    [10.4, 10],
    [10.6, 11],
    [59, 59],
    [1000, 59],
  ])('seeks to %f as frame %i', async (wanted, frame) => {
    const { player } = playerOf()
    player.seek(wanted)
    expect(player.frame).toBe(frame)
  })

  it('paints a sought frame once and reports no frames', async () => {
    const { player, painted, named } = playerOf()
    await wait(100)
    player.seek(45)
    await wait(1000)
    expect(painted()).toEqual([addressOf('red'), addressOf('blue')])
    expect([player.paintedFrames, named('frame')]).toEqual([2, []])
  })

  it('clamps the playhead to a shortened film', () => {
    const { player } = playerOf()
    player.seek(50)
    player.setPlan(planOf([image('a', 'red', 0, 20)]))
    expect(player.frame).toBe(19)
  })

  it('repaints after an edit without refetching unchanged media', async () => {
    const { player, painted } = playerOf()
    await wait(100)
    player.setPlan(planOf([image('a', 'red', 0, 45), image('b', 'blue', 45, 30)]))
    await wait(100)
    expect(painted()).toHaveLength(2)
    expect(browser.requested).toEqual([addressOf('red'), addressOf('blue')])
  })

  it('mounts items from 3 s before their first frame to their end', async () => {
    const { player } = playerOf(planOf([image('a', 'red', 0, 100), image('b', 'blue', 100, 30)]))
    await wait(100)
    expect(player.mountedItemIds).toEqual(['a'])
    player.seek(10)
    await wait(100)
    expect(player.mountedItemIds).toEqual(['a', 'b'])
    player.seek(100)
    await wait(100)
    expect(player.mountedItemIds).toEqual(['b'])
  })

  it('repaints only if the canvas size changes', async () => {
    const { player, canvas, painted, context } = playerOf()
    await wait(100)
    player.resize(640, 360)
    await wait(100)
    expect(painted()).toHaveLength(1)
    player.resize(1280, 360)
    await wait(100)
    expect([canvas.width, canvas.height, painted().length]).toEqual([1280, 360, 2])
    expect(context.named('drawImage').at(-1)?.style.transform).toEqual([1, 0.5, 0, 0])
    player.resize(0, 0)
    expect([canvas.width, canvas.height]).toEqual([1, 1])
  })
})

describe('playing', () => {
  it('plays each frame once, stops at the end and rewinds (ED-40)', async () => {
    const { player, named, events } = playerOf()
    await wait(100)
    player.play(0)
    expect(player.isPlaying).toBe(true)
    await wait(3000)
    expect(named('frame')).toEqual(Array.from({ length: 59 }, (_, index) => index + 1))
    expect(events.at(-1)).toEqual(['ended'])
    expect([named('ended').length, player.frame, player.isPlaying]).toEqual([1, 0, false])
  })

  it('follows the clock: 30 frames per second', async () => {
    const { player } = playerOf()
    await wait(100)
    player.play(0)
    // Frame 0 waits for one turn and the lead of the sound.
    await wait(TURN + 60 + 1000)
    expect(Math.abs(player.frame - 30)).toBeLessThanOrEqual(1)
  })

  it('starts at the given frame and stops on pause', async () => {
    const { player, named } = playerOf()
    await wait(100)
    player.play(20)
    expect(player.frame).toBe(20)
    await wait(500)
    player.pause()
    const stopped = player.frame
    await wait(1000)
    expect(named('frame')[0]).toBe(21)
    expect([player.frame, player.isPlaying, stopped > 25, stopped < 40]).toEqual([stopped, false, true, true])
    expect(player.isSettled).toBe(true)
  })

  it('continues from a sought frame', async () => {
    const { player, named } = playerOf()
    await wait(100)
    player.play(0)
    await wait(300)
    player.seek(45)
    expect([player.frame, player.isPlaying]).toEqual([45, true])
    await wait(200)
    expect(named('frame')).toContain(46)
    expect(named('frame')).not.toContain(30)
  })

  it('waits for the first frame', async () => {
    browser.stalled.add(addressOf('red'))
    const { player, named } = playerOf()
    player.play(0)
    await wait(3000)
    expect([named('frame'), player.isPlaying]).toEqual([[], true])
    browser.release(addressOf('red'))
    await wait(500)
    expect(named('frame')[0]).toBe(1)
  })

  it('waits at most 1.5 s for the audio output', async () => {
    browser.mayRunSound = false
    const { player, named } = playerOf()
    await wait(100)
    player.play(0)
    await wait(1450)
    expect(named('frame')).toEqual([])
    await wait(200)
    expect(named('frame')[0]).toBe(1)
  })

  it('pauses audio and clock while frames are late by 0.4 s', async () => {
    browser.stalled.add(addressOf('blue'))
    const { player } = playerOf(planOf([image('a', 'red', 0, 15), image('b', 'blue', 15, 30)]))
    await wait(100)
    player.play(0)
    await wait(900)
    expect(output().state).toBe('running')
    await wait(200)
    expect(output().state).toBe('suspended')
    const held = player.frame
    await wait(2000)
    expect([player.frame, player.isPlaying]).toEqual([held, true])
    browser.release(addressOf('blue'))
    await wait(100)
    expect(output().state).toBe('running')
    await wait(200)
    expect(player.frame).toBeGreaterThan(held)
  })

  it('resumes the audio context if paused while waiting', async () => {
    browser.stalled.add(addressOf('blue'))
    const { player } = playerOf(planOf([image('a', 'red', 0, 15), image('b', 'blue', 15, 30)]))
    await wait(100)
    player.play(0)
    await wait(1500)
    expect(output().state).toBe('suspended')
    player.pause()
    expect(output().state).toBe('running')
  })

  it('continues in a hidden window to the end', async () => {
    const { player, named } = playerOf()
    await wait(100)
    player.play(0)
    await wait(200)
    browser.document.hidden = true
    const seen = player.frame
    await wait(600)
    expect(player.frame).toBeGreaterThan(seen + 8)
    await wait(2000)
    expect([named('ended').length, player.frame, player.isPlaying]).toEqual([1, 0, false])
  })

  it('resumes the audio context at the first gesture', async () => {
    const { player } = playerOf()
    player.resumeAudio()
    await wait(1)
    expect([browser.outputs.length, output().state]).toEqual([1, 'running'])
    player.play(0)
    expect(browser.outputs).toHaveLength(1)
  })
})

describe('media that is loading', () => {
  it('is reported after 0.2 s until it is loaded', async () => {
    browser.stalled.add(addressOf('red'))
    const { named } = playerOf()
    await wait(TURN + 190)
    expect(named('loading')).toEqual([])
    await wait(50)
    expect(named('loading')).toEqual([true])
    await wait(1000)
    browser.release(addressOf('red'))
    await wait(100)
    expect(named('loading')).toEqual([true, false])
  })

  it('is not reported if it loads sooner', async () => {
    browser.stalled.add(addressOf('red'))
    const { named } = playerOf()
    await wait(150)
    browser.release(addressOf('red'))
    await wait(1000)
    expect(named('loading')).toEqual([])
  })

  it('is not painted, and the player does not settle, until it is loaded', async () => {
    browser.stalled.add(addressOf('red'))
    const { player, context } = playerOf()
    await wait(100)
    expect([context.marks.length, player.isSettled]).toEqual([0, false])
    browser.release(addressOf('red'))
    await wait(100)
    expect([context.named('drawImage').length, player.isSettled]).toEqual([1, true])
  })
})

describe('media that fails', () => {
  it('is reported with its item while visible, and logged once', async () => {
    browser.answers.set(addressOf('red'), { status: 404, size: [1, 1] })
    const { player, named, log } = playerOf()
    await wait(300)
    player.seek(3)
    await wait(300)
    expect(named('failure')).toEqual(['a'])
    expect(log.mock.calls.map(([{ itemId, assetId, url, reason }]) => [itemId, assetId, url, reason])).toEqual([
      ['a', 'red', addressOf('red'), 'unreachable'],
    ])
    player.seek(40)
    await wait(300)
    expect(named('failure')).toEqual(['a', null])
  })

  it('is fetched again on retry', async () => {
    browser.answers.set(addressOf('red'), { status: 404, size: [1, 1] })
    const { player, named, painted } = playerOf()
    await wait(300)
    browser.answers.delete(addressOf('red'))
    expect(painted()).toEqual([])
    player.retry()
    await wait(300)
    expect([named('failure'), painted()]).toEqual([['a', null], [addressOf('red')]])
    expect(browser.requested.filter((url) => url === addressOf('red'))).toHaveLength(2)
  })

  it('is black during playback', async () => {
    browser.answers.set(addressOf('red'), { status: 404, size: [1, 1] })
    const { player, named } = playerOf()
    await wait(300)
    player.play(0)
    await wait(3000)
    expect(named('ended')).toHaveLength(1)
  })

  it('is undecodable if it is not an image', async () => {
    browser.answers.set(addressOf('red'), { status: 200, size: [0, 0] })
    const { log } = playerOf()
    await wait(300)
    expect(log.mock.calls[0]?.[0].reason).toBe('undecodable')
  })
})

describe('texts', () => {
  it('of a failed shot are painted once the font is loaded', async () => {
    const { context, loadFonts, player } = playerOf(planOf([failedShot('f', 'Busy', 0, 30)]))
    await wait(200)
    const text = 'Oops, our spell slipped! Credits refunded —you can regenerate this shot in the editor.'
    expect(loadFonts).toHaveBeenCalledWith(text, 'Inter', 600)
    expect(context.texts.map(([line]) => line).join(' ')).toBe(text)
    expect(player.isSettled).toBe(true)
  })

  it('of captions are prepared 3 s before their first frame', async () => {
    const { player, loadFonts } = playerOf(planOf([image('a', 'red', 0, 200)], [caption('c', 'Hello', 100, 30)]))
    await wait(100)
    player.seek(9)
    await wait(100)
    expect(loadFonts).not.toHaveBeenCalled()
    player.seek(10)
    await wait(100)
    expect(loadFonts.mock.calls).toEqual([['Hello', 'Inter', 800]])
  })

  it('of captions are painted over the visuals', async () => {
    const { player, context } = playerOf(planOf([image('a', 'red', 0, 200)], [caption('c', 'Hello', 0, 30)]))
    await wait(200)
    expect(context.named('drawImage')).toHaveLength(2)
    player.seek(30)
    await wait(200)
    expect(context.named('drawImage')).toHaveLength(3)
  })
})

it('dispose releases timers and the audio context', async () => {
  const { player, events, context } = playerOf()
  await wait(100)
  player.play(0)
  await wait(500)
  player.dispose()
  const before = [events.length, context.marks.length]
  player.seek(3)
  await wait(1000)
  expect([events.length, context.marks.length]).toEqual(before)
  expect([vi.getTimerCount(), output().state]).toEqual([0, 'closed'])
})

it('a canvas without a 2D context is rejected', () => {
  const options = { sourceOf: () => null, loadFonts: async () => undefined, log: () => undefined }
  const events = { onFrame: () => undefined, onEnded: () => undefined, onLoading: () => undefined, onFailure: () => undefined }
  const canvas = { getContext: () => null } as unknown as HTMLCanvasElement
  expect(() => new Player({ ...options, canvas, events })).toThrow('no 2D canvas')
})

describe('a shuttling player', () => {
  it('goes backward without sound and stays at the start', async () => {
    const { player, painted, named } = playerOf()
    player.seek(45)
    await wait(100)
    player.shuttle(45, -1)
    await wait(500)
    expect(player.frame).toBeGreaterThan(25)
    expect(player.frame).toBeLessThan(35)
    const frames = named('frame') as number[]
    expect(frames.every((frame, index) => index === 0 || frame < (frames[index - 1] ?? 0))).toBe(true)
    await wait(1500)
    expect([player.frame, player.isPlaying, painted().at(-1)]).toEqual([0, true, addressOf('red')])
    expect(browser.outputs).toEqual([])
  })

  it('plays faster, and ends at the end of the film', async () => {
    const { player, events } = playerOf()
    await wait(100)
    player.shuttle(0, 4)
    await wait(250)
    expect(player.frame).toBeGreaterThan(20)
    await wait(500)
    expect(events.at(-1)).toEqual(['ended'])
    expect([player.frame, player.isPlaying]).toEqual([0, false])
  })

  it('waits for a frame that is not decoded yet, and goes on where it is due then', async () => {
    browser.stalled.add(addressOf('red'))
    const { player } = playerOf()
    player.shuttle(40, -1)
    await wait(2000)
    expect(player.frame).toBeGreaterThan(25)
    expect(player.frame).toBeLessThan(30)
  })

  it('goes on from a sought frame', async () => {
    const { player } = playerOf()
    await wait(100)
    player.shuttle(50, -1)
    await wait(200)
    player.seek(20)
    await wait(300)
    expect(player.frame).toBeGreaterThan(5)
    expect(player.frame).toBeLessThan(15)
  })
})
