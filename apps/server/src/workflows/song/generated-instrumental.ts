import type { OwnMedia } from '../../media/find-own-media.ts'
import { services } from '../run/services.ts'

/** Whether a file is generated music, which has no vocals; that of earlier releases does not say so. */
export const isGeneratedInstrumental = ({ aiModel, metadata }: Pick<OwnMedia, 'aiModel' | 'metadata'>): boolean =>
  aiModel === services().engines.composer.engine || metadata['hasVoice'] === false
