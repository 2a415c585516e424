import { expect, test } from 'vitest'
import { entryName, zipEntries, type StoryAssets } from './zip-names.ts'

const list = (...names: string[]) => names.map((url, index) => ({ url, index }))
const none: StoryAssets = {
  title: '',
  activeImageUrls: [],
  activeVideoUrls: [],
  activeVoiceOverAudioUrls: [],
  lipSyncAudioUrls: [],
  musicUrls: [],
  backgroundMusicUrls: [],
}

test('each list has its folder and file name, with the extension of the source (H-258, H-259, HD-58)', () => {
  const assets: StoryAssets = {
    title: 'x',
    activeImageUrls: list('/i'),
    activeVideoUrls: list('/v'),
    activeVoiceOverAudioUrls: list('/o'),
    lipSyncAudioUrls: list('/l'),
    musicUrls: list('/m'),
    backgroundMusicUrls: list('/b'),
  }
  const types = ['image/jpeg', 'video/mp4', 'audio/wav', 'audio/mpeg; charset=x', 'audio/mpeg', '']
  expect(zipEntries(assets).map((entry, index) => entryName(entry, types[index]!))).toEqual([
    'images/image_001.jpg',
    'videos/video_001.mp4',
    'audios/voiceover_001.wav',
    'audios/lipsync_001.mp3',
    'audios/music_001.mp3',
    'audios/background_music_001.mp3',
  ])
  expect(zipEntries(assets).map(({ url }) => url)).toEqual(['/i', '/v', '/o', '/l', '/m', '/b'])
})

test('numbers follow the index of a file, from 001, with three digits (HD-58)', () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ url: `/${index}`, index })).toReversed()
  const entries = zipEntries({ ...none, activeImageUrls: many })
  expect([entries[0], entries[11]]).toMatchObject([
    { url: '/0', path: 'images/image_001' },
    { url: '/11', path: 'images/image_012' },
  ])
  expect(entryName(entries[0]!, 'image/png')).toBe('images/image_001.png')
})
