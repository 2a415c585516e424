import type { AspectRatio } from '@fablecut/domain/story/category'
import { visibleShots } from '@fablecut/domain/timeline/edit/storyboard/listed-shots'
import { useMemo } from 'react'
import { shapeTexts as texts } from '../../../texts/editor/shape.ts'
import { Picture } from '../../../ui/layout/picture.tsx'
import { useEditor } from '../session/editor-context.tsx'
import { shotThumbnail } from '../session/shot-thumbnail.ts'

const SHOWN = 3
/** In px. */
const MAX_HEIGHT = 152

/** The first pictures of the film in frames of a shape. `isDrawn`: some of it will be composed for the shape. */
export function ShapePreview({ ratio, isDrawn }: { ratio: AspectRatio; isDrawn: boolean }) {
  const shots = useEditor(({ document }) => document.shots)
  const assets = useEditor(({ document }) => document.timeline.mediaAssets)
  const urls = useMemo(() => [...new Set(visibleShots(shots).flatMap((shot) => shotThumbnail(shot, assets) ?? []))], [shots, assets])
  if (urls.length === 0) return null
  const [width = 1, height = 1] = ratio.split(':').map(Number)
  return (
    <figure className="grid gap-2">
      <div role="img" aria-label={texts.preview(ratio)} className="flex h-44 items-center justify-center gap-3 rounded-md bg-well p-3">
        {urls.slice(0, SHOWN).map((url) => (
          <span
            key={url}
            style={{ aspectRatio: `${width} / ${height}`, width: Math.round((MAX_HEIGHT * width) / height) }}
            className="relative max-w-[31%] overflow-hidden rounded-sm bg-black"
          >
            <Picture src={url} alt="" fallback={null} />
          </span>
        ))}
      </div>
      {isDrawn && <figcaption className="text-12 text-text-3">{texts.previewHint}</figcaption>}
    </figure>
  )
}
