import { describe, expect, it } from 'vitest'
import { buildRenderPlan } from '../plan/build-plan.ts'
import { asset, audio, timelineOf, track, video } from '../plan/testing/timeline-fixture.ts'
import { mountedVisuals, mountedAudio } from './mount-window.ts'

const timeline = timelineOf(
  [
    track('primary', 'video', [video('first', 'a', 0, 300), video('second', 'b', 300, 90)], { isPrimary: true }),
    track('music', 'audio', [audio('song', 'c', 200, 100)], { subtype: 'music' }),
  ],
  [asset('a'), asset('b'), asset('c', { resourceType: 'audio' })],
)
const plan = buildRenderPlan(timeline, { width: 1280, height: 720, fps: 30 }, { watermark: { enabled: false, type: 'logo' } })
const heard = (frame: number) => mountedAudio(plan, frame).map(({ itemId }) => itemId)
const open = (frame: number) => mountedVisuals(plan, frame).map(({ itemId }) => itemId)

describe('mounted items around the playhead', () => {
  it('are mounted 3 s before their first frame', () => {
    expect(open(209)).toEqual(['first'])
    expect(open(210)).toEqual(['first', 'second'])
  })

  it('are unmounted at their end', () => {
    expect(open(299)).toEqual(['first', 'second'])
    expect(open(300)).toEqual(['second'])
  })

  it('include audio', () => {
    expect([heard(109), heard(110), heard(299)]).toEqual([['first'], ['first', 'song'], ['first', 'second', 'song']])
    expect(heard(300)).toEqual(['second'])
  })

  it.each([0, 0.5])('exclude an item of %f frames', (endFrame) => {
    const short = { ...plan, segments: [], layers: [{ ...plan.segments[0]!, itemId: 'short', startFrame: 0, endFrame }] }
    expect(mountedVisuals(short, 0)).toEqual([])
  })
})
