import { ChevronDown, X } from 'lucide-react'
import { mediaTexts } from '../../../../texts/editor/media.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Chip } from '../../../../ui/buttons/chip.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Popover } from '../../../../ui/overlays/popover.tsx'
import type { FilterName } from './search-songs.ts'

const texts = mediaTexts.library
const NAMES = ['genres', 'moods', 'tempos'] as const

type SongFiltersProps = {
  choices: Readonly<Record<FilterName, readonly string[]>>
  chosen: Readonly<Record<FilterName, readonly string[]>>
  onToggle: (name: FilterName, choice: string) => void
  onClear: () => void
}

/** `Genre`, `Mood` and `Tempo`; several of each. */
export function SongFilters({ choices, chosen, onToggle, onClear }: SongFiltersProps) {
  return (
    <>
      {NAMES.map((name) => (
        <Popover
          key={name}
          align="start"
          title={texts.filters[name]}
          className="max-h-(--available-height) w-64 overflow-y-auto"
          trigger={
            <Button size="sm" variant={chosen[name].length > 0 ? 'raised' : 'line'}>
              <span className="inline-flex items-center gap-1.5">
                {texts.filters[name]}
                {chosen[name].length > 0 && <span className="tabular-nums text-text-2">{chosen[name].length}</span>}
                <ChevronDown aria-hidden />
              </span>
            </Button>
          }
        >
          <div role="group" aria-label={texts.filters[name]} className="flex flex-wrap gap-1.5">
            {choices[name].map((choice) => (
              <Chip key={choice} dense selected={chosen[name].includes(choice)} onClick={() => onToggle(name, choice)}>
                {texts.choice(name, choice)}
              </Chip>
            ))}
          </div>
        </Popover>
      ))}
      {NAMES.some((name) => chosen[name].length > 0) && (
        <IconButton size="sm" label={texts.clear} icon={<X aria-hidden />} onClick={onClear} />
      )}
    </>
  )
}
