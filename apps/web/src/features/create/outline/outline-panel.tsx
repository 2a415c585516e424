import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { spokenLength } from '../../../story-data/spoken-length.ts'
import { useLanguageModelNotice } from '../../../story-data/use-language-model-notice.ts'
import { useSignInGate } from '../../../session/sign-in-gate.tsx'
import { formatDuration } from '../../../texts/format.ts'
import { outlineTexts as texts } from '../../../texts/outline.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import type { ScriptFormHandle } from '../script/use-script-form.ts'
import { UndoButtons } from '../text-history/undo-buttons.tsx'
import { draftStep } from './creation-draft.ts'
import { scriptOf } from './outline-edits.ts'
import { OutlineShots } from './outline-shots.tsx'
import { SentenceForm } from './sentence-form.tsx'
import type { Outline, OutlineHistory } from './use-outline.ts'

type OutlinePanelProps = { form: ScriptFormHandle; outline: Outline; history: OutlineHistory; disabled: boolean }

/** The free outline of the script: one sentence first, then its shots, each with a rough picture. */
export function OutlinePanel({ form, outline, history, disabled }: OutlinePanelProps) {
  const titleId = useId()
  const { shots, status, isUpdating } = outline
  const isListed = draftStep(shots) !== 'form'
  const { seconds } = spokenLength(scriptOf(shots))
  return (
    <section aria-labelledby={titleId} className="min-w-0 rounded-card border border-line bg-surface">
      <header className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2 sm:px-6">
        <h2 id={titleId} className="text-16 font-strong">
          {texts.title}
        </h2>
        {isListed && <p className="text-13 text-text-3 tabular-nums">{texts.summary(shots.length, formatDuration(seconds))}</p>}
        <p role="status" className="text-13 text-text-3">
          {isListed && isUpdating && status === 'ready' ? texts.updating : ''}
        </p>
        {isListed && (
          <span className="ms-auto">
            <UndoButtons history={history} disabled={disabled} />
          </span>
        )}
      </header>
      <OutlineNote outline={outline} />
      {status === 'empty' && <SentenceForm form={form} outline={outline} />}
      {status === 'loading' && <LoadingShots />}
      {isListed && <OutlineList form={form} outline={outline} disabled={disabled} />}
    </section>
  )
}

function OutlineList({ form, outline, disabled }: Omit<OutlinePanelProps, 'history'>) {
  const languageModel = useLanguageModelNotice()
  const [announcement, announce] = useState('')
  const [style, aspect, character] = useWatch({ control: form.control, name: ['visual_style', 'aspect_ratio', 'character'] })
  return (
    <>
      <OutlineShots outline={outline} look={{ style, aspect, character }} disabled={disabled} announce={announce} />
      <p className="px-4 py-3 text-12 text-text-3 sm:px-6">
        {texts.free}
        {languageModel && outline.draft.base === null && ` ${texts.languageModel}`}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

/** Why the outline is not as new as the script, and what to do. */
function OutlineNote({ outline }: { outline: Outline }) {
  const gate = useSignInGate()
  const { status } = outline
  const box = 'flex flex-wrap items-center gap-3 border-b border-line px-4 py-3 text-13 text-text-2 sm:px-6'
  if (status === 'visitor')
    return (
      <div className={box}>
        <p className="grow">{texts.visitor.text}</p>
        <Button size="sm" onClick={() => void gate.run(() => {})}>
          {texts.visitor.signIn}
        </Button>
      </div>
    )
  if (status === 'failed')
    return (
      <div role="status" className={box}>
        <p className="grow">{texts.failed.text}</p>
        <Button size="sm" onClick={outline.retry}>
          {texts.failed.retry}
        </Button>
      </div>
    )
  if (status !== 'offline' && status !== 'too_long') return null
  return (
    <p role="status" className={box}>
      {status === 'offline' ? texts.offline : texts.tooLong}
    </p>
  )
}

const LoadingShots = () => (
  <div aria-busy className="grid gap-4 px-4 py-4 sm:px-6">
    {[0, 1, 2].map((row) => (
      <div key={row} className="flex gap-4">
        <Skeleton className="h-18 w-32 shrink-0" />
        <Skeleton className="h-18 grow" />
      </div>
    ))}
  </div>
)
