/**
 * A separate process that runs espeak-ng, which is licensed under the GPL-3. It receives messages with text and replies with samples
 * and events; nothing of Fablecut is linked with it.
 */
import createEspeak, { type EspeakEvent } from '@echogarden/espeak-ng-emscripten'

type Request = { readonly id: number; readonly voice: string; readonly text: string; readonly rate: number }

// espeak seeds the noise of its voices from the clock; a fixed clock makes the output deterministic.
Date.now = () => 0

process.on('message', (request: Request) => {
  synthesize(request).then(
    (reply) => process.send?.({ id: request.id, ...reply }),
    (cause: unknown) => process.send?.({ id: request.id, error: String(cause) }),
  )
})
process.on('disconnect', () => process.exit(0))

async function synthesize(request: Request): Promise<{ sampleRate: number; samples: Uint8Array; events: EspeakEvent[] }> {
  // An instance keeps the state of its noise generator; only a new one is deterministic.
  const espeak = await createEspeak()
  const worker = await new espeak.eSpeakNGWorker()
  if (worker.set_voice(request.voice) !== 0) throw new Error(`espeak-ng has no voice "${request.voice}".`)
  worker.set_rate(request.rate)
  const chunks: Uint8Array[] = []
  const events: EspeakEvent[] = []
  worker.synthesize(request.text, (audio, chunkEvents) => {
    if (audio && audio.length > 0) chunks.push(new Uint8Array(audio.buffer.slice(audio.byteOffset, audio.byteOffset + audio.byteLength)))
    if (chunkEvents)
      events.push(
        ...chunkEvents.map(({ type, text_position, word_length, audio_position, id }) => ({
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
