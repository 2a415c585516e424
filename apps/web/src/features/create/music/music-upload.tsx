import { useState, type RefObject } from 'react'
import { uploadSong } from '../../../api/upload-song.ts'
import { messageOf } from '../../../api/error.ts'
import { useSignInGate } from '../../../session/sign-in-gate.tsx'
import { createTexts } from '../../../texts/create.ts'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'

const texts = createTexts.music.upload
/** Source: C-165, CD-57. */
const LEAST_SECONDS = 10

type MusicUploadProps = {
  /** Of the hidden file input, so that the chooser can open it too. */
  input: RefObject<HTMLInputElement | null>
  shown: boolean
  onUploaded: (address: string) => void
}

/** A song of one's own: picked, checked and uploaded. A failed upload is told and changes nothing. Source: C-165, C-246, CD-57. */
export function MusicUpload({ input, shown, onUploaded }: MusicUploadProps) {
  const gate = useSignInGate()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const take = (file: File | undefined) => {
    if (!file) return
    setError(null)
    if (!file.type.startsWith('audio/')) return setError(texts.notAudio)
    void gate.run(async () => {
      setBusy(true)
      try {
        const { url, duration } = await uploadSong(file, texts.failed)
        if (duration < LEAST_SECONDS) return setError(texts.tooShort)
        onUploaded(url)
      } catch (failure) {
        console.warn('The song could not be uploaded', failure)
        setError(messageOf(failure))
      } finally {
        setBusy(false)
      }
    })
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept="audio/*"
        aria-label={texts.label}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {shown && (
        <Button size="sm" variant="ghost" disabled={isBusy} onClick={() => input.current?.click()}>
          {texts.choose}
        </Button>
      )}
      {isBusy && (
        <span role="status" className="flex items-center gap-2">
          <Spinner /> {texts.busy}
        </span>
      )}
      {error && (
        <span role="alert" className="text-danger">
          {error}
        </span>
      )}
    </>
  )
}
