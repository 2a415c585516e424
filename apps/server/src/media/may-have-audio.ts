import type { media } from '../platform/database/schema.ts'

type AudioFacts = Pick<typeof media.$inferSelect, 'resourceType' | 'aiModel' | 'metadata'>

/** Images have no audio, generated clips where their metadata says so; other videos are probed. */
export function mayHaveAudio({ resourceType, aiModel, metadata }: AudioFacts): boolean {
  if (resourceType === 'image') return false
  const { has_audio: hasAudio } = metadata
  return typeof hasAudio === 'boolean' ? hasAudio : aiModel !== 'builtin/animator'
}
