import type { SpeechModelV4 } from '@ai-sdk/provider'
import type { SpeechMetadata } from '../ports/options.ts'
import { EngineRefusal } from '../engine-error.ts'
import { englishVoice } from './voices/cast.ts'
import { speakEnglishScript } from './voices/english-speech.ts'
import { finishSpeech } from './voices/finish-speech.ts'
import { cleanScript, splitWords } from './voices/script-words.ts'

type CallOptions = Parameters<SpeechModelV4['doGenerate']>[0]

export function createNarrator(): SpeechModelV4 {
  return { specificationVersion: 'v4', provider: 'builtin', modelId: 'narrator', doGenerate: narrate }
}

async function narrate(options: CallOptions) {
  const script = cleanScript(options.text)
  const words = splitWords(script, 'en')
  const voice = englishVoice(options.voice)
  const speech = await speakEnglishScript(words, voice, options.speed ?? 1)
  if (speech.words.length === 0) throw new EngineRefusal('nothing_to_say', 'The script has no word that can be spoken.')
  const { wav, durationSeconds, words: timed } = finishSpeech(speech)
  const metadata: SpeechMetadata = { voice: voice.key, language: 'en', durationSeconds, words: timed }
  return {
    audio: wav,
    warnings: [],
    response: { timestamp: new Date(), modelId: 'narrator' },
    providerMetadata: { fablecut: metadata },
  }
}
