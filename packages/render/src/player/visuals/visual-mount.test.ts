import { InputVideoTrack } from 'mediabunny'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildRenderPlan } from '../../plan/build-plan.ts'
import { asset, timelineOf, track, video } from '../../plan/testing/timeline-fixture.ts'
import { type MediaFile, MediaFiles } from '../media-file.ts'
import type { FailureReason } from '../model.ts'
import { FrameReader } from './frame-reader.ts'
import { MountedVisuals } from './mounted-visuals.ts'
import { VisualMount } from './visual-mount.ts'

const URL_OF_CLIP = 'https://films.test/media/clip.mp4'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A clip that is wanted of a host that answers like this. `asked`: seconds of each request. */
function wantedFrom(answer: () => Promise<Response>) {
  const asked: number[] = []
  const start = Date.now()
  vi.stubGlobal('fetch', () => {
    asked.push(Math.round((Date.now() - start) / 1000))
    return answer()
  })
  const failures: FailureReason[] = []
  const mount = new VisualMount({
    media: { url: URL_OF_CLIP, kind: 'video' },
    output: { width: 1280, height: 720 },
    detail: 1,
    files: new MediaFiles(),
    urlsInUse: () => new Set(),
    onChange: () => undefined,
    onFailure: (reason) => failures.push(reason),
  })
  mount.requestFrom(0, 0)
  return { asked, failures, mount }
}

describe('a video that does not load', () => {
  it('is reloaded three times after stalls of 5 s, then fails', async () => {
    const { asked, failures } = wantedFrom(() => new Promise(() => undefined))
    await vi.advanceTimersByTimeAsync(19_000)
    expect(asked).toEqual([0, 5, 10, 15])
    expect(failures).toEqual([])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(4)
    expect(failures).toEqual(['unreachable'])
  })

  it('is requested four times, a second apart, on server errors', async () => {
    const { asked, failures } = wantedFrom(async () => new Response(null, { status: 503 }))
    await vi.advanceTimersByTimeAsync(4500)
    expect(asked).toEqual([0, 1, 2, 3])
    expect(failures).toEqual(['unreachable'])
  })

  it('fails at once if missing', async () => {
    const { asked, failures } = wantedFrom(async () => new Response(null, { status: 404 }))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(asked).toEqual([0])
    expect(failures).toEqual(['unreachable'])
  })

  it('is not requested after its item is unmounted', async () => {
    const { asked, mount } = wantedFrom(() => new Promise(() => undefined))
    await vi.advanceTimersByTimeAsync(1000)
    mount.close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toEqual([0])
  })
})

it('an item that is opened ahead decodes nothing until it is requested', async () => {
  const requestFrom = vi.spyOn(FrameReader.prototype, 'requestFrom').mockReturnValue(undefined)
  const files = new MediaFiles()
  const isVideo = Object.create(InputVideoTrack.prototype) as MediaFile['video']
  vi.spyOn(files, 'open').mockResolvedValue({ video: isVideo, videoFps: 30, firstVideoSecond: 0, frameBytes: 1 } as MediaFile)
  const media = { url: URL_OF_CLIP, kind: 'video' } as const
  const onChange = vi.fn()
  const options = { media, output: { width: 1280, height: 720 }, detail: 1, files, urlsInUse: () => new Set<string>(), onChange }
  const mount = new VisualMount({ ...options, onFailure: () => undefined })
  await vi.advanceTimersByTimeAsync(10)
  expect([onChange.mock.calls.length, requestFrom.mock.calls.length]).toEqual([1, 0])
  mount.requestFrom(2, 0)
  expect(requestFrom.mock.calls).toEqual([[2, 0, false]])
  mount.close()
})

it('failed clips are requested again on retry', async () => {
  const asked: number[] = []
  vi.stubGlobal('fetch', async () => {
    asked.push(Date.now())
    return new Response(null, { status: 404 })
  })
  const film = timelineOf([track('main', 'video', [video('a', 'clip', 0, 60)], { isPrimary: true })], [asset('clip')])
  const plan = buildRenderPlan(film, { width: 1280, height: 720, fps: 30 }, { watermark: { enabled: false, type: 'logo' } })
  const log = vi.fn()
  const mounts = new MountedVisuals({
    files: new MediaFiles(),
    sourceOf: () => ({ url: URL_OF_CLIP, kind: 'video' }),
    urlsInUse: () => new Set(),
    onChange: () => undefined,
    log,
  })
  mounts.update(plan, 0, false)
  await vi.advanceTimersByTimeAsync(1000)
  mounts.update(plan, 0, false)
  expect([asked.length, log.mock.calls.length]).toEqual([1, 1])
  mounts.retryFailed()
  mounts.update(plan, 0, false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toHaveLength(2)
  mounts.dispose()
})
