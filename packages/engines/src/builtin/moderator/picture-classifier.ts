import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
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

let loading: Promise<LayersModel> | undefined

/** Reads LOOK_SIDE x LOOK_SIDE pixels of RGBA. The network comes with the package nsfwjs, is loaded once and works on this processor. */
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

/** The package's own loader spends seconds on unpacking; the weights are one base64 string, so they are handed over as they are. */
async function loadModel(): Promise<LayersModel> {
  const require = createRequire(import.meta.url)
  setWasmPaths(`${dirname(require.resolve('@tensorflow/tfjs-backend-wasm'))}/`)
  await setBackend('wasm')
  await ready()
  const folder = join(dirname(require.resolve('nsfwjs')), '../models/mobilenet_v2')
  const { modelTopology, weightsManifest } = require(join(folder, 'model.min.js')) as Manifest
  const weights = Buffer.from(require(join(folder, 'group1-shard1of1.min.js')) as string, 'base64')
  const weightData = weights.buffer.slice(weights.byteOffset, weights.byteOffset + weights.length) as ArrayBuffer
  const weightSpecs = weightsManifest.flatMap((group) => group.weights)
  return loadLayersModel({ load: async () => ({ modelTopology, weightSpecs, weightData }) })
}
