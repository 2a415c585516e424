import { MAX_PLAN_FIGURES, MAX_PLAN_TEXTS, type PlanFigure, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { X } from 'lucide-react'
import { planTexts } from '../../texts/plan.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { type DrawnNames, useDrawnNames } from './drawn-names.ts'
import { NameChoice } from './name-choice.tsx'
import { PlanField, PlanSelect } from './plan-field.tsx'
import { PositionFields } from './position-fields.tsx'
import { type ChangePlan, figureIdFor, withAddedText, withPosition } from './change-plan.ts'

const texts = planTexts.who
const KINDS = ['people', 'animals'] as const

export type PlanCharacter = { readonly id: string; readonly name: string }

type CastFieldsProps = {
  plan: ShotPlan
  /** Plans of the other shots of the story, whose figures may return. */
  others: readonly (ShotPlan | null)[]
  /** Chosen characters of the story, whose figures have their ids. */
  characters: readonly PlanCharacter[]
  onChange: ChangePlan
}

/** Who is seen, what each does and feels. */
export function CastFields({ plan, others, characters, onChange }: CastFieldsProps) {
  const onText = plan.text.length < MAX_PLAN_TEXTS ? (words: string) => onChange(withAddedText(plan, words)) : undefined
  const { nameOf } = useDrawnNames()
  const idFor = (what: string, current: ShotPlan) => figureIdFor(what, current, others)
  const write = (cast: readonly PlanFigure[]) => onChange({ ...plan, cast })
  const add = (what: string) => write([...plan.cast, { id: idFor(what, plan), what, action: 'stand', feeling: 'neutral', speaks: false }])
  return (
    <>
      {plan.cast.map((figure, index) => (
        <FigureCard
          key={figure.id}
          figure={figure}
          plan={plan}
          characters={characters}
          number={index + 1}
          character={characters.find(({ id }) => id === figure.id)?.name ?? null}
          targets={targetsOf(plan, figure, nameOf)}
          onText={onText}
          onChange={(next) => write(plan.cast.map((other) => (other === figure ? next : other)))}
          onKind={(what) => {
            const cast = plan.cast.filter((other) => other !== figure)
            write(plan.cast.map((other) => (other === figure ? { ...figure, what, id: idFor(what, { ...plan, cast }) } : other)))
          }}
          onRemove={() => write(plan.cast.filter((other) => other !== figure))}
        />
      ))}
      {plan.cast.length < MAX_PLAN_FIGURES ? (
        <NameChoice label={texts.add} placeholder={texts.add} value={null} kinds={KINDS} onPick={add} onText={onText} />
      ) : (
        <p className="text-12 text-text-3">{planTexts.what.full}</p>
      )}
    </>
  )
}

const NO_TARGET = ''

/** Figures and things that an action can be done to, by the value of `target`. */
function targetsOf({ cast, things }: ShotPlan, figure: PlanFigure, nameOf: DrawnNames['nameOf']): Record<string, string> {
  const others = cast.filter((other) => other !== figure)
  const known = Object.fromEntries([
    [NO_TARGET, texts.noTarget],
    ...others.map(({ id, what }) => [id, nameOf(what)]),
    ...things.map(({ what }) => [what, nameOf(what)]),
  ])
  return figure.target === undefined || figure.target in known ? known : { ...known, [figure.target]: nameOf(figure.target) }
}

type FigureCardProps = {
  figure: PlanFigure
  plan: ShotPlan
  characters: readonly PlanCharacter[]
  number: number
  /** Name of the chosen character that the figure is; null for others. */
  character: string | null
  targets: Record<string, string>
  onText: ((words: string) => void) | undefined
  onChange: (figure: PlanFigure) => void
  onKind: (what: string) => void
  onRemove: () => void
}

function FigureCard({ figure, plan, characters, number, character, targets, onText, onChange, onKind, onRemove }: FigureCardProps) {
  const { what, action, feeling, target, speaks } = figure
  const called = useDrawnNames().nameOf(what)
  const name = (field: string) => texts.of(character ?? called, field)
  return (
    <div role="group" aria-label={character ?? called} className="grid gap-2.5 rounded-md border border-line p-2.5">
      <div className="flex items-end gap-1.5">
        <PlanField label={texts.kindLabel} className="grow">
          {character === null ? (
            <NameChoice label={texts.kind(number)} value={what} kinds={KINDS} onPick={onKind} onText={onText} />
          ) : (
            <span className="text-13">{texts.chosen(character)}</span>
          )}
        </PlanField>
        <IconButton size="sm" label={texts.remove(character ?? called)} icon={<X aria-hidden />} onClick={onRemove} />
      </div>
      <div className="grid grid-cols-2 gap-2">
        <PlanSelect
          label={texts.action}
          name={name(texts.action)}
          value={action}
          texts={planTexts.actions}
          onChange={(next) => onChange({ ...figure, action: next })}
        />
        <PlanSelect
          label={texts.target}
          name={name(texts.target)}
          value={target ?? NO_TARGET}
          texts={targets}
          onChange={(next) => {
            const { target: _, ...rest } = figure
            onChange(next === NO_TARGET ? rest : { ...rest, target: next })
          }}
        />
        <PlanSelect
          label={texts.feeling}
          name={name(texts.feeling)}
          value={feeling}
          texts={planTexts.feelings}
          onChange={(next) => onChange({ ...figure, feeling: next })}
        />
        <PositionFields
          plan={plan}
          item={figure}
          called={character ?? called}
          characters={characters}
          onChange={(position) => onChange(withPosition(figure, position))}
        />
        <PlanField label={texts.speaks}>
          <span className="flex h-7 items-center">
            <Switch label={name(texts.speaks)} checked={speaks} onCheckedChange={(next) => onChange({ ...figure, speaks: next })} />
          </span>
        </PlanField>
      </div>
    </div>
  )
}
