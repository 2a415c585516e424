import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { shotsTexts as texts } from '../../../../texts/editor/shots.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { MediaPicker } from '../../media/media-picker.tsx'
import { AddTile } from '../add-take-tiles.tsx'
import { TILE_CLASS } from '../take-tile.tsx'

/** Limit of the server. */
export const MAX_REFERENCES = 6

type ReferencesProps = {
  urls: readonly string[]
  onChange: (urls: readonly string[]) => void
  max?: number
  label?: string
  hint?: string
}

/** Reference images of the next take. */
export function References({
  urls,
  onChange,
  max = MAX_REFERENCES,
  label = texts.references.label,
  hint = texts.references.hint,
}: ReferencesProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid gap-2">
      <p className="text-13 font-strong">{label}</p>
      <ul className="flex flex-wrap gap-2">
        {urls.map((url) => (
          <li key={url} className="relative">
            <img src={url} alt="" className={`${TILE_CLASS} object-cover`} />
            <IconButton
              size="sm"
              variant="raised"
              className="absolute -top-1.5 -end-1.5 size-5!"
              label={texts.references.remove}
              icon={<X aria-hidden className="size-3" />}
              onClick={() => onChange(urls.filter((other) => other !== url))}
            />
          </li>
        ))}
        {urls.length < max && (
          <li>
            <AddTile label={texts.references.add} icon={<Plus aria-hidden className="size-4" />} onClick={() => setOpen(true)} />
          </li>
        )}
      </ul>
      <p className="text-12 text-text-3">{hint}</p>
      <MediaPicker
        open={isOpen}
        onOpenChange={setOpen}
        type="image"
        max={max - urls.length}
        isAdded={(asset) => urls.includes(asset.url)}
        onPick={(picked) => onChange([...urls, ...picked.map(({ url }) => url)].slice(0, max))}
      />
    </div>
  )
}
