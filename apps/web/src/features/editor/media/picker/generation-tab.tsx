import { mediaTexts } from '../../../../texts/editor/media.ts'
import { MediaPages } from './media-pages.tsx'
import { PickScroller } from './pick-grid.tsx'

/** All generated assets of the creator. */
export const GenerationTab = () => (
  <PickScroller>
    <MediaPages from={{ source: 'generation' }} empty={mediaTexts.picker.empty.generation} />
  </PickScroller>
)
