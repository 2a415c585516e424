import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { actionVideoInput } from '@fablecut/contracts/operations/action-video/create-action-video'
import { startActionVideo } from '../../generation/action-video/start-action-video.ts'
import { INTERNET } from '../../platform/outside-fetch/network.ts'
import type { Studio } from '../testing/studio.ts'

const run = promisify(execFile)
const ffmpeg = async (...flags: string[]): Promise<Uint8Array> =>
  (await run('ffmpeg', ['-v', 'error', '-threads', '1', ...flags, '-'], { encoding: 'buffer', maxBuffer: 50_000_000 })).stdout

/** Somebody in red who walks before a grey wall, with a sound. */
export function referenceVideo(seconds: number): Promise<Uint8Array> {
  const inputs = [`color=0x9aa4a8:s=320x180:r=30:d=${seconds}`, `color=0xb02a1c:s=30x90:r=30:d=${seconds}`, `sine=f=220:d=${seconds}`]
  const scene = `[0][1]overlay=x='30+${Math.round(220 / seconds)}*t':y=60:eval=frame`
  const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-movflags', 'frag_keyframe+empty_moov']
  return ffmpeg(...inputs.flatMap((input) => ['-f', 'lavfi', '-i', input]), '-filter_complex', scene, ...codecs, '-f', 'mp4')
}

/** A figure in blue on a light ground. */
export function characterPicture(): Promise<Uint8Array> {
  const inputs = ['color=0xe8e2d4:s=320x320', 'color=0x20408a:s=80x170']
  return ffmpeg(
    ...inputs.flatMap((input) => ['-f', 'lavfi', '-i', input]),
    '-filter_complex',
    'overlay=x=120:y=90',
    '-frames:v',
    '1',
    '-c:v',
    'png',
    '-f',
    'image2pipe',
  )
}

const FEATURES = ['app.action-video.wan2.2-v1', 'app.action-video.runway-act2']

/** Starts an action video as the operation does; returns the run's id. */
export async function startAction(
  { stories, folder }: Pick<Studio, 'stories' | 'folder'>,
  userId: string,
  request: Record<string, unknown>,
  { features = FEATURES, key = null }: { readonly features?: readonly string[]; readonly key?: string | null } = {},
): Promise<string> {
  const services = { stories, uploadFolder: folder, network: INTERNET, countOutside: async () => {}, signal: undefined }
  const input = actionVideoInput.parse({ characterType: 'image', model: 'wan2.2-v1', resolution: '480p', ...request })
  const started = await startActionVideo(services, { account: { id: userId, features }, input, idempotencyKey: key })
  return started.workflowRunId
}
