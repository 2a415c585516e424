import { spawn } from 'node:child_process'

/** Runs ffmpeg on bytes: `input` goes to its standard input, what it writes to standard output comes back. */
export function runFfmpeg(args: readonly string[], input: Uint8Array): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const command = process.env.FFMPEG_PATH ?? 'ffmpeg'
    const child = spawn(command, ['-nostdin', '-v', 'error', '-threads', '1', '-protocol_whitelist', 'file,pipe', ...args])
    const output: Buffer[] = []
    const complaints: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk))
    child.on('error', (cause) => reject(new Error(`ffmpeg did not start (${command}).`, { cause })))
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(output))
      else reject(new Error(`ffmpeg stopped with ${code}: ${Buffer.concat(complaints).toString().slice(-400)}`))
    })
    // A decoder that has seen enough closes its input early: that is no fault.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}

/** Any sound ffmpeg can read, as mono samples. */
export async function decodeAudio(file: Uint8Array, sampleRate: number): Promise<Float32Array> {
  return toFloats(await runFfmpeg(['-i', 'pipe:0', '-ac', '1', '-ar', String(sampleRate), '-f', 'f32le', 'pipe:1'], file))
}

/** Sends mono samples through audio filters (which set the rate that comes back). */
export async function filterAudio(samples: Float32Array, sampleRate: number, filters: string): Promise<Float32Array> {
  const input = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)
  const format = ['-f', 'f32le', '-ar', String(sampleRate), '-ac', '1']
  return toFloats(await runFfmpeg([...format, '-i', 'pipe:0', '-af', filters, '-f', 'f32le', 'pipe:1'], input))
}

function toFloats(bytes: Uint8Array): Float32Array {
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength - (bytes.byteLength % 4)))
}
