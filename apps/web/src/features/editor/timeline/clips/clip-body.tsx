import type { MediaAsset, TimelineItem } from '@fablecut/domain/timeline/model'
import type { ReactNode } from 'react'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { appearanceOf, textOf } from './clip-model.ts'
import { PictureBody } from './picture-body.tsx'
import { ClipPlaceholder } from './clip-placeholder.tsx'

type ClipBodyProps = {
  item: TimelineItem
  asset: MediaAsset | undefined
  width: number
  height: number
  pxPerFrame: number
  fps: number
  from: number
  to: number
}

/** Content of a clip; waveforms are drawn by the row. Called as a function, not a component, as there are many clips. */
export function clipBody(props: ClipBodyProps): ReactNode {
  const { item, asset } = props
  switch (appearanceOf(item, asset)) {
    case 'failed':
      return <ClipPlaceholder look="failed">{timelineTexts.failedShot}</ClipPlaceholder>
    case 'missing':
      return <ClipPlaceholder look="missing">{timelineTexts.missingAsset}</ClipPlaceholder>
    case 'upload_failed':
      return <ClipPlaceholder look="failed">{timelineTexts.uploadFailed}</ClipPlaceholder>
    case 'processing':
      return <Processing />
    case 'picture':
      return asset && (item.type === 'video' || item.type === 'image') ? <PictureBody {...props} item={item} asset={asset} /> : null
    case 'caption':
      return words(textOf(item))
    case 'sound':
      return asset?.subtype === 'voiceover' ? null : soundTitle(item.title ?? asset?.title)
    case 'logo':
    case 'drawn':
      return words(textOf(item))
  }
}

const words = (text: string | undefined) => (
  <span className="absolute inset-0 flex items-center overflow-hidden px-1.5 text-11 font-medium whitespace-nowrap">{text}</span>
)

/** Title over the waveform. */
const soundTitle = (title: string | undefined) =>
  title ? (
    <span className="absolute inset-y-0 start-0 z-10 flex max-w-3/4 items-center overflow-hidden bg-music-bg px-2 text-11 font-medium text-ellipsis whitespace-nowrap">
      {title}
    </span>
  ) : null

const Processing = () => (
  <span className="sheen absolute inset-0 flex items-center justify-center overflow-hidden text-11 font-medium text-text-2">
    {timelineTexts.processing}
  </span>
)
