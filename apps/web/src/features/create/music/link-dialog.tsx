import { useEffect, useRef, useState } from 'react'
import { useSignInGate } from '../../../session/sign-in-gate.tsx'
import { musicTexts } from '../../../texts/music/music.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { importSongFromLink } from './import-song-from-link.ts'
import { musicLinkError } from './music-link.ts'
import type { Song } from './song.ts'
import { useDecodedAudioCache } from './use-decoded-audio.ts'

const texts = musicTexts.link

type LinkDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; onGrabbed: (song: Song) => void }

/** Imports a song by link. */
export function LinkDialog({ open, onOpenChange, onGrabbed }: LinkDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={texts.title} width="md">
      {open && <LinkForm onClose={() => onOpenChange(false)} onGrabbed={onGrabbed} />}
    </Dialog>
  )
}

function LinkForm({ onClose, onGrabbed }: { onClose: () => void; onGrabbed: (song: Song) => void }) {
  const [link, setLink] = useState('')
  const [error, setError] = useState<string | null>(null)
  const { phase, grab } = useGrab()
  const submit = () => {
    if (phase !== 'idle') return
    const error = musicLinkError(link)
    setError(error)
    if (error !== null) return
    grab(link.trim(), (grabbed) => {
      if ('failure' in grabbed) return setError(grabbed.failure)
      onClose()
      onGrabbed(grabbed.song)
    })
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // React events bubble from a dialog to the form that opened it.
        event.stopPropagation()
        submit()
      }}
    >
      <Field label={texts.label} error={error}>
        <TextInput
          value={link}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={2000}
          placeholder={texts.placeholder}
          onChange={(event) => {
            setLink(event.target.value)
            setError(null)
          }}
        />
      </Field>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onClose}>
          {texts.cancel}
        </Button>
        {/* Not a submit button of the form: a disabled one would block Enter. */}
        <Button
          variant="primary"
          disabled={link.trim() === ''}
          busy={phase !== 'idle'}
          busyLabel={phase === 'preparing' ? texts.preparing : texts.importing}
          onClick={submit}
        >
          {texts.import}
        </Button>
      </div>
    </form>
  )
}

/** One import at a time; results after closing the dialog are dropped. */
function useGrab() {
  const gate = useSignInGate()
  const sounds = useDecodedAudioCache()
  const [phase, setPhase] = useState<'idle' | 'grabbing' | 'preparing'>('idle')
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const grab = (link: string, onEnd: (grabbed: Awaited<ReturnType<typeof importSongFromLink>>) => void) =>
    void gate.run(async () => {
      const { signal } = (running.current = new AbortController())
      setPhase('grabbing')
      const grabbed = await importSongFromLink(link, {
        fetchSound: sounds.fetch,
        onPreparing: () => !signal.aborted && setPhase('preparing'),
        signal,
      })
      if (signal.aborted) return
      setPhase('idle')
      onEnd(grabbed)
    })
  return { phase, grab }
}
