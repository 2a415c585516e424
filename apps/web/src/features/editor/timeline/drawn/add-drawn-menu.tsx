import { SHAPES, TITLE_PRESETS, type Shape } from '@fablecut/domain/timeline/titles'
import { Circle, Heart, MessageSquare, Minus, MoveRight, Square, Star, Triangle, Type, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { looksTexts } from '../../../../texts/editor/looks.ts'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Popover } from '../../../../ui/overlays/popover.tsx'
import { TitleSample } from '../../properties/looks/title-sample.tsx'
import { useEditor, useEditorSession, usePlaybackControls } from '../../session/editor-context.tsx'
import { useTimelineTools } from '../timeline-context.tsx'
import { addDrawn, type Drawn } from './add-drawn.ts'
import { StickerTiles } from './sticker-tiles.tsx'

const texts = timelineTexts.drawn

/** Adds titles, shapes and stickers over the film, at the playhead. */
export function AddDrawnMenu() {
  const session = useEditorSession()
  const playback = usePlaybackControls()
  const { view } = useTimelineTools()
  const isReadOnly = useEditor(({ readOnlyReason }) => readOnlyReason !== null)
  const [isOpen, setOpen] = useState(false)
  if (isReadOnly) return null
  const add = (drawn: Drawn) => () => {
    setOpen(false)
    addDrawn({ session, playback, view }, drawn)
  }
  return (
    <Popover
      trigger={<IconButton size="sm" label={texts.open} keys="T" icon={<Type />} />}
      title={texts.open}
      align="start"
      className="grid w-72 gap-3"
      open={isOpen}
      onOpenChange={setOpen}
    >
      <Tiles label={texts.titles} columns="grid-cols-3">
        {TITLE_PRESETS.map((preset) => (
          <Tile key={preset} onClick={add({ type: 'title', preset })}>
            <TitleSample preset={preset} />
            {looksTexts.presets[preset]}
          </Tile>
        ))}
      </Tiles>
      <Tiles label={texts.shapes} columns="grid-cols-4">
        {SHAPES.map((shape) => (
          <Tile key={shape} onClick={add({ type: 'shape', shape })}>
            <ShapeIcon shape={shape} />
            <span className="max-w-full truncate">{looksTexts.shapes[shape]}</span>
          </Tile>
        ))}
      </Tiles>
      <Tiles label={texts.stickers} columns="grid-cols-1">
        <StickerTiles onPick={(art) => add({ type: 'sticker', art })()} />
      </Tiles>
    </Popover>
  )
}

const Tiles = ({ label, columns, children }: { label: string; columns: string; children: ReactNode }) => (
  <section aria-label={label} className="grid gap-1.5">
    <h3 className="text-12 font-medium text-text-2">{label}</h3>
    <div className={`grid gap-1.5 ${columns}`}>{children}</div>
  </section>
)

const Tile = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button
    type="button"
    onClick={onClick}
    className="quick grid min-h-11 min-w-0 justify-items-center gap-1 rounded-sm bg-well p-1.5 text-11 text-text-2 hover:bg-hover hover:text-text"
  >
    {children}
  </button>
)

const ICONS: Readonly<Record<Shape['shape'], LucideIcon>> = {
  rectangle: Square,
  ellipse: Circle,
  line: Minus,
  arrow: MoveRight,
  triangle: Triangle,
  star: Star,
  heart: Heart,
  'speech-bubble': MessageSquare,
}

function ShapeIcon({ shape }: { shape: Shape['shape'] }) {
  const Icon = ICONS[shape]
  return <Icon aria-hidden className={shape === 'line' || shape === 'arrow' ? 'size-5 text-text' : 'size-5 fill-current text-text'} />
}
