import { EDITOR_VIEWS } from '../../story-data/tabs/editor-tab.ts'
import { BlankStoryTile } from './blank-story-tile.tsx'
import { useCreateBlankStory } from './use-create-blank-story.ts'
import { choiceTexts } from '../../texts/choices.ts'
import { blankStoryTexts } from '../../texts/blank-story.ts'
import { storyTexts } from '../../texts/stories.ts'

/** Entry card of a blank story: storyboard or timeline editor. */
export function BlankStoryCard() {
  const { busy, start } = useCreateBlankStory()
  return (
    <article className="veil relative flex h-full flex-col overflow-hidden rounded-card bg-surface">
      <div className="grid h-31 content-center gap-1.5 p-2">
        {EDITOR_VIEWS.map((view) => (
          <BlankStoryTile
            key={view}
            view={view}
            {...blankStoryTexts.tiles[view]}
            busy={busy === view}
            disabled={busy !== null}
            onPress={() => void start({ view, source: 'card' })}
          />
        ))}
      </div>
      <div className="min-w-0 p-3.5">
        <h3 className="text-14 font-strong">{choiceTexts.categories.create_from_scratch}</h3>
        <p className="truncate text-12 text-text-3">{storyTexts.create.cards.create_from_scratch}</p>
      </div>
    </article>
  )
}
