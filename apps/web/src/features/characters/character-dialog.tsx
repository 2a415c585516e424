import type { CharacterList } from '@fablecut/contracts/operations/characters/list-characters'
import type { WireCharacter } from '@fablecut/contracts/wire/character'
import { MAX_CHARACTER_NAME_CHARACTERS } from '@fablecut/domain/story/inputs/vlog'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../../session/me.ts'
import { useSignInGate } from '../../session/sign-in-gate.tsx'
import type { CharacterDialogProps } from '../../slots/character-dialog.ts'
import { characterTexts as texts } from '../../texts/characters.ts'
import { buttonClass } from '../../ui/buttons/button-style.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { SearchInput } from '../../ui/form/search-input.tsx'
import { useDebounced } from '../../ui/hooks/use-debounced.ts'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { CharacterCreator } from './character-creator.tsx'
import { CharacterGrid } from './character-grid.tsx'
import { CharacterTile } from './character-tile.tsx'
import { ModelIdInput } from './model-id-input.tsx'

const SEARCH_MILLISECONDS = 250

/** Dialog with premade, community and own characters, and a form to create one. */
export function CharacterDialog({ open, onOpenChange, description, chosenIds, onChoose }: CharacterDialogProps) {
  const [tab, setTab] = useState<CharacterList>('premade')
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), SEARCH_MILLISECONDS)
  const { me } = useSession()
  const gate = useSignInGate()
  const activeTab = me ? tab : tab === 'mine' ? 'premade' : tab
  const choose = (character: WireCharacter) => {
    onChoose(character)
    onOpenChange(false)
  }
  const grid = (type: CharacterList) => (
    <CharacterGrid type={type} search={search} empty={texts.empty[type]}>
      {(character, tabIndex) => (
        <CharacterTile
          key={character.id}
          character={character}
          note={noteOf(type, character)}
          tabIndex={tabIndex}
          selected={chosenIds.includes(character.id)}
          onClick={() => choose(character)}
        />
      )}
    </CharacterGrid>
  )
  const own = (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {search === '' && <CharacterCreator onCreated={choose} />}
      {grid('mine')}
      <a href="/characters" target="_blank" rel="noopener" className={`${buttonClass({ variant: 'line', size: 'sm' })} justify-self-start`}>
        {texts.train}
        <ExternalLink aria-hidden />
      </a>
    </div>
  )
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={texts.dialogTitle} description={description} width="lg" phone="full">
      <div className="pb-3">
        <SearchInput label={texts.search} value={typed} maxLength={MAX_CHARACTER_NAME_CHARACTERS} onChange={setTyped} />
      </div>
      <Tabs<CharacterList>
        label={texts.dialogTitle}
        value={activeTab}
        onValueChange={(next) => (next === 'mine' ? void gate.run(() => setTab('mine')) : setTab(next))}
        tabs={[
          { value: 'premade', label: texts.tabs.premade, content: grid('premade') },
          { value: 'community', label: texts.tabs.community, content: grid('community') },
          ...(me ? [{ value: 'mine' as const, label: texts.tabs.mine, content: own }] : []),
        ]}
      />
      {me?.is_team_member && (
        <div className="mt-5 border-t border-line pt-4">
          <ModelIdInput onFound={choose} />
        </div>
      )}
      {!me && (
        <Button variant="line" size="sm" className="mt-5" onClick={() => void gate.run(() => setTab('mine'))}>
          {texts.signInForOwn}
        </Button>
      )}
    </Dialog>
  )
}

function noteOf(type: CharacterList, { modelData, reference_mode }: WireCharacter): string | undefined {
  if (type === 'community') return modelData && texts.sharedBy(modelData.author)
  return type === 'mine' ? texts.modes[reference_mode] : undefined
}
