import { createCanvas } from '@napi-rs/canvas'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { MediaFault } from './faults.ts'

type Color = readonly [red: number, green: number, blue: number]

/** The color of a job's files: mixed-up results are seen by it. */
export function colorOf(job: string): Color {
  const hash = hashOf(job)
  return [40 + (hash & 127), 40 + ((hash >>> 8) & 127), 40 + ((hash >>> 16) & 127)]
}

/** The pitch of a job's sounds, in Hz. */
export const pitchOf = (job: string): number => 200 + (hashOf(job) % 600)

function hashOf(text: string): number {
  let hash = 2_166_136_261
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 16_777_619) >>> 0
  return hash
}

type Size = { readonly width: number; readonly height: number }

/** An image of the job's color. */
export function imageOf(job: string, { width, height }: Size, type: 'png' | 'jpeg' = 'png'): Uint8Array {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = `rgb(${colorOf(job).join(' ')})`
  context.fillRect(0, 0, width, height)
  return type === 'png' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg')
}

const SAMPLE_RATE = 16_000

/** A mono WAV file with a tone of the job's pitch. */
export function wavOf(job: string, seconds: number): Uint8Array {
  const samples = Math.round(seconds * SAMPLE_RATE)
  const file = Buffer.alloc(44 + samples * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + samples * 2, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(SAMPLE_RATE, 24)
  file.writeUInt32LE(SAMPLE_RATE * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples * 2, 40)
  const step = (2 * Math.PI * pitchOf(job)) / SAMPLE_RATE
  for (let index = 0; index < samples; index += 1) file.writeInt16LE(Math.round(8000 * Math.sin(step * index)), 44 + index * 2)
  return file
}

export type ClipShape = Size & {
  readonly seconds: number
  readonly fps: number
  /** Default true. */
  readonly hasSound?: boolean
  /** Default `h264`; `mpeg4` plays in no browser. */
  readonly codec?: 'h264' | 'mpeg4'
}

const files = new Map<string, Promise<Uint8Array>>()

/** An MP4 of the job's color, with a tone of its pitch. Made by ffmpeg once for each job and shape. */
export function clipOf(job: string, { width, height, seconds, fps, hasSound = true, codec = 'h264' }: ClipShape): Promise<Uint8Array> {
  const color = colorOf(job).map((part) => part.toString(16).padStart(2, '0'))
  const picture = ['-f', 'lavfi', '-i', `color=c=0x${color.join('')}:s=${width}x${height}:r=${fps}:d=${seconds}`]
  const sound = hasSound ? ['-f', 'lavfi', '-i', `sine=frequency=${pitchOf(job)}:duration=${seconds}`, '-c:a', 'aac'] : []
  const encoder = codec === 'h264' ? ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'] : ['-c:v', 'mpeg4']
  return made([...picture, ...sound.slice(0, 4), ...encoder, ...sound.slice(4), '-shortest'], 'mp4')
}

/** An MP3 file with a tone of the job's pitch. */
export const mp3Of = (job: string, seconds: number): Promise<Uint8Array> =>
  made(['-f', 'lavfi', '-i', `sine=frequency=${pitchOf(job)}:duration=${seconds}`, '-c:a', 'libmp3lame', '-b:a', '64k'], 'mp3')

function made(args: readonly string[], extension: string): Promise<Uint8Array> {
  const key = args.join(' ')
  const existing = files.get(key) ?? runFfmpeg(args, extension)
  files.set(key, existing)
  return existing
}

async function runFfmpeg(args: readonly string[], extension: string): Promise<Uint8Array> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fablecut-standin-'))
  try {
    const file = path.join(folder, `made.${extension}`)
    await promisify(execFile)(process.env.FFMPEG_PATH ?? 'ffmpeg', ['-v', 'error', ...args, '-y', file])
    return await readFile(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const HUGE_BYTES = 80_000_000

/** A file that is broken on its way; faults that another shape of the file shows leave it as it is. */
export function spoiled(bytes: Uint8Array, fault: MediaFault | undefined): Uint8Array {
  switch (fault) {
    case 'truncated':
      return bytes.subarray(0, Math.floor(bytes.length / 2))
    case 'empty':
      return new Uint8Array()
    case 'html':
      return Buffer.from('<!doctype html><title>Bad gateway</title>')
    case 'huge':
      return new Uint8Array(HUGE_BYTES)
    default:
      return bytes
  }
}
