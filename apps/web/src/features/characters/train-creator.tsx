import type { WireCharacter } from '@fablecut/contracts/wire/character'
import { TRAINING_IMAGE_LIMITS } from '@fablecut/domain/story/inputs/character'
import { X } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { uploadImage } from '../../api/upload-image.ts'
import { characterTexts } from '../../texts/characters.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { ImageDrop } from '../../ui/form/image-drop.tsx'
import { LocalPicture } from '../../ui/form/local-picture.tsx'
import { CreatorForm } from './creator-form.tsx'
import { pictureError, PICTURE_TYPES } from './picture-error.ts'
import { useCreateCharacter } from './use-create-character.ts'

const texts = characterTexts.training
const { min, max } = TRAINING_IMAGE_LIMITS

/** Trains a character on several images of one person. */
export function TrainCreator({ onCreated }: { onCreated: (character: WireCharacter) => void }) {
  const [files, setFiles] = useState<readonly File[]>([])
  const [name, setName] = useState('')
  const creation = useCreateCharacter(train, (character) => {
    setFiles([])
    setName('')
    onCreated(character)
  })
  const add = (added: readonly File[]) => {
    const refused = added.find((file) => pictureError([file]) !== null)
    const fitting = added.filter((file) => pictureError([file]) === null && !files.some((other) => keyOf(other) === keyOf(file)))
    const all = [...files, ...fitting]
    creation.setError(refused ? pictureError([refused]) : all.length > max ? texts.tooMany(max) : null)
    setFiles(all.slice(0, max))
  }
  const remove = (file: File) => setFiles((now) => now.filter((other) => other !== file))
  const refuse = (file: File) => {
    creation.setError(characterTexts.quick.unreadable(file.name))
    remove(file)
  }
  const submit = () => {
    if (files.length < min || name.trim() === '') return creation.setError(texts.incomplete(min, max))
    creation.start({ files, name: name.trim() })
  }
  return (
    <CreatorForm
      pictures={
        <div className="flex flex-wrap gap-2">
          {files.map((file) => (
            <Sample key={keyOf(file)} file={file} onRemove={() => remove(file)} onUnreadable={() => refuse(file)} />
          ))}
          {files.length < max && (
            <ImageDrop
              label={texts.pictures}
              hint={texts.pictureHint(files.length, max)}
              file={null}
              accept={PICTURE_TYPES}
              multiple
              onFiles={add}
            />
          )}
        </div>
      }
      hint={texts.hint(min, max)}
      name={name}
      onName={setName}
      error={creation.error}
      busy={creation.busy}
      busyLabel={texts.creating}
      onSubmit={submit}
    />
  )
}

/** Identifies a file, so that choosing it twice adds it once. */
const keyOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`

/** Uploads sequentially: ten parallel uploads would slow each other down. */
async function train({ files, name }: { files: readonly File[]; name: string }): Promise<WireCharacter> {
  const image_urls: string[] = []
  for (const file of files) image_urls.push(await uploadImage(file, characterTexts.quick.uploadFailed))
  return api.characters.train({ name, image_urls })
}

const Sample = ({ file, onRemove, onUnreadable }: { file: File; onRemove: () => void; onUnreadable: () => void }) => (
  <span className="relative size-28 overflow-hidden rounded-thumb bg-raised">
    <LocalPicture file={file} onUnreadable={onUnreadable} />
    <span className="absolute top-1 end-1 rounded-sm bg-bg">
      <IconButton size="sm" label={texts.remove(file.name)} icon={<X />} onClick={onRemove} />
    </span>
  </span>
)
