import { Image, ImageOff } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { storyTexts } from '../texts/stories.ts'
import { cx } from '../ui/class-names.ts'
import { Picture } from '../ui/layout/picture.tsx'
import { PICTURE_OF_CARD } from './in-view.ts'
import { useInView } from '../ui/hooks/use-in-view.ts'
import type { StoryCardData } from '../story-data/story-lists.ts'

const texts = storyTexts.card

/** Dimming of the image behind its overlay. */
export type Dim = 'none' | 'half' | 'deep'

type CardPictureProps = {
  card: Pick<StoryCardData, 'title' | 'card_image_url' | 'metadata'>
  dim: Dim
  isQuiet: boolean
}

/** Lazily loaded image of a card, dimmed under text. `isQuiet`: omits `No preview`. */
export function CardImage({ card, dim, isQuiet }: CardPictureProps) {
  const [ref, isInView] = useInView(PICTURE_OF_CARD)
  if (!card.card_image_url) return isQuiet ? null : <Note icon={<Image aria-hidden className="size-5" />} text={texts.noPreview} />
  return (
    <div ref={ref} className={cx('absolute inset-0', dim === 'half' && 'opacity-50', dim === 'deep' && 'opacity-34')}>
      <SeenPicture key={card.card_image_url} card={card} src={card.card_image_url} isNear={isInView} isQuiet={isQuiet} />
    </div>
  )
}

type SeenPictureProps = Pick<CardPictureProps, 'card' | 'isQuiet'> & { src: string; isNear: boolean }

function SeenPicture({ card, src, isNear, isQuiet }: SeenPictureProps) {
  const [wasNear, setWasNear] = useState(false)
  if (isNear && !wasNear) setWasNear(true)
  if (!wasNear) return null
  const isUpright = card.metadata.height > card.metadata.width
  return (
    <Picture
      src={src}
      alt={texts.preview(card.title)}
      upright={isUpright}
      // Captions lie near the bottom: where the card is flatter than the film, more is cut at the top.
      {...(!isUpright && { className: 'object-[50%_85%]' })}
      fallback={<Note icon={<ImageOff aria-hidden className="size-5" />} text={texts.imageError} isQuiet={isQuiet} />}
    />
  )
}

/** Centred; higher where text covers the card. */
function Note({ icon, text, isQuiet = false }: { icon: ReactNode; text: string; isQuiet?: boolean }) {
  return (
    <span
      className={cx(
        'absolute inset-0 grid place-content-center justify-items-center gap-2 text-12 font-medium text-text-3',
        isQuiet && 'bottom-auto h-14',
      )}
    >
      {!isQuiet && icon}
      {text}
    </span>
  )
}
