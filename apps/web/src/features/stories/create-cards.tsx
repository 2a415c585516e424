import { CATEGORY_NAMES } from '@fablecut/domain/story/category-name'
import type { CategoryId } from '@fablecut/domain/story/category'
import { Link } from '@tanstack/react-router'
import { Film, LayoutGrid } from 'lucide-react'
import type { ReactNode } from 'react'
import { storyTexts } from '../../texts/stories.ts'
import { buttonClass } from '../../ui/button-style.ts'
import { cx } from '../../ui/class-names.ts'
import { Picture } from '../../ui/picture.tsx'

const texts = storyTexts.create
type Kind = Exclude<CategoryId, 'create_from_scratch'>
const KINDS: readonly Kind[] = ['character_vlog', 'script_to_video', 'music_video', 'asmr_video']

/** The ways to begin; kinds that do not exist yet say so. Source: HD-02, HD-12. */
export function CreateCards() {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 xl:grid-cols-5">
      {KINDS.map((kind) => (
        <li key={kind} className="min-w-0">
          <CreateCard kind={kind} />
        </li>
      ))}
      <li className="hidden min-w-0 md:[@media(hover:hover)]:block">
        <ScratchCard />
      </li>
    </ul>
  )
}

const PICTURES: Record<Kind, string> = {
  character_vlog: '/art/vlog.webp',
  script_to_video: '/art/explainer.webp',
  music_video: '/art/music.webp',
  asmr_video: '/art/asmr.webp',
}

/** Where a kind is made; kinds without a form say `Coming soon`. */
const FORMS: Partial<Record<Kind, '/story/create/vlog' | '/story/create/script' | '/story/create/asmr'>> = {
  character_vlog: '/story/create/vlog',
  script_to_video: '/story/create/script',
  asmr_video: '/story/create/asmr',
}

const FRAME = 'veil relative flex h-full flex-col overflow-hidden rounded-card bg-surface'

function CreateCard({ kind }: { kind: Kind }) {
  const form = FORMS[kind]
  const isOpen = form !== undefined
  return (
    <article className={cx(FRAME, 'group has-[:focus-visible]:shadow-(--focus)', isOpen && 'quick hover:bg-raised')}>
      <div className={cx('relative h-23 bg-well sm:h-31', !isOpen && 'opacity-45')}>
        <Picture src={PICTURES[kind]} alt="" eager />
      </div>
      <div className="flex grow items-center justify-between gap-x-3 gap-y-1 p-3 max-sm:flex-col max-sm:items-start sm:px-3.5">
        <div className="min-w-0">
          <h3 className={cx('text-14 font-strong', !isOpen && 'text-text-2')}>{CATEGORY_NAMES[kind]}</h3>
          <p className="truncate text-12 text-text-3 max-sm:hidden">{texts.cards[kind]}</p>
        </div>
        {form ? <CreateLink to={form} kind={kind} /> : <p className="shrink-0 text-12 text-text-3">{texts.comingSoon}</p>}
      </div>
    </article>
  )
}

const CreateLink = ({ to, kind }: { to: NonNullable<(typeof FORMS)[Kind]>; kind: Kind }) => (
  <Link
    to={to}
    aria-label={`${texts.button}: ${CATEGORY_NAMES[kind]}`}
    className={cx(
      buttonClass({ variant: 'line', size: 'sm' }),
      'shadow-none! after:absolute! after:inset-0 after:size-auto! after:translate-none! after:content-[""] max-sm:h-auto max-sm:border-0 max-sm:px-0 max-sm:font-regular max-sm:text-text-2 static!',
    )}
  >
    {texts.button}
  </Link>
)

function ScratchCard() {
  return (
    <article className={FRAME}>
      <div className="grid h-31 content-center gap-1.5 p-2">
        <Tile icon={<LayoutGrid aria-hidden />} {...texts.tiles.storyboard} />
        <Tile icon={<Film aria-hidden />} {...texts.tiles.editor} />
      </div>
      <div className="flex grow items-center justify-between gap-3 p-3.5">
        <div>
          <h3 className="text-14 font-strong text-text-2">{CATEGORY_NAMES.create_from_scratch}</h3>
          <p className="text-12 text-text-3">{texts.cards.create_from_scratch}</p>
        </div>
        <p className="text-12 text-text-3">{texts.comingSoon}</p>
      </div>
    </article>
  )
}

function Tile({ icon, title, note }: { icon: ReactNode; title: string; note: string }) {
  return (
    <button
      type="button"
      disabled
      className="flex h-13 items-center gap-3 rounded-md border border-line px-3.5 text-left text-text-off [&_svg]:size-4.5"
    >
      {icon}
      <span>
        <span className="block text-13 font-medium">{title}</span>
        <span className="block text-12">{note}</span>
      </span>
    </button>
  )
}
