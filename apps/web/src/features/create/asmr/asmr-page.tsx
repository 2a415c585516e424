import { useQuery } from '@tanstack/react-query'
import { clipSeconds } from '@fablecut/domain/pricing/clip-count'
import { asmrStyleOfSentence } from '@fablecut/domain/story/inputs/asmr'
import { RotateCcw } from 'lucide-react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { api, query } from '../../../api/client.ts'
import { useSession } from '../../../session/me.ts'
import { createTexts } from '../../../texts/create.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useClaimPrimaryAction } from '../../../ui/buttons/primary-action.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { CreateBar } from '../form/start/create-bar.tsx'
import { createBarPrices } from '../form/start/create-bar-prices.ts'
import { DRAFT_KEYS } from '../form/draft/draft-storage.ts'
import { FormBanner, FormHeader } from '../form/form-header.tsx'
import { PreviewHintDialog } from '../form/start/preview-hint-dialog.tsx'
import { useStart } from '../form/start/use-start.ts'
import { useStoryForm } from '../form/use-story-form.ts'
import {
  ASMR_DEFAULTS,
  asmrFormSchema,
  asmrFromPrefill,
  asmrRequest,
  defaultSentence,
  missingInputOf,
  restoreAsmr,
  type AsmrForm,
} from './asmr-form.ts'
import { UndoButtons } from '../text-history/undo-buttons.tsx'
import { useTextHistory } from '../text-history/use-text-history.ts'
import { AsmrOptions } from './asmr-options.tsx'
import { SceneEditor } from './scene-editor.tsx'
import { StyleCards } from './style-cards.tsx'

const texts = createTexts.asmr
const starts = createTexts.starts.asmr_video
const RULES = { draftKey: DRAFT_KEYS.asmr, schema: asmrFormSchema, restore: restoreAsmr, fromPrefill: asmrFromPrefill }

const showFinished = () => toast.success(starts.finished)

/** `/story/create/asmr`. `onSubmit` is called with a response without a run. */
export function AsmrPage({ onSubmit = showFinished }: { onSubmit?: (response: unknown) => void }) {
  const { form, draft, isDraftSaved } = useStoryForm<AsmrForm>(RULES)
  const start = useStart({
    form,
    draft,
    category: () => 'asmr_video',
    request: asmrRequest,
    send: (body, options) => api.workflow.generateAsmrVideo(body, options),
    texts: starts,
    onSubmit,
  })
  const values = useWatch({ control: form.control }) as AsmrForm
  const { data: book } = useQuery(query.credits.prices.queryOptions())
  const { me } = useSession()
  useClaimPrimaryAction()
  const history = useTextHistory({ read: () => form.getValues('script_content'), write: (sentence) => writeSentence(form, sentence) })
  const reset = () => {
    form.reset(ASMR_DEFAULTS)
    draft.discard()
  }

  return (
    <main id="content" className="page pb-34 sm:pb-24">
      <FormHeader mode="asmr_video" isDraftSaved={isDraftSaved} onBack={draft.flush} />
      <FormBanner mode="asmr_video" className="py-3 sm:pt-0 lg:hidden" />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_420px] lg:items-start lg:gap-5 xl:grid-cols-[minmax(0,1fr)_496px]">
        <div className="grid min-w-0 gap-5">
          <StyleCards value={values.asmr_type} onChange={(type) => history.apply(defaultSentence(type))} />
          {values.asmr_type === null ? (
            <p className="rounded-card border border-dashed border-line-2 px-6 py-8 text-center text-13 text-text-3">{texts.chooseFirst}</p>
          ) : (
            <SceneEditor type={values.asmr_type} sentence={values.script_content} history={history} />
          )}
          <div className="flex items-center gap-2.5">
            <UndoButtons history={history} />
            <Button variant="ghost" size="sm" icon={<RotateCcw />} onClick={reset}>
              {texts.reset}
            </Button>
          </div>
        </div>
        <AsmrOptions form={form} />
      </div>
      <CreateBar
        category="asmr_video"
        createLabel={texts.generate}
        filmSeconds={values.num_shots * clipSeconds(values.video_model_config.model)}
        prices={createBarPrices(book, me, { key: 'story.asmr_video', inputs: { num_shots: values.num_shots } })}
        busy={start.busy}
        error={start.error}
        missing={missingInputOf(values)}
        onPress={(request) => void start.press(request)}
      />
      <PreviewHintDialog open={start.hint.isOpen} onClose={start.hint.close} onConfirm={() => void start.hint.confirm()} />
    </main>
  )
}

/** The style is derived from the sentence, so that undo restores both. */
function writeSentence(form: UseFormReturn<AsmrForm>, sentence: string) {
  form.setValue('asmr_type', asmrStyleOfSentence(sentence)?.value ?? null, { shouldDirty: true })
  form.setValue('script_content', sentence, { shouldDirty: true, shouldValidate: true })
}
