import type { WireCharacter } from '@fablecut/contracts/wire/character'
import { Globe, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { characterTexts } from '../../texts/characters.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { CharacterChange, type ChangeAction } from './character-change.tsx'
import { CharacterGrid } from './character-grid.tsx'
import { CharacterTile } from './character-tile.tsx'

const texts = characterTexts.page

type Confirmation = { readonly action: ChangeAction; readonly character: WireCharacter }

/** The user's own characters, with actions to share, unshare and delete. */
export function OwnCharacters() {
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null)
  return (
    <>
      <CharacterGrid type="mine" empty={characterTexts.empty.mine} className="lg:grid-cols-7 xl:grid-cols-8">
        {(character) => (
          <CharacterTile
            key={character.id}
            character={character}
            note={character.is_public ? texts.shared : characterTexts.modes[character.reference_mode]}
            corner={<Actions character={character} onAsk={(action) => setConfirmation({ action, character })} />}
          />
        )}
      </CharacterGrid>
      {confirmation && <CharacterChange {...confirmation} onClose={() => setConfirmation(null)} />}
    </>
  )
}

function Actions({ character: { name, is_public }, onAsk: onSelect }: { character: WireCharacter; onAsk: (action: ChangeAction) => void }) {
  return (
    <>
      {is_public ? (
        <IconButton size="sm" label={texts.unshareLabel(name)} icon={<Undo2 />} onClick={() => onSelect('unshare')} />
      ) : (
        <IconButton size="sm" label={texts.shareLabel(name)} icon={<Globe />} onClick={() => onSelect('share')} />
      )}
      <IconButton size="sm" label={texts.deleteLabel(name)} icon={<Trash2 />} onClick={() => onSelect('delete')} />
    </>
  )
}
