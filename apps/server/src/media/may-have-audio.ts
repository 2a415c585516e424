import type { media } from '../platform/database/schema.ts'

type AudioFacts = Pick<typeof media.$inferSelect, 'resourceType' | 'aiModel' | 'metadata'>

/** Images have no audio, generated clips where their metadata says so; other videos are probed. */
export const mayHaveAudio = ({ resourceType, aiModel, metadata }: AudioFacts): boolean =>
  resourceType !== 'image' && (aiModel !== 'builtin/animator' || metadata['has_audio'] === true)
