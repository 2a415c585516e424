import type { WireModel } from '@fablecut/contracts/operations/admin/models'
import { adminEnginesTexts } from '../../../texts/admin/engines.ts'
import { formatTime } from '../../../texts/format.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { type StatusTone, StatusDot } from '../../../ui/feedback/status-dot.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import { StateButtons, TryButton } from './model-actions.tsx'
import { fullTitle, requiredInput } from './required-input.ts'

const texts = adminEnginesTexts.models
const TONES: Readonly<Record<WireModel['status'], StatusTone>> = { 'from-docs': 'quiet', 'seen-working': 'success', retired: 'quiet' }

/** A model: what it makes for which pick, its price and state. */
export function ModelRow({ model, onEdit }: { model: WireModel; onEdit: () => void }) {
  const { id, title, provider, serves, status } = model
  const input = requiredInput(model)
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-2 text-13 font-strong">
          <span className="min-w-0 break-words">
            {title} {input !== null && <span className="font-regular text-text-2">{input}</span>}
          </span>
          {model.is_own && <Badge>{texts.own}</Badge>}
        </h3>
        <p className="text-13 break-words text-text-2">
          {adminEnginesTexts.providerOf(provider)} · {texts.serves(serves)}
        </p>
        <p className="text-12 break-words text-text-3" title={texts.priced(model.cost.source, model.cost.checked)}>
          {priceOf(model)} · {id}
        </p>
        <LastTrial model={model} />
      </div>
      <div className="flex flex-wrap items-center gap-2 sm:justify-end">
        <span title={texts.statusNotes[status]} className="max-sm:basis-full">
          <StatusDot tone={TONES[status]} word={texts.statuses[status]} className="me-2" />
        </span>
        <Button size="sm" variant="line" aria-label={texts.editOf(fullTitle(model))} onClick={onEdit}>
          {texts.edit}
        </Button>
        {model.trial_usd !== null && status !== 'retired' && <TryButton model={model} usd={model.trial_usd} />}
        <StateButtons model={model} />
      </div>
    </li>
  )
}

function priceOf({ cost: { unit, usd, per_call: perCall } }: WireModel): string {
  if (usd === 0 && perCall === 0) return texts.free
  const money = adminEnginesTexts.usd
  return `${texts.price(money(usd), unit)}${perCall === 0 ? '' : texts.perCall(money(perCall))}`
}

function LastTrial({ model: { last_trial: trial } }: { model: WireModel }) {
  if (!trial || trial.is_running) return null
  const time = formatTime(trial.at)
  if (trial.problem === null) return <p className="text-12 text-text-3">{texts.tried(time)}</p>
  return (
    <p className="text-12 text-pretty break-words text-danger">
      {texts.tryFailed(time)}: {trial.problem}
    </p>
  )
}
