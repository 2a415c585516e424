import { asset, image, timelineOf, track, video } from '@fablecut/render/plan/testing/timeline-fixture'
import { describe, expect, it } from 'vitest'
import { canvasPixels, fitInto, mediaUrlOf, planOfAsset, planOfStory } from './stage-plan.ts'

const SIZE = { width: 1280, height: 720 }

describe('stage plan', () => {
  it('has no logo even if the story has one', () => {
    const timeline = timelineOf([track('primary', 'video', [video('shot', 'clip', 0, 60)], { isPrimary: true })], [asset('clip')])
    expect(timeline.globalConfig.watermark.enabled).toBe(true)
    expect(planOfStory(timeline, SIZE).watermark).toBeNull()
  })

  it('lasts as long as the timeline: intro and outro are for exports', () => {
    const timeline = timelineOf([track('primary', 'video', [image('shot', 'photo', 0, 60)], { isPrimary: true })], [asset('photo')])
    const branded = { ...timeline, globalConfig: { ...timeline.globalConfig, watermark: { enabled: true, type: 'branded_template' } } }
    expect(planOfStory(branded, SIZE).totalFrames).toBe(60)
  })

  it('shows a previewed video alone, uncut, in its own aspect ratio and with its audio', () => {
    const clip = asset('clip', { metadata: { width: 720, height: 1280, duration: 2 } })
    const plan = planOfAsset(clip, { size: SIZE, fps: 30 })
    expect(plan.output).toEqual({ width: 720, height: 1280, fps: 30 })
    expect(plan.totalFrames).toBe(60)
    expect(plan.segments).toHaveLength(1)
    expect(plan.sounds.map(({ kind }) => kind)).toEqual(['video'])
  })

  it('plays a previewed song without an image', () => {
    const song = asset('song', { resourceType: 'audio', subtype: 'music', metadata: { duration: 10 } })
    const plan = planOfAsset(song, { size: SIZE, fps: 30 })
    expect(plan.segments.every(({ picture }) => picture.kind === 'empty')).toBe(true)
    expect(plan.sounds).toHaveLength(1)
    expect(plan.totalFrames).toBe(300)
  })

  it('loads nothing for an asset that is still uploading', () => {
    expect(mediaUrlOf(asset('clip', { url: '' }))).toBeNull()
    expect(mediaUrlOf(undefined)).toBeNull()
  })

  it.each([
    [{ width: 800, height: 800 }, SIZE, { width: 800, height: 450 }],
    [
      { width: 800, height: 400 },
      { width: 720, height: 1280 },
      { width: 225, height: 400 },
    ],
  ])('fits into its container', (place, picture, expected) => expect(fitInto(place, picture)).toEqual(expected))

  it("renders at most the film's resolution and at least the screen's", () => {
    expect(canvasPixels({ width: 640, height: 360 }, SIZE, 1)).toEqual({ width: 640, height: 360 })
    expect(canvasPixels({ width: 640, height: 360 }, SIZE, 3)).toEqual(SIZE)
  })
})
