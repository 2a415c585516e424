import type { OwnMedia } from '../../media/find-own-media.ts'
import { services } from '../run/services.ts'

/** Whether a file is generated music without vocals. That of earlier releases does not say so. */
export function isGeneratedInstrumental({ aiModel, metadata }: Pick<OwnMedia, 'aiModel' | 'metadata'>): boolean {
  const { hasVoice } = metadata
  return typeof hasVoice === 'boolean' ? !hasVoice : aiModel === services().engines.composer.engine
}
