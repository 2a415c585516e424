import { imageModelAfterCharacters } from '@fablecut/domain/story/image-model-rules'
import { useQuery } from '@tanstack/react-query'
import { Check, CircleSlash, UserRound } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { query } from '../../../api/client.ts'
import { createTexts } from '../../../texts/create.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { Picture } from '../../../ui/layout/picture.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { chosenOf } from '../form/chosen-character.ts'
import { withImageModel } from '../form/model-settings.ts'
import { OptionSummary } from '../form/option-summary.tsx'
import type { ScriptForm } from './script-form.ts'
import type { ScriptFormHandle } from './use-script-form.ts'

const texts = createTexts.character
type Chosen = ScriptForm['character']

/** One optional character; choosing it sets the picture model it needs. Source: CD-80, CD-32. */
export function CharacterPicker({ form }: { form: ScriptFormHandle }) {
  const chosen = useWatch({ control: form.control, name: 'character' })
  const choose = (character: Chosen) => {
    const modes = character ? [character.reference_mode ?? 'train'] : []
    const model = imageModelAfterCharacters('script_to_video', modes, form.getValues('image_model_config.model'))
    form.setValue('character', character, { shouldDirty: true })
    if (model !== form.getValues('image_model_config.model'))
      form.setValue('image_model_config', withImageModel(model), { shouldDirty: true })
  }
  return (
    <Disclosure
      summary={<OptionSummary icon={<UserRound />} label={texts.label} value={chosen?.name ?? chosen?.model_name ?? texts.none} />}
    >
      <CharacterList chosen={chosen} onChoose={choose} />
    </Disclosure>
  )
}

function CharacterList({ chosen, onChoose }: { chosen: Chosen; onChoose: (character: Chosen) => void }) {
  const group = useId()
  const { data, isPending, isError, refetch } = useQuery(query.characters.list.queryOptions({ input: { type: 'premade' } }))
  if (isPending) return <CharacterSkeleton />
  if (isError)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 pb-4 text-13 text-text-2">
        {texts.failed}
        <Button size="sm" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </div>
    )
  if (data.characters.length === 0) return <p className="pb-4 text-13 text-text-3">{texts.empty}</p>
  return (
    <div role="radiogroup" aria-label={texts.label} className="grid grid-cols-3 gap-3 pt-1 pb-4 sm:grid-cols-5">
      <CharacterCard group={group} name={texts.none} note={texts.noneHint} checked={chosen === null} onSelect={() => onChoose(null)}>
        <CircleSlash aria-hidden className="absolute inset-0 m-auto size-5 text-text-3" />
      </CharacterCard>
      {data.characters.map((character) => (
        <CharacterCard
          key={character.id}
          group={group}
          name={character.name}
          note={character.description}
          checked={chosen?.id === character.id}
          onSelect={() => onChoose(chosenOf(character))}
        >
          {character.image_url && <Picture src={character.image_url} alt="" />}
        </CharacterCard>
      ))}
    </div>
  )
}

type CharacterCardProps = { group: string; name: string; note: string; checked: boolean; onSelect: () => void; children: ReactNode }

function CharacterCard({ group, name, note, checked, onSelect, children }: CharacterCardProps) {
  return (
    <label title={note} className="group min-w-0 cursor-pointer">
      <input
        type="radio"
        name={group}
        checked={checked}
        onChange={onSelect}
        aria-label={name}
        aria-description={note}
        className="peer sr-only"
      />
      <span
        className={cx(
          'veil relative block aspect-square overflow-hidden rounded-thumb bg-raised peer-focus-visible:shadow-(--focus)',
          checked && 'outline-2 outline-offset-2 outline-accent',
        )}
      >
        {children}
        {checked && (
          <span className="absolute top-1 right-1 grid size-4.5 place-items-center rounded-full bg-accent text-on-accent">
            <Check aria-hidden className="size-3" strokeWidth={3} />
          </span>
        )}
      </span>
      <span className={cx('mt-1.5 block truncate text-12', checked ? 'font-strong text-text' : 'text-text-2')}>{name}</span>
    </label>
  )
}

const SKELETON_KEYS = ['a', 'b', 'c', 'd', 'e']
const CharacterSkeleton = () => (
  <div aria-busy className="grid grid-cols-3 gap-3 pt-1 pb-9 sm:grid-cols-5">
    {SKELETON_KEYS.map((key) => (
      <Skeleton key={key} className="aspect-square rounded-thumb!" />
    ))}
  </div>
)
