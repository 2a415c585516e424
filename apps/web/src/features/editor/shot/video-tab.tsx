import type { Shot } from '@fablecut/domain/story/shot'
import { useState } from 'react'
import { shotsTexts as texts } from '../../../texts/editor/shots.ts'
import { ClipEnd, type ClipEndChoice } from './clip-end.tsx'
import { ModelSelect } from './model-select.tsx'
import { OwnTakes } from './own-takes.tsx'
import { PromptField } from './prompt-field.tsx'
import { RegenerateButton } from './regenerate-button.tsx'
import { TakeStrip } from './take-strip.tsx'
import type { Takes } from './use-takes.ts'
import { useShotEdit } from './use-shot-edit.ts'

/** The shot's clips, how they move, and making another from its picture. Source: E-152, E-280. */
export function VideoTab({ shot, takes }: { shot: Shot; takes: Takes }) {
  const { write, choose } = useShotEdit(shot.shot_id)
  const [end, setEnd] = useState<ClipEndChoice>({ mode: 'free', urls: [] })
  const [url] = end.urls
  const asking =
    end.mode === 'keyframe' && url !== undefined ? { endFrameUrl: url } : end.mode === 'reference' ? { referenceUrls: end.urls } : {}
  return (
    <div className="grid gap-4">
      <TakeStrip kind="video" takes={takes.video} activeId={shot.active_video_id} onChoose={choose}>
        <OwnTakes shotId={shot.shot_id} kind="video" />
      </TakeStrip>
      <PromptField
        label={texts.prompts.video}
        text={shot.video_prompt}
        hint={texts.prompts.videoHint}
        onCommit={(video_prompt) => write({ video_prompt })}
      />
      <ModelSelect kind="video" hasEndFrame={end.mode === 'keyframe'} />
      <ClipEnd choice={end} onChange={setEnd} />
      <RegenerateButton
        shotId={shot.shot_id}
        medium="video"
        isFirst={takes.video.length === 0}
        lack={shot.active_image_id === null ? texts.needsPicture : null}
        asking={asking}
      />
    </div>
  )
}
