import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { MusicFields } from './background-music.ts'
import { MusicChooser } from './music-chooser.tsx'

/** The music of a form that has `musicFields`; both change together. */
export function MusicField<Form extends FieldValues & MusicFields>({ form: whole }: { form: UseFormReturn<Form> }) {
  // A form with more fields includes these two; TypeScript can't express it.
  const form = whole as unknown as UseFormReturn<MusicFields>
  const [background_music, background_music_choice] = useWatch({
    control: form.control,
    name: ['background_music', 'background_music_choice'],
  })
  const write = (music: MusicFields) => {
    form.setValue('background_music_choice', music.background_music_choice, { shouldDirty: true })
    form.setValue('background_music', music.background_music, { shouldDirty: true, shouldValidate: true })
  }
  return <MusicChooser value={{ background_music, background_music_choice }} onChange={write} />
}
