import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { probeMedia } from '@fablecut/render/export/probe-media'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FalStandin, startFalStandin } from '../../../../../tests/standins/fal/start-fal-standin.ts'
import { type Studio, openStudio } from '../testing/studio.ts'
import { scriptOf } from './film-faults/film-plan.ts'
import { KEY, falConnection } from './testing.ts'

let fal: FalStandin
let studio: Studio
beforeAll(async () => {
  fal = await startFalStandin({ apiKey: KEY })
  studio = await openStudio({ connections: [falConnection(fal, ['image', 'talk'])] })
  await studio.worker({ maxProviderPauseMs: 200 })
})
afterAll(async () => {
  await studio.close()
  await fal.close()
})

const BOTH = { image_model_config: { model: 'fluxdev' }, video_model_config: { model: 'creatify-aurora' } }

/** The sounds that were sent, with their lengths in seconds. */
async function sentSounds(): Promise<number[]> {
  const sounds = fal.inputs.flatMap(({ audio_url: sound }) => (typeof sound === 'string' ? [sound] : []))
  return Promise.all(
    sounds.map(async (sound, index) => {
      const file = path.join(studio.folder, `sent-${index}.m4a`)
      await writeFile(file, Buffer.from(sound.slice(sound.indexOf(',') + 1), 'base64'))
      return (await probeMedia(file)).durationSeconds
    }),
  )
}

test('persons of a narrated film get the narration of their shots, at its place in their clips', async () => {
  const userId = await studio.account({ credits: 100_000 })
  const runId = await studio.start(userId, { script_content: scriptOf(2), background_music: '', advanced_settings: BOTH })
  expect((await studio.follow(runId)).status).toBe('completed')
  const { rows } = await studio.pool.query<{ ai_model: string; spoken: number }>(
    `SELECT m.ai_model, (voice.metadata->>'duration')::float AS spoken FROM shot s JOIN media m ON s.active_video_id = m.id
     JOIN media voice ON voice.id = s.active_voice_over_audio_id JOIN run r ON r.story_id = s.story_id WHERE r.id = $1`,
    [runId],
  )
  expect(rows.map(({ ai_model }) => ai_model)).toEqual(['fal/fal-ai/creatify/aurora', 'fal/fal-ai/creatify/aurora'])
  const sent = (await sentSounds()).toSorted((a, b) => a - b)
  expect(sent).toHaveLength(2)
  // Each is as long as its clip: the narration with the pauses around it.
  for (const [i, spoken] of rows
    .map((row) => row.spoken)
    .toSorted((a, b) => a - b)
    .entries()) {
    expect(sent[i]).toBeGreaterThan(spoken)
    expect(sent[i]).toBeLessThan(spoken + 2.5)
  }
})
