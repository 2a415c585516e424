import { MAX_PLAN_TEXTS, type PlanPlaceState, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { backdropOfPlace, canHaveBackdrop, hasWordsAlone } from '@fablecut/domain/story/shot-plan/words-card'
import { planTexts } from '../../texts/plan.ts'
import { NameChoice } from './name-choice.tsx'
import { PlanField, PlanSelect } from './plan-field.tsx'
import { type ChangePlan, withAddedText } from './change-plan.ts'

const texts = planTexts.where
const NO_STATE = ''
const STATES = { [NO_STATE]: texts.noState, ...planTexts.placeStates }

type FieldsProps = { plan: ShotPlan; onChange: ChangePlan }

/** Where and when a shot happens, and what is behind words alone. */
export function PlaceFields({ plan, onChange }: FieldsProps) {
  const { place, placeState, hour, weather, mood } = plan
  return (
    <>
      <PlanField label={texts.place}>
        <NameChoice
          label={texts.place}
          value={place ?? null}
          kinds={['places']}
          none={{
            label: planTexts.plainGround,
            onPick: () => {
              const { place: _, placeState: _state, ...rest } = plan
              onChange(rest)
            },
          }}
          onPick={(next) => onChange({ ...plan, place: next })}
          onText={plan.text.length < MAX_PLAN_TEXTS ? (words) => onChange(withAddedText(plan, words)) : undefined}
        />
      </PlanField>
      {place !== undefined && (
        <PlanSelect
          label={texts.state}
          value={placeState ?? NO_STATE}
          texts={STATES}
          onChange={(next) => {
            const { placeState: _, ...rest } = plan
            onChange(next === NO_STATE ? rest : { ...rest, placeState: next as PlanPlaceState })
          }}
        />
      )}
      {canHaveBackdrop(plan) && <BackdropField plan={plan} onChange={onChange} />}
      <div className="grid grid-cols-3 gap-2">
        <PlanSelect label={texts.hour} value={hour} texts={planTexts.hours} onChange={(next) => onChange({ ...plan, hour: next })} />
        <PlanSelect
          label={texts.weather}
          value={weather}
          texts={planTexts.weathers}
          onChange={(next) => onChange({ ...plan, weather: next })}
        />
        <PlanSelect label={texts.mood} value={mood} texts={planTexts.moods} onChange={(next) => onChange({ ...plan, mood: next })} />
      </div>
    </>
  )
}

/** A place out of focus behind a card, or a thing behind words that stand alone. */
function BackdropField({ plan, onChange }: FieldsProps) {
  return (
    <PlanField label={texts.backdrop}>
      <NameChoice
        label={texts.backdrop}
        value={plan.backdrop ?? null}
        kinds={hasWordsAlone(plan) ? ['places', 'things', 'animals'] : ['places']}
        none={{
          label: texts.noBackdrop,
          onPick: () => {
            const { backdrop: _, ...rest } = plan
            onChange(rest)
          },
        }}
        valueOfPlace={backdropOfPlace}
        onPick={(backdrop) => onChange({ ...plan, backdrop })}
      />
    </PlanField>
  )
}
