import { parseTypedValue } from '@fablecut/domain/timeline/edit/field-limits'
import { primaryTrack } from '@fablecut/domain/timeline/edit/tracks'
import { cutBefore, transitionLimits, type TransitionLimits } from '@fablecut/domain/timeline/edit/transitions/transition-limits'
import type { Transition } from '@fablecut/domain/timeline/model'
import type { Joinable } from '@fablecut/domain/timeline/transitions'
import { useMemo } from 'react'
import { looksTexts as texts } from '../../../../texts/editor/looks.ts'
import { refusalText } from '../../../../texts/editor/refusals.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { SliderField } from '../../../../ui/form/slider-field.tsx'
import { useEditor, useEditorSession } from '../../session/editor-context.tsx'
import { useItemEdit } from '../use-item-edit.ts'
import { TransitionTiles } from './transition-tiles.tsx'
import { useTransitionPictures } from './use-transition-pictures.ts'

const LIMITS = { min: 0.1, max: 3, step: 0.1 }
/** Duration of a new transition, in seconds. */
const NEW_TRANSITION_SECONDS = 0.6

/** Type and duration of the transition into a clip, for one cut or all; why some are not possible. */
export function TransitionFields({ item }: { item: Joinable }) {
  const session = useEditorSession()
  const timeline = useEditor(({ document }) => document.timeline)
  const { fps } = timeline.globalConfig
  const cut = useMemo(() => cutBefore(timeline, item.id), [timeline, item.id])
  const limits = useMemo(() => cut && transitionLimits(timeline, cut), [timeline, cut])
  const pictures = useTransitionPictures(cut?.previous, item)
  const { gesture, edit } = useItemEdit()
  const { transition } = item
  const wanted = transition?.durationInFrames ?? Math.round(NEW_TRANSITION_SECONDS * fps)
  const set = (next: Transition, itemIds: readonly string[] = [item.id]): void => edit({ type: 'setTransition', itemIds, transition: next })
  const toAll = (): void => {
    const itemIds = (primaryTrack(session.store.getState().document.timeline)?.items ?? []).map(({ id }) => id)
    if (transition) set(transition, itemIds)
    else edit({ type: 'removeTransition', itemIds })
  }
  const longestOf = (type: Transition['type']): number => limits?.longestFrames[type] ?? 0
  return (
    <div className="grid gap-1.5">
      <TransitionTiles
        value={transition?.type ?? 'none'}
        isPossible={(type) => longestOf(type) > 0}
        pictures={pictures}
        onValueChange={(type) => {
          if (type === 'none') edit({ type: 'removeTransition', itemIds: [item.id] })
          else set({ type, durationInFrames: Math.min(wanted, longestOf(type)) })
        }}
      />
      {limits && longestOf('dissolve') === 0 && <p className="text-12 text-pretty text-text-3">{reasonOf(limits, wanted)}</p>}
      {transition && (
        <SliderField
          {...LIMITS}
          {...gesture}
          accept={(typed) => parseTypedValue(LIMITS, typed)}
          label={texts.transitionSeconds}
          value={transition.durationInFrames / fps}
          unit=" s"
          decimals={1}
          onValueChange={(seconds) => set({ ...transition, durationInFrames: Math.round(seconds * fps) })}
        />
      )}
      <Button variant="raised" size="sm" className="mt-1 justify-self-start" onClick={toAll}>
        {texts.transitionToAll}
      </Button>
    </div>
  )
}

const reasonOf = ({ beforeFrames, afterFrames }: TransitionLimits, wanted: number): string | null =>
  refusalText({
    code: 'no_transition_material',
    beforeFrames: Math.min(beforeFrames, Math.round(wanted / 2)),
    afterFrames: Math.min(afterFrames, Math.round(wanted / 2)),
  })
