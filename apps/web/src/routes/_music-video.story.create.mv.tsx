import { createFileRoute } from '@tanstack/react-router'

/** The music-video form before a kind is named. Source: C-013, CD-16. */
export const Route = createFileRoute('/_music-video/story/create/mv')({ staticData: { header: 'wide' } })
