import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CaptionItem, Track } from '@fablecut/domain/timeline/model'
import { RecordingContext } from '../draw/testing/recording-context.ts'
import { buildRenderPlan } from '../plan/build-plan.ts'
import { asset, caption, failedShot, image, timelineOf, track } from '../plan/testing/timeline-fixture.ts'
import { frameState, paintFrame } from './compose.ts'
import { CaptionCache } from './caption-cache.ts'
import { SurfacePool } from '../draw/surface.ts'
import { TitleCache } from './title-cache.ts'
import { createSurface } from './create-surface.ts'
import type { Canvas2D } from './model.ts'
import type { MountedVisuals } from './visuals/mounted-visuals.ts'
import { FakeBrowser, type FakeOffscreenCanvas } from './testing/fake-browser.ts'

const OUTPUT = { width: 1280, height: 720, fps: 30 }
beforeEach(() => {
  for (const [name, value] of Object.entries(new FakeBrowser().globals)) vi.stubGlobal(name, value)
})
afterEach(() => void vi.unstubAllGlobals())

const primary = (...items: Track['items'][number][]) => track('p', 'video', items, { isPrimary: true })
const planOf = (...tracks: Track[]) =>
  buildRenderPlan(timelineOf(tracks, [asset('red'), asset('blue')]), OUTPUT, { watermark: { enabled: true, type: 'logo' } })

const paint = (item: string) => (context: unknown) => (context as RecordingContext).drawImage(item)
const shown = (item: string) => ({ width: 1280, height: 720, paint: paint(item) })

/** Pictures by their item: `there`, `late` (only the picture before), `missing` or `failed`. */
function mountsOf(states: Readonly<Record<string, 'there' | 'late' | 'missing' | 'failed'>>): MountedVisuals {
  return {
    failureOf: ({ itemId = '' }) => (states[itemId] === 'failed' ? { itemId } : null),
    mountOf: ({ itemId = '' }) => ({
      hasFailed: states[itemId] === 'failed',
      secondsOf: () => 0,
      at: () => (states[itemId] === 'there' ? shown(itemId) : null),
      nearest: () => (states[itemId] === 'late' ? shown(`earlier ${itemId}`) : null),
    }),
  } as unknown as MountedVisuals
}
const titlesOf = () =>
  new TitleCache(
    async () => undefined,
    () => undefined,
  )
const captionsOf = (loadFonts = async () => undefined, onChange = () => undefined) => new CaptionCache(loadFonts, onChange)
const painted = (plan: ReturnType<typeof planOf>, frame: number, mounts: MountedVisuals, captions = captionsOf()) => {
  const context = new RecordingContext()
  paintFrame(context as unknown as Canvas2D, plan, frame, {
    mounts,
    captions,
    titles: titlesOf(),
    hasMessageFont: true,
    surfaces: new SurfacePool(createSurface),
  })
  expect(context.openSaves).toBe(0)
  return context
}

describe('a frame', () => {
  const film = planOf(track('t', 'video', [image('top', 'blue', 0, 60)]), primary(image('shot', 'red', 0, 60)))
  const state = (mounts: MountedVisuals, plan = film, hasMessageFont = false) =>
    frameState(plan, 0, { mounts, captions: captionsOf(), titles: titlesOf(), hasMessageFont })

  it('is ready if every visual is decoded or has failed', () => {
    expect(state(mountsOf({ shot: 'there', top: 'there' })).isReady).toBe(true)
    expect(state(mountsOf({ shot: 'there', top: 'late' })).isReady).toBe(false)
    expect(state(mountsOf({ shot: 'missing', top: 'there' })).isReady).toBe(false)
    expect(state(mountsOf({ shot: 'there', top: 'failed' }))).toMatchObject({ isReady: true, failure: { itemId: 'top' } })
  })

  it('reports the failure of its topmost visual', () => {
    expect(state(mountsOf({ shot: 'failed', top: 'failed' })).failure).toEqual({ itemId: 'top' })
    expect(state(mountsOf({ shot: 'failed', top: 'there' })).failure).toEqual({ itemId: 'shot' })
    expect(state(mountsOf({ shot: 'there', top: 'there' })).failure).toBeNull()
  })

  it('with a failed shot is ready once the font is loaded', () => {
    const tile = planOf(primary(failedShot('f', 'Oops', 0, 30)))
    expect([state(mountsOf({}), tile, false).isReady, state(mountsOf({}), tile, true).isReady]).toEqual([false, true])
  })

  it('without items is ready', () => {
    expect(state(mountsOf({}), planOf(primary())).isReady).toBe(true)
  })

  it('is painted in the order black, shot, layers', () => {
    const { marks } = painted(film, 0, mountsOf({ shot: 'there', top: 'there' }))
    expect(marks[0]).toMatchObject({ name: 'fillRect', at: [0, 0, 1280, 720], style: { fillStyle: '#000', globalAlpha: 1 } })
    expect(marks.filter(({ name }) => name === 'drawImage').map(({ at }) => at)).toEqual([['shot'], ['top']])
  })

  it('shows the previous frame while decoding is late', () => {
    expect(
      painted(film, 0, mountsOf({ shot: 'late', top: 'missing' }))
        .named('drawImage')
        .map(({ at }) => at),
    ).toEqual([['earlier shot']])
  })

  it('has no watermark', () => {
    expect(painted(film, 0, mountsOf({ shot: 'there', top: 'there' })).texts).toEqual([])
  })

  it('fades a shot to black and a layer to transparent', () => {
    const effects = [{ type: 'fade-in', durationInFrames: 20 }] as const
    const fading = planOf(
      track('t', 'video', [image('top', 'blue', 0, 60, { effects })]),
      primary(image('shot', 'red', 0, 60, { effects })),
    )
    const { marks } = painted(fading, 5, mountsOf({ shot: 'there', top: 'there' }))
    const veil = marks.findIndex(({ style }) => style.fillStyle === 'rgba(0,0,0,0.75)')
    expect(marks[veil]).toMatchObject({ name: 'fillRect', at: [0, 0, 1280, 720] })
    expect(marks[veil + 1]).toMatchObject({ name: 'drawImage', at: ['top'], style: { globalAlpha: 0.25 } })
    expect(painted(fading, 30, mountsOf({ shot: 'there', top: 'there' })).named('fillRect')).toHaveLength(2)
  })

  it('shows the text of a failed shot (E-157)', () => {
    const { texts } = painted(planOf(primary(failedShot('f', 'Busy', 0, 30))), 0, mountsOf({}))
    expect(texts.map(([text]) => text).join(' ')).toBe(
      'Oops, our spell slipped! Credits refunded —you can regenerate this shot in the editor.',
    )
  })

  it('shows a logo item of the timeline', () => {
    const logo = { type: 'logo', id: 'l', startTimeInFrames: 0, durationInFrames: 30 } as Track['items'][number]
    expect(painted(planOf(track('t', 'video', [logo]), primary()), 0, mountsOf({})).texts.map(([text]) => text)).toEqual(['Fablecut'])
  })
})

const spoken = (text: string): CaptionItem => {
  const words = text.split(' ').map((word, index) => ({ text: word, startTimeInFrames: index * 10, durationInFrames: 10 }))
  const line = caption('lit', text, 0, 60, { litColor: '#FFD54A' })
  return { ...line, caption: { ...line.caption, data: { text, words } } }
}
const turns = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}
const line = (text: string) => planOf(track('c', 'file', [caption('c', text, 0, 30)]), primary()).captions[0]!

describe('captions', () => {
  it('are rendered once, after their fonts are loaded, and reused for each frame', async () => {
    const loadFonts = vi.fn(async () => undefined)
    const onChange = vi.fn(() => undefined)
    const captions = captionsOf(loadFonts, onChange)
    const plan = planOf(track('c', 'file', [caption('c', 'Hello', 0, 30)]), primary(image('shot', 'red', 0, 60)))
    const ready = () =>
      frameState(plan, 0, { mounts: mountsOf({ shot: 'there' }), captions, titles: titlesOf(), hasMessageFont: false }).isReady
    expect([ready(), ready()]).toEqual([false, false])
    expect(painted(plan, 0, mountsOf({ shot: 'there' }), captions).named('drawImage')).toHaveLength(1)
    await turns()
    expect([ready(), loadFonts.mock.calls, onChange.mock.calls.length]).toEqual([true, [['Hello', 'Inter', 800]], 1])
    const [, laid] = painted(plan, 0, mountsOf({ shot: 'there' }), captions).named('drawImage')
    const [ground, x, y, width, height] = (laid?.at ?? []) as unknown as [FakeOffscreenCanvas, number, number, number, number]
    expect([ground.width, ground.height]).toEqual([2 * width, 2 * height])
    expect(ground.context.named('fillText').at(-1)).toMatchObject({
      at: ['Hello', 640, expect.any(Number)],
      style: { transform: [2, 2, -2 * x, -2 * y], fillStyle: '#FFFFFF' },
    })
  })

  it('highlight their words at each frame', async () => {
    const captions = captionsOf()
    const plan = planOf(track('c', 'file', [{ ...spoken('One two'), startTimeInFrames: 20 }]), primary(image('shot', 'red', 0, 90)))
    captions.prepare(plan.captions[0]!, OUTPUT)
    await turns()
    const lit = (frame: number) => {
      const words = painted(plan, frame, mountsOf({ shot: 'there' }), captions)
        .named('drawImage')
        .at(-1)?.at[0] as FakeOffscreenCanvas
      const letters = words.context.named('fillText').slice(-2)
      return letters.map(({ at, style }) => [at[0], style.fillStyle, style.globalAlpha])
    }
    expect(lit(25)).toEqual([
      ['One', '#FFD54A', 1],
      ['two', '#FFFFFF', 0.78],
    ])
    expect(lit(35)).toEqual([
      ['One', '#FFFFFF', 1],
      ['two', '#FFD54A', 1],
    ])
  })

  it('are cached by text, style and size', async () => {
    const loadFonts = vi.fn(async () => undefined)
    const captions = captionsOf(loadFonts)
    captions.prepare(line('Hello'), OUTPUT)
    captions.prepare(line('Hello'), OUTPUT)
    await turns()
    expect([loadFonts.mock.calls.length, captions.prepare(line('Hello'), OUTPUT)]).toEqual([1, true])
    captions.prepare({ ...line('Hello'), text: 'Ho' }, OUTPUT)
    captions.prepare(line('Hello'), { ...OUTPUT, width: 1276 })
    expect(loadFonts).toHaveBeenCalledTimes(3)
  })

  it('are cached up to 24; the oldest is evicted', async () => {
    const loadFonts = vi.fn(async () => undefined)
    const captions = captionsOf(loadFonts)
    for (let number = 0; number < 25; number++) captions.prepare(line(`Line ${number}`), OUTPUT)
    await turns()
    expect([captions.prepare(line('Line 1'), OUTPUT), loadFonts.mock.calls.length]).toEqual([true, 25])
    expect([captions.prepare(line('Line 0'), OUTPUT), loadFonts.mock.calls.length]).toEqual([false, 26])
  })
})
