import { translated } from '../locale/translated.ts'

/** Texts of the music video forms and their chooser. Texts of the specification are literal. */
export const musicVideoTexts = translated('musicVideoTexts', {
  types: {
    'singing-dancing': {
      short: 'A character sings and dances',
      text: 'A character sings your song, lips on the words, and dances through its scenes.',
    },
    'consistent-style': {
      short: 'One look for the whole song',
      text: 'One look from the first beat to the last, cut to the music. No character is needed.',
    },
    'consistent-character': {
      short: 'The same face in a story',
      text: 'The song becomes a story, and the same face goes through all of it.',
    },
    'lyrics-video': {
      short: 'The words over pictures',
      text: 'The words appear as they are sung, over pictures that suit them.',
    },
  },
  chooser: {
    title: 'Which music video do you want to create?',
    note: 'All four are cut to your song. The type can be changed later, in the form.',
    /** Sample lyrics on the card of the lyrics video. */
    sampleLine: 'and the night sings along',
  },

  typeLabel: 'Type of Music Video',
  songLabel: 'Song',
  songHint: 'Best with songs of up to 5 minutes. Longer ones are taken too, and priced over their whole length.',
  optionsLabel: 'Cut, shape and quality',
  castHint: {
    'singing-dancing': 'Up to two. The first one sings.',
    'consistent-character': 'Up to two. The first one is in every scene.',
  },
  castHintInstrumental: 'Up to two. The first one leads.',
  /** For a song without vocals: a library song, or one marked by the creator. */
  instrumental: {
    label: 'This song has no vocals',
    singingNote: 'This song has no voice, so nobody sings: the cast dances and performs to it. For lips on words, use a song with a voice.',
    lyricsNote:
      'This song has no voice. Words are shown as text in time with the music: those you paste below, else the song’s own where it has some.',
    switchToLyrics: 'Show words as text instead',
  },

  /** For a library song, which a connected provider can make anew with a voice. */
  sung: {
    label: (singer: string) => `Have ${singer} sing it`,
    nobody: 'Have it sung: no connected provider can now',
    hint: 'A new song of a minute is made with the words below, else the song’s own, in its mood and genre. It sounds different from what you hear here.',
  },

  counter: (count: number, limit: number) => `${count}/${limit}`,
  topic: {
    label: 'Storytelling',
    placeholder: 'What happens in the song? One moment a line.',
    hint: 'Left empty, the song tells the story by itself.',
  },
  scenes: {
    label: 'Scenes',
    placeholder: 'Where is it sung? A stage at night, a rooftop at sunrise…',
    hint: 'Optional',
  },
  lyrics: {
    label: 'Lyrics',
    none: 'Optional',
    lines: (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`,
    placeholder: 'Paste the words, one line each',
    hint: 'Captions follow these words as they are sung. Times like [00:12.50] are kept. Left empty, words written in the song’s own file are used, where it has some.',
    instrumentalHint: 'This song has no voice: these words are shown as text, spread over its music. Times like [00:12.50] are kept.',
  },

  style: {
    label: 'Video Style',
    autoNote: 'The song chooses',
    customNote: 'In your own words',
    describe: 'Describe the style',
    describeHint: 'Colours, material, light. For example: paper cut-outs, warm light, autumn colours.',
    reference: 'Reference image',
    referenceHint: 'Drop or choose a picture',
    referenceBusy: 'Uploading…',
    referenceUsed: 'The look is taken from this picture.',
    referenceNote: 'Or show a picture: its colours and light become the look of the video.',
    remove: 'Remove the picture',
  },

  toggles: {
    enable_beat_sync: { label: 'Beat sync', hint: 'Cuts fall on the beat' },
    auto_captions: { label: 'Captions', hint: 'The words as they are sung' },
    enable_broll: { label: 'B-roll', hint: 'Scenery between the main shots' },
    enable_start_end_frame: { label: 'Start and end frames', hint: 'Each shot flows into the next' },
  },
  startEndLocked: 'Always on in Style Mode',
  filmResolution: 'Video Resolution',
  upscaled: 'The film is made in 1080p.',

  animated: { label: 'Animated video', on: 'Pictures move', off: 'Still pictures, cheaper' },
  simple: {
    title: 'Upload a Song (Up to 5 minutes)',
    examples: 'Example songs',
  },

  advancedNote: 'Every shot is priced by its models.',

  starts: {
    music_video: {
      started: (id: string) => `Music video generation started with workflow ${id}`,
      finished: 'Music video generated successfully',
      failed: (reason: string) => `Failed to generate music video: ${reason}`,
    },
    lyrics_video: {
      started: (id: string) => `Lyrics video generation started with workflow ${id}`,
      finished: 'Lyrics video generated successfully',
    },
    processFailed: (reason: string) => `Failed to process: ${reason}`,
    unknownError: 'Unknown error',
  },

  missing: { song: 'Choose a song', character: 'Choose a character', both: 'Choose a song and a character' },

  validation: {
    music: 'Please provide a music URL',
    url: 'Please enter a valid URL',
    character: 'Please select a character',
    style: 'Please describe a style',
    styleOrPicture: 'Please describe a style or show a picture of it',
    topic: (limit: number) => `Please use at most ${limit} characters`,
    uploadFailed: (reason: string) => `Upload failed: ${reason}`,
    /** Default message without one from the server. */
    imageUploadFailed: 'Failed to upload image',
  },
} as const)
