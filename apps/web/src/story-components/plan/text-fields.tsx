import { MAX_PLAN_TEXTS, type PlanText, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { Plus, X } from 'lucide-react'
import { planTexts } from '../../texts/plan.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { TypedValue } from '../../ui/form/typed-value.tsx'
import { numbered } from './numbered.ts'
import { PlanField, PlanSelect } from './plan-field.tsx'
import { type ChangePlan, withAddedText } from './change-plan.ts'

const texts = planTexts.text
const MAX_CHARACTERS = 160

type TextFieldsProps = { plan: ShotPlan; narration: string; onChange: ChangePlan }

/** Words on screen. */
export function TextFields({ plan, narration, onChange }: TextFieldsProps) {
  const write = (text: readonly PlanText[]) => onChange({ ...plan, text })
  const words = narration.split(/\s+/u).filter(Boolean)
  return (
    <>
      {numbered(plan.text).map(({ row: text, number, key }) => (
        <TextCard
          key={key}
          text={text}
          number={number}
          cues={cuesOf(words, text.at)}
          onChange={(next) => write(plan.text.map((other) => (other === text ? next : other)))}
          onRemove={() => write(plan.text.filter((other) => other !== text))}
        />
      ))}
      {plan.text.length < MAX_PLAN_TEXTS ? (
        <Button
          size="sm"
          variant="ghost"
          icon={<Plus aria-hidden />}
          className="justify-self-start"
          onClick={() => onChange(withAddedText(plan, texts.newWords))}
        >
          {texts.add}
        </Button>
      ) : (
        <p className="text-12 text-text-3">{texts.full}</p>
      )}
    </>
  )
}

/** Words of the narration by their index. A text may name a word that is no longer said. */
function cuesOf(words: readonly string[], at: number): Record<string, string> {
  const cues = Object.fromEntries(words.map((word, index) => [String(index), texts.wordAt(word, index + 1)]))
  return { '0': texts.atStart, ...cues, ...(at >= Math.max(1, words.length) && { [String(at)]: texts.wordAt('…', at + 1) }) }
}

type TextCardProps = {
  text: PlanText
  number: number
  cues: Record<string, string>
  onChange: (text: PlanText) => void
  onRemove: () => void
}

function TextCard({ text, number, cues, onChange, onRemove }: TextCardProps) {
  const { words, role, at } = text
  const row = texts.row(number)
  return (
    <div role="group" aria-label={row} className="grid gap-2.5 rounded-md border border-line p-2.5">
      <div className="flex items-end gap-1.5">
        <PlanField label={texts.words} className="grow">
          <TypedValue
            label={planTexts.fieldOf(row, texts.words)}
            displayValue={words}
            maxLength={MAX_CHARACTERS}
            read={(typed) => typed.trim() || undefined}
            onAccept={(next) => onChange({ ...text, words: next })}
          />
        </PlanField>
        <IconButton size="sm" label={texts.remove(words)} icon={<X aria-hidden />} onClick={onRemove} />
      </div>
      <div className="grid grid-cols-2 gap-2">
        <PlanSelect
          label={texts.role}
          name={planTexts.fieldOf(row, texts.role)}
          value={role}
          texts={planTexts.roles}
          onChange={(next) => onChange({ ...text, role: next })}
        />
        <PlanSelect
          label={texts.at}
          name={planTexts.fieldOf(row, texts.at)}
          value={String(at)}
          texts={cues}
          onChange={(next) => onChange({ ...text, at: Number(next) })}
        />
      </div>
    </div>
  )
}
