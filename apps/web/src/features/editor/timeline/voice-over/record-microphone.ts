/** Formats that are accepted as uploads, which have a duration. The first one that the browser records is taken. */
const FORMATS = [
  { type: 'audio/mp4', extension: 'm4a' },
  { type: 'audio/ogg;codecs=opus', extension: 'ogg' },
] as const

/** Why nothing can be recorded. */
export type MicrophoneFailure = 'unsupported' | 'refused' | 'no_microphone' | 'failed'

/** A recording from the microphone. */
export type Recording = {
  /** Starts to record; until then only the level is measured. */
  start(): void
  /** Loudest sample of the last moment, 0 to 1. */
  level(): number
  /** Ends it and lets go of the microphone. */
  stop(): Promise<File>
  /** Throws it away. */
  discard(): void
}

/** Asks for the microphone. Rejects with what the browser throws; see `microphoneFailure`. */
export async function openMicrophone(): Promise<Recording> {
  const format = FORMATS.find(({ type }) => globalThis.MediaRecorder?.isTypeSupported(type))
  if (!format || !navigator.mediaDevices) throw new DOMException('', 'NotSupportedError')
  const stream = await navigator.mediaDevices.getUserMedia({ audio: { echoCancellation: true, noiseSuppression: false } })
  const recorder = new MediaRecorder(stream, { mimeType: format.type })
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => void parts.push(data))
  const meter = levelMeter(stream)
  const close = (): void => {
    for (const track of stream.getTracks()) track.stop()
    meter.close()
  }
  return {
    start: () => recorder.start(),
    level: meter.level,
    stop: () =>
      new Promise((resolve) => {
        recorder.addEventListener('stop', () => {
          close()
          const type = format.type.split(';')[0]!
          resolve(new File(parts, `voice-over.${format.extension}`, { type }))
        })
        recorder.stop()
      }),
    discard: close,
  }
}

/** The reason of an error of `openMicrophone`. */
export function microphoneFailure(error: unknown): MicrophoneFailure {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotSupportedError') return 'unsupported'
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'no_microphone' : 'failed'
}

function levelMeter(stream: MediaStream): { readonly level: () => number; readonly close: () => void } {
  if (!globalThis.AudioContext) return { level: () => 0, close: () => undefined }
  const context = new AudioContext()
  const analyser = new AnalyserNode(context, { fftSize: 1024 })
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    level() {
      analyser.getFloatTimeDomainData(samples)
      return Math.min(
        1,
        samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0),
      )
    },
    close: () => void context.close(),
  }
}
