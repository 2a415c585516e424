import { RectangleHorizontal, RectangleVertical, Square } from 'lucide-react'
import type { ReactNode } from 'react'
import { createTexts } from '../../../texts/create.ts'
import { Segmented } from '../../../ui/form/segmented.tsx'

const texts = createTexts.aspect
type Ratio = '16:9' | '9:16' | '1:1'
const SEGMENTS: Record<Ratio, { label: string; icon: ReactNode }> = {
  '16:9': { label: texts.landscape, icon: <RectangleHorizontal aria-hidden /> },
  '9:16': { label: texts.portrait, icon: <RectangleVertical aria-hidden /> },
  '1:1': { label: texts.square, icon: <Square aria-hidden /> },
}

type AspectPickerProps<R extends Ratio> = { value: R; ratios: readonly R[]; onChange: (ratio: R) => void }

/** Aspect ratio of the film. */
export function AspectPicker<R extends Ratio>({ value, ratios, onChange }: AspectPickerProps<R>) {
  return (
    <div className="min-w-0">
      <p className="pb-2.5 text-13 font-strong">{texts.label}</p>
      <Segmented<R>
        label={texts.label}
        value={value}
        segments={ratios.map((ratio) => ({ value: ratio, ...SEGMENTS[ratio] }))}
        onValueChange={onChange}
      />
    </div>
  )
}
