/**
 * A program of its own: it runs espeak-ng, which is licensed under the GPL-3, and is started as a separate process. It takes messages
 * with text and answers with samples and times; nothing of Fablecut is linked with it.
 */
import createEspeak, { type EspeakEvent } from '@echogarden/espeak-ng-emscripten'

type Request = { readonly id: number; readonly voice: string; readonly text: string; readonly rate: number }

// espeak seeds the noise in its voices from the clock; a clock that stands still makes the same words the same sound.
Date.now = () => 0

process.on('message', (request: Request) => {
  speak(request).then(
    (answer) => process.send?.({ id: request.id, ...answer }),
    (cause: unknown) => process.send?.({ id: request.id, error: String(cause) }),
  )
})
process.on('disconnect', () => process.exit(0))

async function speak(request: Request): Promise<{ sampleRate: number; samples: Uint8Array; events: EspeakEvent[] }> {
  // A used instance goes on with its noise where it stopped; only a fresh one says the same words the same.
  const espeak = await createEspeak()
  const worker = await new espeak.eSpeakNGWorker()
  if (worker.set_voice(request.voice) !== 0) throw new Error(`espeak-ng has no voice "${request.voice}".`)
  worker.set_rate(request.rate)
  const chunks: Uint8Array[] = []
  const events: EspeakEvent[] = []
  worker.synthesize(request.text, (audio, happened) => {
    if (audio && audio.length > 0) chunks.push(new Uint8Array(audio.buffer.slice(audio.byteOffset, audio.byteOffset + audio.byteLength)))
    if (happened)
      events.push(
        ...happened.map(({ type, text_position, word_length, audio_position, id }) => ({
          type,
          text_position,
          word_length,
          audio_position,
          id,
        })),
      )
    return false
  })
  return { sampleRate: worker.get_samplerate(), samples: Buffer.concat(chunks), events }
}
