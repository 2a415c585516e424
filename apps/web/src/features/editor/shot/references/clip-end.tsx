import type { ModelMaker } from '../../../../story-data/makers/use-model-makers.ts'
import { limitTexts } from '../../../../texts/engines.ts'
import { shotsTexts as texts } from '../../../../texts/editor/shots.ts'
import { Segmented } from '../../../../ui/form/segmented.tsx'
import { References } from './references.tsx'

/** Additional inputs of a video besides the shot's image: none, an end frame, or reference images. */
export type ClipEndChoice = { readonly mode: 'free' | 'keyframe' | 'reference'; readonly urls: readonly string[] }

type ClipEndProps = {
  choice: ClipEndChoice
  onChange: (choice: ClipEndChoice) => void
  /** The provider's model of the next clip; undefined: the built-in animator. */
  maker: ModelMaker | undefined
}

export function ClipEnd({ choice, onChange, maker }: ClipEndProps) {
  const { mode, urls } = choice
  const noReferences = maker && limitTexts.references(maker.name)
  return (
    <div className="grid gap-3">
      <Segmented
        size="sm"
        label={texts.motion.label}
        value={mode}
        segments={(['free', 'keyframe', 'reference'] as const).map((value) => {
          const reason = value === 'reference' ? noReferences : undefined
          return { value, label: texts.motion[value], ...(reason !== undefined && { disabled: true, reason }) }
        })}
        onValueChange={(next) => onChange({ mode: next, urls: [] })}
      />
      {mode !== 'free' && (
        <References
          urls={urls}
          onChange={(next) => onChange({ mode, urls: next })}
          {...(mode === 'keyframe' && { max: 1, label: texts.motion.keyframe, hint: texts.motion.pick })}
        />
      )}
    </div>
  )
}
