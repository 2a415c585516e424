import { STYLES } from '@fablecut/domain/story/style'
import { createEngineHost, type EngineHost } from '@fablecut/studio/host/create-engine-host'
import type { ImageOptions, SpeechMetadata } from '@fablecut/generation/ports/options'
import { figure, samplePlan, thing } from '@fablecut/studio/testing/sample-plan'
import { cpuSecondsOf, watchMemory } from './process-usage.ts'
import { type BenchRow, benchRow } from './row.ts'

const SECONDS = 2
const FPS = 30
const PLANS = [
  samplePlan({ place: 'village', hour: 'dusk', cast: [figure('girl', 'walk'), figure('fox', 'walk')], camera: { size: 'full' } }),
  samplePlan({ place: 'office', cast: [{ ...figure('woman', 'talk'), speaks: true }], things: [thing('laptop')] }),
  samplePlan({ place: 'city', hour: 'night', weather: 'rain', cast: [figure('man')], things: [thing('umbrella')] }),
] as const
const SPEECH =
  'Every night the lighthouse keeper climbs two hundred steps. He carries a small lamp and a pot of tea. At the top he opens the window and listens to the sea.'

type Rate = { readonly perCpuSecond: number; readonly perSecond: number }

/**
 * Output of the built-in engines per second of work, and the memory of their processes. Work is CPU time of the engine processes including ffmpeg, so
 * it stays comparable on a busy machine. Two cores do twice as much when at least two clips are generated at once; the wall-clock rows show how close
 * this machine came to that.
 */
export async function run(): Promise<BenchRow[]> {
  const host = createEngineHost({ size: 2 })
  try {
    await rateOf(host, STYLES[0]!.value)
    const memory = watchMemory(() => host.processIds)
    const styles = new Map<string, Rate>()
    for (const { value } of STYLES) styles.set(value, await rateOf(host, value))
    const speech = await soundRate(host, () => generateSpeech(host))
    const music = await soundRate(host, () => compose(host))
    await understand(host)
    return [
      ...frameRows([...styles.values()]),
      ...[...styles].map(([style, { perCpuSecond }]) => benchRow(`frames of ${style} per CPU second`, perCpuSecond, FPS, 'for comparison')),
      benchRow('seconds of speech per CPU second', speech, 1, '>= 5'),
      benchRow('seconds of music per CPU second', music, 1, '>= 5'),
      benchRow('memory of two processes and their programs in MB, at most, against 1200', memory.stop(), 1200, '<= 1'),
    ]
  } finally {
    await host.close()
  }
}

function frameRows(styles: readonly Rate[]): BenchRow[] {
  const sorted = (key: keyof Rate): number[] => styles.map((rate) => rate[key]).toSorted((a, b) => a - b)
  const [work, clock] = [sorted('perCpuSecond'), sorted('perSecond')]
  const middle = styles.length >> 1
  return [
    benchRow('frames at 720p per CPU second, one core, median style', work[middle]!, FPS, '>= 0.75'),
    benchRow('frames at 720p per CPU second, one core, slowest style', work[0]!, FPS, '>= 0.34'),
    benchRow('frames at 720p in two CPU seconds, two cores, median style', 2 * work[middle]!, FPS, '>= 1.5'),
    benchRow('frames at 720p in two CPU seconds, two cores, slowest style', 2 * work[0]!, FPS, '>= 0.67'),
    benchRow('frames at 720p per second by the clock, two processes, median style', clock[middle]!, FPS, '>= 1.5 on an idle machine'),
    benchRow('frames at 720p per second by the clock, two processes, slowest style', clock[0]!, FPS, '>= 0.67 on an idle machine'),
  ]
}

/** Two clips at once, drawn and encoded; their images are generated before. */
async function rateOf(host: EngineHost, style: string): Promise<Rate> {
  const scenes = await Promise.all([0, 1].map((index) => sceneOf(host, style, index)))
  const [cpu, begun] = [cpuSecondsOf(host.processIds), performance.now()]
  await Promise.all(scenes.map((scene, seed) => clip(host, style, scene, seed)))
  const frames = scenes.length * SECONDS * FPS
  return { perCpuSecond: frames / (cpuSecondsOf(host.processIds) - cpu), perSecond: frames / ((performance.now() - begun) / 1000) }
}

const clip = (host: EngineHost, style: string, scene: Record<string, never>, seed: number) =>
  host.video('animator').doGenerate!({
    prompt: '',
    n: 1,
    aspectRatio: '16:9',
    resolution: undefined,
    duration: SECONDS,
    fps: FPS,
    seed,
    image: undefined,
    frameImages: undefined,
    inputReferences: undefined,
    generateAudio: false,
    providerOptions: { fablecut: { style, scene, speech: [{ startSeconds: 0.2, endSeconds: 1.8 }] } },
  })

async function generateImage(host: EngineHost, style: string, index: number) {
  const plan = PLANS[(style.length + index) % PLANS.length]! as unknown as ImageOptions['plan']
  const options: ImageOptions = { style, plan, shotIndex: 1, shotCount: 4, storySeed: 4 }
  const { images, providerMetadata } = await host.image('painter').doGenerate({
    prompt: '',
    n: 1,
    size: undefined,
    aspectRatio: '16:9',
    seed: index,
    files: undefined,
    mask: undefined,
    providerOptions: { fablecut: { ...options } },
  })
  return { png: images[0] as Uint8Array, ...(providerMetadata!.fablecut as unknown as { scene: Record<string, never> }) }
}

const sceneOf = async (host: EngineHost, style: string, index: number) => (await generateImage(host, style, index)).scene

/** `generate` returns the seconds of audio it generated; the first call is a warm-up. */
async function soundRate(host: EngineHost, generate: () => Promise<number>): Promise<number> {
  await generate()
  const cpu = cpuSecondsOf(host.processIds)
  const seconds = await generate()
  return seconds / (cpuSecondsOf(host.processIds) - cpu)
}

const generateSpeech = async (host: EngineHost): Promise<number> =>
  ((await host.speech.doGenerate({ text: SPEECH })).providerMetadata!.fablecut as unknown as SpeechMetadata).durationSeconds

const compose = async (host: EngineHost): Promise<number> =>
  (await host.composer.compose({ mood: 'hopeful', durationSeconds: 30, seed: 2 })).durationSeconds

/** The engines with the largest memory use: alignment of known words with audio, and image moderation. */
async function understand(host: EngineHost): Promise<void> {
  const { audio } = await host.speech.doGenerate({ text: SPEECH })
  const { png } = await generateImage(host, STYLES[0]!.value, 0)
  await Promise.all([
    host.transcription.doGenerate({ audio, mediaType: 'audio/wav', providerOptions: { fablecut: { knownText: SPEECH } } }),
    host.moderator.checkImage(png),
  ])
}
