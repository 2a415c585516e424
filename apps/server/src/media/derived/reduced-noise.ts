import { NOISE_REDUCTIONS, type NoiseReduction } from '@fablecut/domain/timeline/model'
import { reducedNoiseName } from '@fablecut/domain/timeline/noise-reduction'
import { reduceNoise } from '@fablecut/render/fit/reduce-noise'
import { isSilent } from '@fablecut/render/plan/sound/level'
import type { Derivation, Original } from './derived-file.ts'

const TIMEOUT_MS = 600_000

/** False for a file that is known to be silent or to have no sound. */
const mayBeHeard = ({ has_audio: hasAudio, loudness }: Original['metadata']): boolean =>
  hasAudio !== false && !(typeof loudness === 'number' && isSilent(loudness))

/** The sound of a file with less background noise, which previews and exports play. */
const reducedNoise = (reduction: NoiseReduction): Derivation => ({
  name: reducedNoiseName(reduction),
  mimeType: 'audio/mp4',
  version: 1,
  isFor: ({ resourceType, metadata }) => (resourceType === 'audio' || resourceType === 'video') && mayBeHeard(metadata),
  generate: (source, target) => reduceNoise(source, reduction, target, AbortSignal.timeout(TIMEOUT_MS)),
})

export const REDUCED_NOISE: Readonly<Record<NoiseReduction, Derivation>> = {
  light: reducedNoise(NOISE_REDUCTIONS[0]),
  strong: reducedNoise(NOISE_REDUCTIONS[1]),
}
