import { evenlySpacedKeys } from '../story/shots/lexorank.ts'
import type { BuildRequest, BuildShot } from './build/build-request.ts'
import type { MediaAsset } from './model.ts'
import type { Speech } from './speech.ts'

/** For tests: a media asset. */
export function buildAsset(id: string, facts: Partial<MediaAsset> = {}): MediaAsset {
  return {
    id,
    title: id,
    url: `/media/${id}/file`,
    thumbnailUrl: null,
    resourceType: 'video',
    subtype: null,
    source: 'generated',
    shotId: null,
    userId: 'user-1',
    isDeleted: false,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    status: 'completed',
    statusMessage: null,
    configs: null,
    endFrameReferenceImage: null,
    metadata: { duration: 5, frames: 150, fps: 30 },
    ...facts,
  }
}

/** For tests: generates `id-1`, `id-2`... */
export function createIdCounter(): () => string {
  let last = 0
  return () => {
    last += 1
    return `id-${last}`
  }
}

/** For tests: speech with words of `wordFrames` frames and two frames of silence between them. */
export function spokenWords(text: string, wordFrames = 10): Speech {
  const words = text
    .split(' ')
    .map((word, index) => ({ text: word, startTimeInFrames: index * (wordFrames + 2), durationInFrames: wordFrames }))
  return { durationFrames: words.length * (wordFrames + 2), words }
}

/** For tests: a narrated story with one five-second shot per text; shot ids are `s1`, `s2`... */
export function buildNarratedStory(texts: readonly string[], more: Partial<BuildRequest> = {}): BuildRequest {
  const keys = evenlySpacedKeys(texts.length)
  const shots = texts.map((_, index): BuildShot => {
    const name = `s${index + 1}`
    return {
      shotId: name,
      shotType: 'auto',
      lexorank: keys[index] ?? '',
      isHidden: false,
      activeImageId: `i-${name}`,
      activeVideoId: `v-${name}`,
      activeVoiceOverAudioId: `a-${name}`,
    }
  })
  const assets = shots.flatMap(({ shotId }) => [
    buildAsset(`v-${shotId}`),
    buildAsset(`i-${shotId}`, { resourceType: 'image' }),
    buildAsset(`a-${shotId}`, { resourceType: 'audio', subtype: 'voiceover' }),
  ])
  return {
    shots,
    assets,
    speech: new Map(texts.map((text, index) => [`s${index + 1}`, spokenWords(text)])),
    captions: { enabled: true },
    watermark: { enabled: true, type: 'logo' },
    frame: { width: 1280, height: 720 },
    fps: 30,
    newId: createIdCounter(),
    ...more,
  }
}
