import type { BeatCuts, KeptCut } from '@fablecut/domain/timeline/edit/beats/plan-beat-cuts'
import type { TimelineItem } from '@fablecut/domain/timeline/model'
import type { TrackCategory } from '@fablecut/domain/timeline/queries'
import { translated } from '../locale/translated.ts'

const ITEM_TYPES: Record<TimelineItem['type'], string> = {
  video: 'video',
  image: 'image',
  audio: 'sound',
  caption: 'caption',
  overlay: 'failed shot',
  logo: 'logo',
  title: 'title',
  shape: 'shape',
  sticker: 'sticker',
}

/** Why cuts stay where they are. */
const KEPT_CUTS: readonly (readonly [KeptCut, string])[] = [
  ['words', 'to keep words whole'],
  ['short', 'beside short clips'],
  ['material', 'where a clip has no more to show'],
  ['far', 'without a beat near'],
]

const TRACKS: Record<TrackCategory, string> = {
  video: 'Video',
  image: 'Images',
  music: 'Music',
  voiceover: 'Voiceover',
  caption: 'Captions',
}

/** Texts of the timeline. Texts of the specification are literal. */
export const timelineTexts = translated('timelineTexts', {
  tracksLabel: 'Tracks',
  playhead: 'Playhead',
  previousFrame: 'Previous frame',
  nextFrame: 'Next frame',
  play: 'Play',
  pause: 'Pause',
  magnet: 'Magnet: snap to edges, words, beats and the playhead',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoom: 'Zoom',
  banner: 'See full controls in All Shots →',
  closeBanner: 'Hide this hint',
  emptyDropZone: 'Drag video/image/audio to create a new track',
  failedShot: 'Generation failed. No credit used.',
  failedToLoad: 'Failed to load',
  missingAsset: 'File missing',
  processing: 'Processing…',
  uploadFailed: 'Upload Failed',
  muted: 'Muted',
  group: 'Select the group',
  remove: 'Delete',
  trimStart: 'Trim start',
  trimEnd: 'Trim end',
  drawn: {
    open: 'Titles, shapes and stickers',
    titles: 'Titles',
    shapes: 'Shapes',
    stickers: 'Stickers',
    sample: 'Aa',
    added: (name: string) => `${name} added at the playhead`,
  },
  tracks: TRACKS,
  phases: { creating_track: 'Creating track and uploading…', uploading: 'Uploading…', loading: 'Loading…' },
  hints: {
    video_and_image: 'Only video and image files are allowed',
    audio: 'Only audio files are allowed',
    caption: 'Not allowed',
    invalid_file: 'Invalid file',
    not_allowed: 'Not allowed',
    not_supported: 'Not supported',
  },
  uploadError: {
    title: 'Upload Error',
    confirm: 'Got it',
    unknownType: 'Only image, video, and audio files are supported. Please select a supported file type.',
    unsupportedType: (kind: string) => `${kind} files are not supported yet. Please select a supported file type.`,
    failed: 'Upload and save failed',
  },
  shot: (number: number) => `Shot ${number}`,
  seconds: (seconds: number) => `${seconds.toFixed(1)}s`,
  item: ({
    shot,
    type,
    title,
    seconds,
    start,
  }: {
    shot?: number
    type: TimelineItem['type']
    title: string
    seconds: number
    start: string
  }) =>
    [shot === undefined ? title : `Shot ${shot}`, ITEM_TYPES[type], `${seconds.toFixed(1)} seconds`, `starts at ${start}`]
      .filter(Boolean)
      .join(', '),
  percent: (zoom: number) => `${Math.round(zoom * 100)} %`,
  moved: (name: string) => `Moved: ${name}`,
  trimmed: (name: string) => `Trimmed: ${name}`,
  /** A trimmed picture shortens its narration by the same frames (ED-50). `words`: 0 if not known. */
  narrationCut: (words: number) => {
    if (words === 0) return 'Part of the narration was cut'
    return words === 1 ? '1 word of the narration was cut' : `${words} words of the narration were cut`
  },
  undo: 'Undo',
  removed: 'Deleted',
  split: 'Split at the playhead',
  splitDone: 'Split',
  trimToStart: 'Trim the start to the playhead',
  trimToEnd: 'Trim the end to the playhead',
  duplicate: 'Duplicate',
  duplicated: 'Duplicated',
  copied: 'Copied',
  cutDone: 'Cut',
  pasted: 'Pasted',
  filesOfOthers: 'This cannot be pasted here: it uses files that this account may not take over',
  selected: (count: number) => (count === 1 ? '1 item selected' : `${count} items selected`),
  rate: (rate: number) => `${rate < 0 ? '−' : ''}${Math.abs(rate)}×`,
  playing: (rate: number) => {
    const speed = Math.abs(rate) === 1 ? '' : `, ${Math.abs(rate)} times as fast`
    return `Playing ${rate < 0 ? 'backward' : 'forward'}${speed}`
  },
  pictureInPicture: {
    done: 'Picture in picture added',
    nothingSelected: 'Select a clip, or open a video or image of the media, to put it over the film',
    nothingBelow: 'A picture in picture needs another clip of the film below it',
  },
  frozen: 'Frame held',
  reversed: 'Clip reversed',
  forward: 'Clip plays forward again',
  soundDetached: 'Sound detached',
  soundAttached: 'Sound attached',
  track: {
    mute: 'Mute',
    soloToggle: 'Solo: mute the others',
    hide: 'Hide',
    lock: 'Lock',
    heights: { small: 'Low row', normal: 'Normal row', tall: 'Tall row' },
    rename: 'Rename…',
    renameTitle: 'Rename the track',
    name: 'Name of the track',
    save: 'Save',
    locked: 'locked',
    muted: 'muted',
    solo: 'solo',
    hidden: 'hidden',
  },
  markers: {
    title: 'Markers',
    none: 'No markers yet. Press M, or choose Add a marker, while the playhead is where you want one.',
    unnamed: 'Name',
    colors: ['Amber', 'Red', 'Green', 'Blue', 'Violet'],
    label: (name: string, at: string) => (name === '' ? at : `${name}, ${at}`),
    goTo: (at: string) => `Go to ${at}`,
    nameOf: (at: string) => `Name of the marker at ${at}`,
    colorOf: (at: string) => `Colour of the marker at ${at}`,
    remove: (at: string) => `Delete the marker at ${at}`,
    added: (at: string) => `Marker added at ${at}`,
    flag: (name: string) => (name === '' ? 'Marker' : `Marker ${name}`),
    flagHelp: 'Left and right move it, up and down go to other markers, Enter goes there, F2 names it, Delete deletes it',
    inHandle: 'In point',
    outHandle: 'Out point',
    moved: (at: string) => `Marker moved to ${at}`,
    removed: 'Marker deleted',
    inPoint: (at: string) => `In point at ${at}`,
    outPoint: (at: string) => `Out point at ${at}`,
    rangeCleared: 'In and out points removed',
    loopOn: 'The range is repeated',
    loopOff: 'The range is not repeated',
  },
  beats: {
    cut: 'Cut to the beat',
    loading: 'The music is still being analysed. Try again in a moment',
    done: ({ moved, kept }: Pick<BeatCuts, 'moved' | 'kept'>) => {
      const stayed = KEPT_CUTS.flatMap(([reason, text]) => (kept[reason] > 0 ? [`${kept[reason]} ${text}`] : []))
      const total = KEPT_CUTS.reduce((sum, [reason]) => sum + kept[reason], 0)
      if (moved === 0 && total === 0) return 'Every cut is on a beat already'
      const first = moved === 0 ? 'No cut was moved.' : `${moved === 1 ? '1 cut' : `${moved} cuts`} moved to the beat.`
      return total === 0 ? first : `${first} ${total} stayed: ${stayed.join(', ')}.`
    },
  },
  slipped: 'Slipped',
  rolled: 'Cut moved',
  linked: 'Linked',
  unlinked: 'Unlinked',
  replaced: 'Replaced',
  slip: {
    label: 'Slip and roll',
    earlier: 'Slip: show an earlier part of the file',
    later: 'Slip: show a later part of the file',
    rollLeft: 'Roll the cut one frame to the left',
    rollRight: 'Roll the cut one frame to the right',
    done: 'Done',
    on: 'Slip and roll is on',
    off: 'Slip and roll is off',
  },
  menu: {
    open: 'More edits',
    copy: 'Copy',
    cut: 'Cut',
    paste: 'Paste at the playhead',
    slip: 'Slip and roll',
    replace: 'Replace, keeping the length',
    link: 'Link',
    unlink: 'Unlink',
    pictureInPicture: 'Picture in picture',
    freeze: 'Freeze the frame',
    reverse: 'Reverse the clip',
    detachSound: 'Detach the sound',
    attachSound: 'Attach the sound again',
    markersOpen: 'Markers and range',
    marker: 'Add a marker',
    markers: 'Markers…',
    inPoint: 'Set the in point',
    outPoint: 'Set the out point',
    clearRange: 'Clear the range',
    loop: 'Repeat the range',
    playBackward: 'Play backward',
    playForward: 'Play, or faster',
    selectAll: 'Select everything',
    selectSeveral: 'Select several by tapping',
    selectToTheEnd: 'Select from here on',
  },
  deleteClosingGap: 'Delete and close the gap',
  developer: {
    title: 'Developer panel',
    close: 'Close the panel',
    copy: 'Copy tracks JSON',
    copied: 'Copied',
    notCopied: 'This browser did not let the tracks be copied',
    none: 'none',
    rows: {
      syncStatus: 'Sync status',
      queued: 'Queue',
      inFlight: 'In flight',
      frame: 'Frame',
      zoom: 'Zoom',
      total: 'Total frames',
      selected: 'Selected',
    },
  },
} as const)
