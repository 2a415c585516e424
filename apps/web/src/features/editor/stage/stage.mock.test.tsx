import { aTimeline, filmOf, primaryTrackOf } from '@fablecut/domain/timeline/edit/testing/fixture'
import { buildAsset } from '@fablecut/domain/timeline/story-fixture'
import type { RenderPlan } from '@fablecut/render/plan/model'
import type { MediaFailure } from '@fablecut/render/player/model'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { stubApi } from '../../../testing/stub-api.ts'

type Options = {
  events: {
    onFrame: (frame: number) => void
    onEnded: () => void
    onLoading: (is: boolean) => void
    onFailure: (failure: MediaFailure | null) => void
  }
  sourceOf: (assetId: string) => unknown
  log: (failure: MediaFailure) => void
}

/** Stands in for the player and records its calls. */
class StubbedPlayer {
  frame = 0
  isPlaying = false
  plan: RenderPlan | undefined
  readonly calls: string[] = []
  readonly options: Options
  constructor(options: Options) {
    this.options = options
    players.push(this)
  }
  setPlan(plan: RenderPlan) {
    this.plan = plan
    this.calls.push(`plan ${plan.totalFrames}`)
  }
  play(frame: number) {
    this.frame = frame
    this.isPlaying = true
    this.calls.push(`play ${frame}`)
  }
  pause() {
    this.isPlaying = false
    this.calls.push('pause')
  }
  seek(frame: number) {
    this.frame = frame
    this.calls.push(`seek ${frame}`)
  }
  resize(width: number, height: number) {
    this.calls.push(`resize ${width}x${height}`)
  }
  retry() {
    this.calls.push('retry')
  }
  resumeAudio() {
    this.calls.push('wake')
  }
  dispose() {
    this.calls.push('dispose')
  }
}
const players = vi.hoisted((): StubbedPlayer[] => [])
vi.mock('@fablecut/render/player/player', () => ({ Player: StubbedPlayer }))
vi.mock('./load-caption-fonts.ts', () => ({ loadCaptionFonts: async () => undefined }))

// Test files share modules: the stage is loaded again with the stubbed player, and unloaded for later files.
beforeAll(() => void vi.resetModules())
afterAll(() => {
  vi.doUnmock('@fablecut/render/player/player')
  vi.doUnmock('./load-caption-fonts.ts')
  vi.resetModules()
})
beforeEach(() => void players.splice(0))

const film = filmOf(['a', 0, 60], ['b', 60, 90])
const button = (name: string) => screen.getByRole('button', { name })

async function open(timeline = film) {
  stubApi()
  const { renderEditor } = await import('../../../testing/render-editor.tsx')
  const { Stage } = await import('./stage.tsx')
  const editor = await renderEditor(<Stage />, { timeline })
  const player = players.at(-1)!
  const since = () => player.calls.splice(0).filter((call) => !call.startsWith('resize'))
  since()
  const preview = (asset: ReturnType<typeof buildAsset> | null) => act(() => editor.session.store.setState({ previewingMediaAsset: asset }))
  return { ...editor, player, since, preview }
}

test('the stage shows the film and updates on every edit', async () => {
  const { session, since, player } = await open()
  expect(screen.getByRole('img', { name: 'Preview of Sea' })).toBeTruthy()
  expect(player.plan?.totalFrames).toBe(150)
  act(() => session.adopt({ shots: {}, timeline: filmOf(['a', 0, 60]) }))
  expect(since()).toEqual(['plan 60'])
  act(() => session.select(['a']))
  expect(since()).toEqual([])
})

test('play, pause and seek reach the player; its frames move the playhead', async () => {
  const { playback, since, player } = await open()
  act(() => playback.play())
  expect(since()).toEqual(['play 0'])
  act(() => player.options.events.onFrame(30))
  expect(playback.store.getState().frame).toBe(30)
  act(() => playback.pause())
  expect(since()).toEqual(['pause'])
  act(() => playback.seek(50))
  await expect.poll(since).toEqual(['seek 50'])
})

test('a film that ended returns to its beginning', async () => {
  const { playback, player, since } = await open()
  act(() => playback.play())
  player.frame = 149
  act(() => player.options.events.onEnded())
  expect(playback.store.getState()).toMatchObject({ isPlaying: false, frame: 0 })
  expect(since()).toEqual(['play 0', 'seek 0'])
})

test('a previewed asset plays at once, with its name and a back button', async () => {
  const { playback, preview, since, player, session } = await open()
  act(() => playback.play())
  since()
  preview(buildAsset('long', { title: 'Waves', metadata: { duration: 2, width: 720, height: 1280 } }))
  expect(since()).toEqual(['pause', 'pause', 'plan 60', 'play 0'])
  expect(playback.store.getState().isPlaying).toBe(false)
  expect(screen.getByRole('img', { name: 'Preview of Waves' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Preview of Waves' }).textContent).toContain('Waves')
  act(() => player.options.events.onFrame(20))
  expect(playback.store.getState().frame).toBe(0)
  fireEvent.click(button('Pause'))
  expect(since()).toEqual(['pause'])
  player.frame = 20
  fireEvent.click(button('Play'))
  expect(since()).toEqual(['play 20'])
  act(() => player.options.events.onEnded())
  player.isPlaying = false
  player.frame = 59
  fireEvent.click(button('Play'))
  expect(since()).toEqual(['play 0'])
  act(() => session.adopt({ shots: {}, timeline: filmOf(['a', 0, 90]) }))
  expect(since()).toEqual([])
  fireEvent.click(button('Back to the timeline'))
  expect(since()).toEqual(['pause', 'plan 90', 'seek 0'])
  expect(screen.queryByRole('region', { name: 'Preview of Waves' })).toBeNull()
})

test('an image has no playback controls; audio shows a cover', async () => {
  const { preview, since } = await open()
  preview(buildAsset('still', { resourceType: 'image', metadata: null }))
  expect(since()).toEqual(['pause', 'plan 30', 'seek 0'])
  expect(screen.queryByRole('button', { name: /^(Play|Pause)$/u })).toBeNull()
  expect(document.querySelector('.lucide-music-2, .lucide-music2')).toBeNull()
  preview(buildAsset('wave', { resourceType: 'audio', metadata: { duration: 3 } }))
  expect(since()).toEqual(['pause', 'plan 90', 'play 0'])
  expect(document.querySelector('.size-12')).not.toBeNull()
  expect(button('Pause')).toBeTruthy()
})

test('moving the playhead ends the preview of an asset', async () => {
  const { preview, playback, session } = await open()
  preview(buildAsset('long'))
  act(() => playback.seek(40))
  await expect.poll(() => session.store.getState().previewingMediaAsset).toBeNull()
})

test('an empty timeline shows a hint, unless an asset is previewed', async () => {
  const { preview } = await open(aTimeline([primaryTrackOf('main', [])]))
  expect(screen.getByText('Nothing to show yet')).toBeTruthy()
  preview(buildAsset('long'))
  expect(screen.queryByText('Nothing to show yet')).toBeNull()
})

test('loading is shown until the stage is ready', async () => {
  const { player, playback, page } = await open()
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => player.options.events.onLoading(true))
  expect(screen.getByRole('status').textContent).toBe('Loading video...')
  act(() => playback.play())
  page.unmount()
  expect(playback.store.getState()).toMatchObject({ isLoading: false, isPlaying: false })
  expect(player.calls.at(-1)).toBe('dispose')
})

test.each([
  ['unreachable', '“long” could not be loaded.', true],
  ['undecodable', 'This browser cannot play “long”. It is still in the exported video.', false],
] as const)('media that is %s is reported and can be reloaded', async (reason, text, isKept) => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const { player, since } = await open()
  const failure = { assetId: 'long', itemId: 'a', url: '/media/long/file', reason, cause: new Error('404') } as MediaFailure
  act(() => {
    player.options.log(failure)
    player.options.events.onFailure(failure)
  })
  expect(error.mock.calls[0]?.[0]).toBe(
    `Asset long of item a cannot be ${reason === 'undecodable' ? 'played' : 'loaded'} (/media/long/file)`,
  )
  expect(screen.getByRole('alert').textContent).toContain(text)
  expect(screen.queryByText('Nothing was changed in your story.') !== null).toBe(isKept)
  fireEvent.click(button('Reload'))
  expect(since()).toEqual(['retry'])
  act(() => player.options.events.onFailure(null))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('media are resolved from the story and the previewed asset', async () => {
  const { player, preview } = await open()
  expect(player.options.sourceOf('long')).toEqual({ url: '/media/long/file', kind: 'video' })
  expect(player.options.sourceOf('gone')).toBeNull()
  preview(buildAsset('gone', { url: '/elsewhere' }))
  expect(player.options.sourceOf('gone')).toEqual({ url: '/elsewhere', kind: 'video' })
})

test('on reconnect failed media are reloaded; the first press resumes audio', async () => {
  const { since, page } = await open()
  fireEvent(window, new Event('online'))
  expect(since()).toEqual(['retry'])
  fireEvent.pointerDown(document.body)
  fireEvent.pointerDown(document.body)
  expect(since()).toEqual(['wake'])
  page.unmount()
  since()
  fireEvent(window, new Event('online'))
  expect(since()).toEqual([])
})

test('the canvas has the resolution at which the film is displayed', async () => {
  let report: ((entries: { contentRect: { width: number; height: number } }[]) => void) | undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
      constructor(callback: NonNullable<typeof report>) {
        report = callback
      }
    },
  )
  const { player } = await open()
  act(() => report?.([{ contentRect: { width: 640, height: 800 } }]))
  expect(player.calls.at(-1)).toBe('resize 640x360')
  expect(screen.getByRole('img').parentElement?.style).toMatchObject({ width: '640px', height: '360px' })
})
