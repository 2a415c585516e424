import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import { type io, ready, setBackend, tensor4d, tidy, type Tensor } from '@tensorflow/tfjs-core'
import { type LayersModel, loadLayersModel } from '@tensorflow/tfjs-layers'

/** Probability of each class; the sum is 1. */
export type ImageScores = {
  readonly drawing: number
  readonly hentai: number
  readonly neutral: number
  readonly porn: number
  readonly sexy: number
}

/** Width and height of the classifier input, in pixels. */
export const CLASSIFIER_INPUT_SIZE = 224

type Manifest = { readonly modelTopology: io.ModelJSON['modelTopology']; readonly weightsManifest: io.WeightsManifestConfig }

const modelFolder = new URL('../../assets/image-classifier/', import.meta.url)

let loading: Promise<LayersModel> | undefined

/** Classifies CLASSIFIER_INPUT_SIZE x CLASSIFIER_INPUT_SIZE pixels of RGBA. The network is MobileNet v2 of nsfwjs 4.4.0 (MIT); it is loaded once and runs on the CPU. */
export async function classifyImage(rgba: Uint8ClampedArray): Promise<ImageScores> {
  const model = await (loading ??= loadModel())
  const prediction = tidy(() => {
    const pixels = Float32Array.from(
      { length: CLASSIFIER_INPUT_SIZE * CLASSIFIER_INPUT_SIZE * 3 },
      (_, i) => rgba[Math.floor(i / 3) * 4 + (i % 3)]! / 255,
    )
    return model.predict(tensor4d(pixels, [1, CLASSIFIER_INPUT_SIZE, CLASSIFIER_INPUT_SIZE, 3])) as Tensor
  })
  const [drawing, hentai, neutral, porn, sexy] = (await prediction.data()) as unknown as [number, number, number, number, number]
  prediction.dispose()
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
