import type { WireCharacter } from '@fablecut/contracts/wire/character'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { uploadImage } from '../../api/upload-image.ts'
import { characterTexts } from '../../texts/characters.ts'
import { ImageDrop } from '../../ui/form/image-drop.tsx'
import { CreatorForm } from './creator-form.tsx'
import { pictureError, PICTURE_TYPES } from './picture-error.ts'
import { useCreateCharacter } from './use-create-character.ts'

const texts = characterTexts.quick

/** `Quick Reference (Fastest)`: creates a character from one image and a name. */
export function QuickCreator({ onCreated }: { onCreated: (character: WireCharacter) => void }) {
  const [file, setFile] = useState<File | null>(null)
  const [name, setName] = useState('')
  const creation = useCreateCharacter(
    async (request: { file: File; name: string }) =>
      api.characters.create({ name: request.name, image_url: await uploadImage(request.file, texts.uploadFailed) }),
    (character) => {
      setFile(null)
      setName('')
      onCreated(character)
    },
  )
  const take = (files: readonly File[]) => {
    const error = pictureError(files)
    creation.setError(error)
    if (error === null) setFile(files[0] ?? null)
  }
  const refuse = () => {
    if (file) creation.setError(texts.unreadable(file.name))
    setFile(null)
  }
  const submit = () => {
    if (file === null || name.trim() === '') return creation.setError(texts.incomplete)
    creation.start({ file, name: name.trim() })
  }
  return (
    <CreatorForm
      pictures={
        <ImageDrop label={texts.picture} hint={texts.pictureHint} file={file} accept={PICTURE_TYPES} onFiles={take} onUnreadable={refuse} />
      }
      hint={texts.hint}
      name={name}
      onName={setName}
      error={creation.error}
      busy={creation.busy}
      busyLabel={texts.creating}
      onSubmit={submit}
    />
  )
}
