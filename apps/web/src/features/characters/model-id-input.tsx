import type { WireCharacter } from '@fablecut/contracts/wire/character'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { messageOf } from '../../api/error.ts'
import { characterTexts } from '../../texts/characters.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'

const texts = characterTexts.model

/** For the team: a character by its model id. A failed look-up leaves the form as it is. Source: C-066, C-300, C-346. */
export function ModelIdInput({ onFound }: { onFound: (character: WireCharacter) => void }) {
  const [id, setId] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const apply = async () => {
    setBusy(true)
    setError(null)
    try {
      const { data } = await api.characters.trainedModel({ id: id.trim() })
      const found = { id: data.id, name: data.model_name, model_name: data.model_name, image_url: data.image_url }
      onFound({ ...found, reference_mode: 'train', type: 'custom-train', status: 'completed', description: '' })
    } catch (failure) {
      console.warn('character look-up failed', failure)
      setError(messageOf(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex items-end gap-2">
      <Field label={texts.label} error={error} className="grow">
        <TextInput value={id} maxLength={100} onChange={(event) => setId(event.target.value)} />
      </Field>
      <Button busy={busy} busyLabel={texts.applying} disabled={id.trim() === ''} onClick={() => void apply()}>
        {texts.apply}
      </Button>
    </div>
  )
}
