import { DUCKING_HOLD_LIMITS, DUCKING_LIMITS, DUCKING_RAMP_LIMITS, type FieldLimits } from '@fablecut/domain/timeline/edit/field-limits'
import { defaultDucking } from '@fablecut/domain/timeline/ducking'
import type { Ducking } from '@fablecut/domain/timeline/model'
import { RotateCcw } from 'lucide-react'
import { looksTexts as texts } from '../../../../texts/editor/looks.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { SliderField } from '../../../../ui/form/slider-field.tsx'
import { useEditor } from '../../session/editor-context.tsx'
import { useItemEdit } from '../use-item-edit.ts'
import { sliderOf } from './look-limits.ts'

const shown = (limits: FieldLimits, unit: string, decimals: number) => sliderOf({ ...limits, unit, shownTimes: 1, decimals })

/** How all music of the film gives way to speech. */
export function DuckingFields() {
  const fps = useEditor(({ document }) => document.timeline.globalConfig.fps)
  const own = useEditor(({ document }) => document.timeline.globalConfig.ducking)
  const { gesture, edit } = useItemEdit()
  const { gainDb, rampFrames, holdFrames } = own ?? defaultDucking(fps)
  const set = (ducking: Partial<Ducking>): void => edit({ type: 'setDucking', ducking })
  const inFrames = (seconds: number): number => Math.round(seconds * fps)
  return (
    <>
      <SliderField
        {...shown(DUCKING_LIMITS, ' dB', 0)}
        {...gesture}
        label={texts.ducking.gain}
        value={gainDb}
        onValueChange={(next) => set({ gainDb: next })}
      />
      <SliderField
        {...shown(DUCKING_RAMP_LIMITS, ' s', 2)}
        {...gesture}
        label={texts.ducking.ramp}
        value={rampFrames / fps}
        onValueChange={(next) => set({ rampFrames: Math.max(1, inFrames(next)) })}
      />
      <SliderField
        {...shown(DUCKING_HOLD_LIMITS, ' s', 1)}
        {...gesture}
        label={texts.ducking.hold}
        value={holdFrames / fps}
        onValueChange={(next) => set({ holdFrames: inFrames(next) })}
      />
      <p className="text-12 text-text-3">{texts.ducking.hint}</p>
      <Button
        variant="ghost"
        size="sm"
        className="justify-self-start"
        icon={<RotateCcw aria-hidden />}
        disabled={!own}
        onClick={() => edit({ type: 'setDucking', ducking: null })}
      >
        {texts.ducking.reset}
      </Button>
    </>
  )
}
