import { ASPECT_RATIOS, type AspectRatio } from '@fablecut/domain/story/category'
import { aspectRatioOf } from '@fablecut/domain/timeline/output'
import { useState } from 'react'
import { shapeTexts as texts } from '../../../texts/editor/shape.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Progress } from '../../../ui/feedback/progress.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { CreditAmount } from '../../../ui/layout/credit-amount.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useEditor } from '../session/editor-context.tsx'
import { ShapeOffer } from './shape-offer.tsx'
import { ShapePreview } from './shape-preview.tsx'
import { useShapeChange } from './use-shape-change.ts'

/** The shape that is offered first: the one most asked for that the film does not have. */
const firstOther = (current: string): AspectRatio => (current === '9:16' ? '16:9' : '9:16')

/** Gives the film another shape: what it needs and costs first, then its progress. */
export function ShapeDialog({ onClose, onChanged }: { onClose: () => void; onChanged: () => void }) {
  const current = useEditor(({ story }) => aspectRatioOf(story.size))
  const [ratio, setRatio] = useState<AspectRatio>(() => firstOther(current))
  const isCurrent = ratio === current
  const { offer, change, running, cancel } = useShapeChange(ratio, isCurrent, onChanged)
  const credits = offer.data?.credits
  if (running)
    return (
      <Dialog open onOpenChange={() => undefined} bare title={texts.running} width="md" phone="sheet">
        <Progress label={phaseOf(running.step)} percent={null} next={texts.wait} />
        <div className="mt-5 flex justify-end">
          <Button busy={cancel.isPending || cancel.isSuccess} onClick={() => cancel.mutate(running.workflowRunId)}>
            {texts.cancel}
          </Button>
        </div>
      </Dialog>
    )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.title}
      description={texts.description}
      width="md"
      phone="sheet"
      actions={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button
            variant="primary"
            busy={change.isPending}
            disabled={isCurrent || credits === undefined}
            price={credits === undefined || isCurrent ? undefined : <CreditAmount credits={credits} />}
            onClick={() => credits !== undefined && change.mutate(credits)}
          >
            {texts.change(ratio)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Segmented
          label={texts.ratio}
          value={ratio}
          segments={ASPECT_RATIOS.map((value) => ({ value, label: texts.names[value] }))}
          onValueChange={setRatio}
        />
        <ShapePreview ratio={ratio} isDrawn={(offer.data?.images ?? 0) + (offer.data?.clips ?? 0) > 0} />
        <ShapeOffer isCurrent={isCurrent} offer={offer} />
      </div>
    </Dialog>
  )
}

function phaseOf(step: string | undefined): string {
  if (step === 'processing:generating_images') return texts.phases.images
  return step === 'processing:generating_videos' ? texts.phases.clips : texts.phases.waiting
}
