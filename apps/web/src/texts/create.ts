import { translated } from './locale/translated.ts'

/** Texts of the creation forms, the progress page and the resume action. Texts of the specification are literal. */
export const createTexts = translated('createTexts', {
  otherTitle: 'Create Story',
  banners: {
    script_to_video: 'Write what should be said: pictures, voice, music and captions follow your words.',
    character_vlog: 'Choose who it is about and what they do: a day in pictures, over music.',
    music_video: 'Choose a song and a kind: shots are cut on its beat, and its words become captions.',
    asmr_video: 'Choose how a material is touched: close-ups, slow movements and the sound of it follow.',
  },
  back: 'Back',
  draftSaved: 'Draft saved',
  builtInEngines: 'Built-in engines are in use',

  undo: { undo: 'Undo', redo: 'Redo' },
  counterLabel: (count: number, limit: number) => `${count} of ${limit} characters used`,

  script: {
    label: 'Voice-over Script',
    placeholder: 'Write or paste what the narrator says, or start from an idea with Create Script with AI.',
    createWithAi: 'Create Script with AI',
    rewrite: 'Rewrite with AI',
    rewriting: 'Rewriting…',
    autoPolish: 'Auto-Polish',
    autoPolishHint: 'Corrects spelling and grammar before the video is made',
    try: 'Try',
    estimatedLength: (time: string, shots: number) => `about ${time}, ${shots} ${shots === 1 ? 'shot' : 'shots'}`,
    optionsLabel: 'Look and sound',
    generating: 'The script is being written',
    builtInPolishNote: 'Outside English the built-in writer only tidies the words',
  },

  asmr: {
    styleLabel: 'ASMR Style',
    chooseFirst: 'Choose a style. Its scene appears here.',
    sceneLabel: 'Scene',
    material: 'Material',
    materials: 'Materials to pick',
    optionsLabel: 'Shape, length and sound',
    shots: 'Number of Shots',
    shotsHint: (min: number, max: number) => `${min} to ${max}, five seconds each`,
    fewer: 'Fewer shots',
    more: 'More shots',
    generate: 'Generate',
    reset: 'Reset',
    missing: { style: 'Choose a style', material: 'Fill in the material' },
  },

  idea: {
    title: 'Idea to video',
    label: 'What is the video about?',
    placeholder: 'Why cats sit on keyboards',
    cancel: 'Cancel',
    generate: 'Generate script',
    generating: 'Writing the script…',
    details: {
      hint: 'Optional, and it makes the script yours: the built-in writer makes nothing up, it says what you tell it.',
      audience: 'Who is it for?',
      audiencePlaceholder: 'people who love tea',
      facts: 'What should it say?',
      factsHint: 'Up to three facts, one a line',
      ending: 'How does it end?',
    },
  },
  missingDetails: {
    names: { audience: 'who it is for', facts: 'up to three facts', ending: 'the ending' },
    text: (missing: readonly string[]) =>
      `Written from what you gave alone: the built-in writer knows nothing else about this topic and makes nothing up. Tell it more: ${missing.join(', ')}.`,
    addDetails: 'Tell it more',
  },
  rewriteReview: {
    label: 'What the rewrite changed',
    accepted: (accepted: number, total: number) => `${accepted} of ${total} ${total === 1 ? 'change' : 'changes'} kept`,
    acceptAll: 'Keep all',
    rejectAll: 'Take all back',
    done: 'Done',
    /** For screen readers, between or before the words of a change. */
    replacedBy: 'became',
    added: 'Added: ',
    removed: 'Removed: ',
  },

  shortScript: {
    title: 'Very short script',
    text: 'Looks like your voiceover script is very short — the generated video will be just about 5 seconds. Need help expanding it with AI?',
    proceed: 'Proceed Anyway',
    rewrite: 'Rewrite with AI',
  },

  validation: {
    scriptRequired: 'Please enter a script',
    scriptTooLong: 'Script is too long',
    voice: 'Please select a valid voice',
  },

  style: {
    label: 'Video Style',
    suggested: (name: string) => `Suggested: ${name}`,
    photorealistic: 'A lit, textured diorama with depth of field',
    withProvider: 'Drawn as a lit diorama here. A connected image provider makes it look like a photograph.',
  },

  voice: {
    label: 'Voice Actor',
    auto: 'Auto',
    autoHint: 'picked from the script',
    listen: (name: string) => `Listen to ${name}`,
    stop: (name: string) => `Stop ${name}`,
    unavailable: 'This sample cannot be played now',
    fetched: (language: string) => `Installed voice, ${language}`,
  },

  aspect: { label: 'Aspect Ratio', landscape: '16:9', portrait: '9:16', square: '1:1' },
  captions: { label: 'Captions', hint: 'burned in, editable later' },

  character: {
    label: 'Character',
    none: 'None',
    hint: 'Plays the main part. Without one, the script alone decides who is seen.',
  },

  advanced: {
    label: 'Advanced Options',
    imageModel: 'Image model',
    quality: 'Picture quality',
    qualities: { low: 'Low', medium: 'Medium', high: 'High' },
    resolution: 'Model resolution',
    videoModel: 'Video model',
    mode: 'Mode',
    noModel: 'No model here makes clips of this size',
    summary: (image: string, video: string, resolution: string) => [image, `${video} ${resolution}`.trim()].join(', '),
    samePrice: {
      script_to_video: 'The price of an Explainer Video is the same for every model.',
      asmr_video: 'The price of an ASMR Video is the same for every model.',
    },
    imageRefusals: {
      several_characters: 'Several characters need seedream4',
      quick_character: 'Does not take a quick reference character',
    },
    videoRefusals: { no_start_end_frame: 'Takes no start and end frame' },
    singleModel: 'This kind of video has one model.',
    whenUnavailable: {
      label: 'When its provider is down',
      other_provider: 'Use another',
      ask: 'Ask me',
      notes: {
        other_provider:
          'Another provider of the same model makes the shot, or the music, for the same credits; another voice speaks the whole film again, never a part of it. Without one you are asked.',
        ask: 'Nothing else is made in its place and nothing is charged, and you choose who makes it.',
      },
    },
    modes: { lite: 'Lite', standard: 'Standard', turbo: 'Turbo', pro: 'Pro' },
  },

  bar: {
    minutes: (minutes: number) => `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    previewMinutes: (minutes: number) => `preview about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    from: 'from',
    /** Each with elements in place of `{balance}`, `{after}` and `{missing}`. */
    balance: {
      known: '{balance} now, {after} after',
      short: '{balance} now, {missing}',
      /** Where only the least price is known. */
      available: '{balance} available',
    },
    missing: (credits: string) => `${credits} more needed`,
    freeLeft: (count: number) => `${count} FREE Story Left`,
    refundNote: 'Unspent credits come back if a step fails.',
    /** What the price depends on; null if it is fixed. */
    priceVaries: {
      music_video: 'Credits vary with model selection and music length',
      character_vlog: 'Credits vary with model selection and duration',
      asmr_video: 'Credits vary with the number of shots',
      script_to_video: null,
    },
    freeCreate: (preview: string, resume: string) =>
      `Create is free with your free story. A preview is not: ${preview} credits now, ${resume} more to resume it.`,
    /** While the song, and with it the price, is not known. */
    freeCreateUnknown: 'Create is free with your free story. A preview is not: its price depends on your song.',
    freeForVisitors: 'A new account starts with a free story: Create is free then, a preview is not.',
    /** Before a preview is paid for on a phone (CD-21). */
    previewOnPhone: 'The storyboard of a preview is edited on a wider screen.',
    preview: 'Preview',
    previewing: 'Previewing…',
    create: 'Create',
    creating: 'Starting…',
    priceUnknown: 'The price could not be loaded. It is shown before anything is charged.',
  },

  start: {
    fallback: 'Failed to generate character vlog',
    priceChanged: (credits: string) => `The price is now ${credits} credits. Nothing was charged: press the button again to go on.`,
    priceChangedUnknown: 'The price has changed. Nothing was charged: look at the new price and press the button again.',
    moderated: (classes: readonly string[], words: readonly string[]) =>
      `This story could not be published: ${classes.join(', ')}${words.length > 0 ? ` (${words.map((word) => `“${word}”`).join(', ')})` : ''}. Nothing was charged.`,
    /** Where the story may be made for private use, and where not. */
    moderatedAcceptable: 'Change it, or press the button again to make it for yourself only.',
    moderatedRefused: 'Please change it.',
    seeCredits: 'See your credits',
    network: 'The server could not be reached. Your form is kept: press the button again, you are not charged twice.',
  },

  starts: {
    script_to_video: {
      started: (id: string) => `Script to video generation started with workflow ${id}`,
      finished: 'Script to video generated successfully',
      failed: 'Failed to generate script to video',
    },
    asmr_video: {
      started: (id: string) => `ASMR video generation started with workflow ${id}`,
      finished: 'ASMR video generated successfully',
      failed: 'Failed to generate ASMR video',
    },
    character_vlog: {
      started: (id: string) => `Character vlog generation started with workflow ${id}`,
      finished: 'Character vlog generated successfully',
      failed: 'Failed to generate character vlog',
    },
  },

  previewHint: {
    title: 'Preview Storyboard on Web',
    text: 'Your preview is being made. A storyboard is edited on a wider screen: open Fablecut on a computer. You find it under My Story.',
    confirm: 'OK, I Got it !',
  },

  resume: {
    label: 'Resume',
    resuming: 'Resuming…',
    failed: 'The preview could not be resumed',
    text: 'Storyboard ready, and paused here. Resuming makes the videos of the visible shots and finishes the film.',
  },

  progress: {
    title: 'Creating Your Story',
    wait: 'This may take a few minutes',
    typicalDuration: 'Processing typically takes 2-5 minutes depending on story length',
    /** Beside the general range of `typicalDuration`: the estimate of this story, as on its form. */
    expected: (minutes: number) => `This one: about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    leaveNote: 'You can close this page: the story goes on and waits under My Story.',
    stepState: { done: 'done', active: 'in progress', failed: 'failed', stopped: 'stopped', pending: 'not started' },
    queued: 'Waiting for a free place',
    planningShots: 'Planning the shots',
    analysingSong: 'Listening to the song, planning its cuts',
    shotsPlannedSilent: (shots: number) => `${shots} ${shots === 1 ? 'shot' : 'shots'} planned`,
    shotsPlanned: (shots: number, length: string) => `${shots} ${shots === 1 ? 'shot' : 'shots'}, about ${length} of narration`,
    imagesDone: (done: number, total: number) => `${done} of ${total} painted`,
    imagesNext: 'Paints one picture for each shot',
    clipsDone: (done: number, total: number) => `${done} of ${total} moving`,
    failedCount: (count: number) => `, ${count} failed`,
    timeline: 'Placing pictures and sound',
    exporting: (done: number, total: number) => (total > 0 ? `Exporting, ${done} of ${total} parts` : 'Exporting'),
    clipsNext: 'Moves each picture and adds the sound',
    finished: 'The film is ready',
    storyboardReady: 'Storyboard ready, paused',
    paused: 'Paused: resume to make the videos',
    notFinished: 'Not finished',
    elapsed: (time: string) => `${time} so far`,
    elapsedLong: (time: string) => `${time} so far, longer than usual`,
    shotsNote: 'A picture appears as soon as it is finished.',
    generatingImage: 'Painting',
    generatingClip: 'Moving',
    shotFailed: 'This shot failed. Its share of the price came back.',
    waiting: 'The shots appear here when they are planned.',
    shotImage: (number: number, title: string) => (title === '' ? `Shot ${number}` : `Shot ${number}: ${title}`),
    shotDone: 'finished',
    shotImageDone: 'picture finished',
    shots: 'Shots',
    goToMyStory: 'Go to My Story',
    previewEdit: 'Preview edit',
    loading: 'Loading the story',
    reconnecting: 'The connection was lost. The story goes on; reconnecting.',
    invalidId: 'Invalid workflow ID',
    invalidIdHint: 'No story belongs to this address. Your stories are under My Story.',
    parseFailed: 'Failed to parse status update',
    backToStory: 'Back to stories',
    signIn: 'Sign in',
    signInHint: 'Please sign in to see this story.',
  },

  tools: {
    title: 'Powerful editing tools',
    points: [
      { title: 'Add or replace shots', text: 'Put in a new shot, or another picture or clip for one that you have.' },
      { title: 'One-click regenerate', text: 'Make one picture or clip again, without touching the rest.' },
      { title: 'Auto soundtrack sync', text: 'The music is fitted again to the new length of the film.' },
      { title: 'AI-assisted editor', text: 'A timeline with captions, voice and music that are made for you.' },
    ],
    close: 'Close',
  },

  cancel: {
    button: 'Cancel',
    title: 'Cancel this story?',
    text: 'Nothing further is made. Finished shots stay in the story.',
    refunded: 'Comes back now',
    charged: 'Already used',
    keepRunning: 'Keep going',
    confirm: 'Cancel story',
    startAgain: 'Start again with these answers',
    failed: (message: string) => `Error: ${message}`,
    canceledNote: 'What was not used is back in your balance. Finished shots stay in the story.',
  },

  receipt: {
    title: 'Receipt',
    held: 'Held for this story',
    used: 'Used so far',
    refundedOnCancel: 'Comes back if you cancel',
    note: 'If no picture or no clip can be made, all of it comes back.',
    charged: 'Charged for this story',
    refunded: 'Returned to your balance',
    free: 'Made with a free story',
    seeReceipt: 'See receipt',
  },

  result: {
    title: 'Your story is ready',
    download: 'Download',
    share: 'Share',
    edit: 'Edit',
    video: (title: string) => `Video of ${title}`,
    fileMissing: 'The film is finished, but its file cannot be found. Open it under My Story.',
    playbackFailed: 'The film does not play here. Try again, or download the file.',
    failedShots: (count: number) => `${count} ${count === 1 ? 'shot' : 'shots'} could not be made; the share of the price came back.`,
  },

  paused: {
    title: 'Your preview is ready',
    storyboard: 'Open storyboard',
    savedAfterFailure: 'Your storyboard is kept: you can resume again.',
  },

  failed: {
    saved: 'What you entered and everything that was finished are kept.',
    reason: (reason: string) => `${reason.replace(/[.\s]+$/u, '')}.`,
    /** Who makes the sound whose provider is unavailable. */
    sound: {
      label: 'Who makes it now',
      note: {
        speech: 'The shots are kept, and the whole film is spoken by one voice.',
        music: 'The shots and their voices are kept.',
        song: 'What you entered is kept.',
      },
      again: 'Try again',
      use: (name: string) => `Use ${name}`,
      builtIn: { speech: 'Use the built-in narrator', music: 'Use the built-in composer', song: '' },
      failed: 'The story could not be continued. Nothing was charged.',
    },
  },
} as const)
