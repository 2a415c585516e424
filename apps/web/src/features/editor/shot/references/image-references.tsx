import { useStore } from 'zustand'
import { useModelMakers } from '../../../../story-data/makers/use-model-makers.ts'
import { shotsTexts as texts } from '../../../../texts/editor/shots.ts'
import { limitTexts } from '../../../../texts/engines.ts'
import { useEditor, useEditorSession } from '../../session/editor-context.tsx'
import { effectiveModels, pickedModelsStore } from '../model-choice.ts'
import { MAX_REFERENCES, References } from './references.tsx'

/** Reference images of the next image: as many as the model that makes it takes. */
export function ImageReferences({ urls, onChange }: { urls: readonly string[]; onChange: (urls: readonly string[]) => void }) {
  const story = useEditor((state) => state.story)
  const { model } = effectiveModels(story, useStore(pickedModelsStore(useEditorSession()))).imageModelConfig
  const maker = useModelMakers()?.image.get(model)
  if (!maker) return <References urls={urls} onChange={onChange} />
  const { maxReferences } = maker.limits
  if (maxReferences > 0) {
    const hint = limitTexts.someReferences(maker.name, Math.min(maxReferences, MAX_REFERENCES))
    return <References urls={urls} onChange={onChange} max={Math.min(maxReferences, MAX_REFERENCES)} hint={hint} />
  }
  return (
    <div className="grid gap-2">
      <p className="text-13 font-strong">{texts.references.label}</p>
      <p className="text-12 text-text-3">{limitTexts.references(maker.name)}</p>
    </div>
  )
}
