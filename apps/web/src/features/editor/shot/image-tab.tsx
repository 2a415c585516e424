import type { Shot } from '@fablecut/domain/story/shots/shot'
import { useState } from 'react'
import { shotsTexts as texts } from '../../../texts/editor/shots.ts'
import { planTexts } from '../../../texts/plan.ts'
import { PlanPanel } from '../plan/plan-panel.tsx'
import { isPictureOutdated } from '../plan/picture-plan.ts'
import { ModelSelect } from './model-select.tsx'
import { AddTakeTiles } from './add-take-tiles.tsx'
import { PromptField } from './prompt-field.tsx'
import { FailedTake } from './failed-take.tsx'
import { ImageReferences } from './references/image-references.tsx'
import { RegenerateButton } from './regenerate-button.tsx'
import { TakeStrip } from './take-strip.tsx'
import type { Takes } from './use-takes.ts'
import { useShotEdit } from './use-shot-edit.ts'

/** Images of a shot, their prompt, and regeneration. */
export function ImageTab({ shot, takes }: { shot: Shot; takes: Takes }) {
  const { write, choose, reportPrompts } = useShotEdit(shot.shotId)
  const [referenceUrls, setReferenceUrls] = useState<readonly string[]>([])
  const [draft, setDraft] = useState<string | null>(null)
  const [isAnimating, setAnimating] = useState(false)
  const hasClip = shot.activeVideoId !== null
  return (
    <div className="grid grid-cols-1 gap-4">
      {shot.activeImageUrl && (
        <img src={shot.activeImageUrl} alt={shot.imagePrompt} className="aspect-video w-full rounded-md bg-well object-contain" />
      )}
      <TakeStrip type="image" takes={takes.image} activeId={shot.activeImageId} onChoose={choose}>
        <AddTakeTiles shotId={shot.shotId} kind="image" />
      </TakeStrip>
      <FailedTake shotId={shot.shotId} medium="image" takes={takes.image} options={{ referenceUrls }} />
      <PlanPanel shot={shot} />
      <PromptField
        label={texts.prompts.image}
        text={shot.imagePrompt}
        hint={texts.prompts.imageHint}
        onCommit={(imagePrompt) => write({ imagePrompt })}
        onDone={reportPrompts}
        onDraft={setDraft}
      />
      {shot.plan && <p className="-mt-2.5 text-12 text-text-3">{planTexts.promptFollows}</p>}
      <ModelSelect kind="image" />
      <ImageReferences urls={referenceUrls} onChange={setReferenceUrls} />
      {hasClip && <ClipChoice isAnimating={isAnimating} onChange={setAnimating} />}
      {isPictureOutdated(shot, takes.image) && (
        <p role="status" className="text-12 text-text-2">
          {planTexts.outdated}
        </p>
      )}
      <RegenerateButton
        shotId={shot.shotId}
        medium="image"
        followedBy={hasClip && isAnimating ? 'video' : undefined}
        isFirst={takes.image.length === 0}
        missingInput={(draft ?? shot.imagePrompt).trim() === '' ? texts.textRequired.image : null}
        options={{ referenceUrls }}
      />
    </div>
  )
}

/** Explains that a new image replaces the video in the film, and offers to generate a video from it. */
function ClipChoice({ isAnimating, onChange }: { isAnimating: boolean; onChange: (isAnimating: boolean) => void }) {
  return (
    <div className="grid gap-1.5">
      <p className="text-12 text-text-2">{texts.clipReplacedNote}</p>
      <label className="flex items-center gap-2 text-13">
        <input
          type="checkbox"
          checked={isAnimating}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className="size-4 accent-(--color-accent)"
        />
        {texts.alsoGenerateClip}
      </label>
    </div>
  )
}
