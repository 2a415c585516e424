import { runFfmpeg, runFfprobe } from '@fablecut/render/export/ffmpeg'
import { frameOf, freezesOf, loudnessOf, sharpEdges } from '@fablecut/render/export/testing/measure-film'
import type { Track } from '@fablecut/domain/timeline/model'
import { expect } from '@playwright/test'

/** Properties of a story that its film must match. */
export type FilmedStory = {
  readonly id: string
  readonly title: string
  readonly status: string
  readonly metadata: { readonly width: number; readonly height: number; readonly duration: number; readonly fps: number }
  readonly video_editor_timeline: { readonly tracks: readonly Track[] }
}
type Size = { readonly width: number; readonly height: number }
type Stream = Record<string, string | number>

/** Opens a downloaded film of a narrated story again and measures everything that was promised of it. */
export async function expectFinishedFilm(path: string, story: FilmedStory, size: Size): Promise<void> {
  await expectFilm(path, story, size)
  expectCaptions(path, story, size)
}

/** The same without captions. */
export async function expectFilm(path: string, story: FilmedStory, size: Size): Promise<void> {
  const frames = Math.round(story.metadata.duration * story.metadata.fps)
  await expectStreams(path, size, frames)
  expect(story.metadata).toMatchObject({ ...size, fps: 30 })
  const { lufs, truePeakDb } = await loudnessOf(path)
  expect(lufs).toBeGreaterThanOrEqual(-17)
  expect(lufs).toBeLessThanOrEqual(-15)
  expect(truePeakDb).toBeLessThanOrEqual(-1)
  expect(await freezesOf(path), 'stretches of over half a second that stand still').toEqual([])
  expect(await blackFramesOf(path), 'black frames').toEqual([])
}

async function expectStreams(path: string, size: Size, frames: number): Promise<void> {
  const probe = (await runFfprobe(path, ['-count_frames', '-show_streams'])) as { streams: Stream[] }
  const video = {
    codec_type: 'video',
    codec_name: 'h264',
    pix_fmt: 'yuv420p',
    ...size,
    avg_frame_rate: '30/1',
    nb_read_frames: String(frames),
  }
  expect(probe.streams).toMatchObject([video, { codec_type: 'audio', codec_name: 'aac' }])
  const [picture, sound] = probe.streams.map((stream) => Number(stream.duration))
  expect(Math.abs(picture! - sound!)).toBeLessThan(0.1)
}

/** Numbers of the frames in which nearly every pixel is black, two or more in a row: one is the middle of a fade between dark shots. */
async function blackFramesOf(path: string): Promise<number[]> {
  const { log } = await runFfmpeg(['-i', path, '-vf', 'blackframe=amount=98:threshold=24', '-an', '-f', 'null', '-'])
  const black = new Set([...log.matchAll(/frame:(\d+) pblack/gu)].map((match) => Number(match[1])))
  return [...black].filter((frame) => black.has(frame - 1) || black.has(frame + 1))
}

/** Of a caption's line at 720 pixels of the shorter side, in pixels. */
const LINE_HEIGHT = 90

/** Letters with their outlines appear in their line when a caption begins after silence; the compared frames are in the same shot. */
function expectCaptions(path: string, story: FilmedStory, size: Size): void {
  const { tracks } = story.video_editor_timeline
  const captions = tracks.flatMap(({ items }) => items.filter((item) => item.type === 'caption'))
  const cuts = (tracks.find((track) => track.isPrimary)?.items ?? []).map((item) => item.startTimeInFrames)
  const isBare = (frame: number) =>
    captions.every(({ startTimeInFrames, durationInFrames }) => frame < startTimeInFrames || frame >= startTimeInFrames + durationInFrames)
  const crossesCut = (begin: number) => cuts.some((cut) => cut > begin - 4 && cut <= begin + 6)
  const { height = 0 } = captions[0]?.caption.style ?? {}
  const bottom = Math.round(size.height * (1 - height / 100))
  const line = { x: 0, y: bottom - LINE_HEIGHT, width: size.width, height: LINE_HEIGHT }
  const lettersAt = (number: number) => sharpEdges(frameOf(path, number, size), line)
  const begins = captions.map((caption) => caption.startTimeInFrames).filter((begin) => isBare(begin - 4) && !crossesCut(begin))
  expect(begins.length, 'captions that begin after silence').toBeGreaterThan(0)
  for (const begin of begins)
    expect(lettersAt(begin + 6) - lettersAt(begin - 4), `letters of the caption at frame ${begin}`).toBeGreaterThan(300)
}
