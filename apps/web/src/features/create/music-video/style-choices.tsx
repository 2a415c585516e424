import { AUTO_STYLE, CUSTOM_STYLE, STYLE_CHOICES } from '@fablecut/domain/story/style'
import { Pencil, WandSparkles } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { choiceTexts } from '../../../texts/choices.ts'
import { musicVideoTexts } from '../../../texts/music/music-video.ts'
import { Picture } from '../../../ui/layout/picture.tsx'
import { useMobile } from '../../../ui/hooks/use-mobile.ts'
import { PreviewCard } from '../form/preview-card.tsx'
import type { MusicVideoForm } from './music-video-form.ts'
import { isNearEnd, visibleCardCount, styleBatch } from './style-batch.ts'

const texts = musicVideoTexts.style
type Style = MusicVideoForm['video_consistent_style']

type StyleChoicesProps = {
  value: Style
  /** Lyrics videos do not have every style. */
  without?: Style
  onChange: (style: Style) => void
}

/** Twenty styles; more are shown when the grid is scrolled to its end or its last card is reached by keys. */
export function StyleChoices({ value, without, onChange }: StyleChoicesProps) {
  const choices = STYLE_CHOICES.filter((style) => style.value !== without)
  const chosen = choices.findIndex((style) => style.value === value)
  const batch = styleBatch(useMobile())
  const [batches, setBatches] = useState(1)
  const visible = visibleCardCount(batches, batch, chosen, choices.length)
  const more = () => setBatches(Math.ceil(visible / batch) + 1)
  const grid = useGridOf(chosen, visible < choices.length, more)
  const group = useId()
  return (
    <fieldset aria-label={texts.label} className="@container min-w-0">
      <div className="flex items-baseline justify-between gap-3 pb-2.5">
        <span className="text-13 font-strong">{texts.label}</span>
        <span className="truncate text-12 text-text-3">{choiceTexts.styles[value]}</span>
      </div>
      <div
        ref={grid}
        onScroll={({ currentTarget }) => isNearEnd(currentTarget) && more()}
        onFocus={({ target, currentTarget }) => isLastCard(target, currentTarget) && more()}
        className="relative -mx-1.5 max-h-[calc(52cqw+48px)] overflow-y-auto overscroll-contain px-1.5 pt-1.5 pb-6 [mask-image:linear-gradient(to_bottom,#000_calc(100%-28px),transparent)] [scrollbar-width:thin] md:max-h-[calc(29cqw+52px)]"
      >
        <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
          {choices.slice(0, visible).map((style) => (
            <PreviewCard
              key={style.value}
              group={group}
              name={choiceTexts.styles[style.value]}
              value={style.value}
              {...artOf(style)}
              checked={style.value === value}
              onSelect={() => onChange(style.value)}
            />
          ))}
        </div>
      </div>
    </fieldset>
  )
}

const isLastCard = (card: EventTarget, grid: HTMLElement): boolean => [...grid.querySelectorAll('input')].at(-1) === card

/** The scrolling grid; opens at its selected card and always contains enough cards to scroll. */
function useGridOf(chosen: number, hasMore: boolean, more: () => void) {
  const grid = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const card = grid.current?.querySelectorAll<HTMLElement>('label')[chosen]
    if (!grid.current || !card) return
    const { scrollTop, clientHeight } = grid.current
    const isSeen = card.offsetTop >= scrollTop && card.offsetTop + card.offsetHeight <= scrollTop + clientHeight
    if (!isSeen) grid.current.scrollTop = card.offsetTop - (clientHeight - card.offsetHeight) / 2
  }, [chosen])
  useEffect(() => {
    if (hasMore && grid.current && grid.current.scrollHeight <= grid.current.clientHeight) more()
  })
  return grid
}

type Art = { picture: ReactNode; video?: string; note?: string }

function artOf(style: (typeof STYLE_CHOICES)[number]): Art {
  if (style.value === CUSTOM_STYLE) return { picture: <Drawn icon={<Pencil />} />, note: texts.customNote }
  if (style.value === AUTO_STYLE) return { picture: <Mosaic icon={<WandSparkles />} />, note: texts.autoNote }
  return { picture: style.imageUrl, video: style.videoUrl }
}

const ICON = 'absolute inset-0 grid place-items-center [&_svg]:size-6'

const Drawn = ({ icon }: { icon: ReactNode }) => (
  <span aria-hidden className={`${ICON} m-2 rounded-md border border-dashed border-line-2 text-text-2`}>
    {icon}
  </span>
)

const SAMPLES = ['citypop', 'vaporwave', 'psychedelic', 'ghibli'] as const

const Mosaic = ({ icon }: { icon: ReactNode }) => (
  <span aria-hidden className="absolute inset-0">
    <span className="absolute inset-0 grid grid-cols-2 grid-rows-2">
      {SAMPLES.map((style) => (
        <span key={style} className="relative">
          <Picture src={`/styles/${style}.webp`} alt="" />
        </span>
      ))}
    </span>
    <span className={ICON}>
      <span className="grid size-11 place-items-center rounded-full bg-bg text-accent">{icon}</span>
    </span>
  </span>
)
