import type { TitlePreset } from '@fablecut/domain/timeline/titles'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'

const LOOKS: Readonly<Record<TitlePreset, string>> = {
  headline: 'text-center text-20 font-strong text-text',
  'lower-third': 'content-end text-start text-13 font-strong text-text',
  quote: 'text-center text-16 text-text italic',
  chapter: 'text-center text-12 font-medium tracking-widest text-text',
  credits: 'text-center text-11 text-text',
  plain: 'text-center text-14 text-text',
}

/** How a preset of titles stands in the frame. */
export const TitleSample = ({ preset }: { preset: TitlePreset }) => (
  <span aria-hidden className={`grid h-10 w-full content-center ${LOOKS[preset]}`}>
    {timelineTexts.drawn.sample}
  </span>
)
