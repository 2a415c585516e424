import { clipSeconds } from '@fablecut/domain/pricing/clip-count'
import { ASMR_SHOTS, asmrMaterial, asmrStyleOf } from '@fablecut/domain/story/inputs/asmr'
import type { EffectKind } from '@fablecut/generation/ports/effects'
import { type RunView, videoModelOf } from '../../runs/read-run.ts'
import { services } from '../run/services.ts'
import type { CategoryGeneration } from './category-generation.ts'

/** Close-ups are photographic, whatever other styles the image engine has. */
const STYLE = 'photorealistic'

const materialOf = ({ inputs }: RunView): string => {
  const style = asmrStyleOf(inputs.asmrType ?? '')
  const sentence = inputs.scriptContent ?? ''
  return style ? asmrMaterial(style, sentence).trim() : sentence
}

/** One scene from several angles, with its sounds and without a narrator. */
export const asmr: CategoryGeneration = {
  async write(view, signal) {
    const { inputs } = view
    const { language, musicMood, shots } = await services().engines.writer.writeScenes(
      {
        kind: 'asmr',
        sentence: inputs.scriptContent ?? '',
        material: materialOf(view),
        shots: inputs.numShots ?? ASMR_SHOTS.default,
        seed: inputs.seed ?? 1,
      },
      signal,
    )
    return { shots, found: { language, music_mood: musicMood } }
  },
  imageOptions: (view) => ({ style: STYLE, asmr: { type: view.inputs.asmrType ?? '', material: materialOf(view) } }),
  clipOptions(view, shotId) {
    const seconds = clipSeconds(videoModelOf(view))
    const index = Math.max(
      0,
      view.shots.findIndex((shot) => shot.shotId === shotId),
    )
    const section = { startSeconds: index * seconds, totalSeconds: view.shots.length * seconds, seed: view.inputs.seed ?? 1 }
    return { style: STYLE, sound: `asmr-${view.inputs.asmrType ?? 'cutting'}` as EffectKind, soundSection: section }
  },
  endsWithNextImage: () => false,
  hasClips: () => true,
}
