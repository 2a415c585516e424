import { Plus } from 'lucide-react'
import { useState } from 'react'
import { allShotsTexts as texts } from '../../../texts/editor/all-shots.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useEditor } from '../session/editor-context.tsx'
import { CharacterSheet } from './character-sheet.tsx'
import { shotCards } from './shot-cards.ts'
import { ShotList } from './shot-list.tsx'
import { ShotPane } from './shot-pane.tsx'
import { ShotsHeader } from './shots-header.tsx'
import { useStoryboard } from './use-storyboard.ts'

/** Storyboard view: cards of all shots and the editor of the selected one. */
export function AllShots() {
  const document = useEditor((state) => state.document)
  const [showsHidden, setShowsHidden] = useState(false)
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  const cards = shotCards(document, showsHidden)
  return (
    <>
      <section aria-label={texts.title} className="flex min-w-0 grow flex-col overflow-y-auto p-6">
        <ShotsHeader checked={checked} onChecked={setChecked} showsHidden={showsHidden} onShowsHidden={setShowsHidden} />
        <CharacterSheet />
        {cards.length === 0 ? <Empty /> : <ShotList cards={cards} checked={checked} onChecked={setChecked} />}
      </section>
      <ShotPane />
    </>
  )
}

function Empty() {
  const { add } = useStoryboard()
  const isReadOnly = useEditor(({ readOnlyReason }) => readOnlyReason !== null)
  return (
    <EmptyState
      className="m-auto w-full max-w-140"
      text={texts.empty.title}
      note={texts.empty.text}
      action={
        <Button variant="primary" icon={<Plus aria-hidden />} disabled={isReadOnly} onClick={() => add()}>
          {texts.empty.action}
        </Button>
      }
    />
  )
}
