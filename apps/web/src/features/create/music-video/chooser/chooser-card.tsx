import type { MusicVideoSlug } from '@fablecut/domain/story/inputs/music-video'
import { Link } from '@tanstack/react-router'
import type { Ref } from 'react'
import { choiceTexts } from '../../../../texts/choices.ts'
import { musicVideoTexts } from '../../../../texts/music/music-video.ts'
import { Picture } from '../../../../ui/layout/picture.tsx'
import { typeCardOf } from './type-cards.ts'
import { usePlayOnHover } from '../../../../ui/hooks/play-on-hover.ts'

type ChooserCardProps = { ref?: Ref<HTMLAnchorElement>; type: MusicVideoSlug; onShow: () => void }

/** A card of a type: name, description, image, and a video on hover. */
export function ChooserCard({ ref, type, onShow }: ChooserCardProps) {
  const { picture, video } = typeCardOf(type)
  const { isPlaying, handlers } = usePlayOnHover()
  return (
    <li className="min-w-0" onPointerEnter={onShow} onFocus={onShow}>
      <Link
        ref={ref}
        to="/music-video/$videoType"
        params={{ videoType: type }}
        {...handlers}
        className="quick group flex h-full overflow-hidden rounded-card border border-line bg-surface hover:border-line-2 hover:bg-raised sm:flex-col"
      >
        <span className="relative block w-32 shrink-0 overflow-hidden bg-well sm:aspect-video sm:w-full">
          <Picture src={picture} alt="" eager />
          {isPlaying && (
            <video src={video} muted loop autoPlay playsInline aria-hidden className="absolute inset-0 size-full object-cover" />
          )}
          {type === 'lyrics-video' && <SampleLine />}
        </span>
        <span className="block p-3 sm:p-4">
          <span className="block text-14 font-strong sm:text-16">{choiceTexts.videoTypes[type]}</span>
          <span className="mt-1 block text-12 text-text-2 sm:text-14">{musicVideoTexts.types[type].text}</span>
        </span>
      </Link>
    </li>
  )
}

const SampleLine = () => (
  <span aria-hidden className="absolute inset-x-1 bottom-3 text-center text-11 font-strong text-text sm:bottom-5 sm:text-14">
    {musicVideoTexts.chooser.sampleLine}
  </span>
)
