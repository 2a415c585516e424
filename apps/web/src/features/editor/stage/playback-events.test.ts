import { describe, expect, it } from 'vitest'
import { createPlayEventTracker } from '../../../analytics/play-events.ts'
import { createPlaybackEvents } from './playback-events.ts'

const FILM = { totalFrames: 300, fps: 30 }

describe('play events of the editor', () => {
  it('are sent once per play-through with a pause and a seek, with the watched portion', () => {
    const events: [string, number][] = []
    let now = 0
    const report = createPlaybackEvents(
      createPlayEventTracker(
        (event, { currentTime, duration }) => events.push([event, Math.round((100 * currentTime) / duration) / 100]),
        () => now,
      ),
    )
    report.loaded({ ...FILM, frame: 0 })
    report.played({ ...FILM, frame: 0 })
    for (let frame = 1; frame <= 100; frame++) report.moved({ ...FILM, frame })
    report.paused({ ...FILM, frame: 100 })
    now = 5000
    report.sought({ ...FILM, frame: 90 })
    for (let frame = 91; frame < 300; frame++) report.moved({ ...FILM, frame })
    report.ended({ ...FILM, frame: 299 })
    expect(events).toEqual([
      ['load_start', 0],
      ['start', 0],
      ['progress_25', 0.25],
      ['pause', 0.33],
      ['seeking', 0.3],
      ['progress_50', 0.5],
      ['progress_75', 0.75],
      ['complete', 1],
    ])
  })
})
