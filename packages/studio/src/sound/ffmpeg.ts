import { spawn } from 'node:child_process'

/** Runs ffmpeg with `input` on standard input and returns standard output. Rejects with the end of standard error if it fails. */
export function runFfmpeg(args: readonly string[], input: Uint8Array): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const command = process.env.FFMPEG_PATH ?? 'ffmpeg'
    const child = spawn(command, ['-nostdin', '-v', 'error', '-threads', '1', '-protocol_whitelist', 'file,pipe', ...args])
    const output: Buffer[] = []
    const errors: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk))
    child.on('error', (cause) => reject(new Error(`ffmpeg did not start (${command}).`, { cause })))
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(output))
      else reject(new Error(`ffmpeg stopped with ${code}: ${Buffer.concat(errors).toString().slice(-400)}`))
    })
    // A decoder may close its input before reading all of it.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}

/** Decodes any audio file ffmpeg reads to mono samples in -1..1 at `sampleRate`. */
export async function decodeAudio(file: Uint8Array, sampleRate: number): Promise<Float32Array> {
  return toFloats(await runFfmpeg(['-i', 'pipe:0', '-ac', '1', '-ar', String(sampleRate), '-f', 'f32le', 'pipe:1'], file))
}

/** Applies an ffmpeg audio filter chain to mono samples; the result has the rate the filters set. */
export async function filterAudio(samples: Float32Array, sampleRate: number, filters: string): Promise<Float32Array> {
  const input = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)
  const format = ['-f', 'f32le', '-ar', String(sampleRate), '-ac', '1']
  return toFloats(await runFfmpeg([...format, '-i', 'pipe:0', '-af', filters, '-f', 'f32le', 'pipe:1'], input))
}

function toFloats(bytes: Uint8Array): Float32Array {
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength - (bytes.byteLength % 4)))
}
