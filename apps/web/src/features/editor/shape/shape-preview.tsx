import type { AspectRatio } from '@fablecut/domain/story/category'
import { visibleShots } from '@fablecut/domain/timeline/edit/storyboard/listed-shots'
import { useMemo } from 'react'
import { shapeTexts as texts } from '../../../texts/editor/shape.ts'
import { Picture } from '../../../ui/layout/picture.tsx'
import { useEditor } from '../session/editor-context.tsx'

const SHOWN = 3

/** The first pictures of the film in frames of a shape. */
export function ShapePreview({ ratio }: { ratio: AspectRatio }) {
  const shots = useEditor(({ document }) => document.shots)
  const urls = useMemo(() => visibleShots(shots).flatMap(({ activeImageUrl }) => activeImageUrl ?? []), [shots])
  if (urls.length === 0) return null
  return (
    <figure className="grid gap-2">
      <div role="img" aria-label={texts.preview(ratio)} className="flex h-44 items-center justify-center gap-3 rounded-md bg-well p-3">
        {urls.slice(0, SHOWN).map((url) => (
          <span
            key={url}
            style={{ aspectRatio: ratio.replace(':', ' / ') }}
            className="relative max-h-full max-w-[31%] min-w-0 overflow-hidden rounded-sm bg-black"
          >
            <Picture src={url} alt="" fallback={null} />
          </span>
        ))}
      </div>
      <figcaption className="text-12 text-text-3">{texts.previewHint}</figcaption>
    </figure>
  )
}
