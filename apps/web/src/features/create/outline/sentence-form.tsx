import { IDEA_SHOTS } from '@fablecut/domain/story/inputs/outline'
import { useMutation } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useController, useWatch } from 'react-hook-form'
import { query } from '../../../api/client.ts'
import { useSignInGate } from '../../../session/sign-in-gate.tsx'
import { outlineTexts } from '../../../texts/outline.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Stepper } from '../../../ui/form/stepper.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { truncateIdea } from '../script/idea/idea.ts'
import type { ScriptFormHandle } from '../script/use-script-form.ts'
import type { Outline } from './use-outline.ts'

const texts = outlineTexts.start

/** One sentence and a number of shots, out of which an outline is made. */
export function SentenceForm({ form, outline }: { form: ScriptFormHandle; outline: Outline }) {
  const gate = useSignInGate()
  const sentence = useController({ control: form.control, name: 'outline.oneSentenceStory' }).field
  const count = useController({ control: form.control, name: 'outline.numShots' }).field
  const script = useWatch({ control: form.control, name: 'script_content' })
  const made = useMutation(query.stories.outline.mutationOptions())
  const idea = sentence.value.trim()
  const make = () =>
    gate.run(async () => {
      const before = script
      const { shots } = await made.mutateAsync({ source: { idea, num_shots: count.value }, ...outline.common })
      // Words typed meanwhile are not replaced.
      if (form.getValues('script_content') === before) outline.replace(shots)
    })
  return (
    <form
      className="grid gap-4 px-4 py-5 sm:px-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (idea !== '' && !made.isPending) void make().catch(() => {})
      }}
    >
      <p className="text-13 text-text-2">{texts.text}</p>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={texts.sentence} className="min-w-0 grow basis-64">
          <TextInput
            value={sentence.value}
            placeholder={texts.placeholder}
            onChange={({ target }) => sentence.onChange(truncateIdea(target.value))}
            onBlur={sentence.onBlur}
          />
        </Field>
        <div className="grid gap-2">
          <span aria-hidden className="text-13 font-strong">
            {texts.count}
          </span>
          <Stepper
            label={texts.count}
            lessLabel={texts.fewer}
            moreLabel={texts.more}
            value={count.value}
            min={IDEA_SHOTS.min}
            max={IDEA_SHOTS.max}
            onValueChange={count.onChange}
            className="w-36"
          />
        </div>
        <Button type="submit" icon={<Sparkles aria-hidden />} disabled={idea === ''} busy={made.isPending} busyLabel={texts.making}>
          {texts.make}
        </Button>
      </div>
      {made.isError && (
        <p role="alert" className="text-12 text-danger">
          {texts.failed}
        </p>
      )}
    </form>
  )
}
