import { afterAll, expect, test } from 'vitest'
import type { SpeechMetadata } from '@fablecut/generation/ports/options'
import { createEngineHost } from './host/create-engine-host.ts'
import { sampleOf } from './testing/sample-of.ts'

const host = createEngineHost({ size: 1 })
afterAll(() => host.close())

const CLIP_SECONDS = 5

const SCRIPTS: readonly (readonly [string, string])[] = [
  [
    'en',
    'Every spring, the valley wakes before anyone sees it. First comes the water, running under the ice. An old farmer walks up the hill, because he wants to hear the first bird of the year.',
  ],
  [
    'es',
    'El faro de la costa se enciende cada noche. Un viejo pescador vuelve a casa con su barca, y las gaviotas gritan sobre el puerto mientras la luna sube despacio.',
  ],
  ['zh', '春天来了，山谷慢慢醒来。冰下的水开始流动，鸟儿在树林里唱歌。农夫们带着种子走向田野，准备新的一年。'],
  ['ar', 'في كل ربيع يستيقظ الوادي قبل أن يراه أحد، ثم يأتي الماء جاريا تحت الجليد. تغني الطيور في الغابة.'],
  ['en', 'a'.repeat(200)],
]

test.each(sampleOf(SCRIPTS, 2))(
  'the narrator says every shot of a script in %s before its clip, slowed to half, runs out',
  async (language, script) => {
    const { shots, language: found } = await host.writer.writeStoryboard({
      script,
      autoRewrite: true,
      clipSeconds: CLIP_SECONDS,
      style: 'anime',
      seed: 1,
    })
    expect(found).toBe(language)
    for (const { voiceOver } of shots) {
      const { providerMetadata } = await host.speech.doGenerate({ text: voiceOver, voice: 'auto', language })
      const spoken = providerMetadata!['fablecut'] as unknown as SpeechMetadata
      expect(spoken.durationSeconds).toBeLessThanOrEqual(CLIP_SECONDS * 2)
    }
  },
)
