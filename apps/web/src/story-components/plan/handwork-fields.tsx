import { MAX_PLAN_HANDWORK, type PlanHandwork, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { Plus, X } from 'lucide-react'
import { planTexts } from '../../texts/plan.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import type { ChangePlan } from './change-plan.ts'
import { useDrawnNames } from './drawn-names.ts'
import { NameChoice } from './name-choice.tsx'
import { numbered } from './numbered.ts'
import { PlanField, PlanSelect } from './plan-field.tsx'
import { handworkSummary } from './plan-summary.ts'

const texts = planTexts.hands
const KINDS = ['things'] as const

/** What hands do to the things of a shot: motion, thing, tool, where to, and whether it is struck out. */
export function HandworkFields({ plan, onChange }: { plan: ShotPlan; onChange: ChangePlan }) {
  const { handwork = [], things } = plan
  const write = (next: readonly PlanHandwork[]) => {
    const { handwork: _, ...rest } = plan
    onChange(next.length === 0 ? rest : { ...rest, handwork: next })
  }
  return (
    <>
      {numbered(handwork).map(({ row: work, number, key }) => (
        <HandworkCard
          key={key}
          work={work}
          number={number}
          things={things.map(({ what }) => what)}
          onChange={(next) => write(handwork.map((other) => (other === work ? next : other)))}
          onRemove={() => write(handwork.filter((other) => other !== work))}
        />
      ))}
      {handwork.length < MAX_PLAN_HANDWORK ? (
        <Button
          size="sm"
          variant="ghost"
          icon={<Plus aria-hidden />}
          className="justify-self-start"
          disabled={things.length === 0}
          onClick={() => write([...handwork, { motion: 'hold', what: things[0]!.what }])}
        >
          {texts.add}
        </Button>
      ) : (
        <p className="text-12 text-text-3">{texts.full}</p>
      )}
    </>
  )
}

type HandworkCardProps = {
  work: PlanHandwork
  number: number
  /** Names of the things of the plan, which the hands work on. */
  things: readonly string[]
  onChange: (work: PlanHandwork) => void
  onRemove: () => void
}

function HandworkCard({ work, number, things, onChange, onRemove }: HandworkCardProps) {
  const names = useDrawnNames()
  const { motion, what, tool, target, isDenied = false } = work
  const row = texts.row(number)
  const name = (field: string) => planTexts.fieldOf(row, field)
  const choices = Object.fromEntries([...things, what].map((thing) => [thing, names.nameOf(thing)]))
  const changeName = (field: 'tool' | 'target', next: string | null) => {
    const { [field]: _, ...rest } = work
    onChange(next === null ? rest : { ...rest, [field]: next })
  }
  return (
    <div role="group" aria-label={row} className="grid gap-2.5 rounded-md border border-line p-2.5">
      <div className="flex items-start justify-between gap-1.5">
        <p className="min-w-0 text-13">{handworkSummary(work, names)}</p>
        <IconButton size="sm" label={planTexts.who.remove(handworkSummary(work, names))} icon={<X aria-hidden />} onClick={onRemove} />
      </div>
      <div className="grid grid-cols-2 gap-2">
        <PlanSelect
          label={texts.motion}
          name={name(texts.motion)}
          value={motion}
          texts={texts.motions}
          onChange={(next) => onChange({ ...work, motion: next })}
        />
        <PlanSelect
          label={texts.what}
          name={name(texts.what)}
          value={what}
          texts={choices}
          onChange={(next) => onChange({ ...work, what: next })}
        />
        {(['tool', 'target'] as const).map((field) => (
          <PlanField key={field} label={texts[field]}>
            <NameChoice
              label={name(texts[field])}
              value={(field === 'tool' ? tool : target) ?? null}
              kinds={KINDS}
              none={{ label: texts.none, onPick: () => changeName(field, null) }}
              onPick={(next) => changeName(field, next)}
            />
          </PlanField>
        ))}
        <PlanField label={texts.struck}>
          <span className="flex h-7 items-center">
            <Switch
              label={name(texts.struck)}
              checked={isDenied}
              onCheckedChange={(next) => {
                const { isDenied: _, ...rest } = work
                onChange(next ? { ...rest, isDenied: true } : rest)
              }}
            />
          </span>
        </PlanField>
      </div>
    </div>
  )
}
