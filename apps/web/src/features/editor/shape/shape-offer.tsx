import { shapeTexts as texts } from '../../../texts/editor/shape.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import type { useShapeChange } from './use-shape-change.ts'

type ShapeOfferProps = { isCurrent: boolean; offer: ReturnType<typeof useShapeChange>['offer'] }

/** What the chosen shape needs, in words. */
export function ShapeOffer({ isCurrent, offer: { data, isError, refetch } }: ShapeOfferProps) {
  if (isCurrent) return <p className="text-13 text-text-2">{texts.now}</p>
  if (isError)
    return (
      <p role="alert" className="flex items-center gap-3 text-13 text-text-2">
        {texts.loadError}
        <Button size="sm" onClick={() => void refetch()}>
          {texts.tryAgain}
        </Button>
      </p>
    )
  return (
    <div aria-live="polite" className="grid gap-1.5 text-13 text-text-2">
      {data ? (
        <>
          <p className="text-text">{data.images + data.clips > 0 ? texts.composed(data.images, data.clips) : texts.nothingToMake}</p>
          {data.reframed > 0 && <p>{texts.reframed(data.reframed)}</p>}
          <p>{texts.kept}</p>
        </>
      ) : (
        <p>{texts.loading}</p>
      )}
    </div>
  )
}
