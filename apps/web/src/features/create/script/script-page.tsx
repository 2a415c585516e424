import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { query } from '../../../api/client.ts'
import { useSession } from '../../../session/me.ts'
import { createTexts } from '../../../texts/create.ts'
import { useClaimPrimaryAction } from '../../../ui/buttons/primary-action.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { FormBanner, FormHeader } from '../form/form-header.tsx'
import { CreateBar } from '../form/start/create-bar.tsx'
import { createBarPrices } from '../form/start/create-bar-prices.ts'
import { PreviewHintDialog } from '../form/start/preview-hint-dialog.tsx'
import { OutlinePanel } from '../outline/outline-panel.tsx'
import { missingOfOutline } from '../outline/outline-request.ts'
import { outlineStore, useOutline } from '../outline/use-outline.ts'
import { createVersionHistory } from '../text-history/version-history.ts'
import { IdeaDialog } from './idea/idea-dialog.tsx'
import { ScriptEditor } from './script-editor.tsx'
import { ShortScriptDialog } from './short-script-dialog.tsx'
import { spokenLength } from '../../../story-data/spoken-length.ts'
import { useScriptForm } from './use-script-form.ts'
import { useScriptWriter } from './use-script-writer.ts'
import { useStartStory } from './use-start-story.ts'
import { VideoOptions } from './video-options.tsx'

const showFinished = () => toast.success(createTexts.starts.script_to_video.finished)

/** `/story/create/script`. `onSubmit` is called with a response without a run. */
export function ScriptPage({ onSubmit = showFinished }: { onSubmit?: (response: unknown) => void }) {
  const { form, draft, isDraftSaved } = useScriptForm()
  const [history] = useState(() => createVersionHistory(outlineStore(form)))
  const outline = useOutline(form, history)
  const writer = useScriptWriter({ read: () => form.getValues('script_content'), apply: history.apply })
  const start = useStartStory({ form, draft, onSubmit })
  const filmSeconds = useWatch({ control: form.control, name: 'script_content', compute: (script) => spokenLength(script).seconds })
  const [isIdeaOpen, setIdeaOpen] = useState(false)
  const { data: book } = useQuery(query.credits.prices.queryOptions())
  const { me } = useSession()
  const missingOutline = useWatch({
    control: form.control,
    name: ['script_content', 'outline'],
    compute: ([script_content, draft]) => missingOfOutline({ script_content, outline: draft }, outline.status === 'failed'),
  })
  useClaimPrimaryAction()

  return (
    <main id="content" className="page pb-34 sm:pb-24">
      <FormHeader mode="script_to_video" isDraftSaved={isDraftSaved} onBack={draft.discard} />
      <FormBanner mode="script_to_video" className="py-3 sm:pt-0 lg:hidden" />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_420px] lg:items-start lg:gap-5 xl:grid-cols-[minmax(0,1fr)_496px]">
        <div className="grid min-w-0 gap-5">
          <div className="grid min-w-0 lg:h-[max(320px,calc(100dvh-480px))]">
            <ScriptEditor form={form} history={history} writer={writer} onIdea={() => setIdeaOpen(true)} />
          </div>
          <OutlinePanel form={form} outline={outline} history={history} disabled={writer.isWriting} />
        </div>
        <VideoOptions form={form} suggestedStyle={writer.suggestedStyle} />
      </div>
      <CreateBar
        category="script_to_video"
        filmSeconds={filmSeconds}
        prices={createBarPrices(book, me, { key: 'story.script_to_video', inputs: {} })}
        busy={start.busy}
        error={start.error}
        missing={writer.isWriting ? createTexts.script.generating : missingOutline}
        onPress={(request) => void start.press(request)}
      />
      <IdeaDialog open={isIdeaOpen} onOpenChange={setIdeaOpen} writer={writer} />
      <ShortScriptDialog
        open={start.shortScript.isOpen}
        onClose={start.shortScript.close}
        onProceed={() => void start.shortScript.proceed()}
        onRewrite={() => {
          start.shortScript.close()
          void writer.rewrite()
        }}
      />
      <PreviewHintDialog open={start.hint.isOpen} onClose={start.hint.close} onConfirm={() => void start.hint.confirm()} />
    </main>
  )
}
