import type { Timeline, TimelineItem } from '@fablecut/domain/timeline/model'
import {
  aTimeline,
  audioTrack,
  caption,
  captionTrack,
  clip,
  failedItem,
  picture,
  primaryTrackOf,
  upperTrack,
  voice,
} from '@fablecut/domain/timeline/edit/testing/fixture'
import type { Project } from '../project.ts'

/** For tests: a project of which every asset but `missing` has a file. */
export function projectOf(timeline: Timeline, more: Partial<Project> & { readonly missing?: readonly string[] } = {}): Project {
  const { missing = [], ...facts } = more
  const there = timeline.mediaAssets.filter(({ id }) => !missing.includes(id))
  const files = new Map(there.map(({ id, resourceType }) => [id, `media/${id} file.${ENDINGS[resourceType]}`]))
  return { title: 'Foxes & <hares>', width: 1280, height: 720, timeline, files, ...facts }
}

const ENDINGS = { video: 'mp4', image: 'png', audio: 'mp3', file: 'bin' }

/** For tests: a film with a cut, a still, a failed shot, two layers above, overlapping captions, speed, fades, volume and sound. */
export const variedTimeline: Timeline = aTimeline([
  captionTrack('lines', [caption(['c1', 0, 40]), caption(['c2', 20, 40]), caption(['c3', 70, 30])]),
  upperTrack('titles', [picture(['T1', 15, 30])]),
  upperTrack('inserts', [
    clip(['I1', 40, 50, { title: 'Insert "one"', volume: 0.5, effects: [{ type: 'fade-out', durationInFrames: 10 }] }]),
  ]),
  primaryTrackOf('main', [
    clip(['V1', 0, 60, { sourceTrimStartFrames: 30, sourceTrimEndFrames: 90 }]),
    clip(['V2', 60, 30, { speed: 2, sourceTrimStartFrames: 100, sourceTrimEndFrames: 160, volume: 0 }]),
    failedItem(['X1', 90, 30]),
    picture(['P1', 120, 60, { effects: [{ type: 'fade-in', durationInFrames: 15 }] }]),
  ]),
  audioTrack('voices', [voice(['O1', 5, 50]), voice(['O2', 200, 40, { volume: 0.25 }])]),
  audioTrack('music', [voice(['M1', 0, 180, { mediaAssetId: 'song' }])]),
])

const INSET = {
  transform: { x: 0.25, y: -0.25, scale: 0.5, rotation: 10, opacity: 0.8 },
  crop: { left: 0.1, top: 0, right: 0.1, bottom: 0 },
  blend: 'screen',
  keyframes: {
    scale: [
      { frame: 0, value: 0.5, easing: 'ease-in' },
      { frame: 59, value: 0.6, easing: 'hold' },
    ],
  },
}

const item = (type: 'title' | 'shape' | 'sticker', [id, start, duration, more]: readonly [string, number, number, object]): TimelineItem =>
  ({ id, type, startTimeInFrames: start, durationInFrames: duration, ...more }) as TimelineItem

/** For tests: a film with what the current version of the document has beside cuts. */
export const richTimeline: Timeline = {
  ...aTimeline([
    { ...captionTrack('lines', [caption(['c1', 0, 40])]), isHidden: true },
    upperTrack('art', [
      item('title', [
        'T1',
        0,
        30,
        { titleConfig: { text: 'One\nday', preset: 'headline', animateIn: { type: 'rise', durationInFrames: 10 } } },
      ]),
      item('shape', [
        'S1',
        40,
        30,
        { shapeConfig: { shape: 'star', width: 0.5, height: 0.5, fill: '#fff' }, transform: { x: 0.2, rotation: 30 } },
      ]),
      item('sticker', ['K1', 80, 30, { stickerConfig: { art: 'sun', size: 0.2 } }]),
    ]),
    { ...upperTrack('inset', [clip(['I1', 10, 60, INSET])]), isMuted: true, isLocked: true, name: 'Inset', height: 'tall' },
    primaryTrackOf('main', [
      clip(['V1', 0, 60, { sourceTrimStartFrames: 30, sourceTrimEndFrames: 90, fit: 'fill' }]),
      clip([
        'V2',
        60,
        60,
        {
          sourceTrimStartFrames: 300,
          sourceTrimEndFrames: 390,
          speed: 1.5,
          isReversed: true,
          transition: { type: 'dissolve', durationInFrames: 15 },
        },
      ]),
      clip([
        'V3',
        120,
        60,
        { sourceTrimStartFrames: 600, sourceTrimEndFrames: 660, isFrozen: true, transition: { type: 'whip', durationInFrames: 10 } },
      ]),
      picture(['P1', 180, 60, { color: { exposure: 0.5, look: 'noir' }, transition: { type: 'dip', durationInFrames: 8 } }]),
    ]),
    { ...audioTrack('voices', [voice(['O1', 5, 50, { gainDb: 3, isReversed: true }])]), isMuted: true },
    {
      ...audioTrack('music', [
        voice(['M1', 0, 240, { mediaAssetId: 'song', keyframes: { volume: [{ frame: 0, value: 1, easing: 'linear' }] } }]),
      ]),
      isSolo: true,
    },
    audioTrack('own sound', [voice(['A1', 20, 30, { mediaAssetId: 'long' }])]),
  ]),
  globalConfig: {
    fps: 30,
    captions: { enabled: true },
    watermark: { enabled: true, type: 'logo' },
    ducking: { gainDb: -12, rampFrames: 6, holdFrames: 9 },
  },
  markers: [
    { id: 'm1', frame: 30, name: 'Beat', color: 'red' },
    { id: 'm2', frame: 95, color: '#12ab9f' },
  ],
  range: { startFrame: 10, endFrame: 200 },
}
