import { createFileRoute } from '@tanstack/react-router'

/** The music video form before a type is selected. */
export const Route = createFileRoute('/_music-video/story/create/mv')({ staticData: { header: 'wide' } })
