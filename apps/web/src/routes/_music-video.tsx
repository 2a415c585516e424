import { MUSIC_VIDEO_SLUGS, type MusicVideoSlug } from '@fablecut/domain/story/inputs/music-video'
import { createFileRoute, useNavigate, useParams } from '@tanstack/react-router'
import { MusicVideoPage } from '../features/create/music-video/music-video-page.tsx'

/** One form for all its routes, so that another type changes the path without remounting the page. */
export const Route = createFileRoute('/_music-video')({ component: MusicVideo })

function MusicVideo() {
  const { videoType } = useParams({ strict: false })
  const navigate = useNavigate()
  const slug = MUSIC_VIDEO_SLUGS.find((candidate) => candidate === videoType)
  const goTo = (type: MusicVideoSlug) =>
    void navigate({ to: '/music-video/$videoType', params: { videoType: type }, replace: true, resetScroll: false })
  return <MusicVideoPage slug={slug} onType={goTo} />
}
