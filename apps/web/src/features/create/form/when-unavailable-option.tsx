import { WHEN_UNAVAILABLE, type WhenUnavailable } from '@fablecut/domain/story/models/models'
import { useHasSoundProvider, useModelMakers } from '../../../story-data/makers/use-model-makers.ts'
import { createTexts } from '../../../texts/create.ts'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { Option } from './option.tsx'

const texts = createTexts.advanced

type WhenUnavailableProps = {
  imageModel: string
  videoModel: string
  /** What happens to a shot whose provider is down. */
  value: WhenUnavailable
  onValue: (value: WhenUnavailable) => void
}

/** Only where a provider makes one of the models, speaks or makes music. */
export function WhenUnavailableOption({ imageModel, videoModel, value, onValue }: WhenUnavailableProps) {
  const makers = useModelMakers()
  const hasSoundProvider = useHasSoundProvider()
  if (!makers?.image.has(imageModel) && !makers?.video.has(videoModel) && !hasSoundProvider) return null
  return (
    <Option label={texts.whenUnavailable.label}>
      <Segmented
        label={texts.whenUnavailable.label}
        value={value}
        segments={WHEN_UNAVAILABLE.map((each) => ({ value: each, label: texts.whenUnavailable[each] }))}
        onValueChange={onValue}
      />
      <p className="pt-1.5 text-12 text-text-3">{texts.whenUnavailable.notes[value]}</p>
    </Option>
  )
}
