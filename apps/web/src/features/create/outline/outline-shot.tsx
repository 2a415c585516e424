import type { GraphicDrawings } from '@fablecut/director/vocabulary/graphic-drawings'
import { EMPTY_PLAN, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { GripVertical, Plus, Sparkles, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { PlanCharacter } from '../../../story-components/plan/cast-fields.tsx'
import { PlanGroups } from '../../../story-components/plan/plan-groups.tsx'
import { type DrawnNames, useDrawnNames } from '../../../story-components/plan/drawn-names.ts'
import { useGraphicDrawings } from '../../../story-components/plan/graphic-drawings.ts'
import { drawingsSummary, planSummary } from '../../../story-components/plan/plan-summary.ts'
import { spokenLength } from '../../../story-data/spoken-length.ts'
import { outlineTexts } from '../../../texts/outline.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import type { DraftShot } from './creation-draft.ts'
import type { OutlineEdit } from './outline-edits.ts'
import { ShotThumbnail } from './shot-thumbnail.tsx'
import { ShotWords } from './shot-words.tsx'

const texts = outlineTexts.shot

/** Longest speech that a clip can follow: it is slowed to 1.8 times its length at most (CD-117). */
const MAX_SECONDS = 9

export type OutlineShotProps = {
  shot: DraftShot
  number: number
  aspect: '16:9' | '9:16'
  others: readonly (ShotPlan | null)[]
  characters: readonly PlanCharacter[]
  isFull: boolean
  isEnglish: boolean
  disabled: boolean
  /** Where a dragged shot would be dropped, next to this one. */
  dropSide: 'before' | 'after' | null
  handle: ComponentProps<'button'>
  onEdit: (edit: OutlineEdit) => void
  onAdd: () => void
  onRemove: () => void
  onRetryPicture: () => void
}

/** A shot: its rough picture, its words, and what it shows. */
export function OutlineShotItem({ shot, number, aspect, dropSide, disabled, onEdit, onRetryPicture, ...rest }: OutlineShotProps) {
  const { id, script, plan } = shot
  const names = useDrawnNames()
  const drawings = useGraphicDrawings(plan)
  const seconds = spokenLength(script).seconds
  return (
    <li
      data-shot={id}
      aria-label={texts.name(number)}
      className={cx(
        'relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 px-4 pt-4 pb-1 sm:gap-x-4 sm:px-6',
        dropSide && 'before:absolute before:inset-x-0 before:h-0.5 before:bg-accent',
        dropSide === 'before' && 'before:top-0',
        dropSide === 'after' && 'before:bottom-0',
      )}
    >
      <ShotThumbnail shot={shot} number={number} total={rest.others.length} aspect={aspect} onRetry={onRetryPicture} />
      <div className="grid min-w-0 content-start gap-1">
        <ShotTools number={number} seconds={seconds} disabled={disabled} {...rest} />
        <ShotWords label={texts.words(number)} value={script} disabled={disabled} onAccept={(text) => onEdit({ type: 'text', id, text })} />
        {seconds > MAX_SECONDS && <p className="text-12 text-warn">{texts.tooLong}</p>}
      </div>
      <Disclosure
        className="col-span-full"
        summary={
          <span className="flex min-w-0 gap-3 text-13">
            <span className="shrink-0 text-text-2">
              {texts.plan}
              <span className="sr-only"> {texts.planOf(number)}</span>
            </span>
            {plan && <span className="truncate text-12 leading-5 text-text-3">{summaryOf(plan, names, drawings)}</span>}
          </span>
        }
      >
        <ShotPlanFields shot={shot} number={number} plan={plan} disabled={disabled} onEdit={onEdit} {...rest} />
      </Disclosure>
    </li>
  )
}

/** Figures, things and place of a plan in one line, or its motion graphic and what is drawn with it. What hands do names its things. */
function summaryOf(plan: ShotPlan, names: DrawnNames, drawings: GraphicDrawings | undefined): string {
  const { form, who, what, hands, where } = planSummary(plan, names)
  if (plan.graphic && !plan.handwork) return [form, ...(drawings ? drawingsSummary(drawings, names) : [])].join(' · ')
  const seen = [...(plan.cast.length > 0 ? [who] : []), ...(plan.handwork ? [hands] : plan.things.length > 0 ? [what] : [])]
  return [...seen, where].join(' · ')
}

type ShotToolsProps = Pick<OutlineShotProps, 'number' | 'disabled' | 'isFull' | 'handle' | 'onAdd' | 'onRemove'> & { seconds: number }

function ShotTools({ number, seconds, disabled, isFull, handle, onAdd, onRemove }: ShotToolsProps) {
  return (
    <div className="flex items-center gap-1">
      <h3 className="whitespace-nowrap text-13 font-strong">{texts.name(number)}</h3>
      <span className="ms-1 me-auto whitespace-nowrap text-12 text-text-3 tabular-nums">{texts.seconds(seconds)}</span>
      <IconButton
        size="sm"
        label={isFull ? texts.full : texts.addAfter(number)}
        icon={<Plus aria-hidden />}
        disabled={disabled || isFull}
        onClick={onAdd}
      />
      <IconButton size="sm" label={texts.remove(number)} icon={<Trash2 aria-hidden />} disabled={disabled} onClick={onRemove} />
      <IconButton
        size="sm"
        label={texts.move(number)}
        keys={texts.moveHint}
        icon={<GripVertical aria-hidden />}
        disabled={disabled}
        className="cursor-grab touch-none active:cursor-grabbing"
        {...handle}
      />
    </div>
  )
}

type ShotPlanFieldsProps = Pick<OutlineShotProps, 'shot' | 'number' | 'others' | 'characters' | 'isEnglish' | 'disabled' | 'onEdit'> & {
  plan: ShotPlan | null
}

function ShotPlanFields({ shot: { id, script }, plan, others, characters, isEnglish, disabled, onEdit }: ShotPlanFieldsProps) {
  const onChange = (next: ShotPlan) => onEdit({ type: 'plan', id, plan: next })
  if (!plan)
    return (
      <div className="flex flex-wrap items-center gap-3 pb-2 text-13 text-text-2">
        <p className="grow">{texts.unplanned}</p>
        <Button size="sm" disabled={disabled} onClick={() => onChange(EMPTY_PLAN)}>
          {texts.planByHand}
        </Button>
      </div>
    )
  return (
    <div className="grid gap-2 pb-2">
      <PlanGroups plan={plan} narration={script} others={others} characters={characters} disabled={disabled} onChange={onChange} />
      {isEnglish && script !== '' && (
        <Button
          size="sm"
          variant="ghost"
          className="justify-self-start"
          icon={<Sparkles aria-hidden />}
          disabled={disabled}
          onClick={() => onEdit({ type: 'replan', id })}
        >
          {texts.again}
        </Button>
      )}
    </div>
  )
}
