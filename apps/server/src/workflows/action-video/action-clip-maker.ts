import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DEFAULT_FPS } from '@fablecut/domain/story/category'
import type { Route } from '@fablecut/generation/provider/routes'
import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import { addSound } from '@fablecut/render/fit/add-sound'
import { type FittedClip, fitClip } from '@fablecut/render/fit/fit-clip'
import { UnfitMedia } from '@fablecut/render/fit/unfit-media'
import type { ActionVideoRunInput } from '../../generation/action-video/run-input.ts'
import { type RunView, seedOf } from '../../runs/read-run.ts'
import type { Maker } from '../provider-calls/maker.ts'
import type { StoredResult } from '../provider-calls/stored-result.ts'
import { services } from '../run/services.ts'
import type { GeneratedClip } from '../shots/generate-clip.ts'
import { type ActionInputs, readActionInputs } from './action-inputs.ts'

const SEED_LIMIT = 2 ** 31

/** Who makes the clip of an action video, and how: a connected model, else the built-in engine. */
export async function actionClipMaker(
  view: RunView,
  input: ActionVideoRunInput,
  signal: AbortSignal | undefined,
): Promise<Maker<GeneratedClip>> {
  const files = await readActionInputs(view.userId, input, signal)
  const request = requestOf(view, input, files)
  const { engines, providers } = services()
  const route = providers.routes.find('act', input.model, request)
  if (route) return { by: 'provider', route, request, refusal: refusalOf(route), keep: (result) => keepClip(view, files, result) }
  return { by: 'builtin', engine: engines.motionTransfer.engine, make: () => transferMotion(view, input, files, signal) }
}

const refusalOf = ({ row }: Route): string =>
  `${row.title} would not make this video. Choose another character or reference video: nothing was charged.`

const requestOf = ({ id, story }: RunView, input: ActionVideoRunInput, { character, reference }: ActionInputs): MediaRequest => ({
  kind: 'act',
  prompt: [input.prompt, input.description].filter(Boolean).join('. '),
  seed: seedOf(id) % SEED_LIMIT,
  size: { width: story.width, height: story.height },
  seconds: reference.seconds,
  image: character,
  video: { hash: reference.hash, mediaType: reference.mediaType },
  mode: input.wan22Type,
  resolution: input.resolution,
})

function transferMotion(
  view: RunView,
  { wan22Type, expressionIntensity }: ActionVideoRunInput,
  files: ActionInputs,
  signal: AbortSignal | undefined,
): Promise<GeneratedClip> {
  const { engines, storage } = services()
  const { width, height } = view.story
  return storeClip(view, files, async (path) => {
    const request = {
      character: await storage.readBytes(files.character.hash),
      reference: await storage.readBytes(files.reference.hash),
      width,
      height,
      backdrop: wan22Type === 'replace' ? ('reference' as const) : ('character' as const),
      ...(expressionIntensity !== undefined && { intensity: expressionIntensity }),
    }
    const { video, frames } = await engines.motionTransfer.transferMotion(request, signal)
    await writeFile(path, video)
    return { frames, hasAudio: false }
  })
}

function keepClip(view: RunView, files: ActionInputs, { files: [file] }: StoredResult): Promise<GeneratedClip> {
  if (!file) throw new UnfitMedia('The result has no file')
  const { width, height } = view.story
  const frames = Math.round(files.reference.seconds * DEFAULT_FPS)
  const target = { width, height, fps: DEFAULT_FPS, frames, hasSound: true }
  return storeClip(view, files, async (path) => fitClip(await services().storage.localPath(file.hash), target, path))
}

/** Stores what `make` writes; a clip without sound gets that of the reference. */
async function storeClip(
  { story: { width, height } }: RunView,
  { reference }: ActionInputs,
  make: (path: string) => Promise<FittedClip>,
): Promise<GeneratedClip> {
  const { storage, workFolder } = services()
  const [made, withSound] = [path.join(workFolder, `${randomUUID()}.mp4`), path.join(workFolder, `${randomUUID()}.mp4`)]
  try {
    const { frames, hasAudio } = await make(made)
    const isMute = !hasAudio && reference.hasAudio
    if (isMute) await addSound(made, await storage.localPath(reference.hash), withSound)
    const blob = await storage.putFile(isMute ? withSound : made)
    const facts = { width, height, fps: DEFAULT_FPS, frames, duration: frames / DEFAULT_FPS, has_audio: hasAudio || isMute }
    return { blob, mimeType: 'video/mp4', metadata: facts }
  } finally {
    await Promise.all([made, withSound].map((file) => rm(file, { force: true })))
  }
}
