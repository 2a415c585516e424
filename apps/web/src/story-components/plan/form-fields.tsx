import { type GraphicTemplate, hasRoomForDrawings, type ShotGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import type { PlanForm, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { planTexts } from '../../texts/plan.ts'
import { GraphicFields } from './graphic-fields.tsx'
import { FORM_OF_TEMPLATE, initialGraphic } from './graphic-template.ts'
import { PlanSelect } from './plan-field.tsx'
import type { ChangePlan } from './change-plan.ts'

const texts = planTexts.form

/** Forms without a motion graphic that are drawn differently. */
const PLAIN_FORMS = ['scene', 'words', 'quote', 'question', 'list', 'call'] as const satisfies readonly PlanForm[]
type FormChoice = `form:${PlanForm}` | `graphic:${GraphicTemplate}`

const TEMPLATES = Object.keys(FORM_OF_TEMPLATE) as GraphicTemplate[]
const CHOICES = Object.fromEntries([
  ...PLAIN_FORMS.map((form) => [`form:${form}`, planTexts.forms[form]]),
  ...TEMPLATES.map((template) => [`graphic:${template}`, planTexts.templates[template]]),
]) as Record<FormChoice, string>

/** Which note says what can be drawn with a motion graphic. */
const noteOf = (graphic: ShotGraphic): keyof typeof texts.graphicNotes =>
  !hasRoomForDrawings(graphic) ? 'none' : graphic.template === 'words' ? 'words' : hasRows(graphic) ? 'rows' : 'diagram'

const hasRows = ({ template }: ShotGraphic): boolean => template === 'list' || template === 'steps'

/** Whether the shot is a scene, words, or a motion graphic with its data. */
export function FormFields({ plan, narration, onChange }: { plan: ShotPlan; narration: string; onChange: ChangePlan }) {
  const { form, graphic } = plan
  const value: FormChoice = graphic ? `graphic:${graphic.template}` : `form:${form}`
  const choose = (choice: FormChoice) => {
    const { graphic: _, ...rest } = plan
    const template = TEMPLATES.find((one) => choice === `graphic:${one}`)
    if (template) onChange({ ...rest, form: FORM_OF_TEMPLATE[template], graphic: initialGraphic(template, narration) })
    else onChange({ ...rest, form: choice.slice('form:'.length) as PlanForm })
  }
  return (
    <>
      <PlanSelect
        label={texts.label}
        value={value}
        texts={value in CHOICES ? CHOICES : { ...CHOICES, [value]: planTexts.forms[form] }}
        onChange={choose}
      />
      {graphic && (
        <>
          <p className="text-12 text-text-3">{texts.graphicNotes[noteOf(graphic)]}</p>
          <GraphicFields key={graphic.template} graphic={graphic} onChange={(next) => onChange({ ...plan, graphic: next })} />
        </>
      )}
    </>
  )
}
