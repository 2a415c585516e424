import type { StoryType } from '@fablecut/domain/story/inputs/story-type'
import { imageModelChoices, type ReferenceMode } from '@fablecut/domain/story/models/image-model-rules'
import type { WhenUnavailable } from '@fablecut/domain/story/models/models'
import { videoModelChoices } from '@fablecut/domain/story/models/video-model-rules'
import { SlidersHorizontal } from 'lucide-react'
import { nameMakers } from '../../../story-data/makers/name-makers.ts'
import { type ModelMakers, useModelMakers } from '../../../story-data/makers/use-model-makers.ts'
import { createTexts } from '../../../texts/create.ts'
import { limitTexts, madeBy } from '../../../texts/engines.ts'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { Select } from '../../../ui/form/select.tsx'
import {
  resolutionGroupOf,
  withImageModel,
  withResolution,
  withVideoMode,
  withVideoModel,
  type ImageSettings,
  type VideoSettings,
} from './model-settings.ts'
import { modelSelectOptions, modeSegments, qualitySegments, resolutionSegments, videoLimitOf } from './model-options.ts'
import { Option } from './option.tsx'
import { OptionSummary } from './option-summary.tsx'
import { WhenUnavailableOption } from './when-unavailable-option.tsx'

const texts = createTexts.advanced

type AdvancedOptionsProps = {
  storyType: StoryType
  /** Reference modes of the selected characters; they determine the allowed image models. */
  characters: readonly ReferenceMode[]
  startEndFrame?: boolean
  image: ImageSettings
  onImage: (settings: ImageSettings) => void
  video: VideoSettings
  onVideo: (settings: VideoSettings) => void
  /** What happens to a shot whose provider is down. */
  whenUnavailable: WhenUnavailable
  onWhenUnavailable: (value: WhenUnavailable) => void
  /** How the models affect the price. */
  note: string
}

/** Image and video models. */
export function AdvancedOptions(props: AdvancedOptionsProps) {
  const { image, video } = props
  const summary = texts.summary(image.model, video.model, video.parameters?.resolution ?? '')
  return (
    <Disclosure summary={<OptionSummary icon={<SlidersHorizontal />} label={texts.label} value={summary} />}>
      <div className="grid gap-4 pt-1 pb-4 sm:grid-cols-2">
        <ImageOptions {...props} />
        <VideoOptions {...props} />
        <WhenUnavailableOption
          imageModel={image.model}
          videoModel={video.model}
          value={props.whenUnavailable}
          onValue={props.onWhenUnavailable}
        />
        <p className="text-12 text-text-3 sm:col-span-2">{props.note}</p>
      </div>
    </Disclosure>
  )
}

function ImageOptions({ storyType, characters, image, onImage }: AdvancedOptionsProps) {
  const makers = useModelMakers()
  const qualities = qualitySegments(image.model, makers?.image.get(image.model))
  return (
    <>
      <Option label={texts.imageModel}>
        <Select
          label={texts.imageModel}
          value={image.model}
          options={nameMakers(modelSelectOptions(imageModelChoices(storyType, characters), texts.imageRefusals), 'image', makers)}
          onValueChange={(model) => onImage(withImageModel(model))}
        />
        <GeneratedBy medium="image" model={image.model} makers={makers} />
      </Option>
      {qualities.length > 0 ? (
        <Option label={texts.quality}>
          <Segmented
            label={texts.quality}
            value={image.parameters?.quality ?? 'medium'}
            segments={qualities}
            onValueChange={(quality) => onImage(withImageModel(image.model, quality))}
          />
        </Option>
      ) : (
        <span className="max-sm:hidden" />
      )}
    </>
  )
}

function VideoOptions({ storyType, startEndFrame = false, video, onVideo }: AdvancedOptionsProps) {
  const makers = useModelMakers()
  const maker = makers?.video.get(video.model)
  const modes = modeSegments(video.model, maker)
  const context = { storyType, startEndFrame }
  const options = modelSelectOptions(videoModelChoices(context), texts.videoRefusals, videoLimitOf(makers, context))
  return (
    <>
      <Option label={texts.resolution}>
        <Segmented
          label={texts.resolution}
          value={resolutionGroupOf(video.parameters?.resolution)}
          segments={resolutionSegments(context)}
          onValueChange={(group) => onVideo(withResolution(group, video, context))}
        />
      </Option>
      <Option label={texts.videoModel}>
        <Select
          label={texts.videoModel}
          value={video.model}
          options={nameMakers(options, 'video', makers)}
          disabled={options.length === 1}
          onValueChange={(model) => onVideo(withVideoModel(model, video.parameters?.resolution, storyType))}
        />
        <GeneratedBy medium="video" model={video.model} makers={makers} />
        {options.length === 1 && <p className="pt-1.5 text-12 text-text-3">{texts.singleModel}</p>}
        {storyType === 'consistent-style' && maker?.limits.takesEndFrame === false && (
          <p className="pt-1.5 text-12 text-text-3">{limitTexts.noNextImage(maker.name)}</p>
        )}
      </Option>
      {modes.length > 1 && (
        <Option label={texts.mode}>
          <Segmented
            label={texts.mode}
            value={video.parameters?.videoMode ?? modes[0]?.value ?? ''}
            segments={modes}
            onValueChange={(mode) => onVideo(withVideoMode(video, mode))}
          />
        </Option>
      )}
    </>
  )
}

/** Who makes it with the selected model. */
function GeneratedBy({ medium, model, makers }: { medium: 'image' | 'video'; model: string; makers: ModelMakers | undefined }) {
  return makers ? <p className="pt-1.5 text-12 text-text-3">{madeBy(medium, makers[medium].get(model)?.name)}</p> : null
}
