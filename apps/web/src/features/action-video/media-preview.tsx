import { Link2 } from 'lucide-react'
import { Picture } from '../../ui/layout/picture.tsx'
import type { PickedMedia } from './action-video-form.ts'

/** The chosen file: a picture, a video that can be played, or the name of a file at another address, which the page does not load. */
export function MediaPreview({ media: { url, name, type, thumbnailUrl }, label }: { media: PickedMedia; label: string }) {
  if (!url.startsWith('/'))
    return (
      <p className="grid min-w-0 justify-items-center gap-2 px-5 text-13 text-text-2">
        <Link2 aria-hidden className="size-6" />
        <span className="max-w-full break-all">{name}</span>
      </p>
    )
  if (type === 'image') return <Picture key={url} src={url} alt={label} upright />
  return (
    <video
      key={url}
      src={url}
      poster={thumbnailUrl ?? undefined}
      controls
      muted
      playsInline
      preload="metadata"
      aria-label={label}
      className="absolute inset-0 size-full object-contain"
    />
  )
}
