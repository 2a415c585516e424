import { shotsTexts as texts } from '../../../texts/editor/shots.ts'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { References } from './references.tsx'

/** Additional inputs of a video besides the shot's image: none, an end frame, or reference images. */
export type ClipEndChoice = { readonly mode: 'free' | 'keyframe' | 'reference'; readonly urls: readonly string[] }

export function ClipEnd({ choice, onChange }: { choice: ClipEndChoice; onChange: (choice: ClipEndChoice) => void }) {
  const { mode, urls } = choice
  return (
    <div className="grid gap-3">
      <Segmented
        size="sm"
        label={texts.motion.label}
        value={mode}
        segments={(['free', 'keyframe', 'reference'] as const).map((value) => ({ value, label: texts.motion[value] }))}
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
