import type { WireCharacter } from '@fablecut/contracts/wire/character'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import type { CharacterDialogProps } from '../../slots/character-dialog.ts'
import { useSession } from '../../session/me.ts'
import { useSignInGate } from '../../session/sign-in-gate.tsx'
import { characterTexts as texts } from '../../texts/characters.ts'
import { buttonClass } from '../../ui/buttons/button-style.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { CharacterGrid, type CharacterList } from './character-grid.tsx'
import { CharacterTile } from './character-tile.tsx'
import { ModelIdInput } from './model-id-input.tsx'
import { QuickCreator } from './quick-creator.tsx'

/** Premade, community and own characters, and a new one of a picture. Source: C-056..C-066, C-267. */
export function CharacterDialog({ open, onOpenChange, chosenIds, onChoose }: CharacterDialogProps) {
  const [tab, setTab] = useState<CharacterList>('premade')
  const { me } = useSession()
  const gate = useSignInGate()
  const shown = me ? tab : tab === 'mine' ? 'premade' : tab
  const choose = (character: WireCharacter) => {
    onChoose(character)
    onOpenChange(false)
  }
  const grid = (type: CharacterList, empty: string) => (
    <CharacterGrid type={type} empty={empty}>
      {(character) => (
        <CharacterTile
          key={character.id}
          character={character}
          selected={chosenIds.includes(character.id)}
          onClick={() => choose(character)}
        />
      )}
    </CharacterGrid>
  )
  const own = (
    <div className="grid gap-5">
      <QuickCreator onCreated={choose} />
      {grid('mine', texts.emptyMine)}
      <a href="/characters" target="_blank" rel="noopener" className={`${buttonClass({ variant: 'line', size: 'sm' })} justify-self-start`}>
        {texts.train}
        <ExternalLink aria-hidden />
      </a>
    </div>
  )
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={texts.dialogTitle} width="lg" phone="full">
      <Tabs<CharacterList>
        label={texts.dialogTitle}
        value={shown}
        onValueChange={(next) => (next === 'mine' ? void gate.run(() => setTab('mine')) : setTab(next))}
        tabs={[
          { value: 'premade', label: texts.tabs.premade, content: grid('premade', texts.empty) },
          { value: 'community', label: texts.tabs.community, content: grid('community', texts.emptyCommunity) },
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
