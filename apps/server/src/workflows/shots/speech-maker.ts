import type { Route } from '@fablecut/generation/provider/routes'
import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import { fitSpeech } from '@fablecut/render/fit/fit-speech'
import { visemesOf } from '@fablecut/studio/voices/visemes'
import { speechRequestOf } from '../../generation/engines/sound-routes.ts'
import type { RunView, ShotRow } from '../../runs/read-run.ts'
import { fitResult } from '../provider-calls/fit-result.ts'
import type { Maker } from '../provider-calls/maker.ts'
import type { StoredResult } from '../provider-calls/stored-result.ts'
import { services } from '../run/services.ts'
import type { ProviderOption } from '../provider-calls/call-first-available.ts'
import { engineName } from './engine-name.ts'
import { type GeneratedSpeech, generateSpeech } from './generate-speech.ts'
import { soundChoices, unavailableSentence } from '../provider-choice/unavailable.ts'
import { maySwitchSoundProvider } from '../provider-choice/may-switch-provider.ts'
import { type Speaker, speakersOf } from './speakers.ts'
import { refusalOf } from './by-provider/refusal.ts'
import { timeWords } from './time-words.ts'

type Spoken = { readonly view: RunView; readonly shot: ShotRow; readonly seed: number; readonly speaker: Speaker }

/** How a speaker makes a shot's voice-over: by another connection of the same voice when the first is down and the creator allows that. */
export function speechMaker({ view, shot, seed, speaker }: Spoken, signal: AbortSignal | undefined): Maker<GeneratedSpeech> {
  const [route, ...others] = isSpeakable(shot.voiceOver) ? speaker.routes : []
  if (!route) {
    const { speech } = services().engines
    return { by: 'builtin', engine: engineName(speech), make: () => generateSpeech(view, shot, speech, signal) }
  }
  const request = { ...speechRequestOf(view.inputs), prompt: shot.voiceOver, seed }
  const optionOf = (by: Route): ProviderOption => ({ route: by, request, refusal: refusalOf(shot, by, 'voice') })
  const maySwitch = maySwitchSoundProvider(view, 'speech')
  const otherSpeakers = speakersOf(view).flatMap(({ routes }) => routes.filter(({ row }) => row.provider !== route.row.provider))
  const choices = soundChoices('speech', otherSpeakers)
  return {
    by: 'provider',
    ...optionOf(route),
    others: maySwitch ? others.map(optionOf) : [],
    keep: (result) => keepSpeech(request, result, signal),
    unavailable: (code) => unavailableSentence({ route, what: `the voice of “${shot.title}”`, choices }, code),
  }
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
