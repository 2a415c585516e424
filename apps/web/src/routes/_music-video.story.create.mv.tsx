import { createFileRoute } from '@tanstack/react-router'

/** The music-video form before a kind is named. */
export const Route = createFileRoute('/_music-video/story/create/mv')({ staticData: { header: 'wide' } })
