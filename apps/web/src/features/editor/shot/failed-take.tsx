import { type AdvancedSettings, BUILT_IN_MAKER } from '@fablecut/domain/story/models/models'
import type { ShotMedium } from '@fablecut/domain/story/shots/shot-generation'
import { useStore } from 'zustand'
import { type ModelMaker, useModelMakers, useOtherSpeakers } from '../../../story-data/makers/use-model-makers.ts'
import { shotsTexts as texts } from '../../../texts/editor/shots.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { CreditAmount } from '../../../ui/layout/credit-amount.tsx'
import { useEditor, useEditorSession } from '../session/editor-context.tsx'
import type { StoryFacts } from '../session/editor-state.ts'
import { effectiveModels, pickedModelsStore, voiceOfStory } from './model-choice.ts'
import type { ShotTake } from './shot-take.ts'
import { type RegenerationOptions, useRegenerate } from './use-regenerate.ts'
import { useScrollToFailure } from './use-scroll-to-failure.ts'

type FailedTakeProps = {
  shotId: string
  medium: ShotMedium
  /** Newest first. */
  takes: readonly ShotTake[]
  options?: Omit<RegenerationOptions, 'settings'>
}

/** Why the last take failed, where a provider was to make it, and who else can: nothing without such a failure. */
export function FailedTake({ shotId, medium, takes, options }: FailedTakeProps) {
  const story = useEditor((state) => state.story)
  const isReadOnly = useEditor(({ readOnlyReason }) => readOnlyReason !== null)
  const settings = useStore(pickedModelsStore(useEditorSession()))
  const { regenerate, priceOf } = useRegenerate()
  const [last] = takes
  const others = useOtherMakers(medium, { story, settings, engine: last?.madeBy ?? null })
  const section = useScrollToFailure(last)
  if (!others || last?.status !== 'failed' || last.message === null) return null
  const price = priceOf([shotId], [medium], settings)
  const choices = [
    { madeBy: undefined, label: texts.failure.again },
    ...others.map(({ provider, name }) => ({ madeBy: provider, label: texts.failure.use(name) })),
    { madeBy: BUILT_IN_MAKER, label: texts.failure.builtIn[medium] },
  ]
  const choose = (madeBy: string | undefined) => {
    // The notice goes away with its buttons: whoever uses the keyboard stays at the shot.
    section.current?.closest<HTMLElement>('[role="tabpanel"]')?.focus()
    void regenerate([shotId], [medium], { ...options, settings: { ...settings, madeBy } })
  }
  return (
    <section ref={section} aria-label={texts.failure.label} className="grid gap-2.5 rounded-md border border-line bg-well p-3">
      <p role="alert" className="text-13 wrap-anywhere text-text-2">
        {last.message}
      </p>
      <span className="flex flex-wrap gap-2">
        {choices.map(({ madeBy, label }) => (
          <Button
            key={label}
            size="sm"
            disabled={price === null || isReadOnly}
            price={price === null ? undefined : price === 0 ? texts.free : <CreditAmount credits={price} />}
            onClick={() => choose(madeBy)}
          >
            {label}
          </Button>
        ))}
      </span>
    </section>
  )
}

/** `engine`: of the take that failed; null: unknown. */
type Failed = { readonly story: StoryFacts; readonly settings: AdvancedSettings; readonly engine: string | null }

/** Other providers that can make a medium of the story's shots; undefined where the built-in engine makes it. */
function useOtherMakers(medium: ShotMedium, { story, settings, engine }: Failed): ModelMaker['others'] | undefined {
  const models = effectiveModels(story, settings)
  const makers = useModelMakers()
  const speakers = useOtherSpeakers(voiceOfStory(story), engine)
  if (medium === 'audio-voice-over') return speakers
  const { model } = medium === 'image' ? models.imageModelConfig : models.videoModelConfig
  return makers?.[medium].get(model)?.others
}
