import { useState } from 'react'
import { actionVideoTexts } from '../../texts/action-video.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'

const texts = actionVideoTexts.inputs

/** The address of a file; Enter uses it, Escape cancels. */
export function AddressForm({ onUse, onCancel }: { onUse: (address: string) => void; onCancel: () => void }) {
  const [address, setAddress] = useState('')
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        onUse(address)
      }}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <Field label={texts.address} labelHidden className="min-w-40 grow">
        <TextInput
          size="sm"
          type="url"
          inputMode="url"
          autoFocus
          placeholder="https://"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
      </Field>
      <Button size="sm" variant="raised" type="submit">
        {texts.takeAddress}
      </Button>
      <Button size="sm" variant="ghost" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </form>
  )
}
