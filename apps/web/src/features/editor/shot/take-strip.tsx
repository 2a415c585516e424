import { Columns2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { shotsTexts as texts } from '../../../texts/editor/shots.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { CompareDialog } from './compare-dialog.tsx'
import { isReady, type ShotTake, type TakeType } from './shot-take.ts'
import { TakeTile } from './take-tile.tsx'

type TakeStripProps = {
  type: TakeType
  takes: readonly ShotTake[]
  activeId: string | null
  onChoose: (take: ShotTake) => void
  /** Additional tiles: upload, history. */
  children?: ReactNode
}

/** Takes of one type, newest first; a click makes one active. Two can be compared. */
export function TakeStrip({ type, takes, activeId, onChoose, children }: TakeStripProps) {
  const [isComparing, setComparing] = useState(false)
  const ready = takes.filter(isReady)
  return (
    <div className="grid gap-2">
      <ul aria-label={texts.takes.label[type]} className="flex max-h-44 flex-wrap gap-2 overflow-y-auto p-1">
        {takes.map((take, index) => (
          <li key={take.id}>
            <TakeTile
              take={take}
              name={texts.takes.takeName(texts.takes.name[type], takes.length - index)}
              isActive={take.id === activeId}
              onChoose={() => onChoose(take)}
            />
          </li>
        ))}
        {children}
      </ul>
      {takes.length === 0 && <p className={cx('text-12 text-text-3', children !== undefined && 'sr-only')}>{texts.takes.none[type]}</p>}
      {ready.length > 1 && type !== 'audio' && (
        <Button variant="ghost" size="sm" icon={<Columns2 aria-hidden />} className="justify-self-start" onClick={() => setComparing(true)}>
          {texts.takes.compare}
        </Button>
      )}
      {isComparing && (
        <CompareDialog takes={ready} activeId={activeId} type={type} onChoose={onChoose} onClose={() => setComparing(false)} />
      )}
    </div>
  )
}
