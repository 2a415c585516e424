import { clipSeconds, vlogShotCount } from '@fablecut/domain/pricing/clip-count'
import { plainTopic } from '@fablecut/domain/story/inputs/vlog'
import { type RunView, videoModelOf } from '../../runs/read-run.ts'
import { services } from '../run/services.ts'
import type { CharacterLook } from '@fablecut/generation/ports/options'
import { characterVoice } from './character-voice.ts'
import { characterLook } from '../../runs/character-look.ts'
import type { CategoryGeneration } from './category-generation.ts'

/** Vlogs are drawn, so that a character has the same face in every shot. */
const STYLE = 'pixar'

const nameOf = ({ id, name }: CharacterLook) => ({ id, name })

/** The characters of a vlog; without any, a person derived from the story's id. */
function castOf({ inputs, storyId }: RunView): readonly [CharacterLook, ...CharacterLook[]] {
  const [main = { id: storyId, name: 'Somebody' }, ...others] = [inputs.character, ...(inputs.additionalCharacters ?? [])].flatMap(
    (character) => characterLook(character) ?? [],
  )
  return [main, ...others]
}

/** A day of one or two characters, narrated by the first one into the camera. */
export const vlog: CategoryGeneration = {
  async write(view, signal) {
    const { inputs } = view
    const [main, ...others] = castOf(view)
    const clip = clipSeconds(videoModelOf(view))
    const { language, musicMood, shots } = await services().engines.writer.writeScenes(
      {
        kind: 'vlog',
        topic: plainTopic(inputs.vlogTopic ?? ''),
        cast: [nameOf(main), ...others.map(nameOf)],
        clipSeconds: clip,
        shots: vlogShotCount(inputs.expectedDurationSeconds, clip),
        seed: inputs.seed ?? 1,
      },
      signal,
    )
    const voiceover = characterVoice(main, language)
    return { shots, found: { language, music_mood: musicMood, voiceover_voice_auto_selection: { voiceover } } }
  },
  imageOptions(view) {
    const [character, ...companions] = [view.inputs.character, ...(view.inputs.additionalCharacters ?? [])].flatMap(
      (companion) => characterLook(companion) ?? [],
    )
    return {
      style: STYLE,
      ...(character === undefined ? {} : { character }),
      ...(companions.length === 0 ? {} : { companions }),
    }
  },
  clipOptions: () => ({ style: STYLE }),
  hasChosenLength: true,
  endsWithNextImage: () => false,
  hasClips: () => true,
}
