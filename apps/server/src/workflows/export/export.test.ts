import { EngineHostClosed } from '@fablecut/generation/engine-error'
import { describe, expect, test } from 'vitest'
import { RunStopped } from '../../runs/run-stopped.ts'
import { provideTestServices } from '../testing/run-view.ts'
import { awaitExporter, longestFirst, plannedOf, segmentIndexes } from './export-film.ts'
import { mayHaveAudio } from '../../media/may-have-audio.ts'
import { moderateOrRefuse, thumbnailPlace, withKnownResults } from './finish-export.ts'
import { communityOf, isCompletedByExport, linkOf } from './save-film.ts'

const audio = (resourceType: string, aiModel: string | null, has_audio?: boolean) =>
  mayHaveAudio({ resourceType, aiModel, metadata: { has_audio } } as never)

test('images have no audio, generated clips where they say so, other files are probed', () => {
  expect([audio('image', null, true), audio('video', null), audio('audio', 'builtin/composer'), audio('video', 'fal/x')]).toEqual([
    false,
    true,
    true,
    true,
  ])
  expect([audio('video', 'builtin/animator', true), audio('video', 'builtin/animator', false), audio('video', 'builtin/animator')]).toEqual(
    [true, false, false],
  )
  expect([audio('video', 'fal/x', true), audio('video', 'fal/x', false)]).toEqual([true, false])
})

test('an export completes an edited story and one whose building or export failed', () => {
  const statuses = ['draft', 'failed:exporting_video', 'failed:generating_timeline', 'completed', 'failed:generating_images', 'paused']
  expect(statuses.map((status) => isCompletedByExport({ status }))).toEqual([true, true, true, false, false, false])
})

const row = (isPublished: boolean, contests: string[] = []) => ({ isPublished, categoryId: 'music_video', contests })

describe('the community columns after an export', () => {
  const publish = { extra_steps: ['publish' as const], contest_is_open: true }

  test('of a story that others do not see stay', () => {
    expect([communityOf(row(false), publish, false, null), communityOf(row(true), {}, true, null)]).toEqual([{}, {}])
  })

  test('of a story that is published', () => {
    const open = communityOf(row(false), publish, true, null) as { isPublished: boolean; contests: string[] }
    expect(open.isPublished).toBe(true)
    expect(open.contests.length).toBeGreaterThan(0)
    expect(communityOf(row(false), { extra_steps: ['publish'] }, true, null)).toMatchObject({ isPublished: true, contests: [] })
  })

  test('of refused content: it is not published, or taken out with the reason', () => {
    expect(communityOf(row(false), publish, true, 'UNAVAILABLE')).toEqual({})
    const messages = (['UNAVAILABLE', 'COMMUNITY_CONTENT_MODERATION'] as const).map((refusal) =>
      communityOf(row(true), publish, true, refusal),
    )
    expect(messages).toMatchObject([
      { isPublished: false, statusMessage: expect.stringContaining('could not be checked') },
      { isPublished: false, statusMessage: expect.stringContaining('cannot be used') },
    ])
  })
})

describe('the link after an export', () => {
  const share = { extra_steps: ['generate_link' as const] }

  test('works when it was asked for, and stays as it was otherwise', () => {
    expect(linkOf({ isPublic: false }, share, true, null)).toEqual({ isPublic: true })
    expect([linkOf({ isPublic: true }, {}, true, null), linkOf({ isPublic: false }, share, false, null)]).toEqual([{}, {}])
    expect(communityOf(row(false), share, true, null)).toEqual({})
  })

  test('of refused content is not made, or no longer works', () => {
    expect(linkOf({ isPublic: false }, share, true, 'COMMUNITY_CONTENT_MODERATION')).toEqual({})
    expect(linkOf({ isPublic: true }, {}, true, 'UNAVAILABLE')).toMatchObject({
      isPublic: false,
      statusMessage: expect.stringContaining('could not be checked'),
    })
  })
})

test('an export has its audio and its segments; a number recorded by an earlier release is that of both', () => {
  expect([segmentIndexes(4), segmentIndexes(1)]).toEqual([[-1, 0, 1, 2], [-1]])
  const planned = { pieces: 4, problem: 'too long' }
  expect([plannedOf(4), plannedOf(planned)]).toEqual([{ pieces: 4, problem: null }, planned])
})

test('the audio of an export is queued first, then its segments by their length', () => {
  const segments = [40, 90, 20, 90].map((frames, index) => ({ index, frames }))
  expect(longestFirst(segments as never)).toEqual([-1, 1, 3, 0, 2])
})

/** Where the thumbnail of a film with segments of these lengths is taken. */
function thumbnailOf(...lengths: number[]) {
  let totalFrames = 0
  const segments = lengths.map((frames, index) => {
    totalFrames += frames
    return { index, frames, startFrame: totalFrames - frames }
  })
  return thumbnailPlace({ segments, totalFrames, output: { width: 64, height: 36, fps: 30 } } as never)
}

test('the thumbnail is taken a second and a half into the film, or at its third, from the segment that is seen there', () => {
  expect(thumbnailOf(100, 100)).toEqual({ index: 0, seconds: 1.5 })
  expect(thumbnailOf(15, 15, 170)).toEqual({ index: 2, seconds: 0.5 })
  expect(thumbnailOf(45, 90)).toEqual({ index: 1, seconds: 0 })
  expect(thumbnailOf(15, 15)).toEqual({ index: 0, seconds: 1 / 3 })
})

async function awaited(problems: number) {
  const events: string[] = []
  const check = async () => {
    events.push('check')
    return events.filter((event) => event === 'check').length > problems ? null : 'ffmpeg is missing'
  }
  const problem = await awaitExporter(check, async (ms) => void events.push(`${ms} ms`))
  return { problem, events }
}

describe('an exporter that is being installed', () => {
  test('is awaited', async () => {
    expect(await awaited(0)).toEqual({ problem: null, events: ['check'] })
    expect(await awaited(2)).toEqual({ problem: null, events: ['check', '3000 ms', 'check', '3000 ms', 'check'] })
  })

  test('is awaited for five minutes', async () => {
    const { problem, events } = await awaited(1000)
    expect([problem, events.filter((event) => event === 'check').length, events.at(-1)]).toEqual(['ffmpeg is missing', 100, 'check'])
  })
})

describe('the moderation of a film', () => {
  const warnings: object[] = []
  let calls = 0
  function moderate(outcomes: unknown[], signal?: AbortSignal) {
    calls = 0
    const checkText = async () => {
      const outcome = outcomes[calls]
      calls += 1
      if (outcome instanceof Error) throw outcome
      return outcome
    }
    const log = { warn: (_: string, data: object) => void warnings.push(data) }
    provideTestServices({ engines: { moderator: { engine: 'm', checkText } }, log })
    return moderateOrRefuse({ text: 'A fox', files: [] }, 'run', signal)
  }
  const clean = { flagged: [], words: [] }

  test('is repeated once', async () => {
    expect(await moderate([new Error('busy'), clean])).toMatchObject({ refusal: null })
    expect(warnings).toEqual([{ runId: 'run', attempt: 1, error: 'busy' }])
    const refused = { refusal: 'UNAVAILABLE', findings: { classes: [], words: [] } }
    expect(await moderate([new Error('busy'), new Error('busy'), clean])).toMatchObject(refused)
    expect(calls).toBe(2)
  })

  test('stops with its run, and is left to the next worker by a shutdown', async () => {
    await expect(moderate([new Error('aborted')], AbortSignal.abort())).rejects.toThrow(RunStopped)
    const settled = moderate([new EngineHostClosed()]).then(() => 'settled')
    expect(await Promise.race([settled, new Promise((resolve) => setTimeout(() => resolve('open'), 50))])).toBe('open')
  })

  test('uses the results of files that were moderated before', () => {
    const [known, own] = [
      { engine: 'm', flagged: ['sexual'] },
      { engine: 'm', flagged: [] },
    ]
    const files = [
      { hash: 'a', moderation: own },
      { hash: 'b', moderation: null },
      { hash: 'c', moderation: null },
    ]
    const results = new Map([
      ['a', known],
      ['b', known],
    ])
    const moderationsOf = (checked: unknown) =>
      withKnownResults({ files } as never, checked as never).files.map(({ moderation }) => moderation)
    expect(moderationsOf({ results })).toEqual([own, known, null])
    expect(moderationsOf(null)).toEqual([own, null, null])
  })
})
