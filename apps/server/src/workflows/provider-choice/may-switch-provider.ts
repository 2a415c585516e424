import type { AdvancedSettings } from '@fablecut/domain/story/models/models'
import type { SoundKind } from '@fablecut/domain/story/models/sound-maker'
import type { RunView } from '../../runs/read-run.ts'
import { chosenSoundMaker } from '../../runs/sound-choice.ts'

/** Whether the creator lets another provider take the place of one that is down. */
export const maySwitchProvider = ({ madeBy, whenUnavailable }: Pick<AdvancedSettings, 'madeBy' | 'whenUnavailable'> = {}): boolean =>
  madeBy === undefined && whenUnavailable !== 'ask'

/** The same for a sound, for which somebody may have been chosen. */
export const maySwitchSoundProvider = (view: Pick<RunView, 'inputs' | 'input'>, sound: SoundKind): boolean =>
  maySwitchProvider(view.inputs.advancedSettings) && chosenSoundMaker(view, sound) === undefined
