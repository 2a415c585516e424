import { MUSIC_VIDEO_SLUGS } from '@fablecut/domain/story/inputs/music-video'
import { createFileRoute, redirect } from '@tanstack/react-router'

/** The form of one type; an unknown type redirects to the chooser. */
export const Route = createFileRoute('/_music-video/music-video/$videoType')({
  staticData: { header: 'wide' },
  beforeLoad: ({ params }) => {
    if (!MUSIC_VIDEO_SLUGS.some((slug) => slug === params.videoType)) throw redirect({ to: '/music-video', replace: true })
  },
})
