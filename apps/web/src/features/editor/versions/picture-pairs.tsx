import type { Shot } from '@fablecut/domain/story/shots/shot'
import { visibleShots } from '@fablecut/domain/timeline/edit/storyboard/listed-shots'
import type { ShotsMap } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import type { DocumentComparison } from '@fablecut/domain/timeline/edit/versions/compare-documents'
import { versionTexts } from '../../../texts/editor/versions.ts'
import { Picture } from '../../../ui/layout/picture.tsx'

const texts = versionTexts.comparison

/** Changed shots before and after, side by side. `shots`: those after, for their numbers. */
export function PicturePairs({ comparison: { changedShots }, shots }: { comparison: DocumentComparison; shots: ShotsMap }) {
  if (changedShots.length === 0) return null
  const numbers = new Map(visibleShots(shots).map(({ shotId }, index) => [shotId, index + 1]))
  return (
    <section aria-label={texts.pictures} className="grid gap-4">
      {changedShots.map(({ before, after, aspects }) => {
        const number = numbers.get(after.shotId) ?? 0
        return (
          <figure key={after.shotId} className="grid gap-1.5">
            <div className="grid grid-cols-2 gap-2">
              <Side shot={before} label={texts.pairBefore(number)} />
              <Side shot={after} label={texts.pairAfter(number)} />
            </div>
            <figcaption className="text-12 text-text-2">{texts.shot(number, aspects)}</figcaption>
          </figure>
        )
      })}
    </section>
  )
}

function Side({ shot: { activeImageUrl, voiceOver }, label }: { shot: Shot; label: string }) {
  const nothing = <span className="text-12 text-text-3">{texts.noPicture}</span>
  return (
    <div className="grid content-start gap-1">
      <span className="relative grid aspect-video place-items-center overflow-hidden rounded-md bg-well">
        {activeImageUrl ? <Picture src={activeImageUrl} alt={label} fallback={nothing} /> : nothing}
      </span>
      {voiceOver && <p className="line-clamp-2 text-12 text-text-2">{voiceOver}</p>}
    </div>
  )
}
