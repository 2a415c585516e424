import type { WireCharacter } from '@fablecut/contracts/wire/character'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { characterTexts } from '../../texts/characters.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'

const texts = characterTexts.model

/** Lookup of a character by model id, for staff. A failed lookup is only logged. */
export function ModelIdInput({ onFound }: { onFound: (character: WireCharacter) => void }) {
  const [id, setId] = useState('')
  const [busy, setBusy] = useState(false)
  const apply = async () => {
    setBusy(true)
    try {
      const { data } = await api.characters.trainedModel({ id: id.trim() })
      const character = { id: data.id, name: data.model_name, model_name: data.model_name, image_url: data.image_url }
      const { reference_mode } = data
      onFound({ ...character, reference_mode, type: 'custom-train', status: 'completed', description: '', is_public: false })
    } catch (failure) {
      console.warn('character look-up failed', failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex items-end gap-2">
      <Field label={texts.label} className="grow">
        <TextInput value={id} maxLength={100} onChange={(event) => setId(event.target.value)} />
      </Field>
      <Button busy={busy} busyLabel={texts.applying} disabled={id.trim() === ''} onClick={() => void apply()}>
        {texts.apply}
      </Button>
    </div>
  )
}
