import type { WireCharacter } from '@fablecut/contracts/wire/character'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api, query } from '../../api/client.ts'
import { messageOf } from '../../api/error.ts'
import { characterTexts } from '../../texts/characters.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { CharacterTile } from './character-tile.tsx'
import { QuickCreator } from './quick-creator.tsx'

const texts = characterTexts.page
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f']
const GRID = 'grid grid-cols-3 gap-3 sm:grid-cols-5 lg:grid-cols-7'

/** `/characters`: one's own characters. Source: C-064, C-196. */
export function CharactersPage() {
  usePageTitle(texts.title)
  return (
    <main id="content" className="mx-auto w-full max-w-[1080px] px-4 pt-7 pb-14 md:px-6 lg:px-10">
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
  const { data, isPending, isError, refetch } = useQuery(query.characters.list.queryOptions({ input: { type: 'mine' } }))
  const [leaving, setLeaving] = useState<WireCharacter | null>(null)
  if (isPending)
    return (
      <div aria-busy className={GRID}>
        {SKELETONS.map((key) => (
          <Skeleton key={key} className="aspect-square rounded-thumb!" />
        ))}
      </div>
    )
  if (isError)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-13 text-text-2">
        {characterTexts.failed}
        <Button size="sm" onClick={() => void refetch()}>
          {characterTexts.retry}
        </Button>
      </div>
    )
  if (data.characters.length === 0) return <p className="text-13 text-text-3">{characterTexts.emptyMine}</p>
  return (
    <div className={GRID}>
      {data.characters.map((character) => (
        <CharacterTile
          key={character.id}
          character={character}
          corner={
            <IconButton
              size="sm"
              className="bg-scrim"
              label={texts.deleteLabel(character.name)}
              icon={<Trash2 />}
              onClick={() => setLeaving(character)}
            />
          }
        />
      ))}
      {leaving && <DeleteCharacter character={leaving} onClose={() => setLeaving(null)} />}
    </div>
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
