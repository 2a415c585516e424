import { clipSeconds, vlogShotCount } from '@fablecut/domain/pricing/clip-count'
import { plainTopic } from '@fablecut/domain/story/inputs/vlog'
import { type RunView, videoModelOf } from '../../runs/read-run.ts'
import { services } from '../run/services.ts'
import { characterLook } from '../../runs/character-look.ts'
import type { CategoryGeneration } from './category-generation.ts'

/** Vlogs are drawn, so that a character has the same face in every shot. */
const STYLE = 'pixar'

const namesOf = ({ inputs }: RunView): string[] =>
  [inputs.character, ...(inputs.additional_characters ?? [])].flatMap((character) => characterLook(character)?.name ?? [])

/** A day of one or two characters in images with music. */
export const vlog: CategoryGeneration = {
  async write(view, signal) {
    const { inputs } = view
    const { language, musicMood, shots } = await services().engines.writer.writeScenes(
      {
        kind: 'vlog',
        topic: plainTopic(inputs.vlog_topic ?? ''),
        names: namesOf(view),
        shots: vlogShotCount(inputs.expected_duration_seconds, clipSeconds(videoModelOf(view))),
        seed: inputs.seed ?? 1,
      },
      signal,
    )
    return { shots, found: { language, music_mood: musicMood } }
  },
  imageOptions(view) {
    const [character, ...companions] = [view.inputs.character, ...(view.inputs.additional_characters ?? [])].flatMap(
      (companion) => characterLook(companion) ?? [],
    )
    return {
      style: STYLE,
      storyText: plainTopic(view.inputs.vlog_topic ?? ''),
      ...(character === undefined ? {} : { character }),
      ...(companions.length === 0 ? {} : { companions }),
    }
  },
  clipOptions: () => ({ style: STYLE }),
  endsWithNextImage: () => false,
  hasClips: () => true,
}
