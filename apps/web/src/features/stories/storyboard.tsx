import { storyTexts } from '../../texts/stories.ts'
import { Badge } from '../../ui/badge.tsx'
import { cx } from '../../ui/class-names.ts'
import { Picture } from '../../ui/picture.tsx'
import type { StoryData } from './story-list.ts'

const texts = storyTexts.storyboard
type BoardShot = NonNullable<StoryData['storyboard']['shots_map'][string]>

/** The shots of a story in order, to look at: picture, number, what is said or shown. */
export function Storyboard({ story }: { story: Pick<StoryData, 'storyboard' | 'metadata'> }) {
  const { shots, shots_map } = story.storyboard
  const board = shots.flatMap((id) => shots_map[id] ?? [])
  const isUpright = story.metadata.height > story.metadata.width
  return (
    <section aria-label={texts.title} className="mt-9">
      <h2 className="text-16 font-strong">{texts.title}</h2>
      {board.length === 0 ? (
        <p className="mt-3 rounded-card border border-line px-4 py-12 text-center text-text-2">{texts.empty}</p>
      ) : (
        <ol className="mt-4 grid grid-cols-2 gap-x-3 gap-y-5 sm:gap-x-4 md:grid-cols-3">
          {board.map((shot, index) => (
            <BoardTile key={shot.shot_id} shot={shot} number={index + 1} isUpright={isUpright} />
          ))}
        </ol>
      )}
    </section>
  )
}

function BoardTile({ shot, number, isUpright }: { shot: BoardShot; number: number; isUpright: boolean }) {
  const words = shot.voice_over || shot.image_prompt
  return (
    <li className="min-w-0">
      <div className="veil relative grid aspect-video place-items-center overflow-hidden rounded-card bg-surface">
        <ShotPicture key={shot.active_image_url} shot={shot} alt={storyTexts.detail.shot(number, shot.title)} isUpright={isUpright} />
        {shot.is_hidden && (
          <Badge tone="picture" className="absolute bottom-2 left-2">
            {texts.hidden}
          </Badge>
        )}
      </div>
      <p className="mt-2 flex gap-2 text-13">
        <span className="text-text-3 tabular-nums">{number}</span>
        <span className={cx('min-w-0 truncate font-medium', shot.is_hidden && 'text-text-3')}>{shot.title || texts.untitled}</span>
      </p>
      {words && <p className="mt-0.5 line-clamp-3 text-12 wrap-anywhere text-text-3">{words}</p>}
    </li>
  )
}

function ShotPicture({ shot, alt, isUpright }: { shot: BoardShot; alt: string; isUpright: boolean }) {
  const missing = (
    <span className="px-3 text-center text-12 text-text-3">{shot.image_status === 'error' ? texts.pictureFailed : texts.noPicture}</span>
  )
  if (shot.active_image_url === null) return missing
  return (
    <Picture
      src={shot.active_image_url}
      alt={alt}
      upright={isUpright}
      fallback={missing}
      className={shot.is_hidden ? 'opacity-34' : undefined}
    />
  )
}
