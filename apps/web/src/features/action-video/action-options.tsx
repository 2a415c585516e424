import { ACTION_MODELS } from '@fablecut/domain/action-video/action-models'
import {
  ACTION_RATIOS,
  ACTION_RESOLUTIONS,
  ACTION_TYPES,
  EXPRESSION_INTENSITY,
  MAX_DESCRIPTION_CHARACTERS,
} from '@fablecut/domain/action-video/action-request'
import type { ReactNode } from 'react'
import { actionVideoTexts } from '../../texts/action-video.ts'
import { madeBy } from '../../texts/engines.ts'
import { Field } from '../../ui/form/field.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Stepper } from '../../ui/form/stepper.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { type ActionVideoForm, mayUse } from './action-video-form.ts'

const texts = actionVideoTexts.options

type ActionOptionsProps = {
  form: ActionVideoForm
  onChange: (change: Partial<ActionVideoForm>) => void
  /** Of the account; null for a visitor. */
  features: readonly string[] | null
  /** Providers' names of the models that they make. */
  makers: Readonly<Record<string, string>>
}

/** A model that no connected provider has is not connected, whatever its name promises. */
const makerOf = (maker: string | undefined): string =>
  maker === undefined ? texts.notConnected(madeBy('action', maker)) : madeBy('action', maker)

/** Model, format and words. */
export function ActionOptions({ form, onChange, features, makers }: ActionOptionsProps) {
  const models = ACTION_MODELS.map((model) => {
    const disabled = !mayUse(model, features)
    return {
      value: model,
      label: model,
      disabled,
      note: disabled ? texts.noAccess : `${texts.modelNotes[model]}, ${makerOf(makers[model])}`,
    }
  })
  return (
    <section
      aria-label={texts.label}
      className="grid min-w-0 content-start gap-5 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-5"
    >
      <Labelled text={texts.model} note={makerOf(makers[form.model])}>
        <Select label={texts.model} value={form.model} options={models} onValueChange={(model) => onChange({ model })} />
      </Labelled>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4 lg:grid-cols-1 lg:gap-5 xl:grid-cols-2 xl:gap-4">
        <Labelled text={texts.ratio}>
          <Select
            label={texts.ratio}
            value={form.ratio}
            options={ACTION_RATIOS.map((ratio) => ({ value: ratio, label: texts.ratios[ratio] }))}
            onValueChange={(ratio) => onChange({ ratio })}
          />
        </Labelled>
        <Labelled text={texts.resolution}>
          <Segmented
            label={texts.resolution}
            value={form.resolution}
            segments={ACTION_RESOLUTIONS.map((resolution) => ({ value: resolution, label: resolution }))}
            onValueChange={(resolution) => onChange({ resolution })}
          />
        </Labelled>
      </div>
      <Labelled text={texts.place} note={texts.placeNotes[form.place]}>
        <Segmented
          label={texts.place}
          value={form.place}
          segments={ACTION_TYPES.map((place) => ({ value: place, label: texts.places[place] }))}
          onValueChange={(place) => onChange({ place })}
        />
      </Labelled>
      <Labelled text={texts.intensity} note={texts.intensityHint}>
        <Stepper
          label={texts.intensity}
          lessLabel={texts.less}
          moreLabel={texts.more}
          value={form.intensity}
          min={EXPRESSION_INTENSITY.min}
          max={EXPRESSION_INTENSITY.max}
          onValueChange={(intensity) => onChange({ intensity })}
        />
      </Labelled>
      <Field label={texts.prompt} hint={makers[form.model] === undefined ? texts.wordsUnused : undefined}>
        <TextArea
          rows={2}
          maxLength={2_000}
          placeholder={texts.promptPlaceholder}
          value={form.prompt}
          onChange={(event) => onChange({ prompt: event.target.value })}
        />
      </Field>
      {form.place === 'replace' && (
        <Field label={texts.target}>
          <TextInput
            maxLength={200}
            placeholder={texts.targetPlaceholder}
            value={form.target}
            onChange={(event) => onChange({ target: event.target.value })}
          />
        </Field>
      )}
      <Field label={texts.description}>
        <TextInput
          maxLength={MAX_DESCRIPTION_CHARACTERS}
          value={form.description}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </Field>
    </section>
  )
}

const Labelled = ({ text, note, children }: { text: string; note?: string; children: ReactNode }) => (
  <div className="grid min-w-0 content-start gap-2">
    <p aria-hidden className="text-13 font-strong">
      {text}
    </p>
    {children}
    {note && <p className="text-12 text-text-3">{note}</p>}
  </div>
)
