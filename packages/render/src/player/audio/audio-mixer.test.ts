import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildRenderPlan } from '../../plan/build-plan.ts'
import type { RenderPlan } from '../../plan/model.ts'
import { asset, audio, timelineOf, track } from '../../plan/testing/timeline-fixture.ts'
import type { MediaFile, MediaFiles } from '../media-file.ts'
import { FakeBrowser } from '../testing/fake-browser.ts'
import { AudioMixer } from './audio-mixer.ts'

const OUTPUT = { width: 1280, height: 720, fps: 30 }
let browser: FakeBrowser

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  browser = new FakeBrowser()
  for (const [name, value] of Object.entries(browser.globals)) vi.stubGlobal(name, value)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const urlsInUse = () => new Set(['/in-use'])
const sourceOf = (assetId: string) => (assetId === 'gone' ? null : ({ url: `/${assetId}`, kind: 'audio' } as const))
const SILENT = { audio: null, firstSecond: 0 } as unknown as MediaFile

/** Sounds of files that open as `file` says; addresses that were opened are in `opened`. */
function soundsOf(file: (url: string) => Promise<MediaFile> = async () => SILENT) {
  const opened: string[] = []
  const log = vi.fn()
  const files = {
    open: (url: string, inUse: ReadonlySet<string>) => {
      opened.push(`${url} beside ${[...inUse].join()}`)
      return file(url)
    },
  } as unknown as MediaFiles
  return { mixer: new AudioMixer({ files, sourceOf, urlsInUse, log }), opened, log }
}

function planOf(...items: ReturnType<typeof audio>[]): RenderPlan {
  const assets = ['song', 'voice', 'gone'].map((id) =>
    asset(id, { resourceType: 'audio', subtype: id === 'voice' ? 'voiceover' : 'music' }),
  )
  return buildRenderPlan(timelineOf([track('a', 'audio', items)], assets), OUTPUT, { watermark: { enabled: false, type: 'logo' } })
}
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

describe('the audio context', () => {
  it('is created once at the first gesture, at 48 kHz, and runs', async () => {
    const { mixer } = soundsOf()
    expect(mixer.context).toBeNull()
    await mixer.resume()
    await mixer.resume()
    expect([browser.outputs.length, mixer.context?.state]).toEqual([1, 'running'])
  })

  it('is blocked without a gesture and runs after a later one', async () => {
    browser.mayRunSound = false
    const { mixer } = soundsOf()
    await expect(mixer.resume()).rejects.toThrow('no gesture')
    browser.outputs[0]!.mayRun = true
    await mixer.resume()
    expect(mixer.context?.state).toBe('running')
  })

  it('is closed on dispose', async () => {
    const { mixer } = soundsOf()
    await mixer.resume()
    mixer.dispose()
    expect([mixer.context, browser.outputs[0]?.state]).toEqual([null, 'closed'])
    expect(() => soundsOf().mixer.dispose()).not.toThrow()
  })
})

describe('audio around the playhead', () => {
  it('is not opened without an audio context', () => {
    const { mixer, opened } = soundsOf()
    mixer.update(planOf(audio('s', 'song', 0, 60)), 0)
    expect([opened, mixer.isPrimed]).toEqual([[], true])
  })

  it('is opened once, 3 s before its start, and dropped at its end', async () => {
    const { mixer, opened } = soundsOf()
    await mixer.resume()
    const plan = planOf(audio('s', 'song', 0, 60), audio('v', 'voice', 120, 30))
    mixer.update(plan, 0)
    expect(mixer.urls).toEqual(['/song'])
    mixer.update(plan, 30)
    expect(mixer.urls).toEqual(['/song', '/voice'])
    mixer.update(plan, 60)
    expect(mixer.urls).toEqual(['/voice'])
    expect(opened).toEqual(['/song beside /in-use', '/voice beside /in-use'])
    expect(browser.outputs[0]?.gains.map(({ isConnected }) => isConnected)).toEqual([false, true])
  })

  it('is reopened only if edited', async () => {
    const { mixer, opened } = soundsOf()
    await mixer.resume()
    mixer.update(planOf(audio('s', 'song', 0, 60), audio('v', 'voice', 90, 30)), 0)
    mixer.update(planOf(audio('s', 'song', 0, 60), audio('v', 'voice', 90, 30, { volume: 0.5 })), 0)
    expect(opened.map((each) => each.split(' ')[0])).toEqual(['/song', '/voice', '/voice'])
  })

  it('of kind music is reopened if its ducking changes', async () => {
    const { mixer, opened } = soundsOf()
    await mixer.resume()
    mixer.update(planOf(audio('s', 'song', 0, 600), audio('v', 'voice', 300, 30)), 0)
    mixer.update(planOf(audio('s', 'song', 0, 600), audio('v', 'voice', 330, 30)), 0)
    expect(opened).toHaveLength(2)
  })

  it('leave out what has no file any more', async () => {
    const { mixer, opened, log } = soundsOf()
    await mixer.resume()
    mixer.update(planOf(audio('g', 'gone', 0, 60)), 0)
    expect([opened, mixer.urls, log.mock.calls]).toEqual([[], [], []])
  })

  it('are stopped together', async () => {
    const { mixer } = soundsOf()
    await mixer.resume()
    mixer.update(planOf(audio('s', 'song', 0, 60), audio('v', 'voice', 0, 30)), 0)
    mixer.stop()
    expect([mixer.urls, browser.outputs[0]?.gains.map(({ isConnected }) => isConnected)]).toEqual([[], [false, false]])
  })

  it('are ready when each of them is', async () => {
    const opening = Promise.withResolvers<MediaFile>()
    const { mixer } = soundsOf((url) => (url === '/voice' ? opening.promise : Promise.resolve(SILENT)))
    await mixer.resume()
    mixer.update(planOf(audio('s', 'song', 0, 60), audio('v', 'voice', 0, 30)), 0)
    await settled()
    expect(mixer.isPrimed).toBe(false)
    opening.resolve(SILENT)
    await settled()
    expect(mixer.isPrimed).toBe(true)
  })

  it('are pumped with the clock they are heard by', async () => {
    const { mixer } = soundsOf()
    await mixer.resume()
    mixer.update(planOf(audio('s', 'song', 0, 60)), 0)
    mixer.pump({ frame: 0, time: 2 })
    expect(browser.outputs[0]?.gains[0]?.curves).toMatchObject([{ at: 2, seconds: 2 }])
  })
})

describe('a sound that cannot be read', () => {
  it('is logged, not opened again while it stays as it is, and opened when that is wanted', async () => {
    const { mixer, opened, log } = soundsOf(() => Promise.reject(new Error('gone')))
    await mixer.resume()
    const plan = planOf(audio('s', 'song', 0, 60))
    mixer.update(plan, 0)
    await settled()
    mixer.stop()
    mixer.update(plan, 0)
    expect(opened).toHaveLength(1)
    expect(log.mock.calls).toMatchObject([
      [{ assetId: 'song', itemId: 's', url: '/song', reason: 'unreachable', cause: { message: 'gone' } }],
    ])
    mixer.retryFailed()
    mixer.update(plan, 0)
    expect(opened).toHaveLength(2)
  })
})
