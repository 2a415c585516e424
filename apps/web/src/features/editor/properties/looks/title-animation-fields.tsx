import { fadeLimits, parseTypedValue } from '@fablecut/domain/timeline/edit/field-limits'
import type { TitleItem } from '@fablecut/domain/timeline/model'
import { TITLE_ANIMATIONS, type TitleAnimation } from '@fablecut/domain/timeline/titles'
import { looksTexts } from '../../../../texts/editor/looks.ts'
import { SliderField } from '../../../../ui/form/slider-field.tsx'
import { useEditor } from '../../session/editor-context.tsx'
import { useItemEdit } from '../use-item-edit.ts'
import { LabeledSelect } from './labeled-select.tsx'

const texts = looksTexts.title
/** Duration of a new animation, in seconds. */
const NEW_SECONDS = 0.4
const LABELS = { animateIn: [texts.animateIn, texts.inSeconds], animateOut: [texts.animateOut, texts.outSeconds] } as const

/** How a title comes and goes. */
export const TitleAnimationFields = ({ item }: { item: TitleItem }) => (
  <>
    <AnimationField item={item} end="animateIn" />
    <AnimationField item={item} end="animateOut" />
  </>
)

function AnimationField({ item, end }: { item: TitleItem; end: keyof typeof LABELS }) {
  const fps = useEditor(({ document }) => document.timeline.globalConfig.fps)
  const { gesture, edit } = useItemEdit()
  const animation = item.titleConfig[end]
  const [label, secondsLabel] = LABELS[end]
  const limits = fadeLimits(item.durationInFrames, fps)
  const set = (next: TitleAnimation | null): void => edit({ type: 'editTitle', itemId: item.id, [end]: next })
  const options: readonly { value: TitleAnimation['type'] | 'none'; label: string }[] = [
    { value: 'none', label: texts.noAnimation },
    ...TITLE_ANIMATIONS.map((value) => ({ value, label: looksTexts.animations[value] })),
  ]
  return (
    <>
      <LabeledSelect
        label={label}
        value={animation?.type ?? 'none'}
        options={options}
        onValueChange={(type) =>
          set(type === 'none' ? null : { type, durationInFrames: animation?.durationInFrames ?? Math.round(NEW_SECONDS * fps) })
        }
      />
      {animation && (
        <SliderField
          {...limits}
          {...gesture}
          label={secondsLabel}
          value={animation.durationInFrames / fps}
          unit=" s"
          decimals={2}
          accept={(typed) => parseTypedValue(limits, typed)}
          onValueChange={(seconds) => set({ ...animation, durationInFrames: Math.max(1, Math.round(seconds * fps)) })}
        />
      )}
    </>
  )
}
