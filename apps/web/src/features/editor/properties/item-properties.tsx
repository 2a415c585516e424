import {
  fadeLimits,
  IMAGE_SECONDS_LIMITS,
  SPEED_LIMITS,
  parseTypedValue,
  VOLUME_LIMITS,
  type FieldLimits,
} from '@fablecut/domain/timeline/edit/field-limits'
import { isAnimated } from '@fablecut/domain/timeline/keyframes'
import type { AudioItem, ImageItem, VideoItem } from '@fablecut/domain/timeline/model'
import { propertiesTexts as texts } from '../../../texts/editor/properties.ts'
import { SliderField } from '../../../ui/form/slider-field.tsx'
import { useEditor, usePlaybackControls } from '../session/editor-context.tsx'
import { fadeSecondsOf, hasAudio, imageSecondsOf, speedOf, type SourcedItem } from './item-fields.ts'
import { KeyframeButton } from './looks/keyframe-button.tsx'
import { useValueAtPlayhead } from './looks/use-value-at-playhead.ts'
import { useItemEdit } from './use-item-edit.ts'

/** Volume, speed, fades and image duration. */
export function ItemProperties({ item }: { item: SourcedItem }) {
  return (
    <div className="grid gap-1.5">
      {item.type === 'image' && <PictureSeconds item={item} />}
      {hasAudio(item) && <VolumeOverTime item={item} />}
      {hasAudio(item) && <Speed item={item} />}
      <Fade item={item} type="fade-in" label={texts.fadeIn} />
      <Fade item={item} type="fade-out" label={texts.fadeOut} />
    </div>
  )
}

const bounds = (limits: FieldLimits) => ({ ...limits, accept: (typed: number) => parseTypedValue(limits, typed) })

/** Volume at the playhead, with its keyframe button. */
function VolumeOverTime({ item }: { item: VideoItem | AudioItem }) {
  const { store } = usePlaybackControls()
  const { edit } = useItemEdit()
  const volume = useValueAtPlayhead(item, 'volume')
  const setKeyframe = (value: number): void =>
    edit({ type: 'setKeyframe', itemId: item.id, property: 'volume', atFrame: store.getState().frame, value })
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-1">
      <Volume itemIds={[item.id]} volume={volume} {...(isAnimated(item, 'volume') && { onVolume: setKeyframe })} />
      <KeyframeButton item={item} property="volume" />
    </div>
  )
}

type VolumeProps = { itemIds: readonly string[]; volume: number; onVolume?: (volume: number) => void; isMixed?: boolean }

/** Volume in percent, for one or several items. `onVolume`: what sets it, default the edit for as long as the items last. `isMixed`: they differ. */
export function Volume({ itemIds, volume, onVolume, isMixed = false }: VolumeProps) {
  const { gesture, edit } = useItemEdit()
  return (
    <SliderField
      {...bounds(VOLUME_LIMITS)}
      {...gesture}
      label={texts.volume}
      value={volume}
      {...(isMixed && { shownInstead: texts.mixed })}
      unit="%"
      shownTimes={100}
      onValueChange={onVolume ?? ((next) => edit({ type: 'setVolume', itemIds, volume: next }))}
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
      onValueChange={(speed) => editFromStart({ type: 'changeSpeed', itemId: item.id, speed })}
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
      onValueChange={(seconds) => edit({ type: 'setFade', itemId: item.id, fade: type, seconds })}
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
        onValueChange={(next) => editFromStart({ type: 'setImageSeconds', itemId: item.id, seconds: next })}
      />
      {isLonger && <p className="text-12 text-text-3">{texts.longImage((item.durationInFrames / fps).toFixed(1))}</p>}
    </>
  )
}
