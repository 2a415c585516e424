import type { Shot } from '../../../story/shots/shot.ts'

/** An empty shot. */
export const blankShot = (shotId: string): Shot => ({
  shotId: shotId,
  shotType: 'manual',
  lexorank: '',
  imagePrompt: '',
  videoPrompt: '',
  plan: null,
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
