import { join } from 'node:path'
import { videoEncoderArgs } from '@fablecut/render/export/encoder'
import { runFfmpeg } from '@fablecut/render/export/ffmpeg'

const SECONDS = 4

/** Files of varied sizes, frame rates and content, as soft as what a camera records; their names are the ids of their assets. */
const VIDEOS: Readonly<Record<string, { readonly source: string; readonly fps: number }>> = {
  'wide.mp4': { source: `testsrc2=s=640x360:r=30:d=${SECONDS}`, fps: 30 },
  'fractal.mp4': { source: `mandelbrot=s=640x360:r=30:end_scale=0.2`, fps: 30 },
  'tall.mp4': { source: `testsrc2=s=360x640:r=24:d=${SECONDS}`, fps: 24 },
  'large.mp4': { source: `mandelbrot=s=1280x720:r=30:end_scale=0.3`, fps: 30 },
  'soft.mp4': { source: `gradients=s=640x360:r=30:d=${SECONDS}:c0=0x204080:c1=0xf0b050:nb_colors=2:speed=0.05:seed=3`, fps: 30 },
}
const IMAGES: Readonly<Record<string, string>> = {
  'photo.png': 'mandelbrot=s=960x540:start_scale=0.9',
  'square.png': 'gradients=s=400x400:c0=0xd04030:c1=0x3060d0:nb_colors=2:seed=5',
  'glass.png': 'color=c=0x30c060@0.5:s=300x200,format=rgba',
}

/** Makes the files in a folder; their paths by name. */
export async function makeParitySources(folder: string): Promise<Record<string, string>> {
  const paths: Record<string, string> = {}
  for (const [name, { source, fps }] of Object.entries(VIDEOS)) {
    paths[name] = join(folder, name)
    const frames = ['-t', String(SECONDS), '-vf', 'gblur=sigma=1,scale=out_color_matrix=bt709:out_range=tv,format=yuv420p']
    await runFfmpeg(['-f', 'lavfi', '-i', source, ...frames, ...videoEncoderArgs(fps), paths[name]])
  }
  for (const [name, source] of Object.entries(IMAGES)) {
    paths[name] = join(folder, name)
    await runFfmpeg(['-f', 'lavfi', '-i', source, '-vf', 'gblur=sigma=1.2', '-frames:v', '1', '-update', '1', paths[name]])
  }
  return paths
}

export const SOURCE_SECONDS = SECONDS
export const sourceNames = (): string[] => [...Object.keys(VIDEOS), ...Object.keys(IMAGES)]
