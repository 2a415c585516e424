import { mentionOf, type Mentionable } from '@fablecut/domain/story/inputs/vlog'
import { vlogTexts } from '../../../texts/vlog.ts'
import { Chip } from '../../../ui/buttons/chip.tsx'
import { useToastOnceSettled } from '../../../ui/feedback/toast.tsx'

const texts = vlogTexts.activities

/** Activity suggestions; without a character they explain that one is needed. */
export function ActivityChips({ main, onPick }: { main: Mentionable | null; onPick: (topic: string) => void }) {
  const hint = useToastOnceSettled(main !== null)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-12 text-text-3 max-sm:hidden">{texts.label}</span>
      {texts.list.map(({ name, text }) => (
        <Chip key={name} dense onClick={() => (main ? onPick(`${mentionOf(main)} ${text}`) : hint(texts.needsCharacter))}>
          {name}
        </Chip>
      ))}
    </div>
  )
}
