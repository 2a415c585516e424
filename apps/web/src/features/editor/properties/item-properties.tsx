import {
  fadeLimits,
  IMAGE_SECONDS_LIMITS,
  SPEED_LIMITS,
  parseTypedValue,
  VOLUME_LIMITS,
  type FieldLimits,
} from '@fablecut/domain/timeline/edit/field-limits'
import { changeSpeed } from '@fablecut/domain/timeline/edit/operations/change-speed'
import { setFade } from '@fablecut/domain/timeline/edit/operations/set-fade'
import { setImageSeconds } from '@fablecut/domain/timeline/edit/operations/set-image-seconds'
import { setVolume } from '@fablecut/domain/timeline/edit/operations/set-volume'
import type { ImageItem } from '@fablecut/domain/timeline/model'
import { propertiesTexts as texts } from '../../../texts/editor/properties.ts'
import { SliderField } from '../../../ui/form/slider-field.tsx'
import { useEditor } from '../session/editor-context.tsx'
import { fadeSecondsOf, hasAudio, imageSecondsOf, speedOf, type SourcedItem } from './item-fields.ts'
import { useItemEdit } from './use-item-edit.ts'

/** Volume, speed, fades and image duration. */
export function ItemProperties({ item }: { item: SourcedItem }) {
  return (
    <div className="grid gap-1.5">
      {item.type === 'image' && <PictureSeconds item={item} />}
      {hasAudio(item) && <Volume itemIds={[item.id]} volume={item.volume ?? 1} />}
      {hasAudio(item) && <Speed item={item} />}
      <Fade item={item} type="fade-in" label={texts.fadeIn} />
      <Fade item={item} type="fade-out" label={texts.fadeOut} />
    </div>
  )
}

const bounds = (limits: FieldLimits) => ({ ...limits, accept: (typed: number) => parseTypedValue(limits, typed) })

/** Volume in percent, for one or several items. */
export function Volume({ itemIds, volume }: { itemIds: readonly string[]; volume: number }) {
  const { gesture, edit } = useItemEdit()
  return (
    <SliderField
      {...bounds(VOLUME_LIMITS)}
      {...gesture}
      label={texts.volume}
      value={volume}
      unit="%"
      shownTimes={100}
      onValueChange={(next) => edit((timeline) => setVolume(timeline, { itemIds, volume: next }))}
    />
  )
}

function Speed({ item }: { item: SourcedItem }) {
  const { gesture, editFromStart } = useItemEdit()
  return (
    <SliderField
      {...bounds(SPEED_LIMITS)}
      {...gesture}
      label={texts.speed}
      value={speedOf(item)}
      unit="×"
      onValueChange={(speed) => editFromStart((timeline) => changeSpeed(timeline, { itemId: item.id, speed }))}
    />
  )
}

function Fade({ item, type, label }: { item: SourcedItem; type: 'fade-in' | 'fade-out'; label: string }) {
  const fps = useEditor(({ document }) => document.timeline.globalConfig.fps)
  const { gesture, edit } = useItemEdit()
  return (
    <SliderField
      {...bounds(fadeLimits(item.durationInFrames, fps))}
      {...gesture}
      label={label}
      value={fadeSecondsOf(item, type, fps)}
      unit=" s"
      decimals={2}
      onValueChange={(seconds) => edit((timeline) => setFade(timeline, { itemId: item.id, type, seconds }))}
    />
  )
}

function PictureSeconds({ item }: { item: ImageItem }) {
  const fps = useEditor(({ document }) => document.timeline.globalConfig.fps)
  const { gesture, editFromStart } = useItemEdit()
  const { seconds, isLonger } = imageSecondsOf(item, fps)
  return (
    <>
      <SliderField
        {...bounds(IMAGE_SECONDS_LIMITS)}
        {...gesture}
        label={texts.duration}
        value={seconds}
        unit=" s"
        decimals={1}
        disabled={isLonger}
        onValueChange={(next) => editFromStart((timeline) => setImageSeconds(timeline, { itemId: item.id, seconds: next }))}
      />
      {isLonger && <p className="text-12 text-text-3">{texts.longImage((item.durationInFrames / fps).toFixed(1))}</p>}
    </>
  )
}
