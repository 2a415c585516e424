import { Bookmark } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { versionTexts } from '../../../texts/editor/versions.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { VersionNameInput } from './version-name-input.tsx'

const texts = versionTexts.keep

/** Keeps the story as it is now under a name. */
export function KeepVersion({ isBusy, onKeep }: { isBusy: boolean; onKeep: (name: string) => Promise<unknown> }) {
  const [name, setName] = useState('')
  const keep = (event: FormEvent): void => {
    event.preventDefault()
    if (name.trim() === '' || isBusy) return
    void onKeep(name.trim()).then(
      () => setName(''),
      () => undefined,
    )
  }
  return (
    <form onSubmit={keep} className="mt-4 flex gap-2">
      <VersionNameInput value={name} onChange={setName} placeholder={texts.placeholder} />
      <Button type="submit" icon={<Bookmark aria-hidden />} busy={isBusy} aria-disabled={name.trim() === ''}>
        {texts.action}
      </Button>
    </form>
  )
}
