import type { WireCharacter } from '@fablecut/contracts/wire/character'
import { MAX_CHARACTER_NAME_CHARACTERS } from '@fablecut/domain/story/vlog'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { api, query } from '../../api/client.ts'
import { messageOf } from '../../api/error.ts'
import { uploadImage } from '../../api/upload-image.ts'
import { characterTexts } from '../../texts/characters.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { ImageDrop } from '../../ui/form/image-drop.tsx'
import { pictureFault } from './picture-fault.ts'

const texts = characterTexts.quick

/** `Quick Reference (Fastest)`: one picture and a name make a character. Source: C-060..C-063, CD-28. */
export function QuickCreator({ onCreated }: { onCreated: (character: WireCharacter) => void }) {
  const client = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [name, setName] = useState('')
  const [error, setError] = useState<string | null>(null)
  const create = useMutation({
    mutationFn: async (request: { file: File; name: string }) =>
      api.characters.create({ name: request.name, image_url: await uploadImage(request.file, texts.uploadFailed) }),
    onSuccess: (character) => {
      setFile(null)
      setName('')
      void client.invalidateQueries({ queryKey: query.characters.key() })
      onCreated(character)
    },
    onError: (failure) => setError(messageOf(failure)),
  })
  const take = (files: readonly File[]) => {
    const fault = pictureFault(files)
    setError(fault)
    if (fault === null) setFile(files[0] ?? null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (file === null || name.trim() === '') return setError(texts.incomplete)
    setError(null)
    create.mutate({ file, name: name.trim() })
  }
  return (
    <form onSubmit={submit} className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:grid-cols-[112px_1fr]">
      <ImageDrop label={texts.picture} hint={texts.pictureHint} file={file} accept="image/jpeg,image/png,image/webp" onFiles={take} />
      <div className="grid content-start gap-3">
        <p className="text-14 font-strong">{texts.title}</p>
        <Field label={texts.name} labelHidden>
          <TextInput
            value={name}
            maxLength={MAX_CHARACTER_NAME_CHARACTERS}
            placeholder={texts.name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        {error && (
          <p role="alert" className="text-12 text-danger">
            {error}
          </p>
        )}
        <Button type="submit" variant="primary" busy={create.isPending} busyLabel={texts.creating} className="justify-self-start">
          {texts.create}
        </Button>
      </div>
    </form>
  )
}
