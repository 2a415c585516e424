import { listedShots } from '@fablecut/domain/timeline/edit/storyboard/listed-shots'
import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import { useStore } from 'zustand'
import { formatDuration } from '../../../texts/format.ts'
import { allShotsTexts as texts } from '../../../texts/editor/all-shots.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { useEditor, useEditorSession } from '../session/editor-context.tsx'
import { regenerationOf } from '../shot/regeneration-over-http.ts'
import { BatchButton } from './batch-button.tsx'
import { canGenerate, filmLength, missingOf, withoutPending } from './shot-cards.ts'
import { useStoryboard } from './use-storyboard.ts'

type ShotsHeadProps = {
  checked: ReadonlySet<string>
  onChecked: (ids: ReadonlySet<string>) => void
  showsHidden: boolean
  onShowsHidden: (shows: boolean) => void
}

/** Number of shots, batch actions with prices, and adding a shot. */
export function ShotsHeader({ checked, onChecked, showsHidden, onShowsHidden }: ShotsHeadProps) {
  const document = useEditor((state) => state.document)
  const { shots } = document
  const { add } = useStoryboard()
  const pending = useStore(regenerationOf(useEditorSession(), useQueryClient()).pending)
  const hiddenId = useId()
  const isReadOnly = useEditor(({ readOnlyReason }) => readOnlyReason !== null)
  const listed = listedShots(shots)
  const hasHidden = Object.values(shots).some(({ isHidden }) => isHidden)
  const length = filmLength(document)
  const chosen = listed.filter(({ shotId }) => checked.has(shotId)).length
  const [ids, label] =
    chosen > 0 ? [canGenerate(shots, checked), texts.regenerate] : [withoutPending(missingOf(shots), pending), texts.missing]
  return (
    <header className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
      <h2 className="text-16 font-strong">{texts.title}</h2>
      <span className="text-13 text-text-3 tabular-nums">
        {chosen > 0 ? texts.selected(chosen) : texts.count(listed.length, formatDuration(length.seconds), length.isEstimate)}
      </span>
      {chosen > 0 && (
        <Button variant="ghost" size="sm" onClick={() => onChecked(new Set())}>
          {texts.clear}
        </Button>
      )}
      <span className="ms-auto flex flex-wrap items-center gap-3">
        {hasHidden && (
          <label htmlFor={hiddenId} className="flex items-center gap-2 text-13 text-text-2">
            <Switch id={hiddenId} label={texts.showHidden} checked={showsHidden} onCheckedChange={onShowsHidden} />
            {texts.showHidden}
          </label>
        )}
        {(['image', 'video'] as const).map(
          (medium) =>
            ids[medium].length > 0 && (
              <BatchButton key={medium} shotIds={ids[medium]} medium={medium} onStarted={() => onChecked(new Set())}>
                {label[medium](ids[medium].length)}
              </BatchButton>
            ),
        )}
        <Button size="sm" icon={<Plus aria-hidden />} disabled={isReadOnly} onClick={() => add()}>
          {texts.add}
        </Button>
      </span>
    </header>
  )
}
