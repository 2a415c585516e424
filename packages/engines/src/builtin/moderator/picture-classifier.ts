import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import { type io, ready, setBackend, tensor4d, tidy, type Tensor } from '@tensorflow/tfjs-core'
import { type LayersModel, loadLayersModel } from '@tensorflow/tfjs-layers'

/** How sure the network is of each reading of a picture; together 1. */
export type PictureScores = {
  readonly drawing: number
  readonly hentai: number
  readonly neutral: number
  readonly porn: number
  readonly sexy: number
}

/** Side of the square that the network looks at, in pixels. */
export const LOOK_SIDE = 224

type Manifest = { readonly modelTopology: io.ModelJSON['modelTopology']; readonly weightsManifest: io.WeightsManifestConfig }

const modelFolder = new URL('../../../assets/image-classifier/', import.meta.url)

let loading: Promise<LayersModel> | undefined

/** Reads LOOK_SIDE x LOOK_SIDE pixels of RGBA. The network is MobileNet v2 of nsfwjs 4.4.0 (MIT); it is loaded once and runs on the CPU. */
export async function scorePicture(rgba: Uint8ClampedArray): Promise<PictureScores> {
  const model = await (loading ??= loadModel())
  const answer = tidy(() => {
    const pixels = Float32Array.from({ length: LOOK_SIDE * LOOK_SIDE * 3 }, (_, i) => rgba[Math.floor(i / 3) * 4 + (i % 3)]! / 255)
    return model.predict(tensor4d(pixels, [1, LOOK_SIDE, LOOK_SIDE, 3])) as Tensor
  })
  const [drawing, hentai, neutral, porn, sexy] = (await answer.data()) as unknown as [number, number, number, number, number]
  answer.dispose()
  return { drawing, hentai, neutral, porn, sexy }
}

async function loadModel(): Promise<LayersModel> {
  setWasmPaths(`${dirname(createRequire(import.meta.url).resolve('@tensorflow/tfjs-backend-wasm'))}/`)
  await setBackend('wasm')
  await ready()
  const { modelTopology, weightsManifest } = JSON.parse(await readFile(new URL('model.json', modelFolder), 'utf8')) as Manifest
  const weights = await readFile(new URL('weights.bin', modelFolder))
  const weightData = weights.buffer.slice(weights.byteOffset, weights.byteOffset + weights.length) as ArrayBuffer
  const weightSpecs = weightsManifest.flatMap((group) => group.weights)
  return loadLayersModel({ load: async () => ({ modelTopology, weightSpecs, weightData }) })
}
