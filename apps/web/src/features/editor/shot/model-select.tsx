import type { ImageModelName, VideoModelName } from '@fablecut/domain/story/models/models'
import { useStore } from 'zustand'
import { nameMakers } from '../../../story-data/makers/name-makers.ts'
import { useModelMakers } from '../../../story-data/makers/use-model-makers.ts'
import { shotsTexts as texts } from '../../../texts/editor/shots.ts'
import { madeBy } from '../../../texts/engines.ts'
import { Select } from '../../../ui/form/select.tsx'
import { useEditor, useEditorSession } from '../session/editor-context.tsx'
import { imageModelOptions, effectiveModels, pickedModelsStore, videoModelOptions, withImageModel, withVideoModel } from './model-choice.ts'

/** Model of the next take; shows who makes it. */
export function ModelSelect({ kind: type, hasEndFrame = false }: { kind: 'image' | 'video'; hasEndFrame?: boolean }) {
  const session = useEditorSession()
  const story = useEditor((state) => state.story)
  const store = pickedModelsStore(session)
  const settings = useStore(store)
  const makers = useModelMakers()
  const inUse = effectiveModels(story, settings)
  const model = type === 'image' ? inUse.imageModelConfig.model : inUse.videoModelConfig.model
  const hint = makers && madeBy(type, makers[type].get(model)?.name)
  return (
    <div className="grid grid-cols-1 gap-2">
      <p aria-hidden className="text-13 font-strong">
        {texts.model}
      </p>
      {type === 'image' ? (
        <Select<ImageModelName>
          label={texts.model}
          hint={hint}
          value={inUse.imageModelConfig.model}
          options={nameMakers(imageModelOptions(story), type, makers)}
          onValueChange={(model) => store.setState(withImageModel(settings, model))}
        />
      ) : (
        <Select<VideoModelName>
          label={texts.model}
          hint={hint}
          value={inUse.videoModelConfig.model}
          options={nameMakers(videoModelOptions(story, hasEndFrame, makers), type, makers)}
          onValueChange={(model) => store.setState(withVideoModel(story, settings, model))}
        />
      )}
    </div>
  )
}
