import { STYLES, type StyleValue } from '@fablecut/domain/story/style'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { query } from '../../../api/client.ts'
import { choiceTexts } from '../../../texts/choices.ts'
import { createTexts } from '../../../texts/create.ts'
import { Picture } from '../../../ui/layout/picture.tsx'

type StyleGridProps = { value: StyleValue; suggested: StyleValue | null; onChange: (value: StyleValue) => void }

/** Eighteen styles as radio cards; the selected one is scrolled into view within the grid, without scrolling the page. */
export function StyleGrid({ value, suggested, onChange }: StyleGridProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const group = useId()
  const [isScrolled, setScrolled] = useState(false)
  const { data: system } = useQuery(query.system.get.queryOptions({ staleTime: 300_000 }))
  useEffect(() => {
    const box = scroller.current
    const card = box?.querySelector<HTMLElement>(`[data-style="${value}"]`)
    if (!box || !card) return
    const isAbove = card.offsetTop < box.scrollTop
    const isBelow = card.offsetTop + card.offsetHeight > box.scrollTop + box.clientHeight - FADE
    if (isAbove || isBelow) box.scrollTo({ top: card.offsetTop - (box.clientHeight - card.offsetHeight) / 2 })
  }, [value])

  return (
    <fieldset aria-label={createTexts.style.label} className="min-w-0">
      <div className="flex items-baseline justify-between gap-3 pb-2.5">
        <span className="text-13 font-strong">{createTexts.style.label}</span>
        {suggested !== null && suggested !== value && (
          <button
            type="button"
            className="hit relative text-12 font-medium text-accent hover:underline"
            onClick={() => onChange(suggested)}
          >
            {createTexts.style.suggested(choiceTexts.styles[suggested])}
          </button>
        )}
        <span className="ms-auto truncate text-12 text-text-3">{choiceTexts.styles[value]}</span>
      </div>
      <div
        ref={scroller}
        onScroll={(event) => setScrolled(event.currentTarget.scrollTop > FADE)}
        style={{
          maskImage: `linear-gradient(to bottom, ${isScrolled ? 'transparent, #000 28px' : '#000'}, #000 calc(100% - 28px), transparent)`,
        }}
        className="relative -mx-1.5 max-h-105 overflow-y-auto overscroll-contain px-1.5 pt-1.5 pb-6 [scrollbar-width:thin] lg:max-h-76"
      >
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 sm:gap-2.5">
          {STYLES.map((style) => (
            <StyleCard
              key={style.value}
              group={group}
              style={style}
              checked={style.value === value}
              onSelect={() => onChange(style.value)}
            />
          ))}
        </div>
      </div>
      {value === 'photorealistic' && system?.builtin_engines && (
        <p className="pt-1 text-12 text-text-3">{createTexts.style.withProvider}</p>
      )}
    </fieldset>
  )
}

/** Height of the fading edges, px. The upper one shows that styles lie above. */
const FADE = 28

type StyleCardProps = { group: string; style: (typeof STYLES)[number]; checked: boolean; onSelect: () => void }

function StyleCard({ group, style, checked, onSelect }: StyleCardProps) {
  const note = style.value === 'photorealistic' ? createTexts.style.photorealistic : undefined
  return (
    <label data-style={style.value} title={note} className="group cursor-pointer">
      <input
        type="radio"
        name={group}
        value={style.value}
        checked={checked}
        onChange={onSelect}
        aria-label={choiceTexts.styles[style.value]}
        aria-description={note}
        className="peer sr-only"
      />
      <span
        className={
          'veil relative block aspect-[16/10] overflow-hidden rounded-thumb bg-raised peer-focus-visible:shadow-(--focus) canhover:group-hover:brightness-110 ' +
          (checked ? 'outline-2 outline-offset-2 outline-accent peer-focus-visible:outline-4 peer-focus-visible:outline-text' : '')
        }
      >
        <Picture src={style.imageUrl} alt="" />
        {checked && (
          <span className="absolute top-1.5 end-1.5 grid size-5 place-items-center rounded-full bg-accent text-on-accent">
            <Check aria-hidden className="size-3.5" strokeWidth={3} />
          </span>
        )}
      </span>
      <span
        className={
          'mt-1.5 block text-12 group-hover:text-text sm:truncate ' + (checked ? 'font-strong text-text' : 'font-regular text-text-2')
        }
      >
        {choiceTexts.styles[style.value]}
      </span>
      {note && <span className="block text-12 text-text-3 sm:hidden">{note}</span>}
    </label>
  )
}
