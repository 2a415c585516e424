import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ffmpegPath, ffprobePath } from './programs.ts'

const run = promisify(execFile)
const oldest = { major: 5, minor: 1 }
const encoders = ['libx264', 'aac']
const filters = [
  'overlay',
  'scale',
  'fade',
  'tpad',
  'concat',
  'amix',
  'afade',
  'atempo',
  'adelay',
  'alimiter',
  'loudnorm',
  'sidechaincompress',
  'ebur128',
]

/** Null when this ffmpeg supports everything that exports use, otherwise one sentence that says what is missing. Takes about 0.2 s. */
export async function findFfmpegProblem(): Promise<string | null> {
  const path = ffmpegPath()
  const version = await outputOf(path, ['-version'])
  if (version === null) return `ffmpeg was not found (looked for ${path}).`
  if ((await outputOf(ffprobePath(), ['-version'])) === null) return `ffprobe was not found beside ffmpeg (looked for ${ffprobePath()}).`
  if (!isRecent(version)) return `ffmpeg ${oldest.major}.${oldest.minor} or later is needed; ${path} is: ${version.split('\n')[0]}.`
  const missing = [
    ...missingNames(await outputOf(path, ['-hide_banner', '-encoders']), encoders),
    ...missingNames(await outputOf(path, ['-hide_banner', '-filters']), filters),
  ]
  return missing.length === 0 ? null : `This ffmpeg (${path}) lacks: ${missing.join(', ')}.`
}

/** Builds from source are named `N-12345-g...` or `git-...` and considered recent. */
export function isRecent(version: string): boolean {
  const match = /^ffmpeg version n?(\d+)\.(\d+)/.exec(version)
  if (!match) return /^ffmpeg version (N-|git-|\d{4}-)/.test(version)
  const [major, minor] = [Number(match[1]), Number(match[2])]
  return major > oldest.major || (major === oldest.major && minor >= oldest.minor)
}

function missingNames(listing: string | null, names: string[]): string[] {
  const listed = new Set((listing ?? '').split('\n').map((line) => line.trim().split(/\s+/)[1]))
  return names.filter((name) => !listed.has(name))
}

async function outputOf(program: string, args: string[]): Promise<string | null> {
  try {
    return (await run(program, args, { timeout: 15_000, maxBuffer: 4_000_000 })).stdout
  } catch {
    return null
  }
}
