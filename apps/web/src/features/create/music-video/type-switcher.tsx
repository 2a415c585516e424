import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import type { MusicVideoSlug } from '@fablecut/domain/story/inputs/music-video'
import { choiceTexts } from '../../../texts/choices.ts'
import { musicVideoTexts } from '../../../texts/music/music-video.ts'
import { MUSIC_VIDEO_TYPES } from './chooser/type-cards.ts'

type TypeSwitcherProps = { value: MusicVideoSlug; onChange: (type: MusicVideoSlug) => void }

/** Switches between the four types, above their form. */
export function TypeSwitcher({ value, onChange }: TypeSwitcherProps) {
  return (
    <RadioGroup<MusicVideoSlug>
      aria-label={musicVideoTexts.typeLabel}
      value={value}
      onValueChange={(next) => onChange(next)}
      className="mb-5 grid grid-cols-2 gap-2 md:grid-cols-4 md:gap-3"
    >
      {MUSIC_VIDEO_TYPES.map(({ type, icon: Icon }) => (
        <Radio.Root
          key={type}
          value={type}
          nativeButton
          render={<button type="button" />}
          className="quick group flex min-h-13 min-w-0 items-center gap-3 rounded-card border border-line bg-surface px-3 py-2 text-start hover:bg-raised data-checked:border-accent-line data-checked:bg-accent-soft md:px-4"
        >
          <Icon aria-hidden className="size-5 shrink-0 text-text-2 group-data-checked:text-accent" />
          <span className="min-w-0">
            <span className="block text-13 font-strong lg:text-14">{choiceTexts.videoTypes[type]}</span>
            <span className="block truncate text-12 text-text-3 max-lg:hidden">{musicVideoTexts.types[type].short}</span>
          </span>
        </Radio.Root>
      ))}
    </RadioGroup>
  )
}
