import type { WireCharacter } from '@fablecut/contracts/wire/character'
import type { StoryType } from '@fablecut/domain/story/inputs/story-type'
import type { ImageModelName } from '@fablecut/domain/story/models/models'
import { Plus, UserRound, X } from 'lucide-react'
import { useState } from 'react'
import { characterTexts } from '../../../texts/characters.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Picture } from '../../../ui/layout/picture.tsx'
import { CharacterDialog } from '../../../slots/character-dialog.ts'
import { castRules } from './cast-rules.ts'
import { characterName, type ChosenCharacter, referenceModesOf } from './chosen-character.ts'

const texts = characterTexts.cast

type CastPickerProps = {
  storyType: StoryType
  imageModel: ImageModelName
  cast: readonly ChosenCharacter[]
  /** Characters that fit. Default: 2. */
  max?: 1 | 2
  /** Visually hides the label. */
  labelHidden?: boolean
  /** What the characters are for. */
  hint: string
  error?: string | undefined
  onAdd: (character: WireCharacter) => void
  onRemove: (id: string) => void
}

/** One or two characters. */
export function CastPicker({ storyType, imageModel, cast, max = 2, labelHidden = false, hint, error, onAdd, onRemove }: CastPickerProps) {
  const [isOpen, setOpen] = useState(false)
  const rules = castRules({ storyType, modes: referenceModesOf(cast), imageModel })
  return (
    <section aria-label={texts.label}>
      {!labelHidden && <p className="pb-2.5 text-13 font-strong">{texts.label}</p>}
      <div className="flex flex-wrap gap-3">
        {cast.map((character) => (
          <ChosenCharacter key={character.id} character={character} onRemove={() => onRemove(character.id)} />
        ))}
        {cast.length < max && (
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="quick flex h-16 min-w-44 items-center gap-3 rounded-card border border-dashed border-line-2 px-4 text-13 text-text-2 hover:bg-hover hover:text-text"
          >
            {cast.length === 0 ? <UserRound aria-hidden className="size-5" /> : <Plus aria-hidden className="size-5" />}
            {cast.length === 0 ? texts.main : texts.second}
          </button>
        )}
      </div>
      <p role={error ? 'alert' : undefined} className={`pt-1.5 text-12 ${error ? 'text-danger' : 'text-text-3'}`}>
        {error ?? hint}
      </p>
      <CharacterDialog
        open={isOpen}
        onOpenChange={setOpen}
        description={`${hint} ${rules}`.trim()}
        chosenIds={cast.map(({ id }) => id)}
        onChoose={onAdd}
      />
    </section>
  )
}

function ChosenCharacter({ character, onRemove }: { character: ChosenCharacter; onRemove: () => void }) {
  const name = characterName(character)
  return (
    <div className="flex h-16 min-w-44 items-center gap-3 rounded-card border border-line bg-surface pe-2 ps-2">
      <span className="veil relative size-12 overflow-hidden rounded-thumb bg-raised">
        {character.image_url && <Picture src={character.image_url} alt="" />}
      </span>
      <span className="min-w-0 grow truncate text-14 font-medium">{name}</span>
      <IconButton size="sm" label={texts.remove(name)} icon={<X />} onClick={onRemove} />
    </div>
  )
}
