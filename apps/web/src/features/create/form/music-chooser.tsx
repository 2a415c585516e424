import { createTexts } from '../../../texts/create.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { isMusicChoiceReady, MUSIC_CHOICES, musicChoiceOf, musicHint, musicValueOf, type MusicChoice } from './background-music.ts'

type MusicChooserProps = { value: string; onChange: (value: string) => void }

/** The five ways to a soundtrack. Source: C-156 to C-158. */
export function MusicChooser({ value, onChange }: MusicChooserProps) {
  const choice = musicChoiceOf(value)
  return (
    <div>
      <p className="pb-2.5 text-13 font-strong">{createTexts.music.label}</p>
      <Segmented<MusicChoice>
        label={createTexts.music.label}
        value={choice}
        segments={MUSIC_CHOICES.map((option) => ({
          value: option,
          label: createTexts.music.choices[option],
          disabled: !isMusicChoiceReady(option),
          reason: isMusicChoiceReady(option) ? undefined : createTexts.comingSoon,
        }))}
        onValueChange={(next) => (next === 'auto' || next === 'none') && onChange(musicValueOf(next))}
      />
      <p className="pt-1.5 text-12 text-text-3">
        {musicHint(value)} <span>{createTexts.music.laterNote}</span>
      </p>
    </div>
  )
}
