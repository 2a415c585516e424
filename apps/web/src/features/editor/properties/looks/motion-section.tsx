import { MOTION_PRESETS } from '@fablecut/domain/timeline/edit/animation/apply-motion-preset'
import { ANIMATED_PROPERTIES } from '@fablecut/domain/timeline/picture'
import { type AnimatedItem, isVisual } from '@fablecut/domain/timeline/visual-items'
import { looksTexts as texts } from '../../../../texts/editor/looks.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Chip } from '../../../../ui/buttons/chip.tsx'
import { Disclosure } from '../../../../ui/layout/disclosure.tsx'
import { useItemEdit } from '../use-item-edit.ts'
import { KeyframeList } from './keyframe-list.tsx'
import { SectionTitle } from './section-title.tsx'

/** Slow movements, and the keyframes of an item. */
export function MotionSection({ item }: { item: AnimatedItem }) {
  const { edit } = useItemEdit()
  const animated = ANIMATED_PROPERTIES.filter((property) => (item.keyframes?.[property]?.length ?? 0) > 0)
  return (
    <Disclosure summary={<SectionTitle>{texts.motion}</SectionTitle>}>
      <div className="grid gap-3 pb-3">
        {isVisual(item) && <Presets itemId={item.id} />}
        {animated.map((property) => (
          <KeyframeList key={property} item={item} property={property} />
        ))}
        {animated.length === 0 ? (
          <p className="text-12 text-text-3">{texts.noKeyframes}</p>
        ) : (
          <Button
            variant="ghost"
            size="sm"
            className="justify-self-start"
            onClick={() => edit({ type: 'clearKeyframes', itemIds: [item.id] })}
          >
            {texts.keyframes.clear}
          </Button>
        )}
      </div>
    </Disclosure>
  )
}

function Presets({ itemId }: { itemId: string }) {
  const { edit } = useItemEdit()
  return (
    <div role="group" aria-label={texts.motionPresets} className="flex flex-wrap gap-1.5">
      {[...MOTION_PRESETS, null].map((preset) => (
        <Chip key={preset ?? 'none'} dense onClick={() => edit({ type: 'applyMotionPreset', itemIds: [itemId], preset })}>
          {preset === null ? texts.noMotion : texts.motions[preset]}
        </Chip>
      ))}
    </div>
  )
}
