import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Stands in for ffmpeg: notes its arguments, writes every output file (an absolute path; inputs are `file:` addresses) with the content of `made`,
 * says on standard output that it wrote as many frames as it was asked for, and then does what `answer.<run>`, a piece of shell, says.
 */
const FFMPEG = `#!/bin/sh
dir=$(dirname "$0")
run=$(( $(cat "$dir/runs" 2>/dev/null || echo 0) + 1 ))
echo $run > "$dir/runs"
printf '%s\\n' "$@" > "$dir/arguments.$run"
before=
for each; do
  [ "$before" = -frames:v ] && echo "frame=$each"
  case $each in /*) cat "$dir/made" > "$each" ;; esac
  before=$each
done
echo 'bench: utime=0.250s stime=0.125s rtime=0.500s' >&2
[ -f "$dir/answer.$run" ] && . "$dir/answer.$run"
exit 0
`
/** Stands in for ffprobe: a file says itself what ffprobe says of it. */
const FFPROBE = `#!/bin/sh
for last; do :; done
printf '%s\\n' "$@" > "$(dirname "$0")/probed"
exec cat "\${last#file:}"
`

export type FakeFfmpeg = {
  /** Empty but for the programs; for sources and results. */
  readonly folder: string
  path(name: string): string
  /** A file of `folder` that ffprobe describes so. Its path. */
  file(name: string, description?: unknown): string
  /** Shell that the run with this number (from 1) does at its end, e.g. `exit 1`. */
  answer(run: number, shell: string): void
  /** What every output file holds. */
  made(content: string): void
  /** Arguments of each run. */
  runs(): string[][]
  /** Arguments of the last call of ffprobe. */
  probed(): string[]
  remove(): void
}

/** Puts the stand-ins in the place of the programs until `remove`. */
export function fakeFfmpeg(): FakeFfmpeg {
  const folder = mkdtempSync(join(tmpdir(), 'fablecut-fake-'))
  const path = (name: string): string => join(folder, name)
  const write = (name: string, content: string): string => {
    writeFileSync(path(name), content)
    return path(name)
  }
  chmodSync(write('ffmpeg', FFMPEG), 0o755)
  chmodSync(write('ffprobe', FFPROBE), 0o755)
  write('made', '')
  const { FFMPEG_PATH, FFPROBE_PATH } = process.env
  process.env.FFMPEG_PATH = path('ffmpeg')
  delete process.env.FFPROBE_PATH
  const linesOf = (name: string): string[] => readFileSync(path(name), 'utf8').slice(0, -1).split('\n')
  return {
    folder,
    path,
    file: (name, description = {}) => write(name, JSON.stringify(description)),
    answer: (run, shell) => void write(`answer.${run}`, shell),
    made: (content) => void write('made', content),
    runs: () => {
      const count = existsSync(path('runs')) ? Number(readFileSync(path('runs'), 'utf8')) : 0
      return Array.from({ length: count }, (_, index) => linesOf(`arguments.${index + 1}`))
    },
    probed: () => linesOf('probed'),
    remove: () => {
      rmSync(folder, { recursive: true, force: true })
      restore('FFMPEG_PATH', FFMPEG_PATH)
      restore('FFPROBE_PATH', FFPROBE_PATH)
    },
  }
}

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name]
  else process.env[name] = value
}
