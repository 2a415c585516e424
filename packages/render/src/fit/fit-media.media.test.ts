import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loudnessFilter, parseLoudness } from '../export/audio/loudness.ts'
import { FfmpegError, inputFile, runFfmpeg } from '../export/ffmpeg.ts'
import { colorOf, frameOf } from '../export/testing/measure-film.ts'
import { probeMedia } from '../export/probe-media.ts'
import { fitClip } from './fit-clip.ts'
import { fitImage } from './fit-image.ts'
import { fitMusic } from './fit-music.ts'
import { fitSpeech } from './fit-speech.ts'
import { UnfitMedia } from './unfit-media.ts'

const folder = mkdtempSync(join(tmpdir(), 'fablecut-fit-'))
const at = (name: string): string => join(folder, name)
const lavfi = (source: string): string[] => ['-f', 'lavfi', '-i', source]
const FRAME = { width: 320, height: 180 }
const CLIP = { ...FRAME, fps: 30, frames: 60, hasSound: false }

beforeAll(async () => {
  // Red at the left and right, green in the middle, which a crop to 16:9 keeps.
  await runFfmpeg([...lavfi('color=c=red:s=300x300'), '-vf', 'drawbox=y=60:h=180:c=0x00ff00:t=fill', '-frames:v', '1', at('square.png')])
  await runFfmpeg([
    ...lavfi('testsrc2=s=416x240:r=24:d=1.95'),
    ...lavfi('sine=d=1.95'),
    '-c:v',
    'libx264',
    '-pix_fmt',
    'yuv420p',
    at('almost.mp4'),
  ])
  await runFfmpeg([...lavfi('testsrc2=s=240x416:r=16:d=1'), '-c:v', 'libx264', '-pix_fmt', 'yuv420p', at('short.mp4')])
  await runFfmpeg([...lavfi('testsrc2=s=320x180:r=30:d=5'), '-c:v', 'libx264', '-pix_fmt', 'yuv420p', at('long.mp4')])
  await runFfmpeg([...lavfi('sine=d=1.5:r=22050'), at('speech.mp3')])
  writeFileSync(at('page.html'), '<html>This is an error page</html>')
})
afterAll(() => rmSync(folder, { recursive: true }))

test('an image of another shape is cropped at its middle, not stretched', async () => {
  await fitImage(at('square.png'), FRAME, at('fitted.jpg'))
  expect(await probeMedia(at('fitted.jpg'))).toMatchObject({ kind: 'image', ...FRAME, videoCodec: 'mjpeg' })
  const [red, green] = colorOf(frameOf(at('fitted.jpg'), 0, FRAME), { x: 0, y: 20, width: 320, height: 140 })
  expect(green).toBeGreaterThan(200)
  expect(red).toBeLessThan(40)
})

test('a clip gets the size, rate and length of the film, and sound only where it is wanted', async () => {
  expect(await fitClip(at('almost.mp4'), CLIP, at('silent.mp4'))).toEqual({ frames: 60, hasAudio: false })
  expect(await probeMedia(at('silent.mp4'))).toMatchObject({ ...FRAME, fps: 30, frames: 60, hasAudio: false, pixelFormat: 'yuv420p' })
  expect(await fitClip(at('almost.mp4'), { ...CLIP, hasSound: true }, at('sounding.mp4'))).toEqual({ frames: 60, hasAudio: true })
  expect(await probeMedia(at('sounding.mp4'))).toMatchObject({ frames: 60, hasAudio: true, durationSeconds: 2 })
})

/** Colour values that differ clearly between two frames. */
function changedBytes(name: string, first: number, second: number): number {
  const [one, other] = [frameOf(at(name), first, FRAME).rgb, frameOf(at(name), second, FRAME).rgb]
  return one.filter((value, index) => Math.abs(value - other[index]!) > 40).length
}

test('a clip that is too short ends with its last frame, and a longer one stays long for trimming', async () => {
  expect(await fitClip(at('short.mp4'), CLIP, at('held.mp4'))).toEqual({ frames: 60, hasAudio: false })
  expect(changedBytes('held.mp4', 5, 20)).toBeGreaterThan(1_000)
  expect(changedBytes('held.mp4', 35, 58)).toBeLessThan(50)
  expect((await fitClip(at('long.mp4'), CLIP, at('kept.mp4'))).frames).toBe(150)
})

test('a clip whose mouths follow a sound is not slowed down: its last frame stays', async () => {
  expect((await fitClip(at('almost.mp4'), CLIP, at('slowed.mp4'))).frames).toBe(60)
  expect((await fitClip(at('almost.mp4'), { ...CLIP, isTimed: true }, at('timed.mp4'))).frames).toBe(60)
  expect(changedBytes('timed.mp4', 58, 59)).toBeLessThan(50)
  expect(changedBytes('slowed.mp4', 58, 59)).toBeGreaterThan(changedBytes('timed.mp4', 58, 59))
})

test('speech becomes WAV with its duration', async () => {
  expect(await fitSpeech(at('speech.mp3'), at('speech.wav'))).toBeCloseTo(1.5, 1)
  expect(await probeMedia(at('speech.wav'))).toMatchObject({ kind: 'audio', audioCodec: 'pcm_s16le' })
})

test.each([
  ['quiet', 0.08, 1],
  ['loud', 1, 1],
  ['stereo', 0.2, 2],
])('%s speech is as loud as other narration', async (name, volume, channels) => {
  const noise = [...lavfi('anoisesrc=d=3:c=pink:r=24000:seed=1'), '-af', `highpass=f=150,volume=${volume}`, '-ac', String(channels)]
  await runFfmpeg([...noise, '-c:a', 'libmp3lame', at(`${name}.mp3`)])
  await fitSpeech(at(`${name}.mp3`), at(`${name}.wav`))
  const { log } = await runFfmpeg([...inputFile(at(`${name}.wav`)), '-af', loudnessFilter(true), '-f', 'null', '-'])
  const { lufs, truePeakDb } = parseLoudness(log)
  expect(Math.abs(lufs + 18)).toBeLessThan(1)
  expect(truePeakDb).toBeLessThan(-0.5)
})

test.each([
  ['longer', 9, 5],
  ['as long', 5.2, 5],
  ['a little too short', 4.6, 5],
  ['much shorter', 6, 21],
])('music that is %s lasts exactly as long as the film, and ends quietly', async (_, length, seconds) => {
  const noise = ['-f', 'lavfi', '-i', `anoisesrc=d=${length}:c=brown:r=44100:seed=1:a=0.9`]
  await runFfmpeg([...noise, '-ac', '2', '-c:a', 'libmp3lame', at('music.mp3')])
  await fitMusic(at('music.mp3'), seconds, at('music.wav'))
  const { durationSeconds, audioCodec } = await probeMedia(at('music.wav'))
  expect(audioCodec).toBe('pcm_s16le')
  expect(durationSeconds).toBeCloseTo(seconds, 3)
  const loudness = async (filter: string) =>
    parseLoudness((await runFfmpeg([...inputFile(at('music.wav')), '-af', `${filter}${loudnessFilter(true)}`, '-f', 'null', '-'])).log)
  expect(Math.abs((await loudness('')).lufs + 20)).toBeLessThan(1.5)
  // No gap where it is repeated.
  const middle = await loudness(`atrim=start=1:end=${seconds - 2.5},silencedetect=n=-45dB:d=0.2,`)
  expect(middle.lufs).toBeGreaterThan(-24)
  expect((await loudness(`atrim=start=${seconds - 0.05},`)).truePeakDb).toBeLessThan(-20)
})

test('music of a few seconds is not repeated through a film of minutes', async () => {
  await runFfmpeg([...lavfi('anoisesrc=d=5:c=pink'), at('jingle.wav')])
  await expect(fitMusic(at('jingle.wav'), 120, at('x.wav'))).rejects.toThrow(UnfitMedia)
})

test('silence is no speech', async () => {
  await runFfmpeg([...lavfi('anullsrc=r=24000:cl=mono:d=2'), at('silence.wav')])
  await expect(fitSpeech(at('silence.wav'), at('x.wav'))).rejects.toThrow(UnfitMedia)
})

test('what does not decode, or is something else, does not fit', async () => {
  await expect(fitImage(at('page.html'), FRAME, at('x.jpg'))).rejects.toThrow(UnfitMedia)
  await expect(fitClip(at('page.html'), CLIP, at('x.mp4'))).rejects.toThrow(UnfitMedia)
  await expect(fitClip(at('square.png'), CLIP, at('x.mp4'))).rejects.toThrow(UnfitMedia)
  await expect(fitSpeech(at('square.png'), at('x.wav'))).rejects.toThrow(UnfitMedia)
})

test('an image that was cut off does not fit', async () => {
  const whole = readFileSync(at('square.png'))
  writeFileSync(at('cut.png'), whole.subarray(0, whole.length / 2))
  await expect(fitImage(at('cut.png'), FRAME, at('x.jpg'))).rejects.toThrow(UnfitMedia)
})

test('a result for which there is no place on the disk is no fault of the file', async () => {
  const failed = fitImage(at('square.png'), FRAME, '/dev/full')
  await expect(failed).rejects.toThrow(FfmpegError)
})

test('a clip without sound of its own gets another one, as long as the clip', async () => {
  await runFfmpeg([...lavfi('color=c=blue:s=320x180:r=30:d=2.5'), '-c:v', 'libx264', '-pix_fmt', 'yuv420p', at('mute.mp4')])
  await runFfmpeg([...lavfi('sine=d=1'), at('effect.wav')])
  const target = { ...CLIP, hasSound: true, otherSound: at('effect.wav') }
  expect(await fitClip(at('mute.mp4'), target, at('with-effect.mp4'))).toEqual({ frames: 75, hasAudio: true })
  const { hasAudio, durationSeconds } = await probeMedia(at('with-effect.mp4'))
  expect(hasAudio).toBe(true)
  expect(durationSeconds).toBeCloseTo(2.5, 1)
  expect(await fitClip(at('mute.mp4'), { ...target, hasSound: false }, at('mute-again.mp4'))).toMatchObject({ hasAudio: false })
})
