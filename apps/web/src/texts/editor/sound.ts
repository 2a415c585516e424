import { translated } from '../locale/translated.ts'

/** Texts of sound on the timeline and in the properties. */
export const soundTexts = translated('soundTexts', {
  fadeIn: 'Fade in',
  fadeOut: 'Fade out',
  seconds: (seconds: number) => `${seconds.toFixed(2)} s`,
  line: 'Volume',
  percent: (value: number) => `${Math.round(value * 100)} %`,
  point: (at: string) => `Volume at ${at}`,
  pointRemoved: (at: string) => `Volume point at ${at} deleted`,
  noSoundHere: 'Select a sound or a clip that is under the playhead',
  pointAdded: (at: string) => `Volume point added at ${at}`,
  voiceOver: {
    open: 'Record a voice-over',
    hint: 'Your voice is recorded from the playhead on while the film plays. Wear headphones, so that the film is not recorded with it.',
    asking: 'Allow the microphone in your browser…',
    counting: (seconds: number) => `Recording starts in ${seconds}`,
    recording: 'Recording…',
    saving: 'Saving the recording…',
    record: 'Record',
    stop: 'Stop and keep',
    discard: 'Discard',
    level: 'Level of the microphone',
    placed: 'Voice-over placed where it was spoken',
    failures: {
      unsupported: 'This browser cannot record sound for upload. Record it elsewhere and upload the file under Voiceover.',
      refused: 'The browser did not allow the microphone. Allow it in the settings of this page, then press Record again.',
      no_microphone: 'No microphone was found. Connect one, then press Record again.',
      failed: 'Nothing was recorded. Check the microphone, then press Record again.',
    },
  },
} as const)
