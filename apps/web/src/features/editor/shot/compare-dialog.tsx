import { useState } from 'react'
import { shotsTexts as texts } from '../../../texts/editor/shots.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Select } from '../../../ui/form/select.tsx'
import type { ShotTake, TakeType } from './shot-take.ts'

type CompareDialogProps = {
  type: TakeType
  /** Ready takes, newest first; at least two. */
  takes: readonly ShotTake[]
  activeId: string | null
  onChoose: (take: ShotTake) => void
  onClose: () => void
}

/** Compares two takes side by side; either can be made active. */
export function CompareDialog({ type, takes, activeId, onChoose, onClose }: CompareDialogProps) {
  const current = takes.find(({ id }) => id === activeId) ?? takes.at(-1)
  const other = takes.find(({ id }) => id !== current?.id)
  const [ids, setIds] = useState<readonly [string, string]>([current?.id ?? '', other?.id ?? ''])
  const options = takes.map(({ id }, index) => ({ value: id, label: texts.takes.takeName(texts.takes.name[type], takes.length - index) }))
  return (
    <Dialog open onOpenChange={onClose} title={texts.compare.title} width="lg">
      <div className="grid gap-4 sm:grid-cols-2">
        {([0, 1] as const).map((side) => {
          const take = takes.find(({ id }) => id === ids[side])
          const label = side === 0 ? texts.compare.left : texts.compare.right
          const isActive = take?.id === activeId
          return (
            <section key={side} aria-label={label} className="grid content-start gap-3">
              <Select
                label={label}
                size="sm"
                value={ids[side]}
                options={options}
                onValueChange={(id) => setIds(side === 0 ? [id, ids[1]] : [ids[0], id])}
              />
              {take && <Look take={take} />}
              {take?.prompt && <p className="line-clamp-3 text-12 text-text-2">{take.prompt}</p>}
              <Button disabled={!take || isActive} onClick={() => take && onChoose(take)}>
                {isActive ? texts.compare.inUse : texts.compare.use}
              </Button>
            </section>
          )
        })}
      </div>
    </Dialog>
  )
}

function Look({ take: { asset } }: { take: ShotTake }) {
  if (!asset) return null
  const look = 'aspect-video w-full rounded-md bg-well object-contain'
  return asset.resourceType === 'video' ? (
    <video src={asset.url} poster={asset.thumbnailUrl ?? undefined} controls loop muted playsInline className={look} />
  ) : (
    <img src={asset.url} alt="" className={look} />
  )
}
