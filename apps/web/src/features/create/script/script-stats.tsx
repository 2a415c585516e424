import { cleanedLength, MAX_SCRIPT_CHARACTERS } from '@fablecut/domain/story/inputs/script'
import { formatDuration } from '../../../texts/format.ts'
import { createTexts } from '../../../texts/create.ts'
import { CharacterCounter } from '../text-history/character-counter.tsx'
import { spokenLength } from '../../../story-data/spoken-length.ts'

const texts = createTexts.script

/** Length and number of shots, and the counter. `shots`: of its outline; estimated without one. */
export function ScriptStats({ script, shots }: { script: string; shots: number }) {
  const estimated = spokenLength(script)
  const length = { ...estimated, shots: shots || estimated.shots }
  return (
    <div className="ms-auto flex items-center gap-5 text-13">
      {length.shots > 0 && (
        <span className="text-text-3 tabular-nums">{texts.estimatedLength(formatDuration(length.seconds), length.shots)}</span>
      )}
      <ScriptCounter script={script} />
    </div>
  )
}

/** Counts cleaned characters. */
export const ScriptCounter = ({ script, className }: { script: string; className?: string }) => (
  <CharacterCounter count={cleanedLength(script)} limit={MAX_SCRIPT_CHARACTERS} className={className} />
)
