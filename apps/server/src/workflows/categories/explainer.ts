import { clipSeconds } from '@fablecut/domain/pricing/clip-count'
import { chooseVoice } from '../../generation/voices/choose-voice.ts'
import { type RunView, videoModelOf } from '../../runs/read-run.ts'
import { services } from '../run/services.ts'
import { characterLook } from '../../runs/character-look.ts'
import { toFixedShot } from '../../generation/outline/to-fixed-shot.ts'
import type { CategoryGeneration } from './category-generation.ts'

const styleOf = (view: RunView): string => view.inputs.visualStyle ?? 'photorealistic'

/** Splits a script into narrated shots. */
export const explainer: CategoryGeneration = {
  async write(view, signal) {
    const { inputs } = view
    const outline = inputs.outline?.shots
    const look = characterLook(inputs.character)
    const storyboard = await services().engines.writer.writeStoryboard(
      {
        script: outline ? '' : (inputs.scriptContent ?? ''),
        ...(outline && { fixedShots: { before: outline.map(toFixedShot), after: [] } }),
        autoRewrite: inputs.autoRewrite ?? true,
        clipSeconds: clipSeconds(videoModelOf(view)),
        style: styleOf(view),
        ...(look === undefined ? {} : { character: { id: look.id, name: look.name } }),
        seed: inputs.seed ?? 1,
      },
      signal,
    )
    const { title, shots, script, language, rewritten, musicMood } = storyboard
    return {
      title,
      shots,
      found: {
        ...(outline && { is_outlined: true }),
        rewrite_script: script,
        language,
        is_rewritten: rewritten,
        music_mood: musicMood,
        voiceover_voice_auto_selection: { voiceover: chooseVoice(inputs, language) },
      },
    }
  },
  imageOptions(view) {
    const character = characterLook(view.inputs.character)
    return { style: styleOf(view), ...(character === undefined ? {} : { character }) }
  },
  clipOptions: (view) => ({ style: styleOf(view) }),
  endsWithNextImage: () => false,
  hasClips: () => true,
}
