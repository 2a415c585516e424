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

/** Mono or stereo 32-bit float samples out of any sound ffmpeg can read. */
export async function decodeSound(file: Uint8Array, sampleRate: number, filters?: string): Promise<Float32Array> {
  const filter = filters === undefined ? [] : ['-af', filters]
  const bytes = await runFfmpeg(['-i', 'pipe:0', ...filter, '-ac', '1', '-ar', String(sampleRate), '-f', 'f32le', 'pipe:1'], file)
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength - (bytes.byteLength % 4)))
}
