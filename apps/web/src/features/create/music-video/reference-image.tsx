import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { messageOf } from '../../../api/error.ts'
import { uploadImage } from '../../../api/upload-image.ts'
import { useSignInGate } from '../../../session/sign-in-gate.tsx'
import { musicVideoTexts } from '../../../texts/music/music-video.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { ImageDrop } from '../../../ui/form/image-drop.tsx'
import { Picture } from '../../../ui/layout/picture.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import type { MusicVideoHandle } from './form-handle.ts'

const texts = musicVideoTexts.style
const { uploadFailed, imageUploadFailed: noPicture } = musicVideoTexts.validation
/** The image types that the server accepts (CD-65). */
const ACCEPTED = 'image/jpeg,image/png,image/gif,image/webp'

/** The reference image of a custom style. A failed upload is reported and keeps the image before it. */
export function ReferenceImage({ form }: { form: MusicVideoHandle }) {
  const { field } = useController({ control: form.control, name: 'reference_image_url' })
  const gate = useSignInGate()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const setReference = (url: string) => {
    field.onChange(url)
    form.clearErrors('custom_style')
  }
  const upload = async (file: File) => {
    setBusy(true)
    setError(null)
    try {
      setReference(await uploadImage(file, noPicture))
    } catch (failure) {
      console.warn('The reference image could not be uploaded', failure)
      setError(uploadFailed(messageOf(failure)))
    } finally {
      setBusy(false)
    }
  }
  const take = ([file]: readonly File[]) => {
    if (file && !isBusy) void gate.run(() => upload(file))
  }
  return (
    <div className="flex items-center gap-4">
      {field.value === '' ? (
        <ImageDrop label={texts.reference} hint={texts.referenceHint} file={null} accept={ACCEPTED} onFiles={take} />
      ) : (
        <span className="veil relative aspect-square w-28 shrink-0 overflow-hidden rounded-thumb bg-well">
          <Picture key={field.value} src={field.value} alt={texts.reference} />
        </span>
      )}
      <div className="grid min-w-0 justify-items-start gap-1.5 text-12 text-text-3">
        <p>{field.value === '' ? texts.referenceNote : texts.referenceUsed}</p>
        {isBusy && (
          <p role="status" className="flex items-center gap-2">
            <Spinner /> {texts.referenceBusy}
          </p>
        )}
        {error && (
          <p role="alert" className="text-danger">
            {error}
          </p>
        )}
        {field.value !== '' && (
          <IconButton size="sm" variant="line" label={texts.remove} icon={<Trash2 />} onClick={() => setReference('')} />
        )}
      </div>
    </div>
  )
}
