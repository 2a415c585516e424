import { useState, type Ref } from 'react'
import { uploadSong } from '../../../api/upload-song.ts'
import { messageOf } from '../../../api/error.ts'
import { useSignInGate } from '../../../session/sign-in-gate.tsx'
import { createTexts } from '../../../texts/create.ts'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'

const texts = createTexts.music.upload
/** Source: C-165, CD-57. */
const LEAST_SECONDS = 10

type MusicUploadProps = { ref: Ref<HTMLInputElement>; shown: boolean; onUploaded: (address: string) => void }

/** A song of one's own: picked, checked and uploaded. A failed upload is told and changes nothing. Source: C-165, C-246, CD-57. */
export function MusicUpload({ ref, shown, onUploaded }: MusicUploadProps) {
  const gate = useSignInGate()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [input, setInput] = useState<HTMLInputElement | null>(null)

  const take = (file: File | undefined) => {
    if (!file) return
    setError(null)
    if (!file.type.startsWith('audio/')) return setError(texts.notAudio)
    void gate.run(async () => {
      setBusy(true)
      try {
        const { url, duration } = await uploadSong(file)
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
        ref={(element) => {
          setInput(element)
          if (typeof ref === 'function') ref(element)
          else if (ref) ref.current = element
        }}
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
        <Button size="sm" variant="ghost" disabled={isBusy} onClick={() => input?.click()}>
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
