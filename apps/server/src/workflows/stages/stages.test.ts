import { expect, test } from 'vitest'
import { RunStopped } from '../../runs/run-stopped.ts'
import type { ShotOutcome } from '../run/shot-work.ts'
import { outdatedVoices } from './outdated-voices.ts'
import { isComposed } from './run-outline.ts'
import { runShots } from './run-shots.ts'

const FAILED: ShotOutcome = { ok: false, message: 'No image', retryable: false, stopped: false }

async function resultOf(outcomes: Record<string, ShotOutcome>) {
  const started: object[] = []
  const work = {
    name: 'paint-shot',
    startChild: async (placement: object, runId: string, shotId: string) => {
      started.push({ placement, runId, shotId })
      return { id: shotId, result: async () => outcomes[shotId]! }
    },
  }
  const result = await runShots(work, { runId: 'run', userId: 'ada', queue: 'images', shotIds: Object.keys(outcomes) })
  return { ...result, started }
}

const placementOf = (shotId: string) => ({ id: `run:paint-shot:${shotId}`, queue: 'images', partition: 'ada' })

test('the shots of a stage are started in order, on the queue and for the user', async () => {
  const { started, ...result } = await resultOf({ a: { ok: true }, b: FAILED })
  expect(started).toEqual(['a', 'b'].map((shotId) => ({ placement: placementOf(shotId), runId: 'run', shotId })))
  const failed = [{ shotId: 'b', message: 'No image' }]
  expect(result).toEqual({ succeeded: ['a'], failed, stageFailed: false, needsOtherSpeaker: false })
})

test('another speaker is needed as soon as one shot says so', async () => {
  const down = { ...FAILED, needsOtherSpeaker: true } as const
  expect(await resultOf({ a: { ok: true }, b: down, c: FAILED })).toMatchObject({ needsOtherSpeaker: true })
})

test('a stage fails when no shot succeeds, not without shots, and stops with its run', async () => {
  expect(await resultOf({ a: FAILED, b: FAILED })).toMatchObject({ succeeded: [], stageFailed: true })
  expect(await resultOf({})).toMatchObject({ stageFailed: false })
  await expect(resultOf({ a: { ok: true }, b: { ...FAILED, stopped: true } })).rejects.toThrow(RunStopped)
})

test('library songs and music by mood are composed, own songs are not (CD-54)', () => {
  const composed = ['auto', '/songs/glass-harbour.mp3', '/media/m1/audio.mp3', '', null, undefined].map(isComposed)
  expect(composed).toEqual([true, true, false, false, false, false])
})

const shot = (voiceOver: string, activeVoiceOverAudioId: string | null) => ({ voiceOver, activeVoiceOverAudioId })

test('a generated voice-over of another text is outdated, an uploaded one never, and new text has none yet', () => {
  const files = [
    { id: 'same', source: 'generated', prompt: 'A fox' },
    { id: 'other', source: 'generated', prompt: 'An owl' },
    { id: 'own', source: 'user_upload', prompt: null },
  ]
  const shots = [shot('A fox', 'same'), shot('A fox', 'other'), shot('A fox', 'own'), shot('A fox', null), shot('', null), shot('', 'gone')]
  expect(outdatedVoices(shots, files)).toEqual([shots[1], shots[3]])
})
