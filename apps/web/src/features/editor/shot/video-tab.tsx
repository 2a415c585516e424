import type { Shot } from '@fablecut/domain/story/shots/shot'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useModelMakers } from '../../../story-data/makers/use-model-makers.ts'
import { shotsTexts as texts } from '../../../texts/editor/shots.ts'
import { ClipEnd, type ClipEndChoice } from './references/clip-end.tsx'
import { useEditor, useEditorSession } from '../session/editor-context.tsx'
import { effectiveModels, pickedModelsStore, secondsOfClip, withEndFrameModel } from './model-choice.ts'
import { FailedTake } from './failed-take.tsx'
import { ModelSelect } from './model-select.tsx'
import { AddTakeTiles } from './add-take-tiles.tsx'
import { PromptField } from './prompt-field.tsx'
import { RegenerateButton } from './regenerate-button.tsx'
import { TakeStrip } from './take-strip.tsx'
import type { Takes } from './use-takes.ts'
import { useShotEdit } from './use-shot-edit.ts'

/** Videos of a shot, their prompt, and regeneration. */
export function VideoTab({ shot, takes }: { shot: Shot; takes: Takes }) {
  const { write, choose, reportPrompts } = useShotEdit(shot.shotId)
  const [end, setEnd] = useState<ClipEndChoice>({ mode: 'free', urls: [] })
  const [url] = end.urls
  const story = useEditor((state) => state.story)
  const models = pickedModelsStore(useEditorSession())
  const { model } = effectiveModels(story, useStore(models)).videoModelConfig
  const makers = useModelMakers()
  const change = (next: ClipEndChoice) => {
    if (next.mode === 'keyframe') models.setState(withEndFrameModel(story, models.getState(), makers))
    setEnd(next)
  }
  const asking =
    end.mode === 'keyframe' && url !== undefined ? { endFrameUrl: url } : end.mode === 'reference' ? { referenceUrls: end.urls } : {}
  return (
    <div className="grid grid-cols-1 gap-4">
      <Clip shot={shot} />
      <TakeStrip type="video" takes={takes.video} activeId={shot.activeVideoId} onChoose={choose}>
        <AddTakeTiles shotId={shot.shotId} kind="video" />
      </TakeStrip>
      <FailedTake shotId={shot.shotId} medium="video" takes={takes.video} options={asking} />
      <PromptField
        label={texts.prompts.video}
        text={shot.videoPrompt}
        hint={texts.prompts.videoHint}
        onCommit={(videoPrompt) => write({ videoPrompt })}
        onDone={reportPrompts}
      />
      <div className="grid grid-cols-1 gap-1.5">
        <ModelSelect kind="video" hasEndFrame={end.mode === 'keyframe'} />
        <ClipFacts />
      </div>
      <ClipEnd choice={end} onChange={change} maker={makers?.video.get(model)} />
      <RegenerateButton
        shotId={shot.shotId}
        medium="video"
        isFirst={takes.video.length === 0}
        missingInput={shot.activeImageId === null ? texts.imageRequired : null}
        options={asking}
      />
    </div>
  )
}

/** Player of the active video for layouts in which the stage is not visible. */
function Clip({ shot: { activeVideoUrl: url, activeImageUrl: poster } }: { shot: Shot }) {
  const isList = useEditor(({ viewMode }) => viewMode === 'list')
  if (!isList || !url) return null
  return (
    <video
      key={url}
      src={url}
      poster={poster ?? undefined}
      controls
      muted
      loop
      playsInline
      preload="metadata"
      className="aspect-video w-full rounded-md bg-well"
    />
  )
}

/** Resolution and duration of the next video. */
function ClipFacts() {
  const story = useEditor((state) => state.story)
  const { model, parameters } = effectiveModels(story, useStore(pickedModelsStore(useEditorSession()))).videoModelConfig
  if (!parameters?.resolution) return null
  return (
    <p className="text-12 text-text-3 tabular-nums">
      {texts.clipFacts(parameters.resolution, parameters.duration ?? secondsOfClip(story, model))}
    </p>
  )
}
