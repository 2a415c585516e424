import { MAX_TOPIC_CHARACTERS, topicLength } from '@fablecut/domain/story/inputs/vlog'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { api, query } from '../../../api/client.ts'
import { useSession } from '../../../session/me.ts'
import { createTexts } from '../../../texts/create.ts'
import { vlogTexts } from '../../../texts/vlog.ts'
import { useClaimPrimaryAction } from '../../../ui/buttons/primary-action.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { CastPicker } from '../form/cast-picker.tsx'
import { characterName } from '../form/chosen-character.ts'
import { CreateBar } from '../form/start/create-bar.tsx'
import { createBarPrices } from '../form/start/create-bar-prices.ts'
import { DRAFT_KEYS } from '../form/draft/draft-storage.ts'
import { FormBanner, FormHeader } from '../form/form-header.tsx'
import { PreviewHintDialog } from '../form/start/preview-hint-dialog.tsx'
import { useStart } from '../form/start/use-start.ts'
import { useStoryForm } from '../form/use-story-form.ts'
import { ActivityChips } from './activity-chips.tsx'
import { TopicEditor } from './topic-editor.tsx'
import { useCast } from './use-cast.ts'
import { missingOfVlog, restoreVlog, vlogFormSchema, vlogFromPrefill, vlogRequest, type VlogForm } from './vlog-form.ts'
import { VlogOptions } from './vlog-options.tsx'

const starts = createTexts.starts.character_vlog
const RULES = { draftKey: DRAFT_KEYS.vlog, schema: vlogFormSchema, restore: restoreVlog, fromPrefill: vlogFromPrefill }
const showFinished = () => toast.success(starts.finished)

/** `/story/create/vlog`. `onSubmit` is called with a response without a run. */
export function VlogPage({ onSubmit = showFinished }: { onSubmit?: (response: unknown) => void }) {
  const { form, draft, isDraftSaved } = useStoryForm<VlogForm>(RULES)
  const cast = useCast(form)
  const start = useStart({
    form,
    draft,
    category: () => 'character_vlog',
    request: vlogRequest,
    send: (body, options) => api.workflow.generateCharacterVlog(body, options),
    texts: starts,
    onSubmit,
  })
  const values = useWatch({ control: form.control }) as VlogForm
  const { errors } = form.formState
  const { data: book } = useQuery(query.credits.prices.queryOptions())
  const { me } = useSession()
  useClaimPrimaryAction()
  const people = [values.character, ...values.additional_characters].filter((character) => character !== null)
  const mentionable = people.map((character) => ({ id: character.id, name: characterName(character) }))
  const inputs = {
    expected_duration_seconds: values.expected_duration_seconds,
    advanced_settings: { image_model_config: values.imageModelConfig, video_model_config: values.videoModelConfig },
  }
  const write = (topic: string) =>
    form.setValue('activity', topic, {
      shouldDirty: true,
      shouldValidate: errors.activity !== undefined || topicLength(topic) > MAX_TOPIC_CHARACTERS,
    })

  return (
    <main id="content" className="page pb-34 sm:pb-24">
      <FormHeader mode="character_vlog" isDraftSaved={isDraftSaved} onBack={draft.discard} />
      <FormBanner mode="character_vlog" className="py-3 sm:pt-0 lg:hidden" />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_420px] lg:items-start lg:gap-5 xl:grid-cols-[minmax(0,1fr)_496px]">
        <div className="grid min-w-0 gap-5">
          <CastPicker
            storyType="character_vlog"
            imageModel={values.imageModelConfig.model}
            cast={people}
            hint={vlogTexts.castHint}
            error={errors.character?.message}
            onAdd={cast.add}
            onRemove={cast.remove}
          />
          <TopicEditor value={values.activity} onChange={write} people={mentionable} error={errors.activity?.message} />
          <ActivityChips main={mentionable[0] ?? null} onPick={write} />
        </div>
        <VlogOptions form={form} />
      </div>
      <CreateBar
        category="character_vlog"
        filmSeconds={values.expected_duration_seconds}
        prices={createBarPrices(book, me, { key: 'story.character_vlog', inputs })}
        busy={start.busy}
        error={start.error}
        missing={null}
        reminder={missingOfVlog(values)}
        onPress={(request) => void start.press(request)}
      />
      <PreviewHintDialog open={start.hint.isOpen} onClose={start.hint.close} onConfirm={() => void start.hint.confirm()} />
    </main>
  )
}
