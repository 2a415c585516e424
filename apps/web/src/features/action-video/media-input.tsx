import { FileVideo, History, ImagePlus, Link2, Trash2, Upload } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { HistoryDialog } from '../../story-components/history-dialog.tsx'
import { actionVideoTexts } from '../../texts/action-video.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { cx } from '../../ui/class-names.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { useFileDrop } from '../../ui/form/use-file-drop.ts'
import { AddressForm } from './address-form.tsx'
import { type ActionVideoForm, type InputRole, type PickedMedia, mediaError, typesOf } from './action-video-form.ts'
import { MediaPreview } from './media-preview.tsx'
import { useMediaInput } from './use-media-input.ts'

const texts = actionVideoTexts.inputs
const ACCEPT = {
  image: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
  video: ['video/mp4', 'video/webm', 'video/quicktime'],
  reference: ['video/mp4', 'video/webm', 'video/quicktime', 'video/ogg', '.ogv', '.h264'],
}

type MediaInputProps = {
  role: InputRole
  label: string
  hint: string
  model: ActionVideoForm['model']
  media: PickedMedia | null
  onChange: (media: PickedMedia | null) => void
}

/** One of the two files: dropped, uploaded, from the history or at an address. */
export function MediaInput({ role, label, hint, model, media, onChange }: MediaInputProps) {
  const [labelId, noteId] = [useId(), useId()]
  const [layer, setLayer] = useState<'history' | 'address' | null>(null)
  const dialog = useRef<HTMLInputElement>(null)
  const input = useMediaInput(role, model, onChange)
  const types = typesOf(model, role)
  const error = input.error ?? (media && mediaError(model, role, media))
  const { isOver, zone } = useFileDrop((files) => void input.pickFiles(files))
  const Icon = role === 'reference' ? FileVideo : ImagePlus
  return (
    <section aria-labelledby={labelId} className="grid min-w-0 content-start gap-2.5">
      <h2 id={labelId} className="text-13 font-strong">
        {label}
      </h2>
      <div
        {...zone}
        className={cx(
          'relative grid aspect-video place-items-center overflow-hidden rounded-card border text-center',
          media ? 'border-line bg-well' : 'border-dashed bg-surface',
          !media && (isOver ? 'border-accent bg-hover' : 'border-line-2'),
        )}
      >
        {media ? (
          <MediaPreview media={media} label={label} />
        ) : (
          <p className="grid justify-items-center gap-2 px-5 text-13 text-text-3">
            <Icon aria-hidden className="size-6" />
            {texts.drop}
            <span className="text-12 text-balance">{hint}</span>
          </p>
        )}
        {input.busy && (
          <p role="status" className="absolute inset-0 flex items-center justify-center gap-2 bg-scrim text-13">
            <Spinner /> {texts[input.busy]}
          </p>
        )}
        {media && (
          <span className="absolute top-2 end-2">
            <IconButton
              size="sm"
              variant="raised"
              label={texts.remove(label)}
              icon={<Trash2 aria-hidden />}
              onClick={() => onChange(null)}
            />
          </span>
        )}
      </div>
      <input
        ref={dialog}
        type="file"
        tabIndex={-1}
        aria-label={label}
        accept={(role === 'reference' ? ACCEPT.reference : types.flatMap((type) => ACCEPT[type])).join(',')}
        className="sr-only"
        onChange={(event) => {
          void input.pickFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={<Upload aria-hidden />} aria-describedby={noteId} onClick={() => dialog.current?.click()}>
          {texts.upload}
        </Button>
        <Button size="sm" icon={<History aria-hidden />} onClick={() => void input.askForSession(() => setLayer('history'))}>
          {texts.history}
        </Button>
        <Button size="sm" icon={<Link2 aria-hidden />} aria-expanded={layer === 'address'} onClick={() => setLayer('address')}>
          {texts.link}
        </Button>
      </div>
      {layer === 'address' && (
        <AddressForm
          onUse={(address) => {
            setLayer(null)
            input.pickAddress(address)
          }}
          onCancel={() => setLayer(null)}
        />
      )}
      <p id={noteId} role={error ? 'alert' : undefined} className={cx('text-12', error ? 'text-danger' : 'text-text-3')}>
        {error ?? (media?.type === 'video' && role === 'character' ? texts.videoCharacter : media?.name)}
      </p>
      {layer === 'history' && (
        <HistoryDialog
          type={types[0]!}
          onClose={() => setLayer(null)}
          onPick={(url, asset) => {
            setLayer(null)
            input.pickAsset(url, asset)
          }}
        />
      )}
    </section>
  )
}
