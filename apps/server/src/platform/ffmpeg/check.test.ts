import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findFfmpegProblem, isRecent } from './check.ts'

test.each([
  ['ffmpeg version 5.1.9-0+deb12u1 Copyright', true],
  ['ffmpeg version 4.4.2-0ubuntu0.22.04.1', false],
  ['ffmpeg version 5.0.1', false],
  ['ffmpeg version 5.1', true],
  ['ffmpeg version 6.0', true],
  ['ffmpeg version n7.1', true],
  ['ffmpeg version 10.0', true],
  ['ffmpeg version N-118000-gabcdef', true],
  ['something else', false],
])('%s: recent enough %s', (version, expected) => {
  expect(isRecent(version)).toBe(expected)
})

const FILTERS = 'overlay scale fade tpad concat amix afade atempo adelay alimiter loudnorm sidechaincompress ebur128'.split(' ')

const listing = (names: readonly string[] = []) => names.map((listed) => ` V..... ${listed} description`).join('\n')

describe.skipIf(process.platform === 'win32')('the installed ffmpeg', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fablecut-ffmpeg-'))
    vi.stubEnv('FFMPEG_PATH', join(folder, 'ffmpeg'))
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true, force: true })
  })

  function addProgram(name: string, outputs: { version?: string; encoders?: readonly string[]; filters?: readonly string[] }): void {
    const [version = 'ffmpeg version 7.1\nbuilt with cc'] = [outputs.version]
    const cases = `-version) cat <<'TEXT'\n${version}\nTEXT\n;;\n*encoders) cat <<'TEXT'\n${listing(outputs.encoders)}\nTEXT\n;;\n*filters) cat <<'TEXT'\n${listing(outputs.filters)}\nTEXT\n;;`
    writeFileSync(join(folder, name), `#!/bin/sh\ncase "$*" in\n${cases}\nesac\n`)
    chmodSync(join(folder, name), 0o755)
  }
  const complete = { encoders: ['libx264', 'aac'], filters: FILTERS }

  test('a complete one has no problem', async () => {
    addProgram('ffmpeg', complete)
    addProgram('ffprobe', {})
    expect(await findFfmpegProblem()).toBeNull()
  })

  test('a missing ffmpeg or ffprobe is named', async () => {
    expect(await findFfmpegProblem()).toBe(`ffmpeg was not found (looked for ${join(folder, 'ffmpeg')}).`)
    addProgram('ffmpeg', complete)
    expect(await findFfmpegProblem()).toBe(`ffprobe was not found beside ffmpeg (looked for ${join(folder, 'ffprobe')}).`)
  })

  test('an old version is named with its first line', async () => {
    addProgram('ffmpeg', { ...complete, version: 'ffmpeg version 4.4.2\nbuilt with cc' })
    addProgram('ffprobe', {})
    expect(await findFfmpegProblem()).toBe(`ffmpeg 5.1 or later is needed; ${join(folder, 'ffmpeg')} is: ffmpeg version 4.4.2.`)
  })

  test('missing encoders and filters are named', async () => {
    addProgram('ffmpeg', { encoders: ['aac'], filters: FILTERS.filter((name) => name !== 'tpad') })
    addProgram('ffprobe', {})
    expect(await findFfmpegProblem()).toBe(`This ffmpeg (${join(folder, 'ffmpeg')}) lacks: libx264, tpad.`)
  })
})
