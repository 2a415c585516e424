import type { WireCharacter } from '@fablecut/contracts/wire/character'
import { imageModelAfterCharacters } from '@fablecut/domain/story/models/image-model-rules'
import type { UseFormReturn } from 'react-hook-form'
import { toChosenCharacter, referenceModesOf, type ChosenCharacter } from '../form/chosen-character.ts'
import { withImageModel } from '../form/model-settings.ts'
import { withMention, withoutMention } from './topic-document.ts'
import type { VlogForm } from './vlog-form.ts'

/** Characters of the form; keeps their mentions in the topic and the image model in sync. */
export function useCast(form: UseFormReturn<VlogForm>) {
  const castOf = (): ChosenCharacter[] =>
    [form.getValues('character'), ...form.getValues('additional_characters')].filter((character) => character !== null)
  const write = (cast: readonly ChosenCharacter[], topic: string) => {
    const [main = null, ...others] = cast
    const model = imageModelAfterCharacters(
      'character_vlog',
      referenceModesOf(cast),
      form.getValues('imageModelConfig.model'),
      referenceModesOf(castOf()),
    )
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
    form.setValue('character', main, { ...options, shouldValidate: main !== null })
    form.setValue('additional_characters', others, options)
    form.setValue('activity', topic, options)
    if (model !== form.getValues('imageModelConfig.model')) form.setValue('imageModelConfig', withImageModel(model), options)
  }
  const add = (character: WireCharacter) => {
    const cast = castOf()
    if (cast.length > 1 || cast.some((other) => other.id === character.id)) return
    write([...cast, toChosenCharacter(character)], withMention(form.getValues('activity'), character))
  }
  const remove = (id: string) =>
    write(
      castOf().filter((other) => other.id !== id),
      withoutMention(form.getValues('activity'), id),
    )
  return { add, remove }
}
