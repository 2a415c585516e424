import type { Shot } from '@fablecut/domain/story/shot'
import { useState } from 'react'
import { shotsTexts as texts } from '../../../texts/editor/shots.ts'
import { ModelSelect } from './model-select.tsx'
import { OwnTakes } from './own-takes.tsx'
import { PromptField } from './prompt-field.tsx'
import { References } from './references.tsx'
import { RegenerateButton } from './regenerate-button.tsx'
import { TakeStrip } from './take-strip.tsx'
import type { Takes } from './use-takes.ts'
import { useShotEdit } from './use-shot-edit.ts'

/** The shot's pictures, what they are made from, and making another. Source: E-152, E-280. */
export function StillTab({ shot, takes }: { shot: Shot; takes: Takes }) {
  const { write, choose, reportPrompts } = useShotEdit(shot.shotId)
  const [referenceUrls, setReferenceUrls] = useState<readonly string[]>([])
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <div className="grid grid-cols-1 gap-4">
      {shot.activeImageUrl && (
        <img src={shot.activeImageUrl} alt={shot.imagePrompt} className="aspect-video w-full rounded-md bg-well object-contain" />
      )}
      <TakeStrip kind="image" takes={takes.image} activeId={shot.activeImageId} onChoose={choose}>
        <OwnTakes shotId={shot.shotId} kind="image" />
      </TakeStrip>
      <PromptField
        label={texts.prompts.image}
        text={shot.imagePrompt}
        hint={texts.prompts.imageHint}
        onCommit={(imagePrompt) => write({ imagePrompt })}
        onDone={reportPrompts}
        onDraft={setDraft}
      />
      <ModelSelect kind="image" />
      <References urls={referenceUrls} onChange={setReferenceUrls} />
      <RegenerateButton
        shotId={shot.shotId}
        medium="image"
        isFirst={takes.image.length === 0}
        lack={(draft ?? shot.imagePrompt).trim() === '' ? texts.needsWords.image : null}
        asking={{ referenceUrls }}
      />
    </div>
  )
}
