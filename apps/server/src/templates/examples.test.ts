import { directScript } from '@fablecut/director/direct-script'
import { expect, test } from 'vitest'
import { EXAMPLES, songInputs } from './examples.ts'

const all = (field: 'key' | 'category' | 'aspectRatio') => new Set(EXAMPLES.map((example) => example[field]))

test('there is an example of every category, in every aspect ratio, each with its own key', () => {
  expect(all('key').size).toBe(EXAMPLES.length)
  expect(all('category')).toEqual(new Set(['script_to_video', 'character_vlog', 'music_video', 'asmr_video']))
  expect(all('aspectRatio')).toEqual(new Set(['16:9', '9:16', '1:1']))
})

test('no two examples share a visual style', () => {
  const styles = EXAMPLES.flatMap(({ inputs }) => inputs['visual_style'] ?? inputs['video_consistent_style'] ?? [])
  expect(styles.length).toBeGreaterThan(9)
  expect(new Set(styles).size).toBe(styles.length)
})

test('each shot of a narrated example shows something of its sentence: a picture or a motion graphic, never only words', () => {
  for (const { key, inputs } of EXAMPLES.filter(({ category }) => category === 'script_to_video')) {
    const language = key === 'chocolate' ? 'es' : 'en'
    const shots = directScript(String(inputs['script_content']), { language })
    expect(shots.length).toBeGreaterThanOrEqual(8)
    const empty = shots.filter(({ shown, plan }) => shown.length === 0 && !plan.graphic)
    expect(empty.map(({ text }) => text)).toEqual([])
  }
})

test('the inputs of an example are valid inputs of its form', () => {
  for (const example of EXAMPLES.filter(({ song }) => song))
    expect(songInputs(example, { url: '/media/x/audio.m4a', duration: 15 })).toMatchObject({
      music_url: '/media/x/audio.m4a',
      music_duration: 15,
      aspect_ratio: example.aspectRatio,
    })
})
