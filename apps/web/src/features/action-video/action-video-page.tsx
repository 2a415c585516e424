import { actionModelRules } from '@fablecut/domain/action-video/action-models'
import { nearestActionRatio } from '@fablecut/domain/action-video/action-request'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../api/client.ts'
import { useSession } from '../../session/me.ts'
import { actionVideoTexts as texts } from '../../texts/action-video.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { useClaimPrimaryAction } from '../../ui/buttons/primary-action.ts'
import { usePageTitle } from '../../ui/hooks/use-page-title.ts'
import { ActionBar } from './action-bar.tsx'
import { ActionOptions } from './action-options.tsx'
import { ActionRunPanel } from './action-run-panel.tsx'
import { type ActionVideoForm, EMPTY_FORM, type PickedMedia, missingOf, priceOf } from './action-video-form.ts'
import { MediaInput } from './media-input.tsx'
import { useStartAction } from './use-start-action.ts'

type ActionVideoPageProps = {
  /** The run that is shown above the form. */
  workflowRunId: string | null
  onRun: (workflowRunId: string | null) => void
}

/** `/action-video`: a character imitates a video (E-006, ED-84). */
export function ActionVideoPage({ workflowRunId, onRun }: ActionVideoPageProps) {
  usePageTitle(texts.title)
  useClaimPrimaryAction()
  const [form, setForm] = useState<ActionVideoForm>(EMPTY_FORM)
  const change = (part: Partial<ActionVideoForm>) => setForm((known) => ({ ...known, ...part }))
  const { me } = useSession()
  const { data: book } = useQuery(query.credits.prices.queryOptions())
  const { data: system } = useQuery(query.system.get.queryOptions())
  const features = me ? me.features : null
  const makers = system?.makers.action ?? {}
  const credits = priceOf(form, book)
  const start = useStartAction(onRun)
  const { minSeconds, maxSeconds } = actionModelRules(form.model)
  const { character, reference } = texts.inputs
  return (
    <main id="content" className="page pt-5 pb-40 sm:pt-7 sm:pb-28">
      <header className="mb-5 grid gap-1">
        <h1 className="text-20 font-strong">{texts.title}</h1>
        <p className="text-13 text-text-2">{texts.text}</p>
      </header>
      {workflowRunId !== null && <ActionRunPanel key={workflowRunId} workflowRunId={workflowRunId} onAgain={() => onRun(null)} />}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start xl:grid-cols-[minmax(0,1fr)_440px]">
        <div className="grid min-w-0 gap-5">
          <div className="grid gap-5 sm:grid-cols-2">
            <MediaInput
              role="character"
              label={character.label}
              hint={actionModelRules(form.model).characterTypes.length > 1 ? character.video : character.image}
              model={form.model}
              media={form.character}
              onChange={(media) => change({ character: media, ...ratioOf(media) })}
            />
            <MediaInput
              role="reference"
              label={reference.label}
              hint={reference.hint(minSeconds, maxSeconds)}
              model={form.model}
              media={form.reference}
              onChange={(media) => change({ reference: media })}
            />
          </div>
          {system && <Banner>{makers[form.model] === undefined ? texts.builtIn : texts.hosted(makers[form.model]!)}</Banner>}
        </div>
        <ActionOptions form={form} onChange={change} features={features} makers={makers} />
      </div>
      <ActionBar
        credits={credits}
        balance={me?.credits ?? null}
        missing={missingOf(form, features)}
        busy={start.isPending}
        onCreate={() => start.run(form, credits)}
      />
    </main>
  )
}

/** The format follows the character's picture until another one is chosen. */
const ratioOf = (media: PickedMedia | null): Partial<ActionVideoForm> =>
  media?.width && media.height ? { ratio: nearestActionRatio({ width: media.width, height: media.height }) } : {}
