import type { WireCharacter } from '@fablecut/contracts/wire/character'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api, query } from '../../api/client.ts'
import { messageOf } from '../../api/error.ts'
import { characterTexts } from '../../texts/characters.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { usePageTitle } from '../../ui/hooks/use-page-title.ts'
import { CharacterGrid } from './character-grid.tsx'
import { CharacterTile } from './character-tile.tsx'
import { QuickCreator } from './quick-creator.tsx'

const texts = characterTexts.page

/** `/characters`: one's own characters. Source: C-064, C-196. */
export function CharactersPage() {
  usePageTitle(texts.title)
  return (
    <main id="content" className="page pt-7 pb-14">
      <h1 className="text-20 font-strong">{texts.title}</h1>
      <p className="pt-1.5 pb-5 text-14 text-text-2">{texts.intro}</p>
      <div className="max-w-120">
        <QuickCreator onCreated={() => {}} />
        <p className="pt-2 text-12 text-text-3">{texts.noTraining}</p>
      </div>
      <div className="pt-7">
        <OwnCharacters />
      </div>
    </main>
  )
}

function OwnCharacters() {
  const [leaving, setLeaving] = useState<WireCharacter | null>(null)
  return (
    <>
      <CharacterGrid type="mine" empty={characterTexts.emptyMine} className="lg:grid-cols-7 xl:grid-cols-8">
        {(character) => (
          <CharacterTile
            key={character.id}
            character={character}
            corner={
              <IconButton size="sm" label={texts.deleteLabel(character.name)} icon={<Trash2 />} onClick={() => setLeaving(character)} />
            }
          />
        )}
      </CharacterGrid>
      {leaving && <DeleteCharacter character={leaving} onClose={() => setLeaving(null)} />}
    </>
  )
}

function DeleteCharacter({ character, onClose }: { character: WireCharacter; onClose: () => void }) {
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => api.characters.delete({ id: character.id }),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: query.characters.key() })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.deleteTitle(character.name)}
      text={texts.deleteText}
      confirm={texts.confirm}
      cancel={texts.keep}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  )
}
