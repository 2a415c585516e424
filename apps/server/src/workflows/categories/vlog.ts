import { clipSeconds, vlogShotCount } from '@fablecut/domain/pricing/clip-count'
import { plainTopic } from '@fablecut/domain/story/inputs/vlog'
import { type RunView, videoModelOf } from '../../runs/read-run.ts'
import { services } from '../run/services.ts'
import { characterLook } from './character-look.ts'
import type { CategoryGeneration } from './category-generation.ts'

/** Vlogs are drawn, so that the same face is the same person in every shot. */
const STYLE = 'pixar'

const namesOf = ({ inputs }: RunView): string[] =>
  [inputs.character, ...(inputs.additional_characters ?? [])].flatMap((character) => characterLook(character)?.name ?? [])

/** A day of one or two characters, told in pictures over music. */
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
  paint(view) {
    const [character, ...companions] = [view.inputs.character, ...(view.inputs.additional_characters ?? [])].flatMap(
      (one) => characterLook(one) ?? [],
    )
    return {
      style: STYLE,
      storyText: plainTopic(view.inputs.vlog_topic ?? ''),
      ...(character === undefined ? {} : { character }),
      ...(companions.length === 0 ? {} : { companions }),
    }
  },
  animate: () => ({ style: STYLE }),
  arrivesAtNext: () => false,
  hasClips: () => true,
}
