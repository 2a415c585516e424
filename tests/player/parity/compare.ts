import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { exportTimeline } from '@fablecut/render/export/export-timeline'
import { runFfmpeg } from '@fablecut/render/export/ffmpeg'
import type { Output } from '@fablecut/render/plan/model'

type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Exports with the logo. `media`: paths by asset id. */
export async function exportWithLogo(
  timeline: Timeline,
  output: Output,
  media: Readonly<Record<string, string>>,
  folder: string,
): Promise<string> {
  const outPath = join(folder, 'film.mp4')
  await exportTimeline({
    timeline,
    output,
    options: {
      watermark: { enabled: true, type: 'logo' },
      sources: Object.fromEntries(Object.keys(media).map((id) => [id, { hash: id }])),
    },
    files: { pathOf: (id) => media[id] ?? '' },
    cacheFolder: join(folder, 'segments'),
    outPath,
    processes: 2,
  })
  return outPath
}

/** Writes frames of a film as `exported-<n>.png`. */
export async function extractFrames(film: string, frames: readonly number[], folder: string): Promise<void> {
  const select = frames.map((frame) => `eq(n\\,${frame})`).join('+')
  const rgb = 'scale=in_color_matrix=bt709:in_range=tv:flags=accurate_rnd+full_chroma_int+full_chroma_inp,format=rgb24'
  await runFfmpeg(['-i', film, '-vf', `select=${select},${rgb}`, '-vsync', '0', join(folder, 'exported-%d.png')])
}

/** SSIM of each pair `exported-<n>.png` and `shown-<n>.png`, of the whole picture or an area of even pixels. */
export async function similarities(folder: string, area?: Area): Promise<number[]> {
  const crop = area ? `crop=${area.width}:${area.height}:${area.x}:${area.y},` : ''
  const log = join(folder, 'ssim.log')
  await rm(log, { force: true })
  const filter = `[0:v]${crop}format=yuv420p[a];[1:v]${crop}format=yuv420p[b];[a][b]ssim=stats_file=${log}`
  await runFfmpeg(['-i', join(folder, 'exported-%d.png'), '-i', join(folder, 'shown-%d.png'), '-filter_complex', filter, '-f', 'null', '-'])
  return [...(await readFile(log, 'utf8')).matchAll(/All:([\d.]+)/gu)].map((found) => Number(found[1]))
}

/** Writes exported and shown frame beside each other, with their difference. */
export async function writePair(folder: string, number: number, outPath: string): Promise<void> {
  await mkdir(join(outPath, '..'), { recursive: true })
  const filter =
    '[0:v]split[a][c];[1:v]split[b][d];[c][d]blend=all_mode=difference,lutrgb=r=val*4:g=val*4:b=val*4[e];[a][b][e]hstack=inputs=3'
  const inputs = ['exported', 'shown'].flatMap((name) => ['-i', join(folder, `${name}-${number}.png`)])
  await runFfmpeg([...inputs, '-filter_complex', filter, '-frames:v', '1', '-update', '1', outPath])
}

export const writeShown = (folder: string, number: number, base64: string): Promise<void> =>
  writeFile(join(folder, `shown-${number}.png`), Buffer.from(base64, 'base64'))

/** SSIM of each frame of two films. */
export async function filmSimilarities(film: string, other: string, fps: number, folder: string): Promise<number[]> {
  const log = join(folder, 'films.log')
  const counted = `settb=1/${fps},setpts=N`
  const filter = `[0:v]${counted}[a];[1:v]${counted}[b];[a][b]ssim=stats_file=${log}`
  await runFfmpeg(['-i', film, '-i', other, '-filter_complex', filter, '-f', 'null', '-'])
  return [...(await readFile(log, 'utf8')).matchAll(/All:([\d.]+)/gu)].map((found) => Number(found[1]))
}

/** Correlation of the sound of two films, sample by sample at 8 kHz: 1 for the same at the same time. */
export async function correlation(film: string, other: string, folder: string): Promise<number> {
  const [one, two] = [await samplesOf(film, join(folder, 'one.f32')), await samplesOf(other, join(folder, 'other.f32'))]
  const length = Math.min(one.length, two.length)
  let [product, first, second] = [0, 0, 0]
  for (let at = 0; at < length; at++) {
    product += one[at]! * two[at]!
    first += one[at]! ** 2
    second += two[at]! ** 2
  }
  return product / Math.sqrt(first * second)
}

async function samplesOf(film: string, path: string): Promise<Float32Array> {
  await runFfmpeg(['-i', film, '-ac', '1', '-ar', '8000', '-f', 'f32le', path])
  const bytes = await readFile(path)
  return new Float32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 4))
}
