import { imageModelAfterCharacters } from '@fablecut/domain/story/models/image-model-rules'
import { UserRound } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { createTexts } from '../../../texts/create.ts'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { CastPicker } from '../form/cast-picker.tsx'
import { toChosenCharacter, referenceModesOf, characterName, type ChosenCharacter } from '../form/chosen-character.ts'
import { withImageModel } from '../form/model-settings.ts'
import { OptionSummary } from '../form/option-summary.tsx'
import type { ScriptFormHandle } from './use-script-form.ts'

const texts = createTexts.character

/** One optional character; selecting it sets the image model it needs. */
export function CharacterPicker({ form }: { form: ScriptFormHandle }) {
  const chosen = useWatch({ control: form.control, name: 'character' })
  const imageModel = useWatch({ control: form.control, name: 'image_model_config.model' })
  const choose = (character: ChosenCharacter | null) => {
    const current = form.getValues('image_model_config.model')
    const model = imageModelAfterCharacters('script_to_video', referenceModesOf(character ? [character] : []), current)
    form.setValue('character', character, { shouldDirty: true })
    if (model !== current) form.setValue('image_model_config', withImageModel(model), { shouldDirty: true })
  }
  return (
    <Disclosure summary={<OptionSummary icon={<UserRound />} label={texts.label} value={chosen ? characterName(chosen) : texts.none} />}>
      <div className="pt-1 pb-4">
        <CastPicker
          storyType="script_to_video"
          imageModel={imageModel}
          cast={chosen ? [chosen] : []}
          max={1}
          labelHidden
          hint={texts.hint}
          onAdd={(character) => choose(toChosenCharacter(character))}
          onRemove={() => choose(null)}
        />
      </div>
    </Disclosure>
  )
}
