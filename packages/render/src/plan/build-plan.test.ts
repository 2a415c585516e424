import { expect, test } from 'vitest'
import type { Effect } from '@fablecut/domain/timeline/model'
import { captionsAt, visualsAt, audioAt } from './at-frame.ts'
import { buildRenderPlan } from './build-plan.ts'
import { asset, audio, caption, failedShot, image, timelineOf, track, video } from './testing/timeline-fixture.ts'
import type { RenderPlan } from './model.ts'

const OUTPUT = { width: 1280, height: 720, fps: 30 }
const OFF = { watermark: { enabled: false, type: 'logo' } }
const assets = [
  asset('clip'),
  asset('picture', { resourceType: 'image' }),
  asset('voice', { resourceType: 'audio', subtype: 'voiceover' }),
  asset('song', { resourceType: 'audio', subtype: 'music' }),
]
const primary = (...items: Parameters<typeof track>[2]) => track('primary', 'video', items, { isPrimary: true })
const planOf = (...tracks: ReturnType<typeof track>[]): RenderPlan => buildRenderPlan(timelineOf(tracks, assets), OUTPUT, OFF)
const kinds = (plan: RenderPlan): string[] => plan.segments.map((each) => `${each.picture.kind} ${each.startFrame}-${each.endFrame}`)

function gainAtFrame(volume: number, frame: number): number {
  const effects = [{ type: 'fade-in', durationInFrames: 15 }] as const
  const plan = planOf(primary(video('a', 'clip', 0, 60, { volume, effects })))
  return audioAt(plan, frame)[0]?.gain ?? -1
}

function musicFadeOut(durationInFrames: number): number | undefined {
  const plan = planOf(primary(video('a', 'clip', 0, 300)), track('m', 'audio', [audio('s', 'song', 0, durationInFrames)]))
  return plan.sounds.find((sound) => sound.kind === 'music')?.fadeOutFrames
}

/** One shot of 60 frames under a voice that ends at `soundEnd`. */
const spoken = (soundEnd: number, effects: readonly Effect[] = []): string[] =>
  kinds(planOf(primary(video('a', 'clip', 0, 60, { effects })), track('v', 'audio', [audio('v', 'voice', 0, soundEnd)])))

test('a film ends with its latest item, without a trailing gap (ED-51, ED-75)', () => {
  expect(planOf(primary(video('a', 'clip', 0, 135))).totalFrames).toBe(135)
  expect(planOf(primary(video('a', 'clip', 0, 90)), track('c', 'file', [caption('c1', 'Hi', 100, 20)])).totalFrames).toBe(120)
})

test('an empty timeline still has one frame', () => {
  const plan = planOf(primary())
  expect([plan.totalFrames, kinds(plan)]).toEqual([1, ['empty 0-1']])
})

test('every frame has exactly one segment, gaps are black', () => {
  const plan = planOf(primary(video('a', 'clip', 0, 60), video('b', 'clip', 90, 30)), track('m', 'audio', [audio('s', 'song', 0, 150)]))
  expect(kinds(plan)).toEqual(['video 0-60', 'empty 60-90', 'video 90-120', 'empty 120-150'])
})

test('audio that outlasts the last shot by up to 0.5 s holds its last frame; longer or after a fade-out it is black', () => {
  expect(spoken(61)).toEqual(['video 0-61'])
  expect(spoken(75)).toEqual(['video 0-75'])
  expect(spoken(76)).toEqual(['video 0-60', 'empty 60-76'])
  expect(spoken(61, [{ type: 'fade-out', durationInFrames: 10 }])).toEqual(['video 0-60', 'empty 60-61'])
})

test('overlapping shots: the earlier wins, the later is trimmed at its start', () => {
  const plan = planOf(primary(video('a', 'clip', 0, 60), video('b', 'clip', 50, 40, { speed: 2 })))
  expect(kinds(plan)).toEqual(['video 0-60', 'video 60-90'])
  expect(plan.segments[1]?.picture).toMatchObject({ sourceStartFrame: 20 })
})

test('an item whose media is missing or deleted is dropped with a warning (ED-83)', () => {
  const deleted = [...assets, asset('gone', { isDeleted: true })]
  const tracks = [primary(video('a', 'nowhere', 0, 30), video('b', 'gone', 30, 30), video('c', 'clip', 60, 30))]
  const plan = buildRenderPlan(timelineOf(tracks, deleted), OUTPUT, OFF)
  expect(kinds(plan)).toEqual(['empty 0-60', 'video 60-90'])
  expect(plan.warnings.map((warning) => [warning.itemId, warning.assetId])).toEqual([
    ['a', 'nowhere'],
    ['b', 'gone'],
  ])
})

test('a failed shot becomes a tile that says how to go on, whatever the reason was (E-157)', () => {
  const plan = planOf(primary(video('a', 'clip', 0, 30), failedShot('f', 'The model was busy', 30, 90)))
  const text = 'Oops, our spell slipped! Credits refunded —you can regenerate this shot in the editor.'
  expect(plan.segments[1]?.picture).toEqual({ kind: 'message', text })
})

test('an overlay of another type shows its own message', () => {
  const notice = { ...failedShot('f', 'Coming soon', 0, 30), overlayConfig: { type: 'notice', message: 'Coming soon' } }
  expect(planOf(primary(notice)).segments[0]?.picture).toEqual({ kind: 'message', text: 'Coming soon' })
})

test('fades are clamped to half the item (ED-15)', () => {
  const effects = [
    { type: 'fade-in', durationInFrames: 45 },
    { type: 'fade-out', durationInFrames: 45 },
  ] as const
  const [long, short] = planOf(primary(video('a', 'clip', 0, 90, { effects }), video('b', 'clip', 90, 60, { effects }))).segments
  expect([long?.fadeInFrames, long?.fadeOutFrames, short?.fadeInFrames, short?.fadeOutFrames]).toEqual([45, 45, 30, 30])
})

test('upper tracks are drawn over lower tracks, in start order within a track (ED-10)', () => {
  const top = track('top', 'video', [image('t', 'picture', 0, 30)])
  const middle = track('middle', 'video', [image('m2', 'picture', 20, 10), image('m1', 'picture', 0, 10)])
  const plan = planOf(top, middle, primary(video('a', 'clip', 0, 30)))
  expect(plan.layers.map((layer) => layer.itemId)).toEqual(['m1', 'm2', 't'])
  expect(visualsAt(plan, 5).map((each) => each.span.itemId)).toEqual(['a', 'm1', 't'])
})

test('overlapping captions are in start order; disabled captions are omitted (ED-19)', () => {
  const rows = [primary(video('a', 'clip', 0, 90)), track('c', 'file', [caption('later', 'B', 20, 40), caption('first', 'A', 0, 60)])]
  expect(captionsAt(planOf(...rows), 30).map((each) => each.itemId)).toEqual(['first', 'later'])
  expect(captionsAt(planOf(...rows), 60)).toEqual([])
  const off = timelineOf(rows, assets, { captions: { enabled: false } })
  expect(buildRenderPlan(off, OUTPUT, OFF).captions).toEqual([])
})

test("a caption's style overrides the story's style field by field", () => {
  const rows = [primary(), track('c', 'file', [caption('c', 'A', 0, 30, { color: '#111111' })])]
  const story = timelineOf(rows, assets, { captions: { enabled: true, style: { color: '#222222', fontWeight: 500 } } })
  expect(buildRenderPlan(story, OUTPUT, OFF).captions[0]?.style).toMatchObject({ color: '#111111', fontWeight: 500 })
})

test('the watermark is in the plan only if enabled', () => {
  const timeline = timelineOf([primary(video('a', 'clip', 0, 30))], assets)
  expect(buildRenderPlan(timeline, OUTPUT, { watermark: { enabled: true, type: 'logo' } }).watermark).toEqual({ type: 'logo' })
  expect(buildRenderPlan(timeline, OUTPUT, OFF).watermark).toBeNull()
})

test('the last source frame is held if the source is shorter than its span (ED-49)', () => {
  const plan = planOf(primary(video('a', 'clip', 0, 60, { trimStart: 10, trimEnd: 40 })))
  const sourceFrame = (frame: number) => visualsAt(plan, frame)[0]?.sourceFrame
  expect([sourceFrame(0), sourceFrame(29), sourceFrame(59)]).toEqual([10, 39, 39])
})

test('speed 2 advances two source frames per frame, speed 0.5 half a frame', () => {
  const plan = planOf(primary(video('fast', 'clip', 0, 30, { speed: 2 }), video('slow', 'clip', 30, 60, { speed: 0.5, trimStart: 6 })))
  expect(visualsAt(plan, 10)[0]?.sourceFrame).toBe(20)
  expect(visualsAt(plan, 50)[0]?.sourceFrame).toBe(16)
})

test('volume is clamped to 0..1 and faded: 0 at the start, half-way 0.4, 0.8 after 15 frames (E-256)', () => {
  expect([gainAtFrame(0.8, 0), gainAtFrame(0.8, 15)]).toEqual([0, 0.8])
  expect(gainAtFrame(0.8, 7.5)).toBeCloseTo(0.4)
  expect(gainAtFrame(1.5, 30)).toBe(1)
  expect(gainAtFrame(-0.2, 30)).toBe(-1)
})

test('music is ducked by 10 dB under the voice with 0.25 s ramps and stays ducked between close lines', () => {
  const voices = [audio('v1', 'voice', 60, 60), audio('v2', 'voice', 135, 45), audio('v3', 'voice', 300, 30)]
  const plan = planOf(
    primary(video('a', 'clip', 0, 600)),
    track('v', 'audio', voices, { subtype: 'voiceover' }),
    track('m', 'audio', [audio('s', 'song', 0, 500)], { subtype: 'music' }),
  )
  const music = (frame: number): number => 20 * Math.log10(audioAt(plan, frame).find((each) => each.span.kind === 'music')?.gain ?? 0)
  expect(music(51)).toBeCloseTo(0, 5)
  expect(music(56)).toBeLessThan(-1)
  for (const frame of [60, 100, 127, 179, 310]) expect(music(frame)).toBeCloseTo(-10, 5)
  for (const frame of [0, 190, 240, 290, 400]) expect(music(frame)).toBeCloseTo(0, 5)
})

test('music cut by the end of the film fades out over the last 1.5 s; music that ends earlier does not', () => {
  expect([musicFadeOut(300), musicFadeOut(200), musicFadeOut(40)]).toEqual([45, 0, 0])
})

test("the audio kind is the asset's subtype, otherwise the track's", () => {
  const plan = planOf(primary(), track('x', 'audio', [audio('v', 'voice', 0, 30), audio('s', 'song', 0, 30)], { subtype: 'voiceover' }))
  expect(plan.sounds.map((sound) => sound.kind)).toEqual(['voiceover', 'music'])
})

test('building a plan does not mutate the timeline', () => {
  const freeze = <T>(value: T): T => {
    if (value && typeof value === 'object') Object.values(Object.freeze(value)).forEach(freeze)
    return value
  }
  const timeline = freeze(timelineOf([primary(video('b', 'clip', 30, 30), video('a', 'clip', 0, 30))], assets))
  expect(kinds(buildRenderPlan(timeline, OUTPUT, OFF))).toEqual(['video 0-30', 'video 30-60'])
})
