const NAMES = {
  character_vlog: 'Character vlog',
  script_to_video: 'Script to video',
  asmr_video: 'ASMR video',
  music_video: 'Music video',
  lyrics_video: 'Lyrics video',
  shot: 'Shot',
  action_video: 'Action video',
} as const

/** The message of the response to a start; forms show it as a notice (CD-86). */
export const startedMessage = (what: keyof typeof NAMES, runId: string): string =>
  `${NAMES[what]} generation started with workflow ${runId}`
