import type { WireCharacter } from '@fablecut/contracts/wire/character'
import { useState } from 'react'
import { characterTexts as texts } from '../../texts/characters.ts'
import { Segmented } from '../../ui/form/segmented.tsx'
import { QuickCreator } from './quick-creator.tsx'
import { TrainCreator } from './train-creator.tsx'

type Mode = WireCharacter['reference_mode']

/** Creates a character from one image, or trains one on several. */
export function CharacterCreator({ onCreated }: { onCreated: (character: WireCharacter) => void }) {
  const [mode, setMode] = useState<Mode>('quick')
  return (
    <section aria-label={texts.creator.label} className="grid grid-cols-1 gap-3 rounded-card border border-line bg-surface p-4">
      <Segmented<Mode>
        label={texts.creator.label}
        className="max-sm:flex-col max-sm:*:basis-auto"
        value={mode}
        segments={[
          { value: 'quick', label: texts.quick.title },
          { value: 'train', label: texts.training.title },
        ]}
        onValueChange={setMode}
      />
      {mode === 'quick' ? <QuickCreator onCreated={onCreated} /> : <TrainCreator onCreated={onCreated} />}
    </section>
  )
}
