import { Pencil, Trash2 } from 'lucide-react'
import type { StoryCardData } from '../../../story-data/story-lists.ts'
import { useEditTemplate } from '../../../story-components/use-edit-template.tsx'
import { choiceTexts } from '../../../texts/choices.ts'
import { storyTexts } from '../../../texts/stories.ts'
import { Badge } from '../../../ui/layout/badge.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx'
import { authorOf } from '../../../story-data/author.ts'
import { CardFrame } from '../card/card-frame.tsx'
import { CardImage } from '../../../story-components/card-image.tsx'
import { CARD_ACTIONS, CARD_MORE, PLATE } from '../../../story-components/card-plate.ts'
import { PlayState } from '../card/card-state.tsx'
import { CardTitle } from '../card/card-title.tsx'
import { MoreButton } from './more-button.tsx'

const texts = storyTexts.card

type TemplateCardProps = { card: StoryCardData; onPreview: () => void; onDelete: () => void }

/** Card of an example story, with Edit and Delete. */
export function TemplateCard({ card, onPreview, onDelete }: TemplateCardProps) {
  return (
    <CardFrame
      heading="h3"
      picture={
        <>
          <CardImage card={card} dim="none" isQuiet={false} />
          <PlayState duration={card.metadata.duration} />
          <Badge tone="picture" className="absolute top-2 start-2">
            {texts.example}
          </Badge>
          <TemplateActions card={card} onDelete={onDelete} />
        </>
      }
      title={<CardTitle card={card} target={{ to: 'preview' }} canPlay onPreview={onPreview} />}
      meta={
        <>
          <span className="truncate">{texts.by(authorOf(card))}</span>
          <span className="ms-auto hidden truncate @min-[220px]:block">{choiceTexts.categories[card.category_id]}</span>
        </>
      }
    />
  )
}

function TemplateActions({ card, onDelete }: Pick<TemplateCardProps, 'card' | 'onDelete'>) {
  const { isBusy, edit, dialog } = useEditTemplate(card.id)
  return (
    <>
      <div className={CARD_ACTIONS}>
        <IconButton size="sm" className={PLATE} label={texts.edit} icon={<Pencil />} aria-busy={isBusy} onClick={edit} />
        <IconButton size="sm" className={PLATE} label={texts.delete} icon={<Trash2 />} onClick={onDelete} />
      </div>
      <div className={CARD_MORE}>
        <Menu trigger={<MoreButton title={card.title} />}>
          <MenuItem icon={<Pencil aria-hidden />} onSelect={edit}>
            {texts.edit}
          </MenuItem>
          <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={onDelete}>
            {texts.delete}
          </MenuItem>
        </Menu>
      </div>
      {dialog}
    </>
  )
}
