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
import { tellWritten, useShotEdit } from './use-shot-edit.ts'

/** The shot's pictures, what they are made from, and making another. Source: E-152, E-280. */
export function StillTab({ shot, takes }: { shot: Shot; takes: Takes }) {
  const { write, choose } = useShotEdit(shot.shot_id)
  const [referenceUrls, setReferenceUrls] = useState<readonly string[]>([])
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <div className="grid grid-cols-1 gap-4">
      {shot.active_image_url && (
        <img src={shot.active_image_url} alt={shot.image_prompt} className="aspect-video w-full rounded-md bg-well object-contain" />
      )}
      <TakeStrip kind="image" takes={takes.image} activeId={shot.active_image_id} onChoose={choose}>
        <OwnTakes shotId={shot.shot_id} kind="image" />
      </TakeStrip>
      <PromptField
        label={texts.prompts.image}
        text={shot.image_prompt}
        hint={texts.prompts.imageHint}
        onCommit={(image_prompt) => write({ image_prompt })}
        onDone={tellWritten}
        onDraft={setDraft}
      />
      <ModelSelect kind="image" />
      <References urls={referenceUrls} onChange={setReferenceUrls} />
      <RegenerateButton
        shotId={shot.shot_id}
        medium="image"
        isFirst={takes.image.length === 0}
        lack={(draft ?? shot.image_prompt).trim() === '' ? texts.needsWords.image : null}
        asking={{ referenceUrls }}
      />
    </div>
  )
}
