import { MAX_COLLECTION_NAME_CHARACTERS } from '@fablecut/domain/collections/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { api } from '../../../api/client.ts'
import { collectionTexts } from '../../../texts/community/collections.ts'
import { cx } from '../../../ui/class-names.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { nameErrorText } from './name-error.ts'
import { refreshCollections } from './collection-queries.ts'

const texts = collectionTexts.dialog

type NewCollectionFormProps = {
  /** Added to the new collection. Default: none. */
  storyId?: string
  onCreated?: () => void
}

/** Creates a collection. A refused name stays in the field. */
export function NewCollectionForm({ storyId, onCreated }: NewCollectionFormProps) {
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [isPublic, setPublic] = useState(true)
  const [isEmpty, setEmpty] = useState(false)
  const create = useMutation({
    mutationFn: async () => {
      const created = await api.collections.create({ name, is_public: isPublic })
      if (storyId !== undefined) await api.collections.add({ id: created.id, story_id: storyId })
      return created
    },
    onSuccess: (created) => {
      setName('')
      toast.success(storyId === undefined ? collectionTexts.mine.created(created.name) : collectionTexts.added(created.name))
      onCreated?.()
    },
    onSettled: () => refreshCollections(client),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') setEmpty(true)
    else if (!create.isPending) create.mutate()
  }
  const change = (next: string) => {
    setName(next)
    setEmpty(false)
    create.reset()
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={texts.new}
      className={cx('grid gap-3', storyId !== undefined && 'border-t border-line pt-4')}
    >
      <Field label={texts.name} error={isEmpty ? texts.required : create.error && nameErrorText(create.error)}>
        <TextInput
          dir="auto"
          maxLength={MAX_COLLECTION_NAME_CHARACTERS}
          data-autofocus={storyId === undefined || undefined}
          placeholder={texts.placeholder}
          value={name}
          onChange={(event) => change(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="flex items-center gap-2.5 text-13">
          <Switch label={texts.public} checked={isPublic} onCheckedChange={setPublic} />
          <span aria-hidden>{texts.public}</span>
        </span>
        <Button type="submit" variant="line" busy={create.isPending}>
          {storyId === undefined ? collectionTexts.mine.create : texts.create}
        </Button>
      </div>
    </form>
  )
}
