import type { CategoryId } from '@fablecut/domain/story/category'
import { listedShots } from '@fablecut/domain/timeline/edit/storyboard/listed-shots'
import { aspectRatioOf } from '@fablecut/domain/timeline/output'
import { totalFrames } from '@fablecut/domain/timeline/queries'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '../../../api/client.ts'
import { formatDuration } from '../../../texts/format.ts'
import { CategoryBadges } from '../../../story-components/category-badges.tsx'
import { propertiesTexts } from '../../../texts/editor/properties.ts'
import { useScrollFocus } from '../../../ui/hooks/use-scroll-focus.ts'
import { useEditor } from '../session/editor-context.tsx'
import { PaneHeader } from './pane-header.tsx'
import { TrimMusic } from './trim-music.tsx'
import { storyOrigins } from '../../../story-data/story-origins.ts'
import { useMakerName } from '../../../story-data/makers/use-maker-name.ts'

const texts = propertiesTexts.detail
const WITH_DETAIL: ReadonlySet<CategoryId> = new Set<CategoryId>(['character_vlog', 'music_video', 'script_to_video'])

/** ASMR videos and blank stories have no form whose inputs could be shown (ED-13). */
export const hasStoryDetail = (categoryId: CategoryId): boolean => WITH_DETAIL.has(categoryId)

/** Inputs and properties of the story. */
export function StoryDetail() {
  const story = useEditor((state) => state.story)
  const { script, topic, lyrics, style, voice, characters, music } = storyOrigins(story.inputs)
  return (
    <div className="grid gap-4 p-4">
      <PaneHeader title={texts.title} />
      <div className="grid gap-2">
        <h3 className="text-16 font-strong wrap-anywhere">{story.title}</h3>
        <span className="flex flex-wrap gap-1.5">
          <CategoryBadges story={{ category_id: story.categoryId, category_inputs: story.inputs }} />
        </span>
      </div>
      <dl className="grid grid-cols-[92px_1fr] gap-x-3 gap-y-2 text-13">
        <FilmFacts />
        <Fact label={texts.style}>{style}</Fact>
        <Fact label={texts.voice}>{story.categoryId === 'music_video' ? null : voice}</Fact>
        <Fact label={texts.characters}>{characters.join(', ')}</Fact>
        <Fact label={texts.music}>{music === 'none' ? texts.noMusic : music}</Fact>
        <MakerFacts storyId={story.id} />
      </dl>
      <TrimMusic />
      <LongText label={texts.script} text={script} />
      <LongText label={texts.topic} text={topic} />
      <LongText label={texts.lyrics} text={lyrics} />
      <p className="text-12 text-text-3">{texts.hint}</p>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === null || children === undefined || children === '') return null
  return (
    <>
      <dt className="text-text-3">{label}</dt>
      <dd className="min-w-0 wrap-anywhere text-text-2">{children}</dd>
    </>
  )
}

function FilmFacts() {
  const { width, height } = useEditor(({ story }) => story.size)
  const { tracks, globalConfig } = useEditor(({ document }) => document.timeline)
  const shots = useEditor(({ document }) => document.shots)
  const lines = tracks.reduce((sum, { items }) => sum + items.filter(({ type }) => type === 'caption').length, 0)
  const seconds = totalFrames(tracks) / globalConfig.fps
  return (
    <>
      <Fact label={texts.film}>{texts.filmFacts(formatDuration(seconds), listedShots(shots).length)}</Fact>
      <Fact label={texts.size}>{texts.sizeFacts(width, height, aspectRatioOf({ width, height }), globalConfig.fps)}</Fact>
      <Fact label={texts.captions}>{texts.captionCount(lines, globalConfig.captions.enabled)}</Fact>
    </>
  )
}

const makersOf = (takes: readonly { ai_model: string | null }[] | undefined, nameOf: (model: string) => string): string =>
  [...new Set(takes?.flatMap(({ ai_model }) => (ai_model === null ? [] : nameOf(ai_model))))].join(', ')

/** Models of the first shot's takes; none for stories of uploads. */
function MakerFacts({ storyId }: { storyId: string }) {
  const nameOf = useMakerName()
  const shots = useEditor(({ document }) => document.shots)
  const [first] = listedShots(shots)
  const isStored = useEditor(({ storedShotIds }) => first !== undefined && storedShotIds.has(first.shotId))
  const { data } = useQuery({
    ...query.shots.getMedia.queryOptions({ input: { storyId, shotId: first?.shotId ?? '' } }),
    enabled: first !== undefined && isStored,
  })
  return (
    <>
      <Fact label={texts.imageModel}>{makersOf(data?.media_resources.images, nameOf)}</Fact>
      <Fact label={texts.clipModel}>{makersOf(data?.media_resources.videos, nameOf)}</Fact>
    </>
  )
}

function LongText({ label, text }: { label: string; text: string | null }) {
  const scroll = useScrollFocus()
  if (text === null) return null
  return (
    <section className="grid gap-1.5">
      <h4 className="text-13 text-text-3">{label}</h4>
      <p
        {...scroll}
        role="region"
        aria-label={label}
        className="max-h-56 overflow-y-auto rounded-md bg-well p-3 text-13 whitespace-pre-line text-text-2"
      >
        {text}
      </p>
    </section>
  )
}
