import { basesInPlan } from '@fablecut/domain/story/shot-plan/position-bases'
import type { NamedCharacter } from '@fablecut/domain/story/shot-plan/plan-prompts'
import type { PlanFigure, PlanPosition, PlanRelation, PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { planTexts } from '../../texts/plan.ts'
import { type DrawnNames, useDrawnNames } from './drawn-names.ts'
import { PlanSelect } from './plan-field.tsx'

const texts = planTexts.position

const ANYWHERE = ''
const RELATIONS = { [ANYWHERE]: texts.none, ...texts.relations }

type PositionFieldsProps = {
  plan: ShotPlan
  /** Figure or thing of the plan. */
  item: PlanFigure | PlanThing
  called: string
  /** Chosen characters of the story, whose figures have their ids. */
  characters: readonly NamedCharacter[]
  onChange: (position: PlanPosition | undefined) => void
}

/** Where a figure or thing is in relation to another one of its shot; nothing in a shot without another one. */
export function PositionFields({ plan, item, called, characters, onChange }: PositionFieldsProps) {
  const { nameOf } = useDrawnNames()
  const { position } = item
  const others = othersOf(plan, item, nameOf, characters)
  const [first] = Object.keys(others)
  if (first === undefined) return null
  const name = (field: string) => planTexts.who.of(called, field)
  return (
    <div className="col-span-2 grid grid-cols-2 gap-2">
      <PlanSelect
        label={texts.where}
        name={name(texts.where)}
        value={position?.relation ?? ANYWHERE}
        texts={RELATIONS}
        onChange={(next) => onChange(next === ANYWHERE ? undefined : { relation: next as PlanRelation, of: position?.of ?? first })}
      />
      {position && (
        <PlanSelect
          label={texts.at}
          name={name(texts.at)}
          value={position.of}
          texts={position.of in others ? others : { ...others, [position.of]: nameOf(position.of) }}
          onChange={(of) => onChange({ ...position, of })}
        />
      )}
    </div>
  )
}

/** Names of what a figure or thing can be placed at, by the value of `of`: not what is itself placed there. */
function othersOf(
  plan: ShotPlan,
  item: PlanFigure | PlanThing,
  nameOf: DrawnNames['nameOf'],
  characters: readonly NamedCharacter[],
): Record<string, string> {
  const { cast, things } = plan
  const named = [
    ...cast.map(({ id, what }) => ({ of: id, label: characters.find((one) => one.id === id)?.name ?? nameOf(what) })),
    ...things.map(({ what }) => ({ of: what, label: nameOf(what) })),
  ]
  const index = [...cast, ...things].indexOf(item)
  const isPossible = (of: string): boolean => {
    const placed = { ...item, position: { relation: 'beside' as const, of } }
    const all = { cast: cast.map((one) => (one === item ? placed : one)), things: things.map((one) => (one === item ? placed : one)) }
    return basesInPlan(all as Pick<ShotPlan, 'cast' | 'things'>)[index] !== undefined
  }
  return Object.fromEntries(named.filter(({ of }, i) => i !== index && isPossible(of)).map(({ of, label }) => [of, label]))
}
