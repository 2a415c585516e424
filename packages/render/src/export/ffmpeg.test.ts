import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FfmpegError, inputFile, runFfmpeg, runFfprobe } from './ffmpeg.ts'
import { type FakeFfmpeg, fakeFfmpeg } from './testing/fake-ffmpeg.ts'

let fake: FakeFfmpeg
beforeEach(() => {
  fake = fakeFfmpeg()
})
afterEach(() => fake.remove())

test('an input is a local file: no network, no playlists, its options before it', () => {
  const args = inputFile('/films/a b.mp4', ['-ss', '3'])
  expect(args.slice(0, 2)).toEqual(['-protocol_whitelist', 'file,pipe'])
  expect(args.slice(4)).toEqual(['-threads', '1', '-ss', '3', '-i', 'file:/films/a b.mp4'])
  const formats = args[args.indexOf('-format_whitelist') + 1]?.split(',')
  expect(formats).toEqual(expect.arrayContaining(['mov', 'mp4', 'matroska', 'webm', 'mp3', 'wav', 'png_pipe']))
  for (const playlist of ['hls', 'concat', 'dash', 'image2pipe', 'tee']) expect(formats).not.toContain(playlist)
})

describe('a run of ffmpeg', () => {
  test('returns the last reported frame count, its CPU time and its log', async () => {
    fake.answer(1, 'echo frame=3; echo "frame=  17"; echo warning >&2')
    const run = await runFfmpeg(['-i', 'x'])
    expect([run.frames, run.cpuSeconds]).toEqual([17, 0.375])
    expect(run.log).toContain('warning')
    expect(run.stdout).toContain('frame=3')
  })

  test('overwrites, is not interactive and uses one thread', async () => {
    await runFfmpeg(['-i', 'x'])
    const [args = []] = fake.runs()
    expect(args).toEqual(expect.arrayContaining(['-y', '-nostdin', '-benchmark']))
    expect(args[args.indexOf('-filter_threads') + 1]).toBe('1')
    expect(args[args.indexOf('-filter_complex_threads') + 1]).toBe('1')
    expect(args.slice(-2)).toEqual(['-i', 'x'])
  })

  test('without video has no frames', async () => {
    expect((await runFfmpeg([])).frames).toBe(0)
  })

  test('that fails rejects with its code and its log', async () => {
    fake.answer(1, 'echo "no such filter" >&2; exit 8')
    const fault = await runFfmpeg([]).catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(FfmpegError)
    expect((fault as FfmpegError).message).toMatch(/ffmpeg ended with code 8$/u)
    expect((fault as FfmpegError).log).toContain('no such filter')
    expect((fault as FfmpegError).name).toBe('FfmpegError')
  })

  test('that is killed is reported', async () => {
    fake.answer(1, 'kill -9 $$')
    await expect(runFfmpeg([])).rejects.toThrow('ended with a signal')
  })

  test('truncates a long log at the start', async () => {
    fake.answer(1, 'head -c 100000 /dev/zero | tr "\\0" x >&2; echo "the end" >&2')
    const { log } = await runFfmpeg([])
    expect([log.length, log.endsWith('the end\n')]).toEqual([64_000, true])
  })

  test('is killed when it is aborted, and rejects with the reason', async () => {
    fake.answer(1, 'exec sleep 60')
    const stop = new AbortController()
    const run = runFfmpeg([], stop.signal)
    stop.abort()
    await expect(run).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('is not in the process group of this process, which Ctrl-C in a terminal interrupts', async () => {
    fake.answer(1, 'ps -o pgid= -p $$')
    const { stdout } = await runFfmpeg([])
    const own = execFileSync('ps', ['-o', 'pgid=', '-p', String(process.pid)], { encoding: 'utf8' })
    expect(Number(stdout)).toBeGreaterThan(0)
    expect(Number(stdout)).not.toBe(Number(own))
  })

  test('is killed when this process exits', async () => {
    fake.answer(1, `echo $$ > ${fake.path('pid')}; exec sleep 60`)
    const script = `import { existsSync } from 'node:fs'
      import { runFfmpeg } from ${JSON.stringify(new URL('ffmpeg.ts', import.meta.url).href)}
      void runFfmpeg([])
      setInterval(() => existsSync(${JSON.stringify(fake.path('pid'))}) && process.exit(), 10)`
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], { env: { ...process.env } })
    const pid = readFileSync(fake.path('pid'), 'utf8').trim()
    // A zombie has ended too.
    const isRunning = () => /^[^Z\s]/u.test(spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' }).stdout)
    await expect.poll(isRunning, { timeout: 10_000 }).toBe(false)
  })

  test('rejects if ffmpeg is missing', async () => {
    process.env.FFMPEG_PATH = fake.path('nowhere')
    await expect(runFfmpeg([])).rejects.toMatchObject({ code: 'ENOENT' })
  })
})

describe('a run of ffprobe', () => {
  test('returns its JSON, for local files only', async () => {
    const path = fake.file('clip.mp4', { streams: [1] })
    expect(await runFfprobe(path, ['-show_streams'])).toEqual({ streams: [1] })
    const args = fake.probed()
    expect(args[args.indexOf('-protocol_whitelist') + 1]).toBe('file,pipe')
    expect(args.slice(-2)).toEqual(['-show_streams', `file:${path}`])
  })

  test('prefers FFPROBE_PATH to the program beside ffmpeg', async () => {
    process.env.FFPROBE_PATH = fake.path('elsewhere')
    await expect(runFfprobe(fake.file('clip.mp4'), [])).rejects.toMatchObject({ code: 'ENOENT' })
  })
})
