import { isInstalledVoiceKey } from '@fablecut/domain/story/inputs/voices'
import { type Route, engineOfRoute } from '@fablecut/generation/provider/routes'
import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import { fitSpeech } from '@fablecut/render/fit/fit-speech'
import { visemesOf } from '@fablecut/studio/voices/visemes'
import type { RunView, ShotRow } from '../../runs/read-run.ts'
import { fitResult } from '../provider-calls/fit-result.ts'
import type { Maker } from '../provider-calls/maker.ts'
import type { StoredResult } from '../provider-calls/stored-result.ts'
import { services } from '../run/services.ts'
import { engineName } from './engine-name.ts'
import { type GeneratedSpeech, generateSpeech, voiceOf } from './generate-speech.ts'
import { refusalOf } from './by-provider/refusal.ts'
import { timeWords } from './time-words.ts'

/** Who speaks a shot's voice-over, and how. Voices that are installed here speak themselves. */
export function speechMaker(view: RunView, shot: ShotRow, seed: number, signal: AbortSignal | undefined): Maker<GeneratedSpeech> {
  const { language } = view.inputs
  const request: MediaRequest = { kind: 'speech', prompt: shot.voiceOver, voice: voiceOf(view), seed, ...(language && { language }) }
  const route = isSpeakable(shot.voiceOver) ? routeOf(view, request) : null
  if (route) {
    const keep = (result: StoredResult) => keepSpeech(request, result, signal)
    return { by: 'provider', route, request, refusal: refusalOf(shot, route, 'voice'), keep }
  }
  const { speech } = services().engines
  return { by: 'builtin', engine: engineName(speech), make: () => generateSpeech(view, shot, speech, signal) }
}

/** The engine that speaks the voice-overs of a story, e.g. `builtin/narrator`. */
export function speechEngine(view: RunView): string {
  const route = routeOf(view)
  return route ? engineOfRoute(route) : engineName(services().engines.speech)
}

function routeOf(view: RunView, request?: MediaRequest): Route | null {
  const voice = voiceOf(view)
  return isInstalledVoiceKey(voice) ? null : services().providers.routes.find('speech', voice, request)
}

/** A text without a letter or number is a pause, which nobody is paid for. */
const isSpeakable = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

async function keepSpeech(request: MediaRequest, result: StoredResult, signal: AbortSignal | undefined): Promise<GeneratedSpeech> {
  const { prompt: text, voice = 'auto', language } = request
  return fitResult(result, 'wav', async (from, to) => {
    const durationSeconds = await fitSpeech(from, to, signal)
    const words = await timeWords({ path: to, durationSeconds, text, language, reported: result.words }, signal)
    const metadata = { voice, durationSeconds, duration: durationSeconds, words, visemes: visemesOf(words, []) }
    return { mimeType: 'audio/wav', metadata: { ...metadata, ...(language && { language }) } }
  })
}
