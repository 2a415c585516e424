import type { Shot } from '../../../story/shots/shot.ts'

/** A shot with nothing in it yet. */
export const blankShot = (shotId: string): Shot => ({
  shotId: shotId,
  shotType: 'manual',
  lexorank: '',
  imagePrompt: '',
  videoPrompt: '',
  voiceOver: '',
  isHidden: false,
  hiddenAt: null,
  activeImageId: null,
  activeImageUrl: null,
  activeVideoId: null,
  activeVideoUrl: null,
  activeVoiceOverAudioId: null,
  activeVoiceOverAudioUrl: null,
})
