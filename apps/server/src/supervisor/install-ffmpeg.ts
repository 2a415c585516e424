import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFfmpegProblem } from '../platform/ffmpeg/check.ts'
import { noteExportProblem } from '../platform/ffmpeg/export-problem.ts'
import type { Settings } from '../platform/settings.ts'
import { StartError, printLine } from './terminal.ts'

/** Pauses between attempts. */
const PAUSES_MS = [5_000, 20_000]

type Command = { program: string; args: string[] }

/**
 * Ensures that ffmpeg is installed: null when it is, otherwise a running installation by the system's package manager, whose promise
 * rejects when it fails. Throws at once where installing is not permitted.
 */
export async function ensureFfmpeg(settings: Pick<Settings, 'dataFolder' | 'ffmpegPath'>): Promise<{ installed: Promise<void> } | null> {
  const problem = await findFfmpegProblem()
  await noteExportProblem(settings.dataFolder, null)
  if (problem === null) return null
  const commands = settings.ffmpegPath ? null : installCommands()
  if (!commands) throw new StartError(`${problem} ${ffmpegAdvice(settings.ffmpegPath)}`)
  printLine(`${problem} Installing it: ${commands.map(asText).join(' && ')} (exports wait for it)`)
  await noteExportProblem(settings.dataFolder, 'ffmpeg is being installed; films are finished when it is there.')
  return { installed: install(commands, settings.dataFolder) }
}

async function install(commands: Command[], dataFolder: string): Promise<void> {
  await runAll(commands, PAUSES_MS)
  const problem = await findFfmpegProblem()
  if (problem) throw new StartError(`${problem} ${ffmpegAdvice(null)}`)
  await noteExportProblem(dataFolder, null)
  printLine('ffmpeg is installed.')
}

/** Retries temporary failures, such as an unreachable package server or another running installation. */
async function runAll(commands: Command[], [pauseMs, ...pausesMs]: readonly number[]): Promise<void> {
  try {
    for (const command of commands) await runCommand(command)
  } catch (error) {
    if (pauseMs === undefined) throw error
    printLine(`ffmpeg could not be installed; trying again in ${pauseMs / 1000} seconds.`)
    await wait(pauseMs)
    await runAll(commands, pausesMs)
  }
}

/** apt as root, Homebrew as any user; no other package manager is used. */
export function installCommands(platform = process.platform, uid = process.getuid?.()): Command[] | null {
  const apt = { program: 'apt-get', args: ['install', '-y', '-q', '--no-install-recommends', 'ffmpeg'] }
  if (platform === 'linux' && uid === 0 && isInstalled('apt-get')) return [{ program: 'apt-get', args: ['update', '-q'] }, apt]
  return isInstalled('brew') ? [{ program: 'brew', args: ['install', 'ffmpeg'] }] : null
}

/** What an operator can do; `chosen`: the program of FFMPEG_PATH. */
export function ffmpegAdvice(chosen: string | null, platform = process.platform): string {
  if (chosen) return 'Set FFMPEG_PATH to an ffmpeg 5.1 or later with libx264 and aac, or unset it.'
  const command = platform === 'darwin' ? 'brew install ffmpeg' : 'sudo apt-get install ffmpeg'
  return `Install ffmpeg 5.1 or later (\`${command}\`), or set FFMPEG_PATH to one, and start again.`
}

function runCommand(command: Command): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command.program, command.args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    let errors = ''
    child.stderr.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-2000)))
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new StartError(`\`${asText(command)}\` failed: ${errors.trim()} ${ffmpegAdvice(null)}`)),
    )
  })
}

function isInstalled(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => folder !== '' && existsSync(join(folder, program)))
}

const asText = ({ program, args }: Command) => [program, ...args].join(' ')
