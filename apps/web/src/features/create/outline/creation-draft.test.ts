import { expect, test } from 'vitest'
import { draftStep, INITIAL_DRAFT, newDraftShot, withImageResults, withImagesLoading } from './creation-draft.ts'

const shots = (...ids: string[]) => ids.map((id) => newDraftShot({ id, script: id, plan: null }))

test('a new draft has the defaults of the store (C-201, C-203, C-204, CD-103)', () => {
  expect(INITIAL_DRAFT).toMatchObject({
    title: '',
    oneSentenceStory: '',
    numShots: 5,
    customSystemPrompt: '',
    selectedCharacter: null,
    mode: 'vlog',
    exportOptions: { global_speed_multiplier: 1, playbackSpeed: 2, aspectRatio: '16:9', soundtrackUrl: '' },
    scriptModel: 'o4-mini',
    imageMethod: 'fluxlora',
    videoMethod: 'pixverse_4_720p',
  })
})

test('a new shot is idle and has no media (C-187, C-202)', () => {
  expect(shots('a')[0]).toMatchObject({
    id: 'a',
    prompt: '',
    script: 'a',
    imageStatus: 'idle',
    videoStatus: 'idle',
    generatedImageUrl: '',
    generatedVideoUrl: '',
  })
})

test('loading all images marks every shot as generating (C-188)', () => {
  expect(withImagesLoading(shots('a', 'b')).map(({ imageStatus }) => imageStatus)).toEqual(['generating', 'generating'])
})

test('a shot whose image failed has an error, one with an image succeeded, others are idle (C-189)', () => {
  const results = [{ error: new Error('no') }, { image: 'data:,' }, {}]
  expect(withImageResults(shots('a', 'b', 'c'), results).map(({ imageStatus }) => imageStatus)).toEqual(['error', 'success', 'idle'])
})

test('a new image resets the video of its shot (C-190)', () => {
  const made = shots('a').map((shot) => ({ ...shot, videoStatus: 'success' as const, generatedVideoUrl: '/media/1' }))
  expect(withImageResults(made, [{ image: 'data:,' }])).toMatchObject([
    { videoStatus: 'idle', generatedVideoUrl: '', generatedImageUrl: 'data:,' },
  ])
})

test('the draft goes from the form over the script to the preview once all videos have succeeded (C-239)', () => {
  expect(draftStep([])).toBe('form')
  expect(draftStep([{ videoStatus: 'success' }, { videoStatus: 'generating' }])).toBe('script')
  expect(draftStep([{ videoStatus: 'success' }, { videoStatus: 'success' }])).toBe('preview')
})
