import {
  MAX_PLAN_TEXTS,
  MAX_PLAN_THINGS,
  PLAN_STATES,
  type PlanEvent,
  type PlanThing,
  type ShotPlan,
} from '@fablecut/domain/story/shot-plan/shot-plan'
import { ArrowUp, X } from 'lucide-react'
import { planTexts } from '../../texts/plan.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Stepper } from '../../ui/form/stepper.tsx'
import { useDrawnNames } from './drawn-names.ts'
import type { PlanCharacter } from './cast-fields.tsx'
import { NameChoice } from './name-choice.tsx'
import { numbered } from './numbered.ts'
import { PlanField, PlanSelect } from './plan-field.tsx'
import { PositionFields } from './position-fields.tsx'
import { type ChangePlan, withAddedText, withPosition } from './change-plan.ts'

const texts = planTexts.what
const KINDS = ['things', 'animals', 'people'] as const
const MAX_COUNT = 1000

type ThingFieldsProps = {
  plan: ShotPlan
  /** Chosen characters of the story, whose figures have their ids. */
  characters: readonly PlanCharacter[]
  onChange: ChangePlan
}

/** Things of a shot: name, count, event, state, position. */
export function ThingFields({ plan, characters, onChange }: ThingFieldsProps) {
  const onText = plan.text.length < MAX_PLAN_TEXTS ? (words: string) => onChange(withAddedText(plan, words)) : undefined
  const write = (things: readonly PlanThing[]) => onChange({ ...plan, things })
  const moveUp = (index: number) => write(plan.things.with(index - 1, plan.things[index]!).with(index, plan.things[index - 1]!))
  return (
    <>
      {plan.form === 'words' && <p className="text-12 text-text-3">{texts.besideWords}</p>}
      {numbered(plan.things).map(({ row: thing, number, key }) => (
        <ThingCard
          key={key}
          thing={thing}
          plan={plan}
          characters={characters}
          number={number}
          onText={onText}
          onChange={(next) => write(plan.things.map((other) => (other === thing ? next : other)))}
          onRemove={() => write(plan.things.filter((other) => other !== thing))}
          onMoveUp={number === 1 ? undefined : () => moveUp(number - 1)}
        />
      ))}
      {plan.things.length < MAX_PLAN_THINGS ? (
        <NameChoice
          label={texts.add}
          placeholder={texts.add}
          value={null}
          kinds={KINDS}
          onPick={(what) => write([...plan.things, { what, count: 1 }])}
          onText={onText}
        />
      ) : (
        <p className="text-12 text-text-3">{texts.full}</p>
      )}
    </>
  )
}

const NO_EVENT = ''
const EVENTS = { [NO_EVENT]: texts.noEvent, ...planTexts.events }

const NO_STATE = ''
const STATES = { [NO_STATE]: texts.noState, ...planTexts.states }
/** The state that is drawn; other adjectives are kept until one is chosen. */
const drawnStateOf = ({ state }: PlanThing) => PLAN_STATES.find((one) => one === state) ?? NO_STATE

type ThingCardProps = {
  thing: PlanThing
  plan: ShotPlan
  characters: readonly PlanCharacter[]
  number: number
  onText: ((words: string) => void) | undefined
  onChange: (thing: PlanThing) => void
  onRemove: () => void
  /** Absent for the first one. */
  onMoveUp: (() => void) | undefined
}

function ThingCard({ thing, plan, characters, number, onText, onChange, onRemove, onMoveUp }: ThingCardProps) {
  const { what, count, event } = thing
  const called = useDrawnNames().nameOf(what)
  const name = (field: string) => planTexts.who.of(called, field)
  return (
    <div role="group" aria-label={called} className="grid gap-2.5 rounded-md border border-line p-2.5">
      <div className="flex items-end gap-1.5">
        <PlanField label={texts.kindLabel} className="grow">
          <NameChoice
            label={texts.kind(number)}
            value={what}
            kinds={KINDS}
            onPick={(next) => onChange({ ...thing, what: next })}
            onText={onText}
          />
        </PlanField>
        {onMoveUp && <IconButton size="sm" label={texts.moveUp(called)} icon={<ArrowUp aria-hidden />} onClick={onMoveUp} />}
        <IconButton size="sm" label={planTexts.who.remove(called)} icon={<X aria-hidden />} onClick={onRemove} />
      </div>
      <div className="grid grid-cols-2 gap-2">
        <PlanField label={texts.count}>
          <Stepper
            label={name(texts.count)}
            lessLabel={`${texts.fewer}: ${called}`}
            moreLabel={`${texts.more}: ${called}`}
            value={count}
            min={1}
            max={MAX_COUNT}
            onValueChange={(next) => onChange({ ...thing, count: Math.min(MAX_COUNT, Math.max(1, next)) })}
            className="h-7!"
          />
        </PlanField>
        <PlanSelect
          label={texts.event}
          name={name(texts.event)}
          value={event ?? NO_EVENT}
          texts={EVENTS}
          onChange={(next) => {
            const { event: _, ...rest } = thing
            onChange(next === NO_EVENT ? rest : { ...rest, event: next as PlanEvent })
          }}
        />
        <PlanSelect
          label={texts.state}
          name={name(texts.state)}
          value={drawnStateOf(thing)}
          texts={STATES}
          onChange={(next) => {
            const { state: _, ...rest } = thing
            onChange(next === NO_STATE ? rest : { ...rest, state: next })
          }}
        />
        <PositionFields
          plan={plan}
          item={thing}
          called={called}
          characters={characters}
          onChange={(position) => onChange(withPosition(thing, position))}
        />
      </div>
    </div>
  )
}
